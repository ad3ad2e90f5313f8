/** Roulette as its frame sees it: the table, what a round is asked with, and what came of it. */
import { z } from 'zod';
import { amount, gameCommon } from '../../protocol-common.ts';

/** The pocket 00 in a number's place. */
export const DOUBLE_ZERO = 37;

const pocket = z.int().min(0).max(DOUBLE_ZERO);

export const rouletteBetKind = z.enum([
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'six-line',
  'column',
  'dozen',
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
]);
export type RouletteBetKind = z.infer<typeof rouletteBetKind>;

export const rouletteDescription = z.object({
  ...gameCommon,
  kind: z.literal('roulette'),
  /** Pockets in the order they stand on the wheel, clockwise from the zero; `DOUBLE_ZERO` stands for 00. */
  wheel: z.array(pocket),
  red: z.array(z.int().positive()),
  /** The bets of its table: `payout` to one; `maxStake` of one such bet in subunits. */
  bets: z.array(
    z.object({ kind: rouletteBetKind, payout: z.int().positive(), maxStake: z.int().positive() }),
  ),
});
export type RouletteDescription = z.infer<typeof rouletteDescription>;

/** The chips on the table. */
export const rouletteInput = z.strictObject({
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
        numbers: z.array(pocket).max(6),
        stake: z.int().positive(),
      }),
    )
    .min(1)
    .max(200),
});
export type RouletteInput = z.infer<typeof rouletteInput>;
export type RouletteBet = RouletteInput['bets'][number];

export const rouletteOutcome = z.object({
  kind: z.literal('roulette'),
  number: pocket,
  /** In the order of the bets; `amount` is the stake plus its winnings, 0 when lost. */
  payouts: z.array(amount),
});
export type RouletteOutcome = z.infer<typeof rouletteOutcome>;
