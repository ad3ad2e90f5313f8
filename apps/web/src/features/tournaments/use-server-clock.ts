import { useServices } from '#shared/services.ts';
import { useClock } from '#shared/use-clock.ts';

/**
 * The server's clock, in milliseconds, moving on every second; the time of an answer in what the server renders, so
 * that the browser takes over the same.
 */
export function useServerClock(answeredAt: number): number {
  const { serverNow } = useServices();
  return useClock(1_000) === null ? answeredAt : serverNow();
}
