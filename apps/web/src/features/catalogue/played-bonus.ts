import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { useSyncExternalStore } from 'react';

/** What the bonus that is played says of games. */
export type PlayedBonus = Pick<PlayerBonus, 'maxBetAmount' | 'closedGames' | 'contributions'>;

/** Those that are played, by currency, as whoever follows them tells; none until then, and for guests. */
let played: ReadonlyMap<string, PlayedBonus> = new Map();
const listeners = new Set<() => void>();

/** Has posters and games say what the player's bonuses make of them. */
export function setPlayedBonuses(bonuses: ReadonlyMap<string, PlayedBonus>): void {
  played = bonuses;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The bonus whose money is staked in a currency now; null for none. */
export const usePlayedBonus = (currency: string): PlayedBonus | null =>
  useSyncExternalStore(
    subscribe,
    () => played.get(currency) ?? null,
    () => null,
  );

/** How much of a stake in a game counts for a bonus, in per cent; null where the game takes none with it. */
export const contributionOf = (
  { closedGames, contributions }: Omit<PlayedBonus, 'maxBetAmount'>,
  game: string,
): number | null => (closedGames.includes(game) ? null : (contributions[game] ?? 100));
