import { describe, expect, it } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './message-draft.ts';

const values = { name: 'Ada', email: 'ada@', topic: 'games', message: 'Where is' };

function storageOf(held?: string) {
  let kept = held ?? null;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
}

describe('a message that is not sent yet', () => {
  it('is there again as it was written, until it is forgotten', () => {
    const storage = storageOf();
    expect(readDraft(storage)).toBeNull();
    keepDraft(storage, values);
    expect(readDraft(storage)).toEqual(values);
    forgetDraft(storage);
    expect(readDraft(storage)).toBeNull();
  });

  it('is none where the storage holds something else', () => {
    for (const held of ['', '{', 'null', '[]', '{"name":1}', '{"message":"x"}'])
      expect(readDraft(storageOf(held)), held).toBeNull();
  });

  it('costs nothing but the draft where nothing can be kept', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => keepDraft(full, values)).not.toThrow();
  });
});
