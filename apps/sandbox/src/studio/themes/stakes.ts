/**
 * Stakes in subunits by currency. Every step of a slot divides by the game's bet units, so that each
 * line's bet and each pay is a whole number of bookable amounts and nothing is ever rounded.
 */

type Stakes = Readonly<Record<string, readonly number[]>>;

const like = (cents: readonly number[]): Stakes => ({
  EUR: cents,
  USD: cents,
  BRL: cents.map((amount) => amount * 5),
  /** 100 JPY stand for 1 EUR. */
  JPY: cents,
  /** 10 satoshi stand for a cent. */
  mBTC: cents.map((amount) => amount * 10),
  /** 3,000 gwei stand for a cent. */
  mETH: cents.map((amount) => amount * 3000),
  USDT: cents.map((amount) => amount * 10_000),
  /** 5,000 drops stand for a cent. */
  XRP: cents.map((amount) => amount * 5000),
  /** Wallets book whole bitcoin in steps of 1,000 satoshi, which stand for a bet unit at least. */
  BTC: cents.slice(0, 5).map((amount) => amount * 1000),
  /** The same for ether, in steps of 10,000 gwei. */
  ETH: cents.slice(0, 8).map((amount) => amount * 10_000),
  /** Demo money. */
  XXX: cents,
});

/** Steps for games whose bet units divide 10. */
export const stakesBy10 = like([10, 20, 50, 100, 200, 300, 500, 1000, 2000, 5000, 10_000]);
export const stakesBy20 = like([20, 40, 60, 100, 200, 300, 500, 1000, 2000, 5000, 10_000]);
export const stakesBy25 = like([25, 50, 75, 100, 200, 300, 500, 1000, 2000, 5000, 10_000]);
export const stakesBy40 = like([40, 80, 120, 200, 320, 400, 600, 1000, 2000, 5000, 10_000]);
/** Chips of a table. */
export const chips = like([50, 100, 200, 500, 1000, 2500, 5000, 10_000]);
/**
 * Every stake is a multiple of a hundred bookable amounts: multipliers in whole hundredths are paid
 * exactly, and dice payouts, which are rounded, lose less than 0.1 per cent in any currency.
 */
export const diceStakes: Stakes = {
  ...like([100, 200, 500, 1000, 2500, 5000, 10_000]),
  BTC: [1_000_000, 2_000_000, 5_000_000],
  ETH: [10_000_000, 20_000_000, 50_000_000],
};
/** Stakes of card tables: commissions of 5 % and pays of three to two are whole bookable amounts. */
export const tableStakes = like([100, 200, 500, 1000, 2500, 5000, 10_000]);
/** Highest sum of all chips of one round. */
export const tableLimits: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(like([50_000])).map(([currency, limits]) => [currency, Math.max(...limits)]),
);
