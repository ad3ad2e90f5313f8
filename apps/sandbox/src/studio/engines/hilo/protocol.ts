/** Higher or lower as its frame sees it: the odds, what a round is asked with, and what came of it. */
import { z } from 'zod';
import { amount, gameCommon } from '../../protocol-common.ts';
import { cardSchema } from '../cards.ts';

export const hiloDescription = z.object({
  ...gameCommon,
  kind: z.literal('hilo'),
  /** The house edge in hundredths of a percent: 100 is 1 %. */
  edgeBasisPoints: z.int().nonnegative(),
  /** A call that would pay more than this many stakes is not taken. */
  topMultiple: z.int().positive(),
  /** How many cards of one round may be passed over. */
  skips: z.int().nonnegative(),
});
export type HiloDescription = z.infer<typeof hiloDescription>;

export const hiloInput = z.strictObject({
  kind: z.literal('hilo'),
  stake: z.int().positive(),
});
export type HiloInput = z.infer<typeof hiloInput>;

/** `higher` and `lower` are won by an equal card too, unless the card is an ace or a king. */
const hiloMove = z.enum(['higher', 'lower', 'skip']);
export type HiloMove = z.infer<typeof hiloMove>;

export const hiloAction = z.strictObject({
  kind: z.literal('hilo'),
  move: z.enum([...hiloMove.options, 'cash-out']),
});
export type HiloAction = z.infer<typeof hiloAction>;

export const hiloOutcome = z.object({
  kind: z.literal('hilo'),
  /** Cards turned up, in their order. */
  cards: z.array(cardSchema).min(1),
  /** What was done on each card but the last. */
  moves: z.array(hiloMove),
  lost: z.boolean(),
  /** What cashing out pays at least while the round is open, and then what it paid, in subunits. */
  cashOut: amount,
});
export type HiloOutcome = z.infer<typeof hiloOutcome>;
