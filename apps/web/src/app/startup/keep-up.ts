import type { getRouter } from '../router.tsx';
import { latestBuild, pollWhileVisible, runningBuild } from './build.ts';
import { createVersionCheck } from './version-check.ts';

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
    isPlaying: (pathname) => pathname.startsWith('/games/'),
  });
  if (running !== null && 'serviceWorker' in navigator) {
    navigator.serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .catch((error: unknown) => console.warn('The site cannot be kept for use offline', error));
  }
  const stops = [check.start(), router.subscribe('onBeforeNavigate', check.navigating)];
  return () => {
    for (const stop of stops) stop();
  };
}
