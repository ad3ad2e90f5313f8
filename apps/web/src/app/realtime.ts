import type { Site } from './site.ts';

/** Opens the websocket once the first page stands; the client is not part of the first load. */
export function connectRealtime(site: Site): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  const cancel = whenIdle(() => {
    void import('./realtime-handlers.ts').then(({ followChannels }) => {
      if (!isStopped) stop = followChannels(site);
    });
  });
  return () => {
    isStopped = true;
    cancel();
    stop?.();
  };
}

/** Waits for a quiet moment after the first paint, at most two seconds. */
function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(callback, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 200);
  return () => clearTimeout(timer);
}
