import type { AnalyticsEventName, AnalyticsEvents, TrackedEvent } from './events.ts';

type Listener = (event: TrackedEvent) => void;

/**
 * Measuring of one tab. Without the visitor's consent it keeps and sends nothing; with it, what
 * happens before the tag manager is there waits for it.
 */
export function createAnalytics() {
  const waiting: TrackedEvent[] = [];
  let isAllowed = false;
  let listener: Listener | null = null;
  return {
    /** Notes a step: `analytics.track('walletMethod', { method: 'card', currency: 'EUR' })`. */
    track<Name extends AnalyticsEventName>(event: Name, details: AnalyticsEvents[Name]): void {
      if (!isAllowed) return;
      const tracked = { event, ...details } as TrackedEvent;
      if (listener) listener(tracked);
      else waiting.push(tracked);
    },
    /** The visitor agreed to being measured. */
    allow(): void {
      isAllowed = true;
    },
    /** The visitor no longer agrees: what waits is dropped. */
    refuse(): void {
      isAllowed = false;
      waiting.length = 0;
    },
    /** Takes what waits, and everything from now on. */
    listen(next: Listener): void {
      listener = next;
      for (const event of waiting.splice(0)) next(event);
    },
  };
}

/** The measuring of this tab. */
export const analytics = createAnalytics();
