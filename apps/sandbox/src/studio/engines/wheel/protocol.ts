/** The money wheel as its frame sees it: the wheels, what a round is asked with, and what came of it. */
import { z } from 'zod';
import { gameCommon } from '../../protocol-common.ts';
import { risks } from '../risk.ts';

const risk = z.enum(risks);

export const wheelDescription = z.object({
  ...gameCommon,
  kind: z.literal('wheel'),
  /** What the wheel is the wheel of: a ship's helm, or a ring of lamps. */
  trim: z.enum(['helm', 'lamps']),
  wheels: z.array(
    z.object({
      risk,
      /** Hundredths of the stake, one for each of the equal segments, clockwise. */
      segments: z.array(z.int().nonnegative()),
    }),
  ),
});
export type WheelDescription = z.infer<typeof wheelDescription>;

export const wheelInput = z.strictObject({
  kind: z.literal('wheel'),
  stake: z.int().positive(),
  risk,
  /** How many segments the wheel has. */
  segments: z.int().positive().max(100),
});
export type WheelInput = z.infer<typeof wheelInput>;

export const wheelOutcome = z.object({
  kind: z.literal('wheel'),
  /** The segment under the pointer, from 0 clockwise. */
  segment: z.int().nonnegative(),
  /** Hundredths of the stake. */
  multiplier: z.int().nonnegative(),
});
export type WheelOutcome = z.infer<typeof wheelOutcome>;
