import { buttonStyle } from '@pierlight/ui/button';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Panel } from '@pierlight/ui/panel';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PlayerOnly } from '#shared/session/player-only.tsx';
import { favoritesQuery } from '../api.ts';
import { GameGrid, GameGridToCome } from '../components/game-grid.tsx';
import { PageTitle } from '../components/page-title.tsx';

export function FavoritesPage() {
  const text = useTranslations('pages.favorites');
  return (
    <section className="grid gap-6 px-(--gutter) pt-6 pb-12 [&>*]:min-w-0">
      <PageTitle>{text('title')}</PageTitle>
      <PlayerOnly fallback={<GameGridToCome />}>
        <Favorites />
      </PlayerOnly>
    </section>
  );
}

function Favorites() {
  const text = useTranslations('pages.favorites.empty');
  const favorites = useSuspenseQuery(favoritesQuery()).data;
  if (favorites.length > 0) return <GameGrid games={favorites} />;
  return (
    <Panel>
      <EmptyState
        art={<img src="/art/empty-favourites.svg" alt="" width={160} height={120} />}
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
