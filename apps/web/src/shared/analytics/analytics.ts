import { localStore } from '../storage.ts';
import type { AnalyticsEventName, AnalyticsEvents, TrackedEvent } from './events.ts';

/** Where the names of what counts once are kept. */
const COUNTED = 'measured-once';
const MOST_COUNTED = 50;

type Listener = (event: TrackedEvent) => void;

/**
 * Measuring of one tab. Without the visitor's consent it keeps and sends nothing; with it, what
 * happens before the tag manager is there waits for it.
 */
export function createAnalytics(kept: Pick<Storage, 'getItem' | 'setItem'> = localStore) {
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
    /**
     * The same for what counts once, such as a payment, on this browser and over reloads.
     * @param name what is counted, unlike any other
     */
    trackOnce<Name extends AnalyticsEventName>(
      name: string,
      event: Name,
      details: AnalyticsEvents[Name],
    ): void {
      if (!isAllowed) return;
      const counted = readCounted(kept);
      if (counted.includes(name)) return;
      kept.setItem(COUNTED, JSON.stringify([name, ...counted].slice(0, MOST_COUNTED)));
      this.track(event, details);
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

function readCounted(kept: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const names: unknown = JSON.parse(kept.getItem(COUNTED) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** The measuring of this tab. */
export const analytics = createAnalytics();
