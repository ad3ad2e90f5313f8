import type { GameCard as Game } from '@pierlight/contract/catalogue/schemas';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useGridWindow } from '../use-grid-window.ts';
import { GameCard } from './game-card.tsx';
import { GameLinks } from './game-links.tsx';

const gridStyle =
  'grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-4 lg:grid-cols-6 lg:gap-x-4 lg:gap-y-6 2xl:grid-cols-8';

/** Pictures in view on a phone before anything scrolls; a wider screen finds the others when it lays them out. */
const IN_VIEW = 6;
const FIRST_ROW = 3;
const places = [...Array(12).keys()];

interface GameGridProps {
  readonly games: readonly Game[];
  /** How many there are in all, when the list holds a part of them. */
  readonly total?: number;
}

/** Games as rows of tall cards; of a long list only those near the view are in the document. */
export function GameGrid({ games, total = games.length }: GameGridProps) {
  const { list, window } = useGridWindow(games.length);
  return (
    <GameLinks>
      <ul
        ref={list}
        className={gridStyle}
        style={{ paddingBlockStart: window.before, paddingBlockEnd: window.after }}
      >
        {games.slice(window.start, window.end).map((game, place) => {
          const index = window.start + place;
          return (
            <li key={game.id} aria-posinset={index + 1} aria-setsize={total}>
              <GameCard game={game} eager={index < FIRST_ROW ? 'first' : index < IN_VIEW} />
            </li>
          );
        })}
      </ul>
    </GameLinks>
  );
}

/** Skeleton of a grid that is loading. */
export function GameGridSkeleton() {
  return (
    <SkeletonGroup>
      <div className={gridStyle}>
        {places.map((place) => (
          <Skeleton key={place} index={place % 6} className="aspect-[2/3]" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
