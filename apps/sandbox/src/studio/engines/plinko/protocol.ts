/** Plinko as its frame sees it: the boards there are, what a round is asked with, and what came of it. */
import { z } from 'zod';
import { gameCommon } from '../../protocol-common.ts';
import { risks } from '../risk.ts';

const risk = z.enum(risks);

export const plinkoDescription = z.object({
  ...gameCommon,
  kind: z.literal('plinko'),
  boards: z.array(
    z.object({
      risk,
      rows: z.int().positive(),
      /** Hundredths of the stake, one for each pocket from left to right: rows + 1. */
      multipliers: z.array(z.int().nonnegative()),
    }),
  ),
});
export type PlinkoDescription = z.infer<typeof plinkoDescription>;

export const plinkoInput = z.strictObject({
  kind: z.literal('plinko'),
  stake: z.int().positive(),
  risk,
  rows: z.int().positive().max(32),
});
export type PlinkoInput = z.infer<typeof plinkoInput>;

export const plinkoOutcome = z.object({
  kind: z.literal('plinko'),
  /** For each row of pegs whether the ball falls to the left (0) or to the right (1). */
  path: z.array(z.int().min(0).max(1)),
  /** Pocket from the left, 0 to rows: how often the ball fell to the right. */
  pocket: z.int().nonnegative(),
  /** Hundredths of the stake. */
  multiplier: z.int().nonnegative(),
});
export type PlinkoOutcome = z.infer<typeof plinkoOutcome>;
