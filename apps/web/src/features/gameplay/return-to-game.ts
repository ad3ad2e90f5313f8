import { tabStore } from '#shared/storage.ts';
/** The game a player has left open, to go back to within one browser session. */
export interface LeftGame {
  readonly id: string;
  readonly name: string;
  readonly mode: 'real' | 'demo';
}

export interface ReturnToGame {
  get(): LeftGame | null;
  keep(game: LeftGame): void;
  forget(): void;
  subscribe(listener: () => void): () => void;
}

const KEY = 'return-to-game';

/** Keeps the record in storage that lives as long as the tab, so that a payment page does not end it. */
export function createReturnToGame(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): ReturnToGame {
  const listeners = new Set<() => void>();
  let known: LeftGame | null | undefined;

  function change(game: LeftGame | null) {
    known = game;
    try {
      if (game) storage().setItem(KEY, JSON.stringify(game));
      else storage().removeItem(KEY);
    } catch {
      // A forbidden storage only means that a payment page ends the record.
    }
    for (const listener of listeners) listener();
  }

  return {
    get: () => {
      if (known === undefined) known = readLeftGame(storage);
      return known;
    },
    keep: (game) => change(game),
    forget: () => change(null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readLeftGame(storage: () => Pick<Storage, 'getItem'>): LeftGame | null {
  try {
    const held: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    if (typeof held !== 'object' || held === null) return null;
    const { id, name, mode } = held as Partial<Record<string, unknown>>;
    if (typeof id !== 'string' || typeof name !== 'string') return null;
    return mode === 'real' || mode === 'demo' ? { id, name, mode } : null;
  } catch {
    return null;
  }
}

/** The one of this tab. */
export const returnToGame = createReturnToGame(() => tabStore);
