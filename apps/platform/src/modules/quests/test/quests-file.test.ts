import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { againAt, periodOf } from '../periods.ts';
import { readQuestsFile } from '../quests-file.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'quests-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = path.join(folder, 'quests.json');
const currencies = [
  { code: 'EUR', subunitToUnit: 100 },
  { code: 'JPY', subunitToUnit: 1 },
];
const rounds = { type: 'rounds', quantity: 10, categories: ['slots'] };
const stakes = { type: 'stakes', amounts: { EUR: '10.00', JPY: '1600' } };
const quest = { id: 'first-lamp', days: 7, repeats: 'once', tasks: [rounds], rewards: ['shell'] };

async function read(...quests: readonly unknown[]) {
  await writeFile(file, JSON.stringify({ quests }));
  return readQuestsFile(file, {
    ...{ currencies, categories: ['slots', 'tables'], games: ['koi-lantern', 'skylark'] },
    hasGift: (id, currency) => id === 'shell' || (id === 'euros-only' && currency === 'EUR'),
  });
}

describe('the file of quests [1-09]', () => {
  it('is read into subunits, with what is not said said', async () => {
    expect(await read({ ...quest, tasks: [stakes] })).toEqual([
      {
        ...{ ...quest, isAlone: false, isInSequence: false },
        tasks: [{ type: 'stakes', amounts: { EUR: 10_00, JPY: 1600 } }],
      },
    ]);
  });

  const task = (one: object) => [{ ...quest, tasks: [one] }];
  it.each([
    ['no tasks', [{ ...quest, tasks: [] }], 'quests[0].tasks'],
    ['a quantity of 0', task({ ...rounds, quantity: 0 }), 'quests[0].tasks[0].quantity'],
    ['a task of no kind', task({ type: 'deposits', quantity: 1 }), 'quests[0].tasks[0].type'],
    [
      'an unknown game',
      task({ ...rounds, categories: undefined, games: ['nowhere'] }),
      'there is no game nowhere',
    ],
    ['an unknown category', task({ ...rounds, categories: ['cards'] }), 'cards is no category'],
    ['games and categories', task({ ...rounds, games: ['skylark'] }), 'not both'],
    [
      'more games than there are',
      task({ type: 'games', quantity: 3, games: ['skylark', 'koi-lantern'] }),
      'of 2 games nobody tries more',
    ],
    [
      'a currency that is missing',
      task({ ...stakes, amounts: { EUR: '1' } }),
      'staked in JPY is missing',
    ],
    [
      'a currency nobody has',
      task({ ...stakes, amounts: { ...stakes.amounts, USD: '1' } }),
      'no account is in USD',
    ],
    [
      'too many decimals',
      task({ ...stakes, amounts: { EUR: '1', JPY: '1.5' } }),
      '1.5 is no amount of JPY',
    ],
    [
      'nothing to stake',
      task({ ...stakes, amounts: { EUR: '0', JPY: '1' } }),
      '0 is no amount of EUR',
    ],
    [
      'a multiplier of nothing',
      task({ type: 'multiplier', quantity: 1, multiplier: 0 }),
      'multiplier',
    ],
    ['an unknown gift', [{ ...quest, rewards: ['moon'] }], 'moon is no gift in EUR, JPY'],
    [
      'a gift of some currencies',
      [{ ...quest, rewards: ['euros-only'] }],
      'euros-only is no gift in JPY',
    ],
    ['a gift twice', [{ ...quest, rewards: ['shell', 'shell'] }], 'shell stands there twice'],
    ['no reward', [{ ...quest, rewards: [] }], 'quests[0].rewards'],
    ['a quest twice', [quest, quest], 'first-lamp stands there twice'],
    ['a word it does not know', [{ ...quest, deposit: 1 }], 'deposit'],
  ])('is refused with %s, by its name and place', async (_, quests, words) => {
    await expect(read(...quests)).rejects.toThrow(file);
    await expect(read(...quests)).rejects.toThrow(words);
  });
});

it('a quest comes again with the next day or the next Monday, by UTC', () => {
  const sunday = new Date('2026-11-22T23:59:00Z');
  expect([periodOf('once', sunday), againAt('once', sunday)]).toEqual(['', undefined]);
  expect(periodOf('day', sunday)).toBe('2026-11-22');
  expect(againAt('day', sunday)).toEqual(new Date('2026-11-23T00:00:00Z'));
  expect(periodOf('week', sunday)).toBe('2026-11-16');
  expect(againAt('week', sunday)).toEqual(new Date('2026-11-23T00:00:00Z'));
  expect(periodOf('week', new Date('2026-11-23T00:00:00Z'))).toBe('2026-11-23');
});
