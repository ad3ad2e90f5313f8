import { expect, it } from 'vitest';
import { readWordsSearch } from './games-search.ts';

it('reads what is searched for, and nothing that the contract would refuse', () => {
  expect(readWordsSearch({ search: ' koi lantern ' })).toEqual({ search: 'koi lantern' });
  expect(readWordsSearch({ search: 7 })).toEqual({ search: '7' });
  expect(readWordsSearch({ search: 'a'.repeat(200) }).search).toHaveLength(60);
  for (const search of ['', '   ', undefined, ['a'], { a: 1 }])
    expect(readWordsSearch({ search })).toEqual({});
});
