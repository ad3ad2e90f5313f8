/** A signal that ends with the given one, or after so many milliseconds unless it is done before. */
export function withDeadline(signal: AbortSignal | null, milliseconds: number) {
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    },
  };
}
