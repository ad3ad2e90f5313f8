import type { LoyaltyAccount } from '@pierlight/contract/loyalty/schemas';

/** Milliseconds the level notification is shown on the game page. */
export const LEVEL_NOTICE_DURATION = 3000;

/** The level the game page tells of; a higher one takes its place. */
export function createLevelNotice() {
  let shown: LoyaltyAccount | null = null;
  const listeners = new Set<() => void>();
  const change = (next: LoyaltyAccount | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (account: LoyaltyAccount) => change(account),
    close: () => change(null),
    get: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const levelNotice = createLevelNotice();
