import { limitPeriods } from '@pierlight/contract/limits/statuses';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Terms } from '../changes.ts';
import { periodAt } from '../periods.ts';
import { type DayCount, dayOf, PACE_DAYS, type Pace, paceOf, projectionOf } from '../projection.ts';

const DAY = 24 * 60 * 60_000;
/** A Tuesday. */
const noon = new Date('2026-11-24T12:00:00Z');
const before = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * DAY));
/** So much on each of these days before today. */
const each = (days: readonly number[], amount: bigint, now = noon): DayCount[] =>
  days.map((back) => ({ day: before(now, back), amount }));
const terms = (amount: bigint, next: Partial<Terms> = {}): Terms => ({
  amount,
  next_amount: null,
  next_from: null,
  ...next,
});
const at = (reached: string | null | undefined) => reached?.slice(0, 16);

describe('the pace of the last days', () => {
  test('is of whole weeks, without today: seven days, for a month twenty-eight', () => {
    const counts = each([0, 1, 2, 7, 8, 28], 10_00n);
    expect(paceOf('daily', counts, noon)).toEqual({ days: 7, amount: 30_00n });
    expect(paceOf('weekly', counts, noon)).toEqual({ days: 7, amount: 30_00n });
    expect(paceOf('monthly', counts, noon)).toEqual({ days: 28, amount: 50_00n });
  });

  test.each([
    ['nothing ever counted', []],
    ['counting began within them', each([1, 2, 3, 4, 5, 6], 10_00n)],
    ['two days are chance', each([1, 5, 20], 10_00n)],
    ['a day that came to nothing is none', [...each([1, 5, 9], 10_00n), ...each([3], 0n)]],
    ['gains outweigh losses', [...each([1, 2], 10_00n), ...each([7], -20_00n)]],
  ])('is not known when %s', (_why, counts) => {
    expect(paceOf('weekly', counts, noon)).toBeNull();
  });

  test('goes by the same days through a change of the clocks, ends of months and a leap day [P-21]', () => {
    for (const moment of ['2026-03-30T00:00:00Z', '2026-10-26T23:59:59Z', '2028-03-01T12:00:00Z']) {
      const now = new Date(moment);
      expect(paceOf('weekly', each([1, 4, 7], 7n, now), now)).toEqual({ days: 7, amount: 21n });
      expect(paceOf('weekly', each([1, 4, 8], 7n, now), now)).toBeNull();
    }
  });
});

describe('where a limit leads', () => {
  const ten: Pace = { days: 7, amount: 70_00n };

  test('within its period to the moment the rest of it lasts, and to all of it', () => {
    // Five days and a half are left of the week, 40 last for four.
    expect(projectionOf(terms(100_00n), 60_00n, ten, 'weekly', noon)).toEqual({
      days: 7,
      used: 100_00,
      percent: 100,
      reachedAt: '2026-11-28T12:00:00.000Z',
    });
  });

  test('to a share of it when its period ends before', () => {
    expect(projectionOf(terms(200_00n), 0n, ten, 'weekly', noon)).toEqual({
      days: 7,
      used: 55_00,
      percent: 27,
      reachedAt: null,
    });
  });

  test('into the next period, when that one is long enough', () => {
    // Half a Tuesday and six days until December, which 250 last to its end of the 25th.
    expect(projectionOf(terms(250_00n), 0n, ten, 'monthly', noon)).toMatchObject({
      used: 65_00,
      percent: 26,
      reachedAt: '2026-12-26T00:00:00.000Z',
    });
  });

  test('over ends of months, a leap day and a change of the clocks by days of 24 hours [P-21]', () => {
    const reached = (now: string, amount: bigint, period: 'weekly' | 'monthly') =>
      at(projectionOf(terms(amount), 0n, ten, period, new Date(now))?.reachedAt);
    expect(reached('2028-02-20T00:00:00Z', 100_00n, 'monthly')).toBe('2028-03-01T00:00');
    expect(reached('2028-02-19T00:00:00Z', 100_00n, 'monthly')).toBe('2028-02-29T00:00');
    expect(reached('2027-02-20T00:00:00Z', 100_00n, 'monthly')).toBe('2027-03-11T00:00');
    expect(reached('2026-12-25T00:00:00Z', 300_00n, 'monthly')).toBe('2027-01-31T00:00');
    expect(reached('2026-03-27T12:00:00Z', 20_00n, 'weekly')).toBe('2026-03-29T12:00');
    expect(reached('2026-10-24T12:00:00Z', 10_00n, 'weekly')).toBe('2026-10-25T12:00');
  });

  test('nowhere once it is reached, while next to nothing is in sight, and past a change', () => {
    expect(projectionOf(terms(50_00n), 50_00n, ten, 'weekly', noon)).toBeNull();
    expect(projectionOf(terms(50_00n), 60_00n, ten, 'weekly', noon)).toBeNull();
    expect(projectionOf(terms(90_000_00n), 0n, ten, 'weekly', noon)).toBeNull();
    const rising = (hours: number) =>
      terms(100_00n, {
        next_amount: 500_00n,
        next_from: new Date(noon.getTime() + hours * 60 * 60_000),
      });
    expect(projectionOf(rising(24), 60_00n, ten, 'weekly', noon)).toBeNull();
    expect(projectionOf(rising(24), 95_00n, ten, 'weekly', noon)?.reachedAt).toBe(
      '2026-11-25T00:00:00.000Z',
    );
  });

  test('from a gain as far as what was lost since lets it', () => {
    expect(projectionOf(terms(100_00n), -70_00n, ten, 'weekly', noon)).toBeNull();
    expect(projectionOf(terms(100_00n), -40_00n, ten, 'weekly', noon)).toMatchObject({
      used: 15_00,
      reachedAt: null,
    });
  });

  const moment = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  const sum = (min: bigint) => fc.bigInt({ min, max: 1_000_000n });
  const pace = fc.record({ days: fc.constantFrom(7, PACE_DAYS), amount: sum(1n) });

  test('is never said of the past, of more than the limit, or of a moment at which it does not hold', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...limitPeriods),
        moment,
        sum(1n),
        sum(-1_000_000n),
        pace,
        (period, now, amount, used, going) => {
          const said = projectionOf(terms(amount), used, going, period, now);
          if (!said) return;
          const end = periodAt(period, now).to;
          expect(BigInt(said.used)).toBeLessThanOrEqual(amount);
          expect(said.percent).toBe(Number((BigInt(said.used) * 100n) / amount));
          if (said.reachedAt === null) {
            expect(BigInt(said.used)).toBeLessThan(amount);
            return;
          }
          const reachedAt = new Date(said.reachedAt);
          const isInPeriod = reachedAt <= end;
          expect(isInPeriod).toBe(said.percent === 100);
          expect(reachedAt.getTime()).toBeGreaterThan(now.getTime());
          expect(reachedAt <= periodAt(period, end).to).toBe(true);
          // The last millisecond before it does not reach it yet, the moment itself does.
          const [start, begun] = isInPeriod ? [now, used] : [end, 0n];
          const counted = (milliseconds: number) =>
            begun + (going.amount * BigInt(milliseconds)) / BigInt(going.days * DAY);
          const lasts = reachedAt.getTime() - start.getTime();
          expect(counted(lasts)).toBeGreaterThanOrEqual(amount);
          expect(counted(lasts - 1)).toBeLessThan(amount);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('is said the later, the more is left', () => {
    fc.assert(
      fc.property(moment, sum(1n), pace, fc.bigInt(0n, 1_000_000n), (now, amount, going, more) => {
        const reached = (limit: bigint) => {
          const said = projectionOf(terms(limit), 0n, going, 'monthly', now);
          return said?.reachedAt ? Date.parse(said.reachedAt) : Number.POSITIVE_INFINITY;
        };
        const nearer = reached(amount);
        if (Number.isFinite(nearer)) expect(reached(amount + more)).toBeGreaterThanOrEqual(nearer);
      }),
    );
  });
});
