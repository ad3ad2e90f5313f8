import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import { buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { PlayerPage } from '#shared/player-page.tsx';
import { PlayerOnly } from '#shared/session/player-only.tsx';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';

interface OwnGamesProps {
  /** Its texts are those of `pages` by this name. */
  readonly about: 'favorites' | 'recentlyPlayed';
  /** The drawing for a player without any, by its name. */
  readonly art: string;
  /** The games; suspends until they are there. */
  readonly useGames: () => readonly GameCard[];
}

/** A page of games that belong to the player. */
export function OwnGames(props: OwnGamesProps) {
  const text = useTranslations(`pages.${props.about}`);
  return (
    <PlayerPage title={text('title')}>
      <div className="mt-6">
        <PlayerOnly fallback={<GameGridSkeleton />}>
          <Games {...props} />
        </PlayerOnly>
      </div>
    </PlayerPage>
  );
}

function Games({ about, art, useGames }: OwnGamesProps) {
  const text = useTranslations(`pages.${about}.empty`);
  const games = useGames();
  if (games.length > 0) return <GameGrid games={games} />;
  return (
    <EmptyPlace
      art={art}
      heading={text('title')}
      action={
        <Link to="/" className={buttonStyle({ variant: 'lamp' })}>
          {text('action')}
        </Link>
      }
    >
      {text('text')}
    </EmptyPlace>
  );
}
