/** Waits for a quiet moment, at most two seconds. Returns what gives it up. */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(callback, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 200);
  return () => clearTimeout(timer);
}

/**
 * Waits until the page and all it shows have loaded, then `delay` milliseconds, then for a quiet
 * moment. Returns what gives it up.
 */
export function whenLoaded(callback: () => void, delay = 0): () => void {
  let stop = () => window.removeEventListener('load', wait);
  function wait() {
    const timer = setTimeout(() => {
      stop = whenIdle(callback);
    }, delay);
    stop = () => clearTimeout(timer);
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => stop();
}
