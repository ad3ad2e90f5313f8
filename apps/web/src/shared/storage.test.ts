import { expect, it } from 'vitest';
import { createStore } from './storage.ts';

function browser({ isFull = false } = {}): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}

it('keeps in the browser what the browser takes', () => {
  const storage = browser();
  const store = createStore(() => storage);
  store.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  expect(store.isKept()).toBe(true);
  store.removeItem('a');
  expect(store.getItem('a')).toBeNull();
});

it.each([
  [
    'forbidden',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['full', () => browser({ isFull: true })],
  ['missing', () => undefined as never],
])('remembers for the page where storage is %s', (_what, storage) => {
  const store = createStore(storage);
  store.setItem('a', '1');
  store.setItem('a', '2');
  expect(store.getItem('a')).toBe('2');
  expect(store.isKept()).toBe(false);
  store.removeItem('a');
  expect(store.getItem('a')).toBeNull();
});

it('answers the newer value when storage filled up since', () => {
  const storage = browser();
  let isFull = false;
  const store = createStore(() =>
    isFull ? { ...storage, setItem: browser({ isFull }).setItem } : storage,
  );
  store.setItem('a', 'old');
  isFull = true;
  store.setItem('a', 'new');
  expect(store.getItem('a')).toBe('new');
});
