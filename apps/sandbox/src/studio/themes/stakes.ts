/**
 * Stakes in subunits by currency. Every step of a slot divides by the game's bet units, so that each
 * line's bet and each pay is a whole number of subunits and nothing is ever rounded.
 */

/** `XXX` is demo money. */
const like = (cents: readonly number[]) => ({
  EUR: cents,
  USD: cents,
  GBP: cents,
  CAD: cents,
  AUD: cents,
  XXX: cents,
  BRL: cents.map((amount) => amount * 5),
  /** 1 JPY has no parts; 100 JPY stand for 1 EUR. */
  JPY: cents,
  /** A cent is 20 satoshi. */
  BTC: cents.map((amount) => amount * 20),
  /** A cent is 4,000 gwei. */
  ETH: cents.map((amount) => amount * 4000),
  USDT: cents.map((amount) => amount * 10_000),
});

/** Steps for games whose bet units divide 10. */
export const stakesBy10 = like([10, 20, 50, 100, 200, 300, 500, 1000, 2000, 5000, 10_000]);
export const stakesBy20 = like([20, 40, 60, 100, 200, 300, 500, 1000, 2000, 5000, 10_000]);
export const stakesBy25 = like([25, 50, 75, 100, 200, 300, 500, 1000, 2000, 5000, 10_000]);
export const stakesBy40 = like([40, 80, 120, 200, 320, 400, 600, 1000, 2000, 5000, 10_000]);
/** Chips of a table, and stakes of games without bet units. */
export const chips = like([50, 100, 200, 500, 1000, 2500, 5000, 10_000]);
/** Highest sum of all chips of one round. */
export const tableLimits = like([50_000]);
