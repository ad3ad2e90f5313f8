import { buttonStyle } from '@pierlight/ui/button';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Panel } from '@pierlight/ui/panel';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { GameGrid, GameGridToCome, PageTitle } from '#features/catalogue/public.ts';
import { PlayerOnly } from '#shared/session/player-only.tsx';
import { playedQuery } from '../api.ts';

export function RecentlyPlayedPage() {
  const text = useTranslations('pages.recentlyPlayed');
  return (
    <section className="grid gap-6 px-(--gutter) pt-6 pb-12 [&>*]:min-w-0">
      <PageTitle>{text('title')}</PageTitle>
      <PlayerOnly fallback={<GameGridToCome />}>
        <RecentlyPlayed />
      </PlayerOnly>
    </section>
  );
}

function RecentlyPlayed() {
  const text = useTranslations('pages.recentlyPlayed.empty');
  const played = useSuspenseQuery(playedQuery()).data;
  if (played.length > 0) return <GameGrid games={played} />;
  return (
    <Panel>
      <EmptyState
        art={<img src="/art/empty-recently-played.svg" alt="" width={160} height={120} />}
        title={text('title')}
        action={
          <Link to="/" className={buttonStyle({ variant: 'lamp' })}>
            {text('action')}
          </Link>
        }
      >
        {text('text')}
      </EmptyState>
    </Panel>
  );
}
