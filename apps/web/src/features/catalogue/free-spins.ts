import { useSyncExternalStore } from 'react';

/** Free spins a player has left in a game. */
export interface FreeSpinsLeft {
  readonly count: number;
  /** What all of them win becomes a bonus. */
  readonly isForBonus: boolean;
}

/** Free spins by the game they are for, as whoever follows them tells; none until then, and for guests. */
let spins: ReadonlyMap<string, FreeSpinsLeft> = new Map();
const listeners = new Set<() => void>();

/** Has posters say how many free spins the player has left in which games. */
export function setFreeSpins(left: ReadonlyMap<string, FreeSpinsLeft>): void {
  spins = left;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The free spins the player has left in a game; undefined for none. */
export const useFreeSpins = (game: string): FreeSpinsLeft | undefined =>
  useSyncExternalStore(
    subscribe,
    () => spins.get(game),
    () => undefined,
  );
