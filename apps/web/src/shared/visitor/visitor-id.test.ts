import { describe, expect, it } from 'vitest';
import { visitorFingerprint } from './visitor-id.ts';

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

describe("the visitor's fingerprint", () => {
  it('is the same on the next visit, with a confidence of 0.4 to 0.7 [3-23]', () => {
    const values = new Map<string, string>();
    let made = 0;
    const newId = () => `id-${++made}`;
    const first = visitorFingerprint(storage(values), newId);
    expect(visitorFingerprint(storage(values), newId)).toEqual(first);
    expect(first.confidence).toBeGreaterThanOrEqual(0.4);
    expect(first.confidence).toBeLessThanOrEqual(0.7);
  });

  it('is there where nothing may be stored, and worth less [3-23]', () => {
    const kept = visitorFingerprint(storage(new Map()), () => 'a');
    const fresh = visitorFingerprint(storage(new Map(), true), () => 'b');
    expect(fresh.visitorId).toBe('b');
    expect(fresh.confidence).toBeLessThan(kept.confidence);
  });
});
