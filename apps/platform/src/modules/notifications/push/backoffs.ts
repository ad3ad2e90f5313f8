import type { Clock } from '../../../kernel/clock.ts';

/** How long no push goes to a service that did not answer: at first, and at most. */
const firstBackoffMs = 30_000;
const longestBackoffMs = 60 * 60_000;
/** Services that are remembered at once; beyond that the oldest is forgotten. */
const mostServices = 1_000;

/**
 * Back-off of push services that did not answer. Browsers name theirs, so that one player can name many that never
 * answer: each is waited for once and then not called, for twice as long each time.
 */
export function createBackoffs(clock: Clock) {
  const backoffs = new Map<string, { readonly until: number; readonly length: number }>();
  const now = () => clock.now().getTime();
  return {
    /** Milliseconds until it may be called again; 0 when it may be now. */
    of: (service: string): number => Math.max(0, (backoffs.get(service)?.until ?? 0) - now()),

    /** Notes whether it answered at all. */
    note(service: string, hasAnswered: boolean): void {
      const before = backoffs.get(service);
      backoffs.delete(service);
      if (hasAnswered) return;
      const length = before ? Math.min(before.length * 2, longestBackoffMs) : firstBackoffMs;
      backoffs.set(service, { until: now() + length, length });
      const [oldest] = backoffs.keys();
      if (backoffs.size > mostServices && oldest !== undefined) backoffs.delete(oldest);
    },
  };
}
