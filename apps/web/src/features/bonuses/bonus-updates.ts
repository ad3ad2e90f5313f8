import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import type { BonusEvent } from './held-bonuses.ts';

/** Milliseconds without another message after which the list takes the changes over. */
export const LIST_DEBOUNCE = 500;

/** A bonus that changed, and what there is to tell of it; null for a stake more. */
export interface BonusUpdate {
  readonly bonus: PlayerBonus;
  readonly event: BonusEvent | null;
}

export type Later = (run: () => void, milliseconds: number) => () => void;

const later: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Gathers changed bonuses, the newest state of each, and hands them over once no other comes. */
export function createGathering(take: (bonuses: readonly PlayerBonus[]) => void, wait = later) {
  const gathered = new Map<string, PlayerBonus>();
  let callOff = () => {};
  return {
    add(bonus: PlayerBonus): void {
      const known = gathered.get(bonus.id);
      if (!known || known.version < bonus.version) gathered.set(bonus.id, bonus);
      callOff();
      callOff = wait(() => {
        const bonuses = [...gathered.values()];
        gathered.clear();
        take(bonuses);
      }, LIST_DEBOUNCE);
    },
    stop(): void {
      callOff();
      gathered.clear();
    },
  };
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
