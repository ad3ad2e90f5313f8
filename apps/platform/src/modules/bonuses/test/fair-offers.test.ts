import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { currencies } from '../../settings/currencies.ts';
import { requireFair, type WeighedOffer, weighOffers, weighPackages } from '../fair-offers.ts';
import { weighedOf, weighedPackagesOf } from '../offers.ts';
import { readOffers } from '../offers-import.ts';
import { inFull } from '../offers-shapes.ts';
import { worthOf } from '../worth.ts';

const ours = fileURLToPath(new URL('../../../../../../content/bonuses.json', import.meta.url));
const listed = await readOffers(ours, currencies, ['slots', 'wheels', 'tables', 'instant']);
const weighed = weighedOf(listed);
const offer = (id: string, currency = 'EUR'): WeighedOffer => {
  const found = weighed.find((one) => one.id === id && one.currency === currency);
  if (!found) throw new Error(`there is no offer ${id}`);
  return found;
};
const repeated = offer('second-lamp');
const once = offer('lamplighter');

test('the offers of the house are weighed in every currency, with the least deposit there is for them', () => {
  expect(weighed).toHaveLength(17 * 8);
  expect(repeated).toMatchObject({ own: 50_00, bonus: 10_00, isOnce: false });
  expect(offer('pocket-lamp', 'BTC')).toMatchObject({ own: 0, bonus: 5000, isOnce: true });
});

test('no offer is worth more than the file says, and what comes again and again is worth nothing to who plays it best', () => {
  for (const { offer: one, worth } of weighOffers(weighed)) {
    expect(worth.best).toBeLessThanOrEqual(one.isOnce ? one.costsAtMost / 100 : 0);
    // What the file says is no more than it has to say, by ten points, where nothing comes with it.
    const { spins } = offer(one.id, one.currency);
    if (spins === offer(one.id).spins || spins > 0)
      expect(worth.best).toBeGreaterThanOrEqual((one.costsAtMost - 10) / 100);
  }
});

test('free spins add what they stake to what an offer is worth, as their wins are own money', () => {
  const given = offer('lightkeeper');
  expect(given).toMatchObject({ bonus: 15_00, spins: 2_00 });
  const [worth, alone] = weighOffers([given, { ...given, spins: 0 }]).map((one) => one.worth.best);
  expect(worth).toBeCloseTo((alone ?? 0) + 2 / 15, 10);
  expect(() => requireFair([{ ...given, spins: 3_00 }])).toThrow('lightkeeper in EUR: it is worth');
});

test('[4-05] a package is worth what its parts are together, free spins among it, and no more than it says', () => {
  const packages = weighedPackagesOf(listed);
  expect(packages).toHaveLength(8);
  const [euros] = weighPackages(packages);
  const parts = weighOffers(['lamplighter', 'lightkeeper', 'lighthouse'].map((id) => offer(id)));
  const [first, second, third] = parts.map(({ worth }) => worth.best);
  expect(euros?.worth.best).toBeCloseTo(
    ((first ?? 0) * 20 + (second ?? 0) * 15 + (third ?? 0) * 30) / 65,
    10,
  );
  expect(euros?.worth.chance).toBe(Math.min(...parts.map(({ worth }) => worth.chance)));
  expect(() => requireFair(weighed, packages)).not.toThrow();
  const dearer = packages.map((one) => ({ ...one, costsAtMost: 75 }));
  expect(() => requireFair(weighed, dearer)).toThrow('welcome in EUR: it is worth 75.9');
});

test('a larger deposit than the least, or one of which more is own money, gets no larger share', () => {
  for (const id of ['lamplighter', 'second-lamp', 'spring-tide']) {
    const least = offer(id);
    for (const times of [1.5, 2, 3])
      expect(
        worthOf({ ...least, own: least.own * times, bonus: least.bonus * times }).best,
      ).toBeLessThanOrEqual(worthOf(least).best);
    for (const own of [least.own * 1.5, least.own * 4, least.own * 40])
      expect(worthOf({ ...least, own }).best).toBeLessThanOrEqual(worthOf(least).best);
  }
});

test('of two that come again and again each has to hold beside the other, in the same currency', () => {
  const { besideAnother } = worthOf(repeated);
  expect(besideAnother).toBeGreaterThan(0);
  const second = { ...repeated, id: 'third-lamp' };
  expect(() => requireFair([repeated, second])).toThrow(
    'second-lamp in EUR: beside third-lamp, which comes again and again, too, it is worth',
  );
  const enough = Math.ceil(besideAnother * 100);
  expect(() => requireFair([repeated, second])).toThrow(
    `or say on purpose "costsAtMost": ${enough}`,
  );
  const meant = [repeated, second].map((one) => ({ ...one, costsAtMost: enough }));
  expect(() => requireFair(meant)).not.toThrow();
  expect(() => requireFair([repeated, { ...second, currency: 'USD' }])).not.toThrow();
  expect(() => requireFair([repeated, { ...second, isOnce: true }])).not.toThrow();
});

test('what is refused is told in whole sentences, with what would mend it', () => {
  const dear = { ...once, costsAtMost: 73 };
  expect(() => requireFair([dear])).toThrow(
    /^\S+ in EUR: it is worth 73\.\d+ % of the bonus to who plays it best, and may cost 73 %: have it wagered more often, at a lower maxBet, in games that return and swing less \(games\), give a smaller percent, or say on purpose "costsAtMost": 74$/,
  );
  expect(() => requireFair([{ ...once, wagerTimes: 60 }])).toThrow(
    /^\S+ in EUR: of 100 normal players 2\d? wager it out, and 25 should: have it wagered less often$/,
  );
  expect(() => requireFair([repeated, { ...repeated, id: 'third-lamp' }])).toThrow(
    /, it is worth [\d.]+ % of the bonus to who plays both best, and may cost 0 %: give one of them once, have it wagered more often, in games that return and swing less \(games\), or say on purpose "costsAtMost": \d+$/,
  );
});

test('a share of less than a subunit is weighed as one', () => {
  const terms = {
    ...{ percent: 1, isOnce: true, wagerTimes: 2, days: 1 },
    ...{ closedGames: [], games: null, contributions: inFull },
  };
  const little = weighedOf({
    offers: [
      {
        ...{ ...terms, id: 'little', package: null, costsAtMost: 0 },
        amounts: { EUR: { from: 10, max: 100, maxBet: 10 } },
      },
    ],
    gifts: [],
  });
  expect(little).toMatchObject([{ own: 10, bonus: 1 }]);
  expect(() => requireFair(little)).toThrow('it is worth 100 %');
});

test.each([
  [
    'what second-lamp was: half of the deposit for stakes of twice the bonus, in any game',
    { ...repeated, own: 20_00, bonus: 10_00, wagerTimes: 2, maxBet: 5_00, games: null },
    'second-lamp in EUR: it is worth 100 % of the bonus to who plays it best, and may cost 0 %',
  ],
  ['wagering of a tenth less', { ...repeated, wagerTimes: 36 }, 'it is worth 1.'],
  ['higher stakes', { ...repeated, maxBet: 1_00 }, 'to who plays it best'],
  [
    'games that swing more',
    { ...repeated, games: { returnUpTo: 96.5, deviationUpTo: 5.5 } },
    'to who plays it best',
  ],
  ['a larger share', { ...repeated, bonus: 12_50 }, 'to who plays it best'],
  [
    'more than was said on purpose, with what would be enough',
    { ...once, costsAtMost: 73 },
    'or say on purpose "costsAtMost": 74',
  ],
  [
    'wagering that hardly anybody gets through',
    { ...once, wagerTimes: 60 },
    'of 100 normal players 2',
  ],
])('%s is refused, by name and with what would mend it', (_, wrong, reason) => {
  expect(() => requireFair([repeated, once])).not.toThrow();
  expect(() => requireFair([once, wrong])).toThrow(`${wrong.id} in EUR: `);
  expect(() => requireFair([once, wrong])).toThrow(reason);
});
