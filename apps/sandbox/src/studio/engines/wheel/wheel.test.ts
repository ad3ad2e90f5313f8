import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goldenHelm } from '../../themes/golden-helm.ts';
import { lampCarousel } from '../../themes/lamp-carousel.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { wheel } from './engine.ts';
import { layOut } from './wheel.ts';

const { wheels } = wheel.describe(goldenHelm, 'EUR', 'en');

describe('a money wheel', () => {
  it('pays out of all its segments exactly what is published', () => {
    expect(wheels).toHaveLength(15);
    for (const { segments } of wheels) {
      const sum = segments.reduce((all, multiplier) => all + multiplier, 0);
      expect(sum * 100).toBe(goldenHelm.rtpBasisPoints * segments.length);
    }
  });

  it('pays something back wherever Lamp Carousel stops, and returns the same on each wheel', () => {
    const carousel = wheel.describe(lampCarousel, 'EUR', 'en').wheels;
    expect(carousel).toHaveLength(9);
    for (const { segments } of carousel) {
      const sum = segments.reduce((all, multiplier) => all + multiplier, 0);
      expect(sum * 100).toBe(lampCarousel.rtpBasisPoints * segments.length);
      expect(Math.min(...segments)).toBeGreaterThan(0);
    }
  });

  it('has as many segments as it is called by', () => {
    expect(wheels.map(({ segments }) => segments.length)).toEqual([
      10, 20, 30, 40, 50, 10, 20, 30, 40, 50, 10, 20, 30, 40, 50,
    ]);
  });

  it('bears every pay as often as it is told, spread around', () => {
    const shares = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 30 })),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(shares, (told) => {
        const around = layOut(told);
        const wanted = told.flatMap(([pay, count]) => Array.from({ length: count }, () => pay));
        expect([...around].sort((a, b) => a - b)).toEqual(wanted.sort((a, b) => a - b));
      }),
    );
    const around = layOut([
      [0, 5],
      [200, 5],
    ]);
    expect(around.every((pay, at) => pay !== around[at + 1])).toBe(true);
  });

  it('stops at every segment as often as at any other, and pays it', () => {
    const source = seededBytes(20_261_122);
    const input = { kind: 'wheel', stake: 100, risk: 'medium', segments: 20 } as const;
    const around = wheels.find(({ risk, segments }) => risk === 'medium' && segments.length === 20);
    const rounds = 15_000;
    const found = Array.from({ length: 20 }, () => 0);
    for (let round = 0; round < rounds; round++) {
      const { outcome, win } = wheel.play(goldenHelm, 'EUR', input, source, []);
      expect(win).toBe(around?.segments[outcome.segment]);
      expect(outcome.multiplier).toBe(win);
      found[outcome.segment] = (found[outcome.segment] ?? 0) + 1;
    }
    const margin = 4 * Math.sqrt((0.05 * 0.95) / rounds);
    for (const times of found) expect(Math.abs(times / rounds - 0.05)).toBeLessThan(margin);
  });
});

it('takes only wheels there are and stakes of its own', () => {
  const check = (segments: number, stake: number) =>
    wheel.check(goldenHelm, 'EUR', { kind: 'wheel', risk: 'low', segments, stake });
  expect(check(50, 100)).toEqual({ stake: 100 });
  expect(check(15, 100)).toEqual({ refusal: 'bad-request' });
  expect(check(50, 101)).toEqual({ refusal: 'stake-not-allowed' });
  expect(wheel.maxWin(goldenHelm, 'EUR', 10_000)).toBe(485_000);
});
