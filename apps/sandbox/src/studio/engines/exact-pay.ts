/** Pays that need not be bookable, and how they become amounts that are. */
import { type ByteSource, drawBelowBig } from './random.ts';

/** `numerator / denominator` times `step` subunits, the smallest amount that can be booked. */
export type ExactPay = {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly step: number;
};

/**
 * How a game books what it cannot pay exactly. `drawn`: the next amount up is paid with the probability of
 * the fraction, so that the expectation is exact at every stake. Left out of rules from before: down.
 */
export type Rounding = 'drawn' | undefined;

export const isBookable = ({ numerator, denominator }: ExactPay): boolean =>
  numerator % denominator === 0n;

/** The bookable amount at or below the pay, in whole subunits: what is paid at least. */
export const leastOf = ({ numerator, denominator, step }: ExactPay): number =>
  Number(numerator / denominator) * step;

/** What is paid at most, in whole subunits. */
export const mostOf = (pay: ExactPay, rounding: Rounding): number =>
  leastOf(pay) + (rounding === 'drawn' && !isBookable(pay) ? pay.step : 0);

/** What is paid on average, in subunits. */
export const expectedOf = (pay: ExactPay, rounding: Rounding): number =>
  rounding === 'drawn'
    ? (Number(pay.numerator) / Number(pay.denominator)) * pay.step
    : leastOf(pay);

/**
 * Books a pay, in whole subunits. With a fraction `r / denominator` left of a step, a number below
 * `denominator` is drawn, and the next step is paid when it is below `r`. A bookable pay draws nothing.
 */
export function book(pay: ExactPay, rounding: Rounding, source: ByteSource): number {
  if (rounding !== 'drawn' || isBookable(pay)) return leastOf(pay);
  const isUp = drawBelowBig(source, pay.denominator) < pay.numerator % pay.denominator;
  return leastOf(pay) + (isUp ? pay.step : 0);
}
