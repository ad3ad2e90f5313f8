import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether React has taken this part of the page over. False in what the server renders and while that
 * is taken over, for what the server does not know and the browser may know by then.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
