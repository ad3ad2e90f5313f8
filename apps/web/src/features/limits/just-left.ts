import type { RunningTimeLimit } from '@pierlight/contract/limits/schemas';

/** What a player of this tab has just left for, until the page that says so has been shown. */
let left: RunningTimeLimit | null = null;

export const justLeft = {
  note: (limit: RunningTimeLimit | null): void => {
    left = limit;
  },
  read: (): RunningTimeLimit | null => left,
};
