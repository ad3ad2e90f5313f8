/**
 * Loaded into each process the launcher starts, before its program. The launcher alone holds the
 * other end of its input, so that this ends in the moment the launcher is gone, however that happened.
 */
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

// Threads load this too, and the input of a thread ends with its beginning.
if (isMainThread) {
  process.stdin.once('end', () => {
    // In development Node's own watcher stands between the two, and would start the program again.
    const isWatched = process.env.WATCH_REPORT_DEPENDENCIES !== undefined;
    process.kill(isWatched ? process.ppid : process.pid, 'SIGTERM');
  });
  process.stdin.on('error', () => undefined);
  process.stdin.resume();
  // It is no reason to go on when the program has ended.
  if ('unref' in process.stdin) process.stdin.unref();
}
