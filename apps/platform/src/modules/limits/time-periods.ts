import type { TimeLimitPeriod } from '@pierlight/contract/limits/statuses';

const hour = 60 * 60_000;
const day = 24 * hour;

const ofDays = { P1D: 1, P3D: 3, P1W: 7, P2W: 14, P4W: 28, P6W: 42 } as const;
const ofMonths = { P6M: 6, P1Y: 12, P2Y: 24, P3Y: 36, P5Y: 60 } as const;

/**
 * When a period that begins now is over; null for one without an end. A day is 24 hours of 60 minutes, whatever
 * clocks on walls do. Months and years end on the day of the same number at the same time, by UTC; where the
 * month has none, on its last day.
 */
export function endOfPeriod(period: TimeLimitPeriod, from: Date): Date | null {
  if (period === 'forGood') return null;
  if (period in ofDays) {
    const days = ofDays[period as keyof typeof ofDays];
    return new Date(from.getTime() + days * day);
  }
  const month = from.getUTCMonth() + ofMonths[period as keyof typeof ofMonths];
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const until = new Date(from);
  until.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return until;
}
