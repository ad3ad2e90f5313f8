import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy as reactLazy,
} from 'react';

/** Milliseconds before each further try. */
const PAUSES = [1000, 4000];
/** The same without a connection, unless one comes before. */
const OFFLINE_PATIENCE = 5000;

/** Parts that did not load, each with what has it loaded anew when it is next shown. */
const failed = new Set<() => void>();

/**
 * Asked when a script does not come. True when the page is about to be left for a newer build, which
 * has the script under another name.
 */
type Leaves = (isWanted: boolean) => Promise<boolean>;
let leaves: Leaves = async () => false;

/** Says what becomes of a script that does not come; `isWanted` when a person has pressed for it. */
export function whenScriptFails(ask: Leaves): void {
  leaves = ask;
}

/** Has every part that did not load tried once more, for somebody who asks for it. */
export function retryFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/**
 * A part of the page that is loaded when it is first needed. A load that fails is tried again, without
 * a connection as soon as there is one, so that a moment without network costs nobody the page. What
 * does not come at all is for the boundary around it (`Boundary`), which can have it tried again.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  const make = (isWanted: boolean) =>
    reactLazy(async () => {
      try {
        return await loadPatiently(load, { isWanted });
      } catch (error) {
        failed.add(() => {
          part = make(true);
        });
        throw error;
      }
    });
  let part = make(false);
  return (props) => createElement(part, props);
}

interface Patience {
  readonly pauses?: readonly number[];
  readonly isWanted?: boolean;
}

/** @throws what the last try failed of. */
export async function loadPatiently<Part>(
  load: () => Promise<Part>,
  { pauses = PAUSES, isWanted = false }: Patience = {},
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    const [pause, ...later] = pauses;
    if (await leaves(isWanted)) return new Promise(() => undefined);
    if (pause === undefined) throw error;
    await connected(pause);
    return loadPatiently(load, { pauses: later, isWanted });
  }
}

/** Settles after the pause, without a connection when there is one again or nobody should wait longer. */
function connected(pause: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, navigator.onLine ? pause : OFFLINE_PATIENCE);
    if (!navigator.onLine) window.addEventListener('online', () => resolve(), { once: true });
  });
}
