import { describe, expect, it } from 'vitest';
import { refreshOnce } from './refresh-marker.ts';

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

/** A clock that moves only when somebody waits. */
function clock(onWait: (waits: number) => void = () => undefined) {
  let now = 1_000_000;
  let waits = 0;
  return {
    now: () => now,
    wait: async (milliseconds: number) => {
      now += milliseconds;
      waits += 1;
      onWait(waits);
    },
    waits: () => waits,
  };
}

describe('refreshing from several tabs [4-30]', () => {
  it('refreshes at once where nobody else does and leaves no marker behind', async () => {
    const storage = memoryStorage();
    const time = clock();
    const got = await refreshOnce(storage, time, { refresh: async () => 'new', adopt: () => 'x' });
    expect(got).toBe('new');
    expect(time.waits()).toBe(0);
    expect(storage.length).toBe(0);
  });

  it('waits for the tab that is at it and adopts what it got', async () => {
    const storage = memoryStorage();
    let finish: (token: string) => void = () => undefined;
    const first = refreshOnce(storage, clock(), {
      refresh: () => new Promise<string>((resolve) => (finish = resolve)),
      adopt: () => null,
    });
    const time = clock(async (waits) => {
      if (waits === 2) {
        finish('new');
        storage.clear();
      }
    });
    let refreshes = 0;
    const second = await refreshOnce(storage, time, {
      refresh: async () => {
        refreshes += 1;
        return 'own';
      },
      adopt: () => 'new',
    });
    expect([await first, second, refreshes]).toEqual(['new', 'new', 0]);
  });

  it('refreshes itself after ten waits of half a second for a tab that never finishes', async () => {
    const storage = memoryStorage();
    const hanging = refreshOnce(storage, clock(), {
      refresh: () => new Promise<string>(() => undefined),
      adopt: () => null,
    });
    void hanging;
    const time = clock();
    const got = await refreshOnce(storage, time, { refresh: async () => 'own', adopt: () => null });
    expect(got).toBe('own');
    expect(time.waits()).toBe(10);
  });

  it('takes no notice of a marker that a dead tab left behind', async () => {
    const storage = memoryStorage();
    storage.setItem('pierlight.session.refreshing', '0');
    const time = clock();
    await refreshOnce(storage, time, { refresh: async () => 'own', adopt: () => null });
    expect(time.waits()).toBe(0);
  });

  it('removes its marker when the refresh fails', async () => {
    const storage = memoryStorage();
    const failing = refreshOnce(storage, clock(), {
      refresh: () => Promise.reject(new Error('refused')),
      adopt: () => null,
    });
    await expect(failing).rejects.toThrow('refused');
    expect(storage.length).toBe(0);
  });
});
