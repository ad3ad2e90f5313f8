import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { currencies } from '../../settings/currencies.ts';
import { bonusFor, offersOf } from '../offers.ts';
import { readOffers as readWith } from '../offers-import.ts';

const readOffers = (file: string) =>
  readWith(file, currencies, ['slots', 'wheels', 'tables', 'instant']);
const offersIn = async (file: string) => {
  const { codes, ...listed } = await readOffers(file);
  return offersOf({ ...listed, codes: codes.map((code) => ({ ...code, isPaused: false })) });
};

const ours = fileURLToPath(new URL('../../../../../../content/bonuses.json', import.meta.url));

async function written(text: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'bonuses-')), 'bonuses.json');
  await writeFile(file, text);
  return file;
}

const terms = { id: 'one', percent: 50, isOnce: true, wagerTimes: 2, days: 14 };
const amounts = { EUR: { from: '20.00', max: '50.00', maxBet: '5.00' } };
const gift = { id: 'lamp', wagerTimes: 2, days: 14, amounts: { EUR: { bonus: '5', maxBet: '1' } } };
const giftOf = (amounts: object) =>
  JSON.stringify({ offers: [], gifts: [{ ...gift, amounts }], codes: [] });
const partlyOf = (contributions: object) =>
  JSON.stringify({ offers: [{ ...terms, contributions, amounts }] });
const codeOf = (...codes: object[]) =>
  JSON.stringify({ offers: [{ ...terms, amounts }], gifts: [gift], codes });

test('the offers of the house hold, in every currency they name', async () => {
  const offers = await offersIn(ours);
  expect(offers.in('EUR').map(({ id }) => id)).toEqual(['lamplighter', 'second-lamp']);
  expect(offers.find('lamplighter', 'BTC')?.currency).toBe('BTC');
  expect(offers.in('GBP')).toEqual([]);
});

test('what a code gives is offered to nobody without it, and a gift is read in units of each currency', async () => {
  const offers = await offersIn(ours);
  expect(offers.code('SPRINGTIDE')).toMatchObject({ offer: 'spring-tide', times: null });
  expect(offers.find('spring-tide', 'EUR')).toMatchObject({ isByCode: true });
  expect(offers.find('lamplighter', 'EUR')).toMatchObject({ isByCode: false });
  const amounts = ['EUR', 'JPY', 'BTC', 'ETH'].map((currency) => {
    const gift = offers.gift('pocket-lamp', currency);
    return [gift?.amount, gift?.maxBet];
  });
  expect(amounts).toEqual([
    [5_00, 25],
    [800, 40],
    [5_000, 250],
    [1_500_000, 75_000],
  ]);
  expect(offers.gift('pocket-lamp', 'GBP')).toBeUndefined();
});

test.each([
  ['no JSON', '{', 'could not be read'],
  [
    'an offer twice',
    JSON.stringify({ offers: [1, 2].map(() => ({ ...terms, amounts })) }),
    'one stands there twice\n  → at offers[1].id',
  ],
  [
    'an offer and a gift of one id',
    JSON.stringify({ offers: [{ ...terms, id: 'lamp', amounts }], gifts: [gift] }),
    'lamp stands there twice\n  → at gifts[0].id',
  ],
  [
    'half a cent',
    JSON.stringify({ offers: [{ ...terms, amounts: { EUR: { ...amounts.EUR, max: '0.005' } } }] }),
    '0.005 has too many decimals: EUR has 2\n  → at offers[0].amounts.EUR.max',
  ],
  [
    'subunits',
    JSON.stringify({ offers: [{ ...terms, amounts: { EUR: { ...amounts.EUR, from: 2000 } } }] }),
    'an amount is written in units of its currency, in quotes: "20.00"\n  → at offers[0].amounts.EUR.from',
  ],
  [
    'a sign before an amount',
    JSON.stringify({ offers: [{ ...terms, amounts: { EUR: { ...amounts.EUR, from: '€20' } } }] }),
    'an amount is written with digits and a point',
  ],
  ['no wagering', JSON.stringify({ offers: [{ ...terms, wagerTimes: 0, amounts }] }), 'wagerTimes'],
  [
    'more wagering than a number holds',
    JSON.stringify({
      offers: [{ ...terms, amounts: { EUR: { ...amounts.EUR, max: '90071992547409.91' } } }],
    }),
    'more is to be wagered',
  ],
  [
    'a code twice',
    codeOf(...[1, 2].map(() => ({ code: 'ONE', offer: 'one', trigger: 3 }))),
    'twice',
  ],
  ['a code in small letters', codeOf({ code: 'one', offer: 'one', trigger: 3 }), 'codes[0].code'],
  [
    'a code of an offer that is not there',
    codeOf({ code: 'ONE', offer: 'two', trigger: 3 }),
    'ONE gives two, which is none of the offers',
  ],
  [
    'a code that gives at once what comes with a deposit',
    codeOf({ code: 'ONE', offer: 'one', trigger: 2 }),
    'ONE gives one, which is none of the gifts',
  ],
  ['a code of an unknown kind', codeOf({ code: 'ONE', offer: 'one', trigger: 7 }), 'trigger'],
  [
    'a code that is over before it begins',
    codeOf({
      ...{ code: 'ONE', offer: 'one', trigger: 3 },
      ...{ from: '2026-12-01T00:00:00Z', until: '2026-11-01T00:00:00Z' },
    }),
    'ONE is over before it begins',
  ],
  [
    'a code for no country',
    codeOf({ code: 'ONE', offer: 'one', trigger: 3, countries: ['de'] }),
    'countries',
  ],
  [
    'a gift of half a yen',
    giftOf({ JPY: { bonus: '0.5', maxBet: '1' } }),
    '0.5 has too many decimals: JPY has none',
  ],
  ['a gift of nothing', giftOf({ EUR: { bonus: '0', maxBet: '1' } }), 'no amount of EUR'],
  ['a gift in shells', giftOf({ SHELL: { bonus: '5', maxBet: '1' } }), 'SHELL'],
  ['a gift in subunits', giftOf({ EUR: { bonus: 500, maxBet: '1' } }), 'bonus'],
  [
    'a category that is none',
    partlyOf({ categories: { roulette: 10 } }),
    'roulette is no category: there are slots, wheels, tables, instant\n  → at offers[0].contributions.categories.roulette',
  ],
  ['more than the whole stake', partlyOf({ games: { 'salon-21': 101 } }), 'games["salon-21"]'],
  ['less than nothing of a stake', partlyOf({ categories: { tables: -1 } }), 'categories.tables'],
  ['half a per cent of a stake', partlyOf({ categories: { tables: 0.5 } }), 'categories.tables'],
  [
    'no game in which a stake counts in full',
    partlyOf({ categories: { slots: 99, wheels: 50, tables: 10, instant: 0 } }),
    'in no game a stake counts in full\n  → at offers[0].contributions',
  ],
  ['an unknown word', JSON.stringify({ offers: [{ ...terms, amounts, wager: 1 }] }), 'wager'],
])('a file with %s is refused by name', async (_, text, reason) => {
  const file = await written(text);
  await expect(readOffers(file)).rejects.toThrow(file);
  await expect(readOffers(file)).rejects.toThrow(reason);
});

test.each([
  [1999n, 0n],
  [2000n, 1000n],
  [2001n, 1000n],
  [10_000n, 5000n],
  [10_002n, 5000n],
  [9_007_199_254_740_991n, 5000n],
])('half of a deposit of %s, up to 5000: %s', (deposit, bonus) => {
  expect(bonusFor({ percent: 50, from: 2000, max: 5000 }, deposit)).toBe(bonus);
});
