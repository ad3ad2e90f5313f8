import { expect, test } from 'vitest';
import { offeredIn } from '../game-lists.ts';
import type { GameRecord } from '../game-repository.ts';

const game = (id: string, countries: readonly string[]) => ({ id, countries }) as GameRecord;
const everywhere = game('everywhere', []);
const onlyInMalta = game('only-in-malta', ['MT']);

test('a list has in a country what is offered there, and everything where the country is unknown', () => {
  const list = [everywhere, onlyInMalta];
  expect(offeredIn(list, 'MT')).toEqual([everywhere, onlyInMalta]);
  expect(offeredIn(list, 'DE')).toEqual([everywhere]);
  expect(offeredIn(list, null)).toEqual([everywhere, onlyInMalta]);
});

test('a list is gone through once for a country, however many ask', () => {
  let readings = 0;
  const counted = { ...everywhere, id: 'counted' };
  Object.defineProperty(counted, 'countries', {
    get: () => {
      readings += 1;
      return ['MT'];
    },
  });
  const list = [counted, everywhere];
  for (let asked = 0; asked < 10; asked += 1) offeredIn(list, 'DE');
  expect(readings).toBe(1);
  expect(offeredIn([counted], 'DE'), 'another list is read anew').toEqual([]);
});
