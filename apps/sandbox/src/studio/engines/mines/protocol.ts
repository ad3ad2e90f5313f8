/** Mines as its frame sees it: the odds there are, what a round is asked with, and what came of it. */
import { z } from 'zod';
import { amount, gameCommon } from '../../protocol-common.ts';

/** A field of the board, row by row. */
const field = z.int().min(0).max(24);

export const minesDescription = z.object({
  ...gameCommon,
  kind: z.literal('mines'),
  /** The house edge in hundredths of a percent: 100 is 1 %. */
  edgeBasisPoints: z.int().nonnegative(),
  /** A round is paid by itself before a further field would pay more than this many stakes. */
  topMultiple: z.int().positive(),
});
export type MinesDescription = z.infer<typeof minesDescription>;

export const minesInput = z.strictObject({
  kind: z.literal('mines'),
  stake: z.int().positive(),
  /** How many of the 25 fields are mined. */
  mines: z.int().min(1).max(24),
});
export type MinesInput = z.infer<typeof minesInput>;

export const minesAction = z.discriminatedUnion('move', [
  z.strictObject({ kind: z.literal('mines'), move: z.literal('open'), field }),
  z.strictObject({ kind: z.literal('mines'), move: z.literal('cash-out') }),
]);
export type MinesAction = z.infer<typeof minesAction>;

export const minesOutcome = z.object({
  kind: z.literal('mines'),
  /** Fields opened, in their order; the last one of a struck round is mined. */
  opened: z.array(field),
  struck: z.boolean(),
  /** What cashing out pays at least while the round is open, and then what it paid, in subunits. */
  cashOut: amount,
  /** Where the mines lie; null as long as the round is open. */
  mines: z.array(field).nullable(),
});
export type MinesOutcome = z.infer<typeof minesOutcome>;
