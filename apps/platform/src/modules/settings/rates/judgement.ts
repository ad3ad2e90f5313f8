import type { CurrencyType } from '@pierlight/money/currency';
import { clockTolerance } from '../../../kernel/clock.ts';
import type { StatedRates } from './source.ts';

/** A rate that was believed: units for one unit of the base, and when its source took it. */
export interface Rate {
  readonly rate: number;
  readonly takenAt: Date;
}

/** Why a stated rate is not believed. */
export type RateDoubt =
  | 'otherBase'
  /** Taken over a day ago, or not yet. */
  | 'otherTime'
  | 'missing'
  | 'notPositive'
  /** Too far from the last one that was believed. */
  | 'jump';

export interface Judgement {
  /** By currency; what is no newer than what is known is left out. */
  readonly believed: ReadonlyMap<string, Rate>;
  readonly doubts: readonly {
    readonly currency: string;
    readonly doubt: RateDoubt;
    readonly stated: number | null;
  }[];
}

const day = 24 * 60 * 60 * 1000;

/**
 * How far a rate may move, as a share of the last believed one, and by how much more for each day since.
 * So a jump that is real is believed in the end, while a slip of the source is not.
 */
const bounds: Readonly<Record<CurrencyType, number>> = { fiat: 0.05, crypto: 0.25 };

/**
 * What of stated rates is believed. Each currency is judged by itself: a source that is wrong about one
 * may be right about the others.
 *
 * @param known the last believed rate of every currency requested
 */
export function judgeRates(
  known: ReadonlyMap<string, Rate & { readonly type: CurrencyType }>,
  stated: StatedRates,
  base: string,
  now: Date,
): Judgement {
  const age = now.getTime() - stated.takenAt.getTime();
  const believed = new Map<string, Rate>();
  const doubts: { currency: string; doubt: RateDoubt; stated: number | null }[] = [];
  if (stated.base !== base)
    return { believed, doubts: [{ currency: stated.base, doubt: 'otherBase', stated: null }] };
  if (!(age > -clockTolerance && age < day))
    return { believed, doubts: [{ currency: base, doubt: 'otherTime', stated: null }] };

  for (const [currency, last] of known) {
    if (currency === base) continue;
    if (stated.takenAt <= last.takenAt && !isAhead(last, now)) continue;
    const rate = stated.rates.get(currency) ?? null;
    const doubt = doubtOf(rate, last, stated.takenAt);
    if (doubt === null && rate !== null) believed.set(currency, { rate, takenAt: stated.takenAt });
    else if (doubt !== null) doubts.push({ currency, doubt, stated: rate });
  }
  return { believed, doubts };
}

/** Taken while clocks were ahead: the next rate is newer, whatever its time says. */
const isAhead = ({ takenAt }: Pick<Rate, 'takenAt'>, now: Date): boolean =>
  takenAt.getTime() > now.getTime() + clockTolerance;

function doubtOf(
  rate: number | null,
  last: Rate & { readonly type: CurrencyType },
  takenAt: Date,
): RateDoubt | null {
  if (rate === null) return 'missing';
  if (!(Number.isFinite(rate) && rate > 0)) return 'notPositive';
  const days = Math.max(0, takenAt.getTime() - last.takenAt.getTime()) / day;
  const farthest = 1 + bounds[last.type] * (1 + days);
  return Math.max(rate / last.rate, last.rate / rate) > farthest ? 'jump' : null;
}
