import type { LimitPeriod } from '@pierlight/contract/limits/statuses';

/**
 * The calendar day, week (from Monday) or month that a moment is in, by UTC: the same for everybody, so
 * that no change of a time zone begins a period anew. The end is exclusive.
 */
export function periodAt(period: LimitPeriod, moment: Date): { from: Date; to: Date } {
  const [year, month, day] = [
    moment.getUTCFullYear(),
    moment.getUTCMonth(),
    moment.getUTCDate(),
  ] as const;
  const utc = (y: number, m: number, d: number) => new Date(Date.UTC(y, m, d));
  switch (period) {
    case 'daily':
      return { from: utc(year, month, day), to: utc(year, month, day + 1) };
    case 'weekly': {
      const monday = day - ((moment.getUTCDay() + 6) % 7);
      return { from: utc(year, month, monday), to: utc(year, month, monday + 7) };
    }
    case 'monthly':
      return { from: utc(year, month, 1), to: utc(year, month + 1, 1) };
  }
}
