import type { GameCard as Game } from '@pierlight/contract/catalogue/schemas';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { GameCard } from './game-card.tsx';
import { GameLinks } from './game-links.tsx';

const gridStyle =
  'grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-4 lg:grid-cols-6 lg:gap-x-4 lg:gap-y-6 2xl:grid-cols-8';

/** Pictures that can be in view before anything scrolls. */
const IN_VIEW = 12;
const places = [...Array(IN_VIEW).keys()];

/** Games as rows of tall cards. */
export function GameGrid({ games }: { readonly games: readonly Game[] }) {
  return (
    <GameLinks>
      <ul className={gridStyle}>
        {games.map((game, index) => (
          <li key={game.id}>
            <GameCard game={game} eager={index < IN_VIEW} />
          </li>
        ))}
      </ul>
    </GameLinks>
  );
}

/** The boxes of a grid that is to come. */
export function GameGridToCome() {
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
