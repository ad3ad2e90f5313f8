import { limitPeriods } from '@pierlight/contract/limits/statuses';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { inForce, type Terms, WAIT, withAmount, withEnd } from '../changes.ts';
import { periodAt } from '../periods.ts';

const span = (period: (typeof limitPeriods)[number], at: string) => {
  const { from, to } = periodAt(period, new Date(at));
  return [from.toISOString(), to.toISOString()];
};

describe('[4-19] periods', () => {
  test('[P-21] are calendar days, weeks from Monday and months, over ends of months and years', () => {
    expect(span('daily', '2028-02-29T23:59:59.999Z')).toEqual([
      '2028-02-29T00:00:00.000Z',
      '2028-03-01T00:00:00.000Z',
    ]);
    expect(span('weekly', '2027-01-01T12:00:00Z')).toEqual([
      '2026-12-28T00:00:00.000Z',
      '2027-01-04T00:00:00.000Z',
    ]);
    expect(span('weekly', '2026-11-23T00:00:00Z')[0]).toBe('2026-11-23T00:00:00.000Z');
    expect(span('monthly', '2026-12-31T23:00:00Z')).toEqual([
      '2026-12-01T00:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
    ]);
  });

  test('[P-21] last as long through a change of the clocks, wherever the server stands', () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    // Clocks in Europe went forward on 29 March 2026 and back on 25 October.
    for (const zone of ['UTC', 'Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Auckland']) {
      vi.stubEnv('TZ', zone);
      for (const day of ['2026-03-29', '2026-10-25'])
        for (const time of ['00:30', '01:30', '23:30']) {
          const [from, to] = span('daily', `${day}T${time}:00Z`).map((at) => Date.parse(at ?? ''));
          expect(from).toBe(Date.parse(`${day}T00:00:00Z`));
          expect((to ?? 0) - (from ?? 0)).toBe(24 * 3_600_000);
        }
      expect(span('weekly', '2026-03-29T23:30:00Z')[0]).toBe('2026-03-23T00:00:00.000Z');
      expect(span('monthly', '2026-03-31T23:30:00Z')[0]).toBe('2026-03-01T00:00:00.000Z');
    }
  });

  test('every moment is in exactly one, and the next begins where it ends', () => {
    const moment = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...limitPeriods), moment, (period, at) => {
        const { from, to } = periodAt(period, at);
        expect(from.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(at.getTime()).toBeLessThan(to.getTime());
        expect(periodAt(period, to).from).toEqual(to);
        expect(periodAt(period, new Date(to.getTime() - 1)).from).toEqual(from);
      }),
    );
  });
});

describe('[P-21] changes', () => {
  const terms = (amount: bigint): Terms => ({ amount, next_amount: null, next_from: null });
  const start = Date.UTC(2026, 9, 24, 12);
  const at = (hours: number) => new Date(start + hours * 3_600_000);

  test('a lower amount holds at once, also when a higher one was pending', () => {
    const rising = withAmount(terms(100n), 200n, at(0));
    expect(withAmount(rising, 50n, at(1))).toEqual(terms(50n));
  });

  test('a higher amount holds 24 hours later and not a moment before', () => {
    const rising = withAmount(terms(100n), 200n, at(0));
    expect(inForce(rising, new Date(start + WAIT - 1))?.amount).toBe(100n);
    expect(inForce(rising, at(24))).toEqual(terms(200n));
  });

  test('an end comes 24 hours later, requested twice no later', () => {
    const ending = withEnd(withEnd(terms(100n), at(0)), at(5));
    expect(inForce(ending, new Date(start + WAIT - 1))?.amount).toBe(100n);
    expect(inForce(ending, at(24))).toBeNull();
  });

  test('the present amount cancels a pending change', () => {
    expect(withAmount(withEnd(terms(100n), at(0)), 100n, at(1))).toEqual(terms(100n));
  });

  test('no sequence of requests raises anything at once, or earlier than 24 hours after it was requested', () => {
    const request = fc.record({
      hours: fc.integer({ min: 0, max: 30 }),
      amount: fc.option(fc.bigInt({ min: 1n, max: 9n })),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 20 }), (requests) => {
        let row: Terms | null = terms(5n);
        let hour = 0;
        for (const { hours, amount } of requests) {
          hour += hours;
          const before: Terms | null = inForce(row, at(hour));
          if (!before) return;
          row = amount === null ? withEnd(before, at(hour)) : withAmount(before, amount, at(hour));
          expect(row.amount).toBe(
            amount !== null && amount < before.amount ? amount : before.amount,
          );
          const isAskedBefore =
            row.next_from?.getTime() === before.next_from?.getTime() &&
            row.next_amount === before.next_amount;
          if (row.next_from && !isAskedBefore) expect(row.next_from).toEqual(at(hour + 24));
        }
      }),
    );
  });
});
