import { setTimeout as pause } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';
import { isAlive } from './processes.ts';
import type { SupervisorLog } from './supervisor-log.ts';

/** How often the server's process is looked for, in milliseconds. */
const interval = 200;
/** The pause after a restart that failed, doubling up to the longest, in milliseconds. */
const firstPause = 500;
const longestPause = 30_000;

export interface PostmasterWatch {
  /** Looks no more, gives up a restart under way, and answers the server that was there last. */
  stop(): Promise<Postmaster>;
}

/**
 * Starts the server again whenever it ends without our asking: killed for want of memory, crashed,
 * stopped by hand. It keeps trying for as long as this process lives; the callers' connections fail
 * meanwhile, and find it again at the same address.
 *
 * @param restart starts the server where the last one was
 * @param interrupt makes a server that is still starting leave
 */
export function watchPostmaster(
  first: Postmaster,
  options: {
    readonly restart: () => Promise<Postmaster>;
    readonly interrupt: () => Promise<void>;
    readonly log: SupervisorLog;
  },
): PostmasterWatch {
  const { restart, interrupt, log } = options;
  const stopping = new AbortController();
  let postmaster = first;
  let restarting: Promise<void> | undefined;

  async function revive(): Promise<void> {
    log.warn({ pid: postmaster.pid }, 'PostgreSQL ended unexpectedly; starting it again');
    for (let wait = firstPause; !stopping.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      try {
        postmaster = await restart();
        log.warn({ pid: postmaster.pid, port: postmaster.port }, 'PostgreSQL is back');
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ err: error, again: wait }, 'PostgreSQL could not be started again; trying on');
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  const timer = setInterval(() => {
    if (restarting || isAlive(postmaster.pid)) return;
    restarting = revive().finally(() => {
      restarting = undefined;
    });
  }, interval);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      if (restarting) await interrupt();
      await restarting;
      return postmaster;
    },
  };
}
