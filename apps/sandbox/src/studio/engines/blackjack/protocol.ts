/** Blackjack as its frame sees it: what a round is asked with, what is decided, and what came of it. */
import { z } from 'zod';
import { amount, gameCommon } from '../../protocol-common.ts';
import { cardSchema } from '../cards.ts';

export const blackjackDescription = z.object({ ...gameCommon, kind: z.literal('blackjack') });
export type BlackjackDescription = z.infer<typeof blackjackDescription>;

export const blackjackInput = z.strictObject({
  kind: z.literal('blackjack'),
  stake: z.int().positive(),
});
export type BlackjackInput = z.infer<typeof blackjackInput>;

export const blackjackMove = z.enum(['hit', 'stand', 'double', 'split']);
export type BlackjackMove = z.infer<typeof blackjackMove>;

export const blackjackAction = z.strictObject({
  kind: z.literal('blackjack'),
  move: blackjackMove,
});
export type BlackjackAction = z.infer<typeof blackjackAction>;

const handResult = z.enum(['blackjack', 'won', 'push', 'lost', 'bust']);
export type HandResult = z.infer<typeof handResult>;

export const blackjackOutcome = z.object({
  kind: z.literal('blackjack'),
  /** The card face up; all cards once the round is over. */
  dealer: z.array(cardSchema).min(1),
  hands: z
    .array(
      z.object({
        cards: z.array(cardSchema).min(1),
        /** What is staked on it, in subunits. */
        stake: amount,
        /** Null while the round is open. */
        result: handResult.nullable(),
      }),
    )
    .min(1)
    .max(2),
  /** The hand that is decided on; null once the round is over. */
  active: z.int().min(0).max(1).nullable(),
  /** What it takes. */
  moves: z.array(blackjackMove),
});
export type BlackjackOutcome = z.infer<typeof blackjackOutcome>;
