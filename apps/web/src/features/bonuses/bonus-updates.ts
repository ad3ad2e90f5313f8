import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import type { BonusEvent } from './held-bonuses.ts';

/** A bonus that changed, and what there is to tell of it; null for a stake more. */
export interface BonusUpdate {
  readonly bonus: PlayerBonus;
  readonly event: BonusEvent | null;
}

type Listener = (updates: readonly BonusUpdate[]) => void;

const listeners = new Set<Listener>();

/** Tells this tab that the player's list of bonuses was updated. */
export const bonusesUpdated = {
  publish(updates: readonly BonusUpdate[]): void {
    for (const listener of listeners) listener(updates);
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
