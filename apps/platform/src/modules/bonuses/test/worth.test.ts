import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Weighed, worthOf } from '../worth.ts';

const games = { returnUpTo: 96.5, deviationUpTo: 4 };
const welcome: Weighed = { own: 2000, bonus: 2000, wagerTimes: 30, maxBet: 100, games };

/** Terms small enough that a hundred of them are weighed in a moment. */
const terms = fc.record({
  own: fc.integer({ min: 0, max: 60 }),
  bonus: fc.integer({ min: 4, max: 20 }),
  wagerTimes: fc.integer({ min: 1, max: 20 }),
  maxBet: fc.integer({ min: 1, max: 10 }),
  games: fc.record({
    returnUpTo: fc.integer({ min: 90, max: 99 }),
    deviationUpTo: fc.integer({ min: 1, max: 8 }),
  }),
});
const best = (of: Weighed) => worthOf(of).best;
/** What rounding of sums may come to. */
const rounding = 1e-9;

test.each([
  ['who may stake anything gets the whole bonus', { ...welcome, maxBet: null }, 1],
  ['so does who may play anything', { ...welcome, games: null }, 1],
  // One stake of it, once: it comes back as 0.9 on average.
  [
    'a gift of one stake is worth what the game returns',
    {
      ...{ own: 0, bonus: 5, wagerTimes: 1, maxBet: 5 },
      games: { returnUpTo: 90, deviationUpTo: 1 },
    },
    0.9,
  ],
  // It pays 2 or nothing, evenly. Of one stake, staked twice: lost at once, or 2 are there for one round more, which
  // takes the edge: 0.45 × (2 − 0.1).
  [
    'a gift that is staked twice can be lost before the second time',
    {
      ...{ own: 0, bonus: 5, wagerTimes: 2, maxBet: 5 },
      games: { returnUpTo: 90, deviationUpTo: 0.9 },
    },
    0.45 * 1.9,
  ],
  // The edge of every stake, and none of it can be lost: twice 3.5 per cent.
  [
    'with own money for all the wagering it costs the edge',
    { ...welcome, own: 4000, wagerTimes: 2 },
    1 - 2 * 0.035,
  ],
])('%s', (_, of, expected) => {
  expect(best(of)).toBeCloseTo(expected, 10);
});

test('a bonus is never worth less than nothing or more than itself to who plays it best', () => {
  fc.assert(
    fc.property(terms, (of) => {
      expect(best(of)).toBeGreaterThanOrEqual(0);
      expect(best(of)).toBeLessThanOrEqual(1);
    }),
  );
});

test('beside another bonus it is worth no less than alone, no more than itself, and no more for more wagering', () => {
  fc.assert(
    fc.property(terms, (of) => {
      const { best: alone, besideAnother } = worthOf(of);
      expect(besideAnother).toBeGreaterThanOrEqual(alone - rounding);
      expect(besideAnother).toBeLessThanOrEqual(1);
      const more = worthOf({ ...of, wagerTimes: of.wagerTimes + 1 });
      expect(more.besideAnother).toBeLessThanOrEqual(besideAnother + rounding);
      // Whatever own money there is can be gambled away, or up, before.
      const another = worthOf({ ...of, own: of.own + 5 });
      expect(another.besideAnother).toBeCloseTo(besideAnother, 9);
    }),
  );
});

test('more wagering is worth no more, to nobody, and is wagered out no more often', () => {
  fc.assert(
    fc.property(terms, (of) => {
      const [less, more] = [worthOf(of), worthOf({ ...of, wagerTimes: of.wagerTimes + 1 })];
      expect(more.best).toBeLessThanOrEqual(less.best + rounding);
      expect(more.normal).toBeLessThanOrEqual(less.normal + rounding);
      expect(more.chance).toBeLessThanOrEqual(less.chance + rounding);
    }),
  );
});

test('a larger share of the deposit, and games that return more, are worth no less', () => {
  fc.assert(
    fc.property(terms, (of) => {
      fc.pre(of.own > 0);
      expect(best({ ...of, own: of.own - 1 })).toBeGreaterThanOrEqual(best(of) - rounding);
      const better = { ...of.games, returnUpTo: of.games.returnUpTo + 1 };
      // The multiple that is paid is a whole number, and another one then.
      fc.pre(sameMultiple(of.games, better));
      expect(best({ ...of, games: better })).toBeGreaterThanOrEqual(best(of) - rounding);
    }),
  );
});

const sameMultiple = (one: typeof games, other: typeof games) => {
  const [a, b] = [one, other].map(({ returnUpTo, deviationUpTo }) =>
    Math.ceil((deviationUpTo ** 2 + (returnUpTo / 100) ** 2) / (returnUpTo / 100)),
  );
  return a === b;
};

test('games that swing more and higher stakes are worth no less', () => {
  fc.assert(
    fc.property(terms, (of) => {
      const wilder = { ...of.games, deviationUpTo: of.games.deviationUpTo + 1 };
      expect(best({ ...of, games: wilder })).toBeGreaterThanOrEqual(best(of) - rounding);
      // Twice the stake, in the same whole numbers of stakes.
      const even = { ...of, own: of.own * 2, bonus: of.bonus * 2, maxBet: 1 };
      expect(best({ ...even, maxBet: 2 })).toBeGreaterThanOrEqual(best(even) - rounding);
    }),
  );
});

test('a walk through every state, without short cuts, comes to the same', () => {
  const small = fc.record({
    ...{ own: fc.integer({ min: 0, max: 12 }), bonus: fc.integer({ min: 1, max: 8 }) },
    wagerTimes: fc.integer({ min: 1, max: 6 }),
    games: fc.constantFrom(
      { returnUpTo: 90, deviationUpTo: 0.9, pays: 2 },
      { returnUpTo: 80, deviationUpTo: 2, pays: 6 },
    ),
  });
  fc.assert(
    fc.property(small, ({ games: { pays, ...bounds }, ...of }) => {
      const mean = bounds.returnUpTo / 100;
      const known = new Map<string, number>();
      const walk = (own: number, bonus: number, left: number): number => {
        if (left === 0 || own + bonus === 0) return own + bonus;
        const state = `${own} ${bonus} ${left}`;
        const found = known.get(state);
        if (found !== undefined) return found;
        const after = (change: number) =>
          own > 0 ? walk(own + change, bonus, left - 1) : walk(0, bonus + change, left - 1);
        const played = (mean / pays) * after(pays - 1) + (1 - mean / pays) * after(-1);
        // Own money may be kept, for the price of the bonus.
        const worth = Math.max(own, played);
        known.set(state, worth);
        return worth;
      };
      const gain = (walk(of.own, of.bonus, of.wagerTimes * of.bonus) - of.own) / of.bonus;
      const lasting = of.own === 0 ? 0 : 1 - of.wagerTimes * (1 - mean);
      expect(best({ ...of, maxBet: 1, games: bounds })).toBeCloseTo(Math.max(gain, lasting), 9);
    }),
    // The one that was wrong once: money that is sure for the few rounds left.
    {
      examples: [
        [
          {
            own: 6,
            bonus: 4,
            wagerTimes: 3,
            games: { returnUpTo: 90, deviationUpTo: 0.9, pays: 2 },
          },
        ],
      ],
    },
  );
});

/** A stream of numbers from 0 to 1 that is the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('a hundred thousand normal players who play it come to what is computed', () => {
  const of = { ...welcome, wagerTimes: 8 };
  const random = randomFrom(1);
  const players = 100_000;
  // 96 per cent and a deviation of 4, of which the smaller is the game's: it pays 18 or nothing.
  const [pays, chance] = [18, 0.96 / 18];
  // Own money and bonus are 100 stakes, and 8 times 50 are wagered.
  let [sum, squares, through] = [0, 0, 0];
  for (let player = 0; player < players; player += 1) {
    let purse = 100;
    for (let round = 0; round < 400 && purse > 0; round += 1)
      purse += random() < chance ? pays - 1 : -1;
    const gain = (purse - 50) / 50;
    sum += gain;
    squares += gain * gain;
    if (purse > 0) through += 1;
  }
  const mean = sum / players;
  const error = Math.sqrt((squares / players - mean * mean) / players);
  const { normal, chance: computed } = worthOf(of);
  expect(Math.abs(mean - normal)).toBeLessThan(4 * error);
  expect(Math.abs(through / players - computed)).toBeLessThan(
    4 * Math.sqrt((computed * (1 - computed)) / players),
  );
});

test('no rule of when to give a bonus up does better in play than what is computed', () => {
  // 20 own stakes, 10 of the bonus, 300 rounds of a game that pays 10 or nothing.
  const of: Weighed = {
    ...{ own: 20, bonus: 10, wagerTimes: 30, maxBet: 1 },
    games: { returnUpTo: 96, deviationUpTo: 2.95 },
  };
  const [pays, chance, players] = [10, 0.096, 20_000];
  const gains = [20, 25, 30, 40, 60, Number.POSITIVE_INFINITY].map((givenUpAt) => {
    const random = randomFrom(7);
    let [sum, squares] = [0, 0];
    for (let player = 0; player < players; player += 1) {
      let [own, bonus, left] = [20, 10, 300];
      while (left > 0 && own + bonus > 0 && own < givenUpAt) {
        const result = random() < chance ? pays - 1 : -1;
        if (own > 0) own += result;
        else bonus += result;
        left -= 1;
      }
      const gain = (own >= givenUpAt && left > 0 ? own : own + bonus) - 20;
      sum += gain;
      squares += gain * gain;
    }
    const mean = sum / players;
    return { mean, error: Math.sqrt((squares / players - mean * mean) / players) };
  });
  const computed = best(of) * 10;
  for (const { mean, error } of gains) expect(mean).toBeLessThan(computed + 4 * error);
  // One of these rules is nearly the best there is.
  expect(Math.max(...gains.map(({ mean, error }) => mean + 4 * error))).toBeGreaterThan(computed);
});

test('who may gamble own money away free of its bounds comes to what is computed beside another bonus', () => {
  // 20 own stakes at a fair game until they are gone or 2000, then 10 of the bonus alone, 100 rounds of 10 or nothing.
  const of: Weighed = {
    ...{ own: 20, bonus: 10, wagerTimes: 10, maxBet: 1 },
    games: { returnUpTo: 96, deviationUpTo: 2.95 },
  };
  const [pays, chance, players] = [10, 0.096, 50_000];
  const random = randomFrom(3);
  let [sum, squares] = [0, 0];
  for (let player = 0; player < players; player += 1) {
    let bonus = random() < 0.01 ? 0 : 10;
    for (let left = 100; left > 0 && bonus > 0; left -= 1)
      bonus += random() < chance ? pays - 1 : -1;
    sum += bonus;
    squares += bonus * bonus;
  }
  const mean = sum / players;
  const error = Math.sqrt((squares / players - mean * mean) / players);
  const { best: alone, besideAnother } = worthOf(of);
  expect(mean / 0.99).toBeGreaterThan(besideAnother * 10 - 4 * error);
  expect(mean).toBeLessThan(besideAnother * 10 + 4 * error);
  expect(besideAnother).toBeGreaterThan(alone);
});
