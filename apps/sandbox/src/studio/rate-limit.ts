export type Rate = {
  /** Calls that may come at once. */
  readonly burst: number;
  /** Calls earned back in a second. */
  readonly perSecond: number;
};

/** Keys remembered at most; beyond that the longest unused are forgotten. */
const MOST_KEYS = 10_000;

/** A token bucket for each key. `allow` takes a token; false when there is none. */
export function createRateLimit({ burst, perSecond }: Rate, now: () => number) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    allow: (key: string): boolean => {
      const at = now();
      const before = buckets.get(key);
      // A clock that was set back takes away nothing.
      const passed = before ? Math.max(0, at - before.at) : 0;
      const earned = (passed / 1000) * perSecond;
      const tokens = Math.min(burst, (before?.tokens ?? burst) + earned);
      buckets.delete(key);
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      for (const oldest of buckets.keys()) {
        if (buckets.size <= MOST_KEYS) break;
        buckets.delete(oldest);
      }
      return tokens >= 1;
    },
  };
}
