import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Most visitors counted at once by one process. */
const mostCounted = 5_000;

type Told = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts requests in the memory of one process. A window ends by the time that has passed, not by the clock: one
 * that is put back turns nobody away for longer.
 */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, { current: number }>({ max: mostCounted });

  /** @param timeWindow milliseconds */
  incr(key: string, told: Told, timeWindow: number): void {
    const known = this.#counts.get(key);
    const count = known ?? { current: 0 };
    count.current += 1;
    if (!known) this.#counts.set(key, count, { ttl: timeWindow });
    told(null, {
      current: count.current,
      // The cache reads its clock once a millisecond, and may take a window for a little longer than it is.
      ttl: Math.min(timeWindow, Math.ceil(this.#counts.getRemainingTTL(key))),
    });
  }

  /** Every route that has bounds of its own counts by itself. */
  child(): RequestCounts {
    return new RequestCounts();
  }
}
