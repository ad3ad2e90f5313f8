import { useSyncExternalStore } from 'react';
import { localStore } from '#shared/storage.ts';
import { EQUIVALENT_KEY } from './equivalent.ts';

/** Keeps the code of the equivalent currency, in this browser as far as it lets one. */
export function createEquivalentStore(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
) {
  const listeners = new Set<() => void>();
  let chosen: string | null | undefined;
  return {
    get(): string | null {
      if (chosen === undefined) {
        try {
          chosen = storage().getItem(EQUIVALENT_KEY);
        } catch {
          chosen = null;
        }
      }
      return chosen;
    },
    choose(code: string | null): void {
      chosen = code;
      try {
        if (code === null) storage().removeItem(EQUIVALENT_KEY);
        else storage().setItem(EQUIVALENT_KEY, code);
      } catch {
        // It holds for as long as the tab is open.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const equivalentCurrency = createEquivalentStore(() => localStore);

/** The code of the chosen equivalent currency; null on the server, which does not know it. */
export function useEquivalentCurrency(): string | null {
  return useSyncExternalStore(equivalentCurrency.subscribe, equivalentCurrency.get, () => null);
}
