import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gamesOf, identityOf, windowsAt } from '../announcing.ts';
import { differenceOf } from '../telling.ts';
import { readTournaments } from '../tournaments-file.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'tournaments-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = path.join(folder, 'tournaments.json');
const known = {
  currencies: [{ code: 'EUR', subunitToUnit: 100 }],
  categories: ['slots'],
  hasGift: (id: string) => id === 'gold',
};
const regatta = {
  ...{ id: 'regatta', first: '2026-01-05T20:00:00Z', lasts: '7d', every: '7d', grace: '1h' },
  ...{
    scoring: { by: 'multiplier', rounds: 10 },
    games: { names: ['koi-lantern'] },
    minimumStake: { EUR: '0.20' },
  },
  prizes: [
    { from: 1, to: 1, gift: 'gold' },
    { from: 2, to: 5, gift: 'gold' },
  ],
};

async function read(said: unknown) {
  await writeFile(file, typeof said === 'string' ? said : JSON.stringify(said));
  return readTournaments(file, known);
}
const scored = (scoring: object) => changed({ scoring });
const points = (...steps: (readonly [string, number])[]) =>
  scored({ by: 'points', rounds: 5, steps: steps.map(([from, points]) => ({ from, points })) });
const changed = (changes: object) => ({ tournaments: [{ ...regatta, ...changes }] });

describe('[1-05] the file of tournaments', () => {
  it('is read into milliseconds and subunits', async () => {
    expect(await read({ tournaments: [regatta] })).toEqual([
      {
        ...regatta,
        ...{ first: new Date(regatta.first), lasts: 604_800_000, every: 604_800_000 },
        ...{ grace: 3_600_000, minimumStake: { EUR: 20 } },
        games: { names: ['koi-lantern'], categories: [] },
      },
    ]);
  });

  it('says what rounds are scored by, multipliers in hundredths', async () => {
    const [definition] = await read(points(['1.5', 1], ['20', 10]));
    expect(definition?.scoring).toEqual({
      ...{ by: 'points', rounds: 5 },
      steps: [
        { from: 150, points: 1 },
        { from: 2000, points: 10 },
      ],
    });
  });

  const places = (...prizes: (readonly [number, number])[]) =>
    changed({ prizes: prizes.map(([from, to]) => ({ from, to, gift: 'gold' })) });
  it.each([
    ['no JSON', '{', 'could not be read'],
    ['a category there is not', changed({ games: { categories: ['bingo'] } }), 'category bingo'],
    ['no games', changed({ games: {} }), 'no game counts'],
    ['an end before its start', changed({ lasts: '-1d' }), 'a length of time is written'],
    ['no length', changed({ lasts: '0d' }), 'a length of time is written'],
    ['the next before the end', changed({ every: '6d' }), 'begins before this one is over'],
    ['a date there is not', changed({ first: '2026-02-30T00:00:00Z' }), 'first'],
    ['a gap in places', places([1, 1], [3, 4]), 'where 2 comes next'],
    ['places twice', places([1, 3], [3, 4]), 'where 4 comes next'],
    ['no first place', places([2, 3]), 'where 1 comes next'],
    ['places in no order', places([1, 0]), 'before they begin'],
    ['no prizes', changed({ prizes: [] }), 'prizes'],
    ['a currency left out', changed({ minimumStake: {} }), 'says nothing of EUR'],
    [
      'a currency nobody has',
      changed({ minimumStake: { EUR: '1', USD: '1' } }),
      'no account is in USD',
    ],
    ['no amount', changed({ minimumStake: { EUR: '0.001' } }), '0.001 is no amount of EUR'],
    ['a stake of nothing', changed({ minimumStake: { EUR: '0' } }), '0 is no amount of EUR'],
    [
      'a prize that is no gift',
      changed({ prizes: [{ from: 1, to: 1, gift: 'tin' }] }),
      'gives tin, which is no gift in EUR',
    ],
    ['best rounds without end', scored({ by: 'multiplier', rounds: 21 }), 'rounds'],
    ['no rounds', scored({ by: 'return', rounds: 0 }), 'rounds'],
    ['a scoring there is not', scored({ by: 'luck', rounds: 1 }), 'by'],
    ['points without steps', scored({ by: 'points', rounds: 5 }), 'steps'],
    ['a step for nothing', points(['0', 1]), 'from'],
    ['a step in no number', points(['2x', 1]), 'what a round pays is written'],
    ['steps that bring no more', points(['2', 3], ['5', 3]), 'and brings more'],
    ['steps in no order', points(['5', 1], ['2', 3]), 'asks for more than the one before'],
    ['a word it does not know', changed({ fee: 1 }), 'fee'],
    ['one twice', { tournaments: [regatta, regatta] }, 'an id of its own'],
  ])('is refused with %s, by its name', async (_, said, words) => {
    await expect(read(said)).rejects.toThrow(file);
    await expect(read(said)).rejects.toThrow(words);
  });

  it('may name a game that there is not: no start fails because the aggregator dropped one', async () => {
    await expect(read(changed({ games: { names: ['koi'] } }))).resolves.toHaveLength(1);
  });

  it('makes one that runs and one that comes, each with an address of its own', async () => {
    const [definition] = await read({ tournaments: [regatta] });
    if (!definition) throw new Error('it was not read');
    const identities = (now: string, changes: Partial<typeof definition> = {}) => {
      const one = { ...definition, ...changes };
      return windowsAt(one, new Date(now)).map(({ startsAt }) => identityOf(one, startsAt));
    };
    expect(identities('2026-01-01T00:00:00Z')).toEqual(['regatta-2026-01-05']);
    expect(identities('2026-01-05T20:00:00Z')).toEqual([
      'regatta-2026-01-05',
      'regatta-2026-01-12',
    ]);
    expect(identities('2026-01-12T19:59:59Z')).toHaveLength(2);
    expect(identities('2026-01-12T20:00:00Z')[0]).toBe('regatta-2026-01-12');
    const [day, hour] = [86_400_000, 3_600_000];
    expect(identities('2026-01-08T00:00:00Z', { lasts: day })).toEqual(['regatta-2026-01-12']);
    expect(identities('2026-01-05T20:30:00Z', { lasts: hour, every: hour })).toEqual([
      'regatta-2026-01-05-2000',
      'regatta-2026-01-05-2100',
    ]);
    expect(identities('2026-01-06T00:00:00Z', { every: null })).toEqual(['regatta-2026-01-05']);
    expect(identities('2026-01-13T00:00:00Z', { every: null })).toEqual([]);
    expect(
      gamesOf({ ...definition, games: { categories: ['slots'], names: ['keno'] } }, [
        { id: 'koi-lantern', category: 'slots' },
        { id: 'keno', category: 'instant' },
        { id: 'salon-21', category: 'tables' },
      ]),
    ).toEqual(['koi-lantern', 'keno']);
  });
});

it('[7i-02] the difference of two tables is what moved, scored or is there no more', () => {
  const row = (id: string, place: number, score: number) => ({ id, place, score });
  const before = [row('a', 1, 900), row('b', 2, 800), row('c', 3, 700)];
  expect(differenceOf(before, [row('a', 1, 900), row('d', 2, 850), row('b', 3, 800)])).toEqual({
    rows: [row('d', 2, 850), row('b', 3, 800)],
    gone: ['c'],
  });
  expect(differenceOf(before, before)).toEqual({ rows: [], gone: [] });
  expect(differenceOf([], [row('a', 1, 1)]).rows).toHaveLength(1);
});
