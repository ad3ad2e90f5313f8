import type { Challenge, Solution } from 'altcha-lib/types';

/** What a thread is to search: counters from `start` on, `step` apart. */
export interface SearchOrder {
  readonly challenge: Challenge;
  readonly start: number;
  readonly step: number;
}

/** What a thread tells: keys tried since the last time, or the end of its search. */
export type SearchMessage =
  | { readonly tried: number }
  | { readonly solution: Pick<Solution, 'counter' | 'derivedKey'> | null };

interface ProveOptions {
  readonly signal: AbortSignal;
  /** Told of the share of all keys that were tried, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** More threads than that gain nothing on a phone, whose other cores are slow. */
const mostThreads = 4;

/**
 * Does the work of a challenge (ALTCHA 2 in base64) beside the page, in threads of their own.
 * @throws the signal's reason when aborted; Error where no thread can be had, or the page came without TLS.
 */
export function prove(coded: string, { signal, onProgress }: ProveOptions): Promise<string> {
  const challenge = JSON.parse(atob(coded)) as Challenge;
  const most = Number(challenge.parameters.data?.most);
  const step = Math.min(mostThreads, navigator.hardwareConcurrency || 1);
  const threads: Worker[] = [];
  let tried = 0;
  return new Promise<string>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    for (let start = 0; start < step && !signal.aborted; start += 1) {
      const thread = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
      threads.push(thread);
      thread.addEventListener('error', () => reject(new Error('The browser could not work')));
      thread.addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
        if ('tried' in data) {
          tried += data.tried;
          onProgress(Math.min(1, tried / most));
        } else if (data.solution)
          resolve(btoa(JSON.stringify({ challenge, solution: data.solution })));
      });
      const order: SearchOrder = { challenge, start, step };
      thread.postMessage(order);
    }
  }).finally(() => {
    for (const thread of threads) thread.terminate();
  });
}
