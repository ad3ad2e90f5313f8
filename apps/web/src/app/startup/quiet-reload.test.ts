import { expect, it, vi } from 'vitest';
import { createStore } from '#shared/storage.ts';
import { createQuietReload } from './quiet-reload.ts';

function start({ latest = async () => 'new', isBusy = false, isKept = true } = {}) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const reload = vi.fn();
  const kept = createStore(() => (isKept ? (storage as unknown as Storage) : (null as never)));
  const ask = createQuietReload({ running: 'old', latest, kept, isBusy: () => isBusy, reload });
  return { ask, reload };
}

it('loads the page anew once for a release', async () => {
  const { ask, reload } = start();
  expect(await ask(false)).toBe(true);
  expect(await ask(false)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await ask(true)).toBe(true);
});

it('leaves the page alone when nobody answers, also for who asks', async () => {
  const { ask, reload } = start({ latest: () => Promise.reject(new Error('offline')) });
  expect(await ask(false)).toBe(false);
  expect(await ask(true)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['nothing newer is out', start({ latest: async () => 'old' })],
  ['a game is played', start({ isBusy: true })],
  ['nothing could stop it from happening again', start({ isKept: false })],
])('waits to be asked for while %s', async (_why, { ask, reload }) => {
  expect(await ask(false)).toBe(false);
  expect(await ask(true)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
