/** A flight whose multiplier rises until it breaks off. Multipliers are whole hundredths. Pure rules. */
import type { ByteSource } from '../random.ts';
import type { CrashTheme } from './theme.ts';

/** The least that can be cashed out at: at 1.00 a bet would only come back, without the house's edge. */
export const MIN_MULTIPLIER = 101;
const NOTHING_GAINED = 100;
/** Rise of the multiplier's logarithm in a millisecond: 2.00 after 9.9 seconds, 10.00 after 33. */
export const GROWTH = 0.00007;

type Odds = Pick<CrashTheme, 'edgeBasisPoints' | 'topMultiplier'>;

const OUTCOMES = 2n ** 64n;

/** Of all outcomes how many, times a multiplier in hundredths, make one return. */
const kept = ({ edgeBasisPoints }: Odds): bigint =>
  (BigInt(10_000 - edgeBasisPoints) * OUTCOMES) / 100n;

/**
 * The last hundredth a flight reaches: with the first eight bytes as a number from 0, big-endian,
 * `kept * 2^64 / (number + 1)` rounded down, at least 1.00 and at most the top.
 */
export function crashPoint(source: ByteSource, odds: Odds): number {
  const bytes = source.take(8);
  const drawn = new DataView(bytes.buffer, bytes.byteOffset, 8).getBigUint64(0);
  const point = kept(odds) / (drawn + 1n);
  const top = BigInt(odds.topMultiplier);
  return Math.max(NOTHING_GAINED, Number(point < top ? point : top));
}

/**
 * The return of cashing out at a multiplier, as a share of the stake and exact but for the last step
 * into a float: of the 2^64 outcomes, `kept / multiplier` rounded down reach it.
 */
export function returnAt(multiplier: number, odds: Odds): number {
  const reached = kept(odds) / BigInt(multiplier);
  return Number((BigInt(multiplier) * reached * 10n ** 16n) / (100n * OUTCOMES)) / 1e16;
}

/** Where a flight stands that long after its departure. */
export const multiplierAfter = (milliseconds: number): number =>
  Math.floor(100 * Math.exp(GROWTH * Math.max(0, milliseconds)) + 1e-9);

/** How long after its departure a flight first stands at a multiplier, in milliseconds. */
export function reachedAfter(multiplier: number): number {
  let at = Math.max(0, Math.floor(Math.log(multiplier / 100) / GROWTH) - 1);
  while (multiplierAfter(at) < multiplier) at++;
  return at;
}

/** How long a flight lasts that ends at a point: until it would stand one hundredth higher. */
export const endsAfter = (point: number): number => reachedAfter(point + 1);
