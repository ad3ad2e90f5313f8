import { useNow } from 'use-intl';
import { useTakenOver } from './use-taken-over.ts';

/**
 * The reader's clock, moving on every so many milliseconds. Null in what the server renders and until
 * React has taken that over: the two clocks differ, and a page may be older than its reader's minute.
 */
export function useClock(every: number): Date | null {
  const now = useNow({ updateInterval: every });
  return useTakenOver() ? now : null;
}
