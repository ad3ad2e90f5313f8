import { type ComponentType, type LazyExoticComponent, lazy as reactLazy } from 'react';

/** Milliseconds before each further try. */
const PAUSES = [1000, 4000];

/**
 * A part of the page that is loaded when it is first needed. A load that fails is tried again, without
 * a connection as soon as there is one, so that a moment without network costs nobody the page.
 */
export function lazy<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return reactLazy(() => loadPatiently(load));
}

/** @throws what the last try failed of. */
export async function loadPatiently<Part>(
  load: () => Promise<Part>,
  pauses: readonly number[] = PAUSES,
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const [pause, ...later] = pauses;
    if (pause === undefined || typeof window === 'undefined') throw error;
    await connected(pause);
    return loadPatiently(load, later);
  }
}

/** Settles after the pause, without a connection when there is one again. */
function connected(pause: number): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pause);
    else window.addEventListener('online', () => resolve(), { once: true });
  });
}
