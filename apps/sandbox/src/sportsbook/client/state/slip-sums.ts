import { linesOf, marginOfLines, payoutOf, totalOdds } from '../../bets/lines.ts';
import { hundredthsOf } from './odds.ts';

/** A leg as sums need it: its odds of now and their margin, as text of the book. */
export interface Priced {
  readonly odds: string;
  readonly margin: string | null;
}

export interface Sums {
  readonly lines: number;
  readonly stake: number;
  /** Of a single line. */
  readonly odds: string | null;
  /** Null while that of a leg is not known. */
  readonly margin: number | null;
  /** When every line wins. */
  readonly payout: number;
  /** When as few legs win as make any line win, those of the lowest odds. */
  readonly least: number;
}

const nothing: Sums = { lines: 0, stake: 0, odds: null, margin: null, payout: 0, least: 0 };

export const countLines = (legs: number, of: number): number => linesOf(legs, of).length;

/** What a slip comes to, by the book's own arithmetic. */
export function sumsOf(legs: readonly Priced[], of: number, stakeOfLine: number): Sums {
  if (legs.length === 0) return nothing;
  const odds = legs.map((leg) => hundredthsOf(leg.odds));
  const margins = legs.map(({ margin }) => Math.round(Number(margin ?? 0) * 1000));
  const isKnown = legs.every(({ margin }) => margin !== null);
  const lines = countLines(legs.length, of);
  const stake = stakeOfLine * lines;
  // Singles are bets of their own, each cut to whole subunits.
  const payout =
    of === 1
      ? odds.reduce((sum, one) => sum + payoutOf(stakeOfLine, [one], 1), 0)
      : payoutOf(stake, odds, of);
  const lowest = [...odds].sort((a, b) => a - b).slice(0, of);
  return {
    lines,
    stake,
    odds: lines === 1 ? totalOdds(odds) : null,
    margin: isKnown ? marginOfLines(margins, of) / 1000 : null,
    payout,
    least: payoutOf(stakeOfLine, lowest, of),
  };
}

/** The stake of a line when `total` is spread over all; what does not go up is not staked. */
export const stakeOfLine = (total: number, lines: number): number => Math.floor(total / lines);
