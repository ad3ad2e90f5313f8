import { expect, it } from 'vitest';
import { keptId } from './kept-id.ts';

function storage(values: Map<string, string>, isClosed = false): Storage {
  const open = <T>(use: () => T): T => {
    if (isClosed) throw new DOMException('denied', 'SecurityError');
    return use();
  };
  return {
    length: values.size,
    clear: () => values.clear(),
    getItem: (key) => open(() => values.get(key) ?? null),
    key: () => null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => open(() => void values.set(key, value)),
  };
}

it('is the same on the next visit', () => {
  const values = new Map<string, string>();
  let made = 0;
  const newId = () => `id-${++made}`;
  const first = keptId(storage(values), newId);
  expect(keptId(storage(values), newId)).toBe(first);
});

it('is there where nothing may be stored', () => {
  expect(keptId(storage(new Map(), true), () => 'b')).toBe('b');
});
