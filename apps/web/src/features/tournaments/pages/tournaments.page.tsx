import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { HomeLink } from '#shared/home-link.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { TitledPage } from '#shared/titled-page.tsx';
import { useServerClock } from '#shared/use-server-now.ts';
import { tournamentsQuery } from '../api.ts';
import { TournamentCard } from '../components/tournament-card.tsx';
import { stateOf } from '../tournament-state.ts';
import { usePrizeCurrency } from '../use-prize-currency.ts';

/** Running, upcoming and recently settled tournaments. */
export function TournamentsPage() {
  return (
    <WithTexts folders={['account']}>
      <List />
    </WithTexts>
  );
}

function List() {
  const pages = useTranslations('pages.tournaments');
  const text = useTranslations('account.tournaments');
  const currency = usePrizeCurrency();
  const list = useQuery({ ...tournamentsQuery(currency ?? ''), enabled: currency !== null });
  const now = useServerClock(list.dataUpdatedAt);
  if (list.isError && list.data === undefined)
    return (
      <TitledPage title={pages('title')}>
        <EmptyPlace
          art="empty-tournaments"
          heading={text('failed')}
          action={<Button onClick={() => void list.refetch()}>{text('retry')}</Button>}
        >
          {text('failedText')}
        </EmptyPlace>
      </TitledPage>
    );
  if (list.data === undefined)
    return (
      <TitledPage title={pages('title')}>
        <SkeletonGroup>
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            <Skeleton className="h-72" />
            <Skeleton className="h-72" index={1} />
          </div>
        </SkeletonGroup>
      </TitledPage>
    );
  if (list.data.length === 0)
    return (
      <TitledPage title={pages('title')}>
        <EmptyPlace
          art="empty-tournaments"
          heading={text('heading')}
          action={<HomeLink>{text('action')}</HomeLink>}
        >
          {text('text')}
        </EmptyPlace>
      </TitledPage>
    );
  const standing = list.data.map((tournament) => ({ tournament, state: stateOf(tournament, now) }));
  const groups = [
    { key: 'running', of: standing.filter(({ state }) => ['running', 'waiting'].includes(state)) },
    { key: 'coming', of: standing.filter(({ state }) => state === 'coming') },
    {
      key: 'finished',
      of: standing.filter(({ state }) => ['finished', 'cancelled'].includes(state)).reverse(),
    },
  ] as const;
  return (
    <TitledPage title={pages('title')}>
      <p className="-mt-3 max-w-[70ch] text-text-2">{text('intro')}</p>
      {groups.map(({ key, of }) =>
        of.length === 0 ? null : (
          <section key={key} aria-labelledby={`tournaments-${key}`} className="grid gap-4">
            <h2 id={`tournaments-${key}`} className="text-20">
              {text(`groups.${key}`)}
            </h2>
            <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {of.map(({ tournament, state }) => (
                <TournamentCard key={tournament.identity} tournament={tournament} state={state} />
              ))}
            </div>
          </section>
        ),
      )}
    </TitledPage>
  );
}
