import type { LimitProjection } from '@pierlight/contract/limits/schemas';
import type { LimitPeriod } from '@pierlight/contract/limits/statuses';
import type { Terms } from './changes.ts';
import { periodAt } from './periods.ts';

/** What counted on a day, `YYYY-MM-DD` by UTC, in subunits; below 0 for a day of gains. */
export interface DayCount {
  readonly day: string;
  readonly amount: bigint;
}

/** So much in so many days. */
export interface Pace {
  readonly days: number;
  readonly amount: bigint;
}

const DAY = 24 * 60 * 60_000;

/** Fewer days than these with something to count are chance. */
const LEAST_DAYS = 3;

/**
 * The whole days before today whose pace a limit goes by. Whole weeks, that weekends weigh as much as they
 * do; a month's is of four, for a week with its one deposit says little of a month.
 */
const windows: Readonly<Record<LimitPeriod, number>> = { daily: 7, weekly: 7, monthly: 28 };

/** The longest of them. */
export const PACE_DAYS = Math.max(...Object.values(windows));

/**
 * The pace of the last whole days. Null while too little is known: where counting began within them, on few
 * of them something counted, or nothing is left of it in the end.
 *
 * @param counts of `PACE_DAYS` days, and the first there ever was
 */
export function paceOf(period: LimitPeriod, counts: readonly DayCount[], now: Date): Pace | null {
  const days = windows[period];
  const today = dayOf(now);
  const first = dayOf(new Date(now.getTime() - days * DAY));
  if (!counts.some(({ day }) => day <= first)) return null;
  const counted = counts.filter(({ day, amount }) => day >= first && day < today && amount !== 0n);
  const amount = counted.reduce((sum, each) => sum + each.amount, 0n);
  return counted.length < LEAST_DAYS || amount <= 0n ? null : { days, amount };
}

/**
 * Where a limit leads at a pace. Null once it is reached, while less than a percent of it is in sight, and
 * where another amount is to hold before.
 */
export function projectionOf(
  { amount, next_from }: Terms,
  used: bigint,
  pace: Pace,
  period: LimitPeriod,
  now: Date,
): LimitProjection | null {
  if (used >= amount) return null;
  const end = periodAt(period, now).to;
  const next = periodAt(period, end);
  const atEnd = used + inTime(pace, end.getTime() - now.getTime());
  let reachedAt: Date | null = null;
  if (atEnd >= amount) reachedAt = after(now, timeFor(pace, amount - used));
  else if (inTime(pace, next.to.getTime() - next.from.getTime()) >= amount)
    reachedAt = after(end, timeFor(pace, amount));
  if (next_from && next_from <= (reachedAt ?? end)) return null;
  const shown = atEnd < 0n ? 0n : atEnd > amount ? amount : atEnd;
  const percent = Number((shown * 100n) / amount);
  if (percent === 0 && reachedAt === null) return null;
  return {
    days: pace.days,
    used: Number(shown),
    percent,
    reachedAt: reachedAt?.toISOString() ?? null,
  };
}

const inTime = ({ amount, days }: Pace, milliseconds: number): bigint =>
  (amount * BigInt(milliseconds)) / BigInt(days * DAY);

/** Whole milliseconds, rounded up. */
const timeFor = (pace: Pace, amount: bigint): number =>
  Number((amount * BigInt(pace.days * DAY) + pace.amount - 1n) / pace.amount);

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
