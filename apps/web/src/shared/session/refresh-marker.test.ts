import { describe, expect, it } from 'vitest';
import { refreshOnce, withRefreshLock } from './refresh-marker.ts';

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

  it('goes one by one where the browser has locks, and on without them', async () => {
    const order: string[] = [];
    let last: Promise<unknown> = Promise.resolve();
    const request = (_name: string, _options: unknown, work: () => Promise<unknown>) => {
      last = last.then(work);
      return last;
    };
    const locks = { request } as unknown as Pick<LockManager, 'request'>;
    const work = (name: string) => async () => {
      order.push(`${name} in`);
      await Promise.resolve();
      order.push(`${name} out`);
      return name;
    };
    await Promise.all([withRefreshLock(locks, work('a')), withRefreshLock(locks, work('b'))]);
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out']);
    expect(await withRefreshLock(undefined, work('c'))).toBe('c');
  });

  it('goes in once the wait for the others takes too long, but never twice', async () => {
    const refused = {
      request: () => Promise.reject(new DOMException('', 'AbortError')),
    } as unknown as Pick<LockManager, 'request'>;
    expect(await withRefreshLock(refused, async () => 'own')).toBe('own');
    let runs = 0;
    const granted = {
      request: (_name: string, _options: unknown, work: () => Promise<unknown>) => work(),
    } as unknown as Pick<LockManager, 'request'>;
    const failing = withRefreshLock(granted, async () => {
      runs += 1;
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(runs).toBe(1);
  });
});
