import type { GameRecord } from './game-repository.ts';

/** What a bonus says of its games. */
export interface GameTerms {
  /** By name. */
  readonly closedGames: readonly string[];
  /** By what games publish; null for any. */
  readonly games: {
    /** In per cent. */
    readonly returnUpTo: number;
    /** In stakes. */
    readonly deviationUpTo: number;
  } | null;
}

type Known = Pick<GameRecord, 'id' | 'rtp' | 'deviation' | 'isEnabled'>;

/**
 * What the terms come to among the games there are: all that are closed, and what those on offer but these return
 * on average, in per cent; null without any. A game that publishes no deviation, as it hangs on what is bet, is
 * within no bounds.
 */
export function gamesOf({ closedGames, games: bounds }: GameTerms, games: Iterable<Known>) {
  const named = new Set(closedGames);
  const isOpen = ({ id, rtp, deviation }: Known): boolean =>
    !named.has(id) &&
    (bounds === null ||
      // Games publish hundredths of a per cent and of a stake.
      (rtp / 100 <= bounds.returnUpTo &&
        deviation !== null &&
        deviation / 100 <= bounds.deviationUpTo));
  const known = [...games];
  const open = known.filter((game) => game.isEnabled && isOpen(game));
  const sum = open.reduce((total, { rtp }) => total + rtp, 0);
  return {
    closedGames: [
      ...new Set([...named, ...known.filter((game) => !isOpen(game)).map(({ id }) => id)]),
    ],
    averageReturn: open.length === 0 ? null : Math.round(sum / open.length) / 100,
  };
}
