/** Dice as its frame sees it: the odds there are, what a round is asked with, and what came of it. */
import { z } from 'zod';
import { gameCommon } from '../../protocol-common.ts';

export const diceDescription = z.object({
  ...gameCommon,
  kind: z.literal('dice'),
  /** The house edge in hundredths of a percent: 100 is 1 %. */
  edgeBasisPoints: z.int().nonnegative(),
  /** Chance of winning in hundredths of a percent that may be chosen: 100 to 9800. */
  minChance: z.int(),
  maxChance: z.int(),
});
export type DiceDescription = z.infer<typeof diceDescription>;

export const diceInput = z.strictObject({
  kind: z.literal('dice'),
  stake: z.int().positive(),
  direction: z.enum(['over', 'under']),
  /** `under` wins on roll < target, `over` on roll > target; roll is 0..9999 (0.00 to 99.99). */
  target: z.int().min(0).max(9999),
});
export type DiceInput = z.infer<typeof diceInput>;

export const diceOutcome = z.object({
  kind: z.literal('dice'),
  /** 0..9999, shown as 0.00 to 99.99. */
  roll: z.int().min(0).max(9999),
  won: z.boolean(),
  /** Hundredths of a percent. */
  chance: z.int(),
  /** Payout multiplier in ten-thousandths of the stake. */
  multiplier: z.int(),
});
export type DiceOutcome = z.infer<typeof diceOutcome>;
