import { useEffect } from 'react';

/** One per tab. A player is always connected; a guest only once something on the page moves live. */
let isWanted = false;
const listeners = new Set<() => void>();

export const realtimeDemand = {
  isWanted: () => isWanted,
  want: () => {
    if (isWanted) return;
    isWanted = true;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Opens the connection for guests too, from when `isShown` is true: for parts that public channels
 * keep up to date, such as the list of winners once it is in view.
 */
export function useRealtime(isShown = true): void {
  useEffect(() => {
    if (isShown) realtimeDemand.want();
  }, [isShown]);
}
