import type { Forecast, Wagering } from './forecast.ts';

/**
 * Computes a forecast beside the page, in a thread of its own that ends with it.
 * @throws the signal's reason when aborted; Error where no thread can be had.
 */
export function askForecast(wagering: Wagering, signal: AbortSignal): Promise<Forecast> {
  const thread = new Worker(new URL('./forecast.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Forecast>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    thread.addEventListener('error', () => reject(new Error('The browser could not compute')));
    thread.addEventListener('message', ({ data }: MessageEvent<Forecast>) => resolve(data));
    thread.postMessage(wagering);
  }).finally(() => thread.terminate());
}
