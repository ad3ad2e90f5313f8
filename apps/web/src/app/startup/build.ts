/** Minutes between two looks for a newer build. */
const INTERVAL = 5 * 60_000;

/**
 * The build this code belongs to, which is the name of its file: the hash in it changes with any
 * file of the build. Null in development. `vite/build-manifest-plugin.ts` finds the same.
 */
export function runningBuild(file = import.meta.url): string | null {
  return /\/assets\/([\w-]+)\.js/.exec(file)?.[1] ?? null;
}

/** The newest build there is. @throws Error when it cannot be learned */
export async function latestBuild(): Promise<string> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`builds/latest.json answers ${response.status}`);
  return ((await response.json()) as { id: string }).id;
}

/** Asks every few minutes and whenever somebody comes back to the tab, never while it is hidden. */
export function pollWhileVisible(ask: () => void): () => void {
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') ask();
  };
  const timer = setInterval(askIfSeen, INTERVAL);
  document.addEventListener('visibilitychange', askIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askIfSeen);
  };
}
