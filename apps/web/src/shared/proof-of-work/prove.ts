/** Longer than this, and a person is told what the browser is doing; in milliseconds. */
const noticedAfter = 700;

interface ProveOptions {
  readonly signal: AbortSignal | null;
  /** Called once when the work takes long enough to be noticed. */
  readonly onLong: () => void;
}

/**
 * Does the work of a challenge beside the page, in a thread of its own.
 * @throws the signal's reason when aborted; Error where no thread can be had.
 */
export function prove(challenge: string, { signal, onLong }: ProveOptions): Promise<string> {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
  const noticed = setTimeout(onLong, noticedAfter);
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The browser could not be checked')));
    signal?.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(challenge);
  }).finally(() => {
    clearTimeout(noticed);
    worker.terminate();
  });
}
