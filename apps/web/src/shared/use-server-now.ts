import { useServices } from './services.ts';
import { useClock } from './use-clock.ts';

/** The server's clock, moving on every so many milliseconds; null where the reader's is not told yet, as of `useClock`. */
export function useServerNow(every: number): Date | null {
  const { serverNow } = useServices();
  return useClock(every) === null ? null : new Date(serverNow());
}

/**
 * The same in milliseconds, moving on every second; the time of an answer in what the server renders, so that the
 * browser takes over the same.
 */
export function useServerClock(answeredAt: number): number {
  return useServerNow(1_000)?.getTime() ?? answeredAt;
}
