import { useServerNow } from '#shared/use-server-now.ts';

/**
 * The server's clock, in milliseconds, moving on every second; the time of an answer in what the server renders, so
 * that the browser takes over the same.
 */
export function useServerClock(answeredAt: number): number {
  return useServerNow(1_000)?.getTime() ?? answeredAt;
}
