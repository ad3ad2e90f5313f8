import { describe, expect, it } from 'vitest';
import { keepSearch, readRecentSearches } from './recent-searches.ts';

function storageWith(initial?: string) {
  let held = initial ?? null;
  return {
    getItem: () => held,
    setItem: (_key: string, value: string) => {
      held = value;
    },
  };
}

describe('recent searches', () => {
  it('keep the six latest, the last one first and each once', () => {
    const storage = storageWith();
    for (const search of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'TWO '])
      keepSearch(storage, search);
    expect(readRecentSearches(storage)).toEqual(['TWO', 'seven', 'six', 'five', 'four', 'three']);
  });

  it('do not keep a single letter', () => {
    expect(keepSearch(storageWith('["koi"]'), 'k')).toEqual(['koi']);
  });

  it('live with a storage that holds nonsense or refuses', () => {
    expect(readRecentSearches(storageWith('{broken'))).toEqual([]);
    expect(readRecentSearches(storageWith('{"0":"x"}'))).toEqual([]);
    expect(readRecentSearches(storageWith('["koi", 7, null]'))).toEqual(['koi']);
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(keepSearch(full, 'koi')).toEqual(['koi']);
  });
});
