/** Video poker as its frame sees it: the pay table, what a round is asked with, and what came of it. */
import { z } from 'zod';
import { gameCommon } from '../../protocol-common.ts';
import { cardSchema } from '../cards.ts';

/** Hands from the least to the most. */
export const hands = [
  'nothing',
  'jacks-or-better',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;
export type Hand = (typeof hands)[number];

export const pokerDescription = z.object({
  ...gameCommon,
  kind: z.literal('poker'),
  /** What each hand pays, in stakes. */
  pays: z.record(z.enum(hands), z.int().nonnegative()),
});
export type PokerDescription = z.infer<typeof pokerDescription>;

export const pokerInput = z.strictObject({
  kind: z.literal('poker'),
  stake: z.int().positive(),
});
export type PokerInput = z.infer<typeof pokerInput>;

/** Keeps the held cards and draws for the others, which ends the round. */
export const pokerAction = z.strictObject({
  kind: z.literal('poker'),
  hold: z.array(z.boolean()).length(5),
});
export type PokerAction = z.infer<typeof pokerAction>;

export const pokerOutcome = z.object({
  kind: z.literal('poker'),
  /** The hand as it lies. */
  cards: z.array(cardSchema).length(5),
  /** Which cards were held; null before the draw. */
  held: z.array(z.boolean()).length(5).nullable(),
  hand: z.enum(hands),
});
export type PokerOutcome = z.infer<typeof pokerOutcome>;
