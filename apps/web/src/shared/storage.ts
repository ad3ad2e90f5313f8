/** What this site uses of a `Storage`. */
export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws. */
export interface Store extends Kept {
  /** Whether the browser keeps what is stored; without that it lasts as long as the page. */
  isKept(): boolean;
}

const PROBE = 'pierlight.probe';

/**
 * A browser's storage, or the memory of this page where the browser forbids it, has none, or has no
 * room left.
 */
export function createStore(storage: () => Storage): Store {
  const memory = new Map<string, string>();

  function attempt<Result>(use: (real: Storage) => Result, otherwise: Result): Result {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  }

  return {
    getItem: (key) => memory.get(key) ?? attempt((real) => real.getItem(key), null),
    setItem: (key, value) => {
      const isStored = attempt((real) => {
        real.setItem(key, value);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((real) => real.removeItem(key), undefined);
    },
    isKept: () =>
      attempt((real) => {
        real.setItem(PROBE, '1');
        real.removeItem(PROBE);
        return true;
      }, false),
  };
}

/** Shared by the tabs of this browser. */
export const localStore = createStore(() => window.localStorage);
/** Of this tab. */
export const tabStore = createStore(() => window.sessionStorage);
