import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import type { FreespinEvent } from './freespin-facts.ts';

/** Free spins that changed, and what there is to tell of them; null for a round more. */
export interface FreespinUpdate {
  readonly freespin: PlayerFreespin;
  readonly event: FreespinEvent | null;
}

type Listener = (updates: readonly FreespinUpdate[]) => void;

const listeners = new Set<Listener>();

/** Tells this tab that the player's list of free spins was updated. */
export const freeSpinsUpdated = {
  publish(updates: readonly FreespinUpdate[]): void {
    for (const listener of listeners) listener(updates);
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
