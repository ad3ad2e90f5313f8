import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skylark } from '../../themes/skylark.ts';
import { withoutRounding } from '../random.ts';
import { seededBytes } from '../seeded-bytes.ts';
import {
  crashPoint,
  endsAfter,
  MIN_MULTIPLIER,
  multiplierAfter,
  reachedAfter,
  returnAt,
} from './crash.ts';
import { crash, crashReturns } from './engine.ts';

const bytes = (first: bigint) => ({
  take: () => {
    const made = new Uint8Array(8);
    new DataView(made.buffer).setBigUint64(0, first);
    return made;
  },
});
const pointAt = (first: bigint): number => crashPoint(bytes(first), skylark);
const bet = (autoAt: number | null) => ({
  kind: 'crash' as const,
  stake: 100,
  flight: 1,
  autoAt,
});

describe('a flight', () => {
  it('reaches a multiplier on exactly the outcomes its return is computed from', () => {
    fc.assert(
      fc.property(fc.integer({ min: MIN_MULTIPLIER, max: skylark.topMultiplier }), (multiplier) => {
        const reached = (99n * 2n ** 64n) / BigInt(multiplier);
        expect(pointAt(reached - 1n)).toBeGreaterThanOrEqual(multiplier);
        expect(pointAt(reached)).toBeLessThan(multiplier);
      }),
    );
  });

  it('returns 99 per cent at every multiplier there is, to far less than 0.01 points', () => {
    const returns = crashReturns(skylark);
    expect(returns).toHaveLength(skylark.topMultiplier - MIN_MULTIPLIER + 1);
    expect(Math.max(...returns)).toBeLessThanOrEqual(0.99);
    expect(Math.min(...returns)).toBeGreaterThan(0.99 - 1e-12);
    expect(returnAt(100, skylark)).toBeLessThan(1);
  });

  it('ends between 1.00 and the top, whatever is drawn', () => {
    expect(pointAt(0n)).toBe(skylark.topMultiplier);
    expect(pointAt(2n ** 64n - 1n)).toBe(100);
  });

  it('is drawn as often as computed', () => {
    const source = seededBytes(20_261_122);
    const flights = 200_000;
    const reached = { 101: 0, 200: 0, 1000: 0 };
    for (let flown = 0; flown < flights; flown++) {
      const point = crashPoint(source, skylark);
      for (const at of [101, 200, 1000] as const) if (point >= at) reached[at]++;
    }
    for (const [at, times] of Object.entries(reached)) {
      const chance = 99 / Number(at);
      const margin = 3.29 * Math.sqrt((chance * (1 - chance)) / flights);
      expect(Math.abs(times / flights - chance)).toBeLessThan(margin);
    }
  });

  it('rises without a gap and ends a hundredth after its point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: skylark.topMultiplier }), (multiplier) => {
        const at = reachedAfter(multiplier);
        expect(multiplierAfter(at)).toBeGreaterThanOrEqual(multiplier);
        expect(at === 0 || multiplierAfter(at - 1) < multiplier).toBe(true);
        expect(multiplierAfter(endsAfter(multiplier) - 1)).toBeLessThanOrEqual(multiplier);
      }),
    );
    expect(multiplierAfter(-5)).toBe(100);
  });
});

describe('a bet on a flight', () => {
  /** Ends at 2.50. */
  const source = () => withoutRounding(bytes((99n * 2n ** 64n) / 250n - 1n));
  const play = (autoAt: number | null, ...actions: Parameters<typeof crash.play>[4]) =>
    crash.play(skylark, 'EUR', bet(autoAt), source(), actions);

  it('tells nothing of the end while it is in the air, nor after a cash-out', () => {
    expect(play(200)).toEqual({
      outcome: { kind: 'crash', flight: 1, cashedOutAt: null, crashedAt: null },
      win: 0,
      steps: 1,
      open: true,
    });
    const out = play(null, { kind: 'crash', move: 'cash-out', at: 250 });
    expect(out.outcome).toMatchObject({ cashedOutAt: 250, crashedAt: null });
    expect(out.win).toBe(250);
  });

  it('lands at its automatic cash-out or is lost', () => {
    const land = { kind: 'crash', move: 'land' } as const;
    expect(play(250, land)).toMatchObject({ win: 250, outcome: { cashedOutAt: 250 } });
    expect(play(251, land)).toMatchObject({ win: 0, outcome: { crashedAt: 250 } });
    expect(play(null, land)).toMatchObject({ win: 0, outcome: { crashedAt: 250 } });
  });

  it('is not cashed out where the flight never stood', () => {
    expect(() => play(null, { kind: 'crash', move: 'cash-out', at: 251 })).toThrow(RangeError);
  });

  it('is paid in whole bookable amounts, exactly, in every currency', () => {
    for (const [currency, stakes] of Object.entries(skylark.stakes)) {
      for (const stake of stakes) {
        const at = { kind: 'crash', move: 'cash-out', at: 137 } as const;
        const played = crash.play(skylark, currency, { ...bet(null), stake }, source(), [at]);
        expect(played.win * 100).toBe(stake * 137);
      }
    }
  });

  it('takes no automatic cash-out out of range', () => {
    for (const autoAt of [1, 100, skylark.topMultiplier + 1])
      expect(crash.check(skylark, 'EUR', bet(autoAt))).toEqual({ refusal: 'bad-request' });
    expect(crash.check(skylark, 'EUR', bet(101))).toEqual({ stake: 100 });
  });
});
