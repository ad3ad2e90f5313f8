import { afterPaint } from '@pierlight/ui/after-paint';
import { useSyncExternalStore } from 'react';

let own: string | null = null;
const readers = new Set<() => void>();

/**
 * Coordinated universal time in what the server renders, the reader's own zone after that. The zone
 * is requested once the page is painted, in a moment of its own: a browser without `Temporal` makes
 * its first formatter for the answer, which takes a slow phone 100 ms.
 */
export function useTimeZone(): string {
  return useSyncExternalStore(follow, soFar, rendered);
}

const soFar = () => own ?? 'UTC';
const rendered = () => 'UTC';

function follow(tell: () => void): () => void {
  readers.add(tell);
  const callOff = own === null ? afterPaint(learn) : null;
  return () => {
    readers.delete(tell);
    callOff?.();
  };
}

function learn(): void {
  if (own !== null) return;
  own = globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const tell of readers) tell();
}
