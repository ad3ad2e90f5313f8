import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fortyKites } from '../../themes/forty-kites.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { keno } from './engine.ts';
import { chanceOf, DRAWN, drawNumbers, NUMBERS, rowReturn } from './keno.ts';

const rows = Object.entries(fortyKites.pays).map(([count, pays]) => ({
  count: Number(count),
  pays,
}));
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('the paytable', () => {
  it('has a row for every count of numbers, which returns what is published to 0.01 points', () => {
    expect(rows.map(({ count }) => count)).toEqual(upTo(10));
    for (const { count, pays } of rows) {
      expect(pays).toHaveLength(count + 1);
      const off = rowReturn(pays) * 10_000 - fortyKites.rtpBasisPoints;
      expect(Math.abs(off), `${count} numbers`).toBeLessThanOrEqual(0.5);
    }
  });

  it('never pays less for more hits', () => {
    for (const { pays } of rows) expect(pays).toEqual([...pays].sort((a, b) => a - b));
  });
});

describe('the chance of hits', () => {
  it('is that of every draw there is, counted on a smaller question', () => {
    // Two chosen numbers: C(38, 8) of C(40, 10) draws hold both, which is 10/40 * 9/39.
    expect(chanceOf(2, 2)).toBeCloseTo((10 / 40) * (9 / 39), 14);
    expect(chanceOf(1, 1)).toBe(0.25);
    for (const { count } of rows) {
      const all = upTo(count + 1).reduce((sum, hits) => sum + chanceOf(count, hits - 1), 0);
      expect(all).toBeCloseTo(1, 12);
    }
  });

  it('is met by the engine that is played', () => {
    const source = seededBytes(20_261_122);
    const rounds = 15_000;
    const picks = [3, 11, 17, 24, 39];
    const found = upTo(6).map(() => 0);
    for (let round = 0; round < rounds; round++) {
      const { outcome, win } = keno.play(
        fortyKites,
        'EUR',
        { kind: 'keno', stake: 100, picks },
        source,
        [],
      );
      expect(win).toBe(fortyKites.pays[5][outcome.hits]);
      found[outcome.hits] = (found[outcome.hits] ?? 0) + 1;
    }
    found.forEach((times, hits) => {
      const chance = chanceOf(5, hits);
      const margin = 4 * Math.sqrt((chance * (1 - chance)) / rounds);
      expect(Math.abs(times / rounds - chance)).toBeLessThan(margin);
    });
  });
});

describe('a draw', () => {
  it('holds ten different numbers of the board', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drawn = drawNumbers(seededBytes(seed));
        expect(new Set(drawn).size).toBe(DRAWN);
        for (const number of drawn) expect(number >= 1 && number <= NUMBERS).toBe(true);
      }),
    );
  });

  it('favours no number and no place in the order', () => {
    const source = seededBytes(7);
    const draws = 15_000;
    const first = upTo(NUMBERS).map(() => 0);
    const any = upTo(NUMBERS).map(() => 0);
    for (let draw = 0; draw < draws; draw++) {
      const drawn = drawNumbers(source);
      first[(drawn[0] ?? 0) - 1] = (first[(drawn[0] ?? 0) - 1] ?? 0) + 1;
      for (const number of drawn) any[number - 1] = (any[number - 1] ?? 0) + 1;
    }
    const near = (times: number, chance: number): void => {
      const margin = 4.2 * Math.sqrt((chance * (1 - chance)) / draws);
      expect(Math.abs(times / draws - chance)).toBeLessThan(margin);
    };
    for (const times of first) near(times, 1 / NUMBERS);
    for (const times of any) near(times, DRAWN / NUMBERS);
  });
});

it('takes 1 to 10 different numbers and stakes of its own', () => {
  const check = (picks: number[], stake = 100) =>
    keno.check(fortyKites, 'EUR', { kind: 'keno', picks, stake });
  expect(check([1])).toEqual({ stake: 100 });
  expect(check(upTo(10))).toEqual({ stake: 100 });
  expect(check(upTo(11))).toEqual({ refusal: 'bad-request' });
  expect(check([])).toEqual({ refusal: 'bad-request' });
  expect(check([5, 5])).toEqual({ refusal: 'bad-request' });
  expect(check([5], 150)).toEqual({ refusal: 'stake-not-allowed' });
  expect(keno.maxWin(fortyKites, 'EUR', 10_000)).toBe(20_000_000);
});
