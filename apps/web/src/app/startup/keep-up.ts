import { keepTyped } from '#shared/forms/kept-over-reload.ts';
import { whenScriptFails } from '#shared/lazy.ts';
import { tabStore } from '#shared/storage.ts';
import { whenLoaded } from '../quiet-moment.ts';
import type { getRouter } from '../router.tsx';
import { latestBuild, pollWhileVisible, runningBuild } from './build.ts';
import { createQuietReload } from './quiet-reload.ts';
import { createVersionCheck } from './version-check.ts';

/** What is kept for use offline is fetched when the page's own pictures are there; milliseconds. */
const AFTER = 3000;

/**
 * Keeps the tab up to date: registers the service worker, looks for newer builds, and loads the site
 * anew on the next change of page once there is one. In development it does nothing.
 */
export function keepUp(router: ReturnType<typeof getRouter>): () => void {
  const running = runningBuild();
  const check = createVersionCheck({
    running,
    latest: latestBuild,
    poll: pollWhileVisible,
    reload: (href) => window.location.assign(href),
    isPlaying,
    isOffline: () => !navigator.onLine,
  });
  const leaves = createQuietReload({
    running,
    latest: latestBuild,
    kept: tabStore,
    isBusy: () => isPlaying(router.latestLocation.pathname),
    reload: () => {
      keepTyped();
      window.location.reload();
    },
  });
  whenScriptFails((isWanted) => {
    if (running !== null) check.lacksScript();
    return leaves(isWanted);
  });
  const stops = [check.start(), router.subscribe('onBeforeNavigate', check.navigating)];
  if (running !== null && 'serviceWorker' in navigator) stops.push(whenLoaded(keepOffline, AFTER));
  return () => {
    for (const stop of stops) stop();
  };
}

const isPlaying = (pathname: string) => pathname.startsWith('/games/');

function keepOffline(): void {
  navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch((error: unknown) => console.warn('The site cannot be kept for use offline', error));
}
