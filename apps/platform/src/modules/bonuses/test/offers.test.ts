import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { currencies } from '../../settings/currencies.ts';
import { bonusFor, isItsTurn, offersOf, weighedOf } from '../offers.ts';
import { readOffers as readWith } from '../offers-import.ts';
import { inFull } from '../offers-shapes.ts';

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

const freespins = { game: 'seven-lamps', count: 10, days: 7 };
const partOf = (id: string) => ({ ...terms, id, package: 'pack', costsAtMost: 100, amounts });
const packageOf = (
  offers: readonly Readonly<Record<string, unknown>>[],
  parts = offers.map(({ id }) => String(id)),
  rest: object = {},
  costsAtMost = 100,
) => JSON.stringify({ offers, ...rest, packages: [{ id: 'pack', parts, costsAtMost }] });

test('the offers of the house hold, in every currency they name', async () => {
  const offers = await offersIn(ours);
  expect(offers.in('EUR').map(({ id }) => id)).toEqual([
    ...['lamplighter', 'lightkeeper', 'lighthouse', 'second-lamp'],
  ]);
  expect(offers.find('lamplighter', 'BTC')?.currency).toBe('BTC');
  expect(offers.in('GBP')).toEqual([]);
});

test('[4-05] the welcome package of the house has its parts in their order, with free spins where a currency says what they are played at', async () => {
  const offers = await offersIn(ours);
  expect(offers.packages).toMatchObject([{ id: 'welcome', isWelcome: true }]);
  const parts = ['lamplighter', 'lightkeeper', 'lighthouse'].map((id) => offers.find(id, 'EUR'));
  expect(parts.map((one) => one?.part)).toEqual([
    { number: 1, of: 3, after: null },
    { number: 2, of: 3, after: 'lamplighter' },
    { number: 3, of: 3, after: 'lightkeeper' },
  ]);
  const spins = { game: 'seven-lamps', count: 20, days: 7 };
  expect(offers.find('lightkeeper', 'EUR')?.freespins).toEqual({ ...spins, stake: 10 });
  expect(offers.find('lightkeeper', 'JPY')?.freespins).toEqual({ ...spins, stake: 10 });
  expect(offers.find('lightkeeper', 'BTC')?.freespins).toBeNull();
  expect(offers.find('second-lamp', 'EUR')).toMatchObject({ part: null, freespins: null });
});

test('[4-05] a part may be taken once the one before it was given', () => {
  expect(isItsTurn({ part: null }, [])).toBe(true);
  expect(isItsTurn({ part: { number: 1, of: 2, after: null } }, [])).toBe(true);
  const second = { part: { number: 2, of: 2, after: 'first' } };
  const other = { offerId: 'other', isGiven: true };
  expect(isItsTurn(second, [])).toBe(false);
  expect(isItsTurn(second, [other])).toBe(false);
  expect(isItsTurn(second, [other, { offerId: 'first', isGiven: false }])).toBe(false);
  expect(isItsTurn(second, [other, { offerId: 'first', isGiven: true }])).toBe(true);
});

test('a gift is found by its id, and weighed as given once', async () => {
  const gifts = ['lamp', 'other'].map((id) => ({ ...gift, id, costsAtMost: 100 }));
  const { codes: _, ...listed } = await readOffers(
    await written(JSON.stringify({ offers: [], gifts, codes: [] })),
  );
  const offers = offersOf(listed);
  expect(offers.gift('other', 'EUR')).toMatchObject({ id: 'other', amount: 5_00, maxBet: 1_00 });
  expect(offers.gift('other', 'USD')).toBeUndefined();
  expect(offers.gift('third', 'EUR')).toBeUndefined();
  expect(['lamp', 'other', 'third'].map(offers.has)).toEqual([true, true, false]);
  expect(weighedOf(listed)).toMatchObject([
    { id: 'lamp', currency: 'EUR', own: 0, bonus: 5_00, spins: 0, isOnce: true },
    { id: 'other', currency: 'EUR', own: 0, bonus: 5_00, spins: 0, isOnce: true },
  ]);
  expect(offersOf({ offers: [] })).toMatchObject({ packages: [] });
});

test('a part whose package is not made is made to nobody', () => {
  const part = {
    ...{ ...terms, package: 'pack', closedGames: [], games: null, costsAtMost: 100 },
    contributions: inFull,
  };
  const offers = [{ ...part, amounts: { EUR: { from: 20_00, max: 50_00, maxBet: 5_00 } } }];
  expect(offersOf({ offers }).in('EUR')).toEqual([]);
  expect(offersOf({ offers }).has('one')).toBe(false);
  const packages = [{ id: 'pack', parts: ['one'], isWelcome: false, costsAtMost: 100 }];
  expect(offersOf({ offers, packages }).has('one')).toBe(true);
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
  [
    'free spins that are played at nothing',
    JSON.stringify({ offers: [{ ...terms, freespins, amounts }] }),
    'one says in no currency what its free spins are played at (spinStake)\n  → at offers[0].freespins',
  ],
  [
    'what free spins are played at, and none',
    JSON.stringify({
      offers: [{ ...terms, amounts: { EUR: { ...amounts.EUR, spinStake: '1' } } }],
    }),
    'one says what free spins are played at (spinStake), and not which (freespins)',
  ],
  [
    'free spins of half a cent',
    JSON.stringify({
      offers: [{ ...terms, freespins, amounts: { EUR: { ...amounts.EUR, spinStake: '0.005' } } }],
    }),
    '0.005 has too many decimals: EUR has 2\n  → at offers[0].amounts.EUR.spinStake',
  ],
  [
    'a package with a part that is not there',
    packageOf([partOf('one')], ['one', 'two']),
    'pack has the part two, which is none of the offers\n  → at packages[0].parts[1]',
  ],
  [
    'a package with a part twice',
    packageOf([partOf('one')], ['one', 'one']),
    'one stands there twice\n  → at packages[0].parts[1]',
  ],
  [
    'a part that does not say so',
    packageOf([partOf('one'), { ...partOf('two'), package: null }]),
    'two does not say that it is part of pack (package)\n  → at packages[0].parts[1]',
  ],
  [
    'a part that comes again and again',
    packageOf([partOf('one'), { ...partOf('two'), isOnce: false }]),
    'two is part of pack and comes again and again (isOnce)\n  → at packages[0].parts[1]',
  ],
  [
    'parts of other currencies',
    packageOf([partOf('one'), { ...partOf('two'), amounts: { USD: amounts.EUR } }]),
    'two and one are parts of pack, and only one is made in EUR, USD\n  → at packages[0].parts[1]',
  ],
  [
    'a part of no package',
    JSON.stringify({ offers: [partOf('one')] }),
    'there is no package pack\n  → at offers[0].package',
  ],
  [
    'a part its package does not name',
    packageOf([partOf('one'), partOf('two')], ['one']),
    'two is no part of pack\n  → at offers[1].package',
  ],
  [
    'a part that needs a code',
    packageOf([partOf('one')], ['one'], { codes: [{ code: 'ONE', offer: 'one', trigger: 3 }] }),
    'ONE gives one, which is part of pack and needs no code\n  → at codes[0].offer',
  ],
  [
    'two welcome packages',
    JSON.stringify({
      offers: [partOf('one'), { ...partOf('two'), package: 'other' }],
      packages: [
        { id: 'pack', parts: ['one'], isWelcome: true, costsAtMost: 100 },
        { id: 'other', parts: ['two'], isWelcome: true, costsAtMost: 100 },
      ],
    }),
    'there is more than one welcome package: pack, other\n  → at packages[0].isWelcome',
  ],
  [
    'a package that costs more than it says',
    packageOf([partOf('one')], ['one'], {}, 99),
    'pack in EUR: it is worth 100 % of the bonus to who plays it best, and may cost 99 %',
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
