/** Roulette as its frame sees it: the table, what a round is asked with, and what came of it. */
import { z } from 'zod';
import { amount, gameCommon } from '../../protocol-common.ts';

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
  /** Pockets in the order they stand on the wheel, clockwise from the zero. */
  wheel: z.array(z.int().nonnegative()),
  red: z.array(z.int().positive()),
  /** `payout` to one; `maxStake` of one such bet in subunits. */
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
        numbers: z.array(z.int().min(0).max(36)).max(6),
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
  number: z.int().min(0).max(36),
  /** In the order of the bets; `amount` is the stake plus its winnings, 0 when lost. */
  payouts: z.array(amount),
});
export type RouletteOutcome = z.infer<typeof rouletteOutcome>;
