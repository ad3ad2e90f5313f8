import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from './log/logger.ts';

export interface Ending {
  /** Ends what is under way. */
  readonly drain: () => Promise<void>;
  /** How long that may take, in milliseconds. */
  readonly deadlineMs: number;
  /** Ends what the draining needs to the last; it happens whatever became of the draining. */
  readonly release: () => Promise<void>;
  readonly log: Pick<Logger, 'error'>;
}

/** Ends a process in order. False when something failed, or was not done in time. */
export async function end({ drain, deadlineMs, release, log }: Ending): Promise<boolean> {
  const overdue = new AbortController();
  const drained = await Promise.race([
    (async () => drain())().then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'Draining failed');
        return false;
      },
    ),
    pause(deadlineMs, false, { signal: overdue.signal }).then(() => {
      log.error({ milliseconds: deadlineMs }, 'Draining took too long; leaving');
      return false;
    }),
  ]);
  overdue.abort();
  try {
    await release();
    return drained;
  } catch (error) {
    log.error({ err: error }, 'Not everything was stopped');
    return false;
  }
}
