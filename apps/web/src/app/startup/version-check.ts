interface VersionCheck {
  /** The build this tab runs; null in development, where nothing is checked. */
  readonly running: string | null;
  /** The newest build there is; rejects when it cannot be asked. */
  readonly latest: () => Promise<string>;
  /** Runs `ask` again and again while somebody looks at the page. */
  readonly poll: (ask: () => void) => () => void;
  /** Loads the page of an address anew. */
  readonly reload: (href: string) => void;
  readonly isPlaying: (pathname: string) => boolean;
  readonly isOffline: () => boolean;
}

interface Navigation {
  readonly pathChanged: boolean;
  readonly toLocation: { readonly pathname: string; readonly publicHref: string };
  readonly fromLocation?: { readonly pathname: string } | undefined;
}

/**
 * Notices a newer build or a script that is missing, and loads the site anew on the next change of page, where nothing is lost:
 * never on the way from a game or to one, nor when only the query changes, as a modal's opening does.
 */
export function createVersionCheck(options: VersionCheck) {
  const { running, latest, poll, reload, isPlaying, isOffline } = options;
  let isOld = false;

  async function ask() {
    if (isOld) return;
    const newest = await latest().catch(() => running);
    isOld = newest !== running;
  }

  return {
    start: () => (running === null ? () => undefined : poll(() => void ask())),
    ask,
    /** The page lacks a script that did not come, which only another page may be able to ask for again. */
    lacksScript(): void {
      isOld = true;
    },
    /** To be told of every navigation before it happens. */
    navigating({ pathChanged, fromLocation, toLocation }: Navigation): void {
      if (!isOld || !pathChanged || !fromLocation || isOffline()) return;
      if (isPlaying(fromLocation.pathname) || isPlaying(toLocation.pathname)) return;
      isOld = false;
      reload(toLocation.publicHref);
    },
  };
}
