import { reportFailure } from '#shared/failure/failure-report.ts';
import { loadPatiently } from '#shared/lazy.ts';
import { realtimeDemand } from '#shared/realtime/demand.ts';
import { whenIdle } from './quiet-moment.ts';
import type { Site } from './site.ts';

/**
 * Opens the websocket in a quiet moment after the first paint, for a player at once and for a guest
 * when the page asks for it; the client is not part of the first load.
 */
export function connectRealtime(site: Site): () => void {
  const { session } = site;
  let stop: (() => void) | null = null;
  let cancel: (() => void) | null = null;
  let isStopped = false;

  function connect() {
    cancel ??= whenIdle(() => {
      loadPatiently(() => import('./realtime-handlers.ts')).then(({ followChannels }) => {
        if (!isStopped) stop = followChannels(site);
      }, reportFailure);
    });
  }

  if (session.getState().status === 'player' || realtimeDemand.isWanted()) connect();
  const unsubscribe = [session.onSignedIn(connect), realtimeDemand.subscribe(connect)];
  return () => {
    isStopped = true;
    for (const end of unsubscribe) end();
    cancel?.();
    stop?.();
  };
}
