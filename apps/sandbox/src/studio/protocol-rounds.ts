/** What a round is asked with, and what came of it. */
import { z } from 'zod';
import { rouletteBetKind, symbolId } from './protocol-games.ts';

export const amount = z.int().nonnegative();

/** Slot: the stake alone. Dice: `target` in hundredths (0..9999) and side. Roulette: the chips. */
export const roundInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('slot'), stake: z.int().positive() }),
  z.strictObject({
    kind: z.literal('dice'),
    stake: z.int().positive(),
    direction: z.enum(['over', 'under']),
    /** `under` wins on roll < target, `over` on roll > target; roll is 0..9999 (0.00 to 99.99). */
    target: z.int().min(0).max(9999),
  }),
  z.strictObject({
    kind: z.literal('roulette'),
    bets: z
      .array(
        z.strictObject({
          kind: rouletteBetKind,
          /**
           * The numbers covered, rising, for inside bets (straight 1, split 2, street and trio 3,
           * corner and first-four 4, six-line 6); for `column` and `dozen` the ordinal [1], [2] or
           * [3]; [] for the even chances.
           */
          numbers: z.array(z.int().min(0).max(36)).max(6),
          stake: z.int().positive(),
        }),
      )
      .min(1)
      .max(200),
  }),
]);
export type RoundInput = z.infer<typeof roundInput>;
export type RouletteBet = Extract<RoundInput, { kind: 'roulette' }>['bets'][number];

/** [reel, row], both from 0. */
const cell = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);
/** `grid[reel][row]`. */
const grid = z.array(z.array(symbolId));

export const slotWin = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('line'),
    /** Index into the lines of the description. */
    line: z.int().nonnegative(),
    symbol: symbolId,
    count: z.int().positive(),
    multiplier: z.int().positive(),
    amount,
    cells: z.array(cell),
  }),
  z.object({
    kind: z.literal('ways'),
    symbol: symbolId,
    count: z.int().positive(),
    ways: z.int().positive(),
    multiplier: z.int().positive(),
    amount,
    cells: z.array(cell),
  }),
  z.object({
    kind: z.literal('scatter'),
    symbol: symbolId,
    count: z.int().positive(),
    multiplier: z.int().positive(),
    amount,
    cells: z.array(cell),
  }),
]);
export type SlotWin = z.infer<typeof slotWin>;

/** One turn of the reels. A round is one `base` step and, when awarded, all its `free` steps. */
export const slotStep = z.object({
  kind: z.enum(['base', 'free']),
  /** Position on each strip of the symbol shown in row 0. */
  stops: z.array(z.int().nonnegative()),
  /** What the reels stop on. */
  grid,
  /** The same after wilds or the special symbol expanded; null when nothing did. */
  expanded: grid.nullable(),
  /**
   * The symbol drawn to expand in the free spins, told from the base step on that gives them; null
   * before it is drawn and in games without one.
   */
  expandingSymbol: symbolId.nullable(),
  /** Multiplier on everything this step pays. */
  multiplier: z.int().positive(),
  wins: z.array(slotWin),
  /** Sum of `wins`. */
  win: amount,
  freeSpinsAwarded: z.int().nonnegative(),
  /** Free spins still to come after this step. */
  freeSpinsLeft: z.int().nonnegative(),
  /** The round's win up to and with this step. */
  totalWin: amount,
});
export type SlotStep = z.infer<typeof slotStep>;

export const roundOutcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('slot'),
    steps: z.array(slotStep).min(1),
    /** True when the win reached the game's highest win and the free spins ended there. */
    capped: z.boolean(),
  }),
  z.object({
    kind: z.literal('roulette'),
    number: z.int().min(0).max(36),
    /** In the order of the bets; `amount` is the stake plus its winnings, 0 when lost. */
    payouts: z.array(amount),
  }),
  z.object({
    kind: z.literal('dice'),
    /** 0..9999, shown as 0.00 to 99.99. */
    roll: z.int().min(0).max(9999),
    won: z.boolean(),
    /** Hundredths of a percent. */
    chance: z.int(),
    /** Payout multiplier in ten-thousandths of the stake. */
    multiplier: z.int(),
  }),
]);
export type RoundOutcome = z.infer<typeof roundOutcome>;
