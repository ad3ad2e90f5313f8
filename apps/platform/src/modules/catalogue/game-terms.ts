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
  /** How much of a stake counts, in per cent; a game's word beats its category's. */
  readonly contributions: {
    readonly categories: Readonly<Record<string, number>>;
    readonly games: Readonly<Record<string, number>>;
  };
}

type Known = Pick<GameRecord, 'id' | 'category' | 'rtp' | 'deviation' | 'isEnabled'>;

/**
 * What the terms come to among the games there are: all that are closed, how much of a stake counts in those where
 * it does not count in full, and what those on offer where it does return on average, in per cent; null without any.
 * A game that publishes no deviation, as it hangs on what is bet, is within no bounds.
 */
export function gamesOf(
  { closedGames, games: bounds, contributions }: GameTerms,
  games: Iterable<Known>,
) {
  const named = new Set(closedGames);
  const isOpen = ({ id, rtp, deviation }: Known): boolean =>
    !named.has(id) &&
    (bounds === null ||
      // Games publish hundredths of a per cent and of a stake.
      (rtp / 100 <= bounds.returnUpTo &&
        deviation !== null &&
        deviation / 100 <= bounds.deviationUpTo));
  const shareOf = ({ id, category }: Known): number =>
    contributions.games[id] ?? contributions.categories[category] ?? 100;
  const known = [...games];
  const open = known.filter(isOpen);
  const full = open.filter((game) => game.isEnabled && shareOf(game) === 100);
  const sum = full.reduce((total, { rtp }) => total + rtp, 0);
  return {
    closedGames: [
      ...new Set([...named, ...known.filter((game) => !isOpen(game)).map(({ id }) => id)]),
    ],
    averageReturn: full.length === 0 ? null : Math.round(sum / full.length) / 100,
    contributions: Object.fromEntries(
      open.filter((game) => shareOf(game) < 100).map((game) => [game.id, shareOf(game)]),
    ),
  };
}
