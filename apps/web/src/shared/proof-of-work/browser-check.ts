/** Work that goes on in this tab, as a person is shown it. */
export interface BrowserCheck {
  /** How much of it is done at least, from 0 to 1. */
  readonly share: number;
  readonly cancel: () => void;
}

/** Longer than this, and a person is told what the browser is doing; in milliseconds. */
const noticedAfter = 700;

function createBrowserChecks() {
  const listeners = new Set<() => void>();
  let open: BrowserCheck | null = null;

  function change(next: BrowserCheck | null) {
    open = next;
    for (const listener of listeners) listener();
  }

  return {
    /** The work that is shown, if there is any. */
    current: (): BrowserCheck | null => open,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /**
     * Runs a piece of work, and shows it once it takes long enough to be noticed.
     * @param signal of the call that the work is for; a person may stop it besides
     */
    async run<T>(
      work: (running: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<T>,
      signal: AbortSignal | null,
    ): Promise<T> {
      const stopped = new AbortController();
      const cancel = () => stopped.abort(signal?.reason);
      if (signal?.aborted) cancel();
      signal?.addEventListener('abort', cancel);
      let share = 0;
      let isShown = false;
      const show = () => {
        isShown = true;
        change({ share, cancel });
      };
      const noticed = setTimeout(show, noticedAfter);
      try {
        return await work({
          signal: stopped.signal,
          onProgress: (next) => {
            share = next;
            if (isShown) show();
          },
        });
      } finally {
        clearTimeout(noticed);
        signal?.removeEventListener('abort', cancel);
        if (open?.cancel === cancel) change(null);
      }
    },
  };
}

/** The work that this tab does. */
export const browserChecks = createBrowserChecks();
