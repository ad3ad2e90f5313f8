import type { Kept } from '#shared/storage.ts';

const KEY = 'pierlight.session.refreshing';
/** A marker older than this was left behind by a tab that is gone. */
const ABANDONED_AFTER = 15_000;
const TRIES = 10;
const BETWEEN_TRIES = 500;

/**
 * Runs work under a lock shared by the tabs, where the browser has locks: tabs that look for the marker at the same
 * moment go one by one. A tab that waited five seconds goes on without the lock.
 */
export async function withRefreshLock<T>(
  locks: Pick<LockManager, 'request'> | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!locks) return work();
  let hasBegun = false;
  try {
    const signal = AbortSignal.timeout(TRIES * BETWEEN_TRIES);
    return await locks.request(KEY, { signal }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

export interface MarkerClock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/**
 * Lets one tab refresh while the others wait for what it gets (up to ten times half a second).
 * `refresh` runs in the tab that set the marker; `adopt` in one that waited, and answers null when
 * the other tab's attempt left nothing usable behind.
 */
export async function refreshOnce<T>(
  storage: Kept,
  clock: MarkerClock,
  { refresh, adopt }: { refresh: () => Promise<T>; adopt: () => T | null },
): Promise<T> {
  let waited = false;
  for (let attempt = 0; attempt < TRIES && isSet(storage, clock.now()); attempt += 1) {
    waited = true;
    await clock.wait(BETWEEN_TRIES);
  }
  const adopted = waited ? adopt() : null;
  if (adopted !== null) return adopted;
  storage.setItem(KEY, String(clock.now()));
  try {
    return await refresh();
  } finally {
    storage.removeItem(KEY);
  }
}

function isSet(storage: Kept, now: number): boolean {
  const since = Number(storage.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(since) && now - since < ABANDONED_AFTER;
}
