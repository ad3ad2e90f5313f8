import { describe, expect, it } from 'vitest';
import { createReturnToGame } from './return-to-game.ts';

function tab(held: string | null = null) {
  const values = new Map<string, string>(held === null ? [] : [['return-to-game', held]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const game = { id: 'koi-lantern', name: 'Koi Lantern', mode: 'real' } as const;

describe('the game to return to', () => {
  it('outlives the page in the same browser session, until it is closed [2.3-01]', () => {
    const storage = tab();
    createReturnToGame(() => storage).keep(game);
    const later = createReturnToGame(() => storage);
    expect(later.get()).toEqual(game);
    later.forget();
    expect(createReturnToGame(() => storage).get()).toBeNull();
  });

  it('tells who watches', () => {
    const record = createReturnToGame(tab);
    let told = 0;
    const stop = record.subscribe(() => {
      told += 1;
    });
    record.keep(game);
    record.forget();
    stop();
    record.keep(game);
    expect(told).toBe(2);
  });

  it('is none where the storage holds nonsense or is forbidden', () => {
    for (const held of ['', '{', 'null', '7', '{"id":"x"}', '{"id":"x","name":"X","mode":"free"}'])
      expect(createReturnToGame(() => tab(held)).get()).toBeNull();
    const forbidden = createReturnToGame(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(forbidden.get()).toBeNull();
    forbidden.keep(game);
    expect(forbidden.get()).toEqual(game);
  });
});
