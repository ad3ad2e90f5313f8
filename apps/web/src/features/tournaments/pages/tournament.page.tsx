import type { TournamentDetails } from '@pierlight/contract/tournaments/schemas';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { GameCard, GameLinks } from '#features/catalogue/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { useSession } from '#shared/session/use-session.ts';
import { useServerClock } from '#shared/use-server-now.ts';
import { standingQuery, tableQuery, tournamentQuery } from '../api.ts';
import { Join } from '../components/join.tsx';
import { Prizes } from '../components/prizes.tsx';
import { Rules } from '../components/rules.tsx';
import { TournamentHero } from '../components/tournament-hero.tsx';
import { TournamentTable } from '../components/tournament-table.tsx';
import { stateOf } from '../tournament-state.ts';
import { usePrizeCurrency } from '../use-prize-currency.ts';

/** One tournament: its rules first, then what it gives, its table, and the games that count. */
export function TournamentPage({ identity }: { readonly identity: string }) {
  return (
    <WithTexts folders={['account']}>
      <div className="grid gap-6 px-(--gutter) pt-6 pb-12">
        <Whole identity={identity} />
      </div>
    </WithTexts>
  );
}

function Whole({ identity }: { readonly identity: string }) {
  const text = useTranslations('account.tournaments');
  const currency = usePrizeCurrency();
  const { status } = useSession();
  const details = useQuery({
    ...tournamentQuery(identity, currency ?? ''),
    enabled: currency !== null,
  });
  const table = useQuery(tableQuery(identity));
  const own = useQuery({ ...standingQuery(identity), enabled: status === 'player' });
  const now = useServerClock(details.dataUpdatedAt);
  const failed = [details, table].find(({ isError, data }) => isError && data === undefined);
  if (failed)
    return (
      <EmptyPlace
        art="empty-tournaments"
        heading={text('failed')}
        action={<Button onClick={() => void failed.refetch()}>{text('retry')}</Button>}
      >
        {text('failedText')}
      </EmptyPlace>
    );
  if (details.data === undefined || table.data === undefined)
    return (
      <SkeletonGroup>
        <div className="grid gap-6">
          <Skeleton className="h-64" />
          <Skeleton className="h-96" index={1} />
        </div>
      </SkeletonGroup>
    );
  const tournament = {
    ...details.data,
    players: table.data.players,
    // Nobody won what was called off.
    prizes: details.data.cancelledAt === null ? details.data.prizes : [],
  };
  const state = stateOf(tournament, now);
  return (
    <>
      <TournamentHero tournament={tournament} state={state} now={now} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6 lg:order-last">
          <Rules tournament={tournament} />
          <Prizes tournament={tournament}>
            <Join identity={identity} state={state} />
          </Prizes>
        </div>
        <div className="grid min-w-0 gap-8">
          <TournamentTable tournament={tournament} table={table.data} own={own.data ?? null} />
          <Games tournament={tournament} />
        </div>
      </div>
    </>
  );
}

function Games({ tournament: { games, gamesCount } }: { readonly tournament: TournamentDetails }) {
  const text = useTranslations('account.tournaments.games');
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="tournament-games">
      <h2 id="tournament-games" className="text-20">
        {text('title', { count: gamesCount })}
      </h2>
      <GameLinks>
        <ul className="mt-4 grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-4 lg:gap-4 xl:grid-cols-6">
          {games.map((game) => (
            <li key={game.id}>
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      </GameLinks>
      {gamesCount > games.length ? (
        <p className="mt-3 text-13 text-text-2">
          {text('more', { count: gamesCount - games.length })}
        </p>
      ) : null}
    </section>
  );
}
