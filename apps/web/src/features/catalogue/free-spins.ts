import { useSyncExternalStore } from 'react';

/** Free spins by the game they are for, as whoever follows them tells; none until then, and for guests. */
let spins: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

/** Has posters say how many free spins the player has left in which games. */
export function setFreeSpins(left: ReadonlyMap<string, number>): void {
  spins = left;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many free spins the player has left in a game. */
export const useFreeSpins = (game: string): number =>
  useSyncExternalStore(
    subscribe,
    () => spins.get(game) ?? 0,
    () => 0,
  );
