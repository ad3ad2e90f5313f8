import type { Clock } from '../../../kernel/clock.ts';

/** How long a service is left alone when it did not answer, and at the most. */
const firstRestMs = 30_000;
const longestRestMs = 60 * 60_000;
/** Services that are remembered: whoever names more has the oldest forgotten. */
const mostServices = 1_000;

/**
 * Push services that did not answer. Browsers say where theirs is, so that one player can name many that never do: each
 * is waited for once, and then left alone, twice as long each time.
 */
export function createRests(clock: Clock) {
  const rests = new Map<string, { readonly until: number; readonly length: number }>();
  const now = () => clock.now().getTime();
  return {
    /** Milliseconds until it is asked again; 0 when it may be now. */
    of: (service: string): number => Math.max(0, (rests.get(service)?.until ?? 0) - now()),

    /** Notes whether it answered, whatever it said. */
    note(service: string, hasAnswered: boolean): void {
      const before = rests.get(service);
      rests.delete(service);
      if (hasAnswered) return;
      const length = before ? Math.min(before.length * 2, longestRestMs) : firstRestMs;
      rests.set(service, { until: now() + length, length });
      const [oldest] = rests.keys();
      if (rests.size > mostServices && oldest !== undefined) rests.delete(oldest);
    },
  };
}
