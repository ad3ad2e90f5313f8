/** A thread that hashes and verifies passwords one after another; see `password-threads.ts`. */
import { readlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordAnswer, PasswordCost, PasswordWork } from './password-threads.ts';

const parameters = workerData as PasswordCost;

/** Linux gives each thread a priority of its own, so that requests come before the hashing. */
function stepBack(): void {
  try {
    const thread = Number(path.basename(readlinkSync('/proc/thread-self')));
    os.setPriority(thread, Math.min(19, os.getPriority() + 4));
  } catch {
    // Elsewhere the threads share the process's priority.
  }
}

function done(work: PasswordWork): PasswordAnswer {
  try {
    const value =
      work.kind === 'hash'
        ? hashSync(work.password, parameters)
        : verifySync(work.hash, work.password);
    return { value };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

stepBack();
parentPort?.on('message', (work: PasswordWork) => parentPort?.postMessage(done(work)));
