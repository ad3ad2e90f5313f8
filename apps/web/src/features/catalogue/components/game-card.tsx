import type { GameCard as Game } from '@pierlight/contract/catalogue/schemas';
import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { lazy } from '#shared/lazy.ts';
import { Optional } from '#shared/optional.tsx';
import { type FreeSpinsLeft, useFreeSpins } from '../free-spins.ts';
import { contributionOf, usePlayedBonus } from '../played-bonus.ts';
import { GameLink } from './game-links.tsx';

const GameSheet = lazy(() => import('./game-sheet.tsx'));

interface GameCardProps {
  readonly game: Game;
  readonly shape?: 'tall' | 'square';
  /** Loaded with the page, for what can be seen first; before all else where it surely is. */
  readonly eager?: boolean | 'first';
}

/**
 * A game as a picture that leads to it. Where a pointer can hover, and for the keyboard, a sheet
 * with facts and launch buttons lies over it; it is built when it is first wanted.
 */
export function GameCard({ game, shape = 'tall', eager = false }: GameCardProps) {
  const text = useTranslations('layout.card');
  const [isWanted, setWanted] = useState(false);
  const isSquare = shape === 'square';
  const freeSpins = useFreeSpins(game.id);
  const want = isWanted ? undefined : () => setWanted(true);
  return (
    <article
      className="game-card"
      onPointerEnter={want && ((event) => isMouse(event) && want())}
      onFocus={want && ((event) => isKeyboard(event) && want())}
    >
      <div className={isSquare ? 'game-card-poster game-card-square' : 'game-card-poster'}>
        <GameLink
          game={game.id}
          aria-label={text('label', { name: game.name, provider: game.provider.name })}
        >
          <img
            src={isSquare ? game.thumbnails.square : game.thumbnails.vertical}
            alt=""
            width={isSquare ? 240 : 200}
            height={isSquare ? 240 : 300}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            // Of all that are eager, React would have every one fetched before the styles.
            fetchPriority={eager === 'first' ? 'high' : eager ? 'low' : undefined}
          />
        </GameLink>
        <Mark game={game} freeSpins={freeSpins} />
        {isWanted ? (
          <Optional>
            <GameSheet game={game} shape={shape} />
          </Optional>
        ) : null}
      </div>
      {isSquare ? (
        <p aria-hidden="true">
          <span dir="auto">{game.name}</span>
          <span dir="auto">{game.provider.name}</span>
        </p>
      ) : null}
    </article>
  );
}

interface MarkProps {
  readonly game: Game;
  readonly freeSpins: FreeSpinsLeft | undefined;
}

/**
 * What there is to say of a game in the corner of its poster: what the player has there, else what their bonus makes
 * of it unless stakes count in full, else that it is new.
 */
function Mark({ game, freeSpins }: MarkProps) {
  const text = useTranslations('layout.card');
  const format = useFormatter();
  const bonus = usePlayedBonus(game.stake.currency);
  const counts = bonus === null ? 100 : contributionOf(bonus, game.id);
  const words = freeSpins
    ? text(freeSpins.isForBonus ? 'freeSpinsForBonus' : 'freeSpins', { count: freeSpins.count })
    : counts === null
      ? text('closed')
      : counts < 100
        ? text('counts', { share: format.number(counts / 100, { style: 'percent' }) })
        : game.isNew
          ? text('new')
          : null;
  if (words === null) return null;
  return (
    <span className={freeSpins ? 'game-card-mark game-card-mark-lamp' : 'game-card-mark'}>
      {words}
    </span>
  );
}

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
const isKeyboard = ({ target }: FocusEvent) => target.matches(':focus-visible');
