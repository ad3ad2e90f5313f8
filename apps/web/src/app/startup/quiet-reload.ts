import type { Store } from '#shared/storage.ts';

/** The release for which this tab was loaded anew already. */
const KEY = 'reloaded-for';

interface QuietReload {
  /** The build this tab runs; null in development. */
  readonly running: string | null;
  /** The newest build there is; rejects when it cannot be asked. */
  readonly latest: () => Promise<string>;
  readonly kept: Store;
  /** Whether something would be lost that cannot be kept, such as a round of a game. */
  readonly isBusy: () => boolean;
  /** Keeps what was typed and loads the address anew. */
  readonly reload: () => void;
}

/**
 * Answers a script that does not come: where a newer release took it away, the page is loaded anew, once
 * for each release and without a word. Whoever presses "Try again" is given it whenever the server answers:
 * most browsers keep the failure of a script for as long as the page stands, and ask for it no more
 * (https://github.com/whatwg/html/pull/10327 changes that).
 * @returns whether the page is being left
 */
export function createQuietReload({ running, latest, kept, isBusy, reload }: QuietReload) {
  return async (isWanted: boolean): Promise<boolean> => {
    if (running === null) return false;
    const newest = await latest().catch(() => null);
    if (newest === null) return false;
    // What keeps nothing cannot tell the next page that it was loaded anew for this very reason.
    const isDone = newest === running || kept.getItem(KEY) === newest || !kept.isKept();
    if (!isWanted && (isDone || isBusy())) return false;
    if (newest !== running) kept.setItem(KEY, newest);
    reload();
    return true;
  };
}
