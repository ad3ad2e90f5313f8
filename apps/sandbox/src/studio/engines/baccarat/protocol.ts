/** Baccarat as its frame sees it: the bets, what a round is asked with, and what came of it. */
import { z } from 'zod';
import { amount, gameCommon } from '../../protocol-common.ts';
import { cardSchema } from '../cards.ts';

export const baccaratBet = z.enum(['player', 'tie', 'banker']);
export type BaccaratBet = z.infer<typeof baccaratBet>;

export const baccaratDescription = z.object({
  ...gameCommon,
  kind: z.literal('baccarat'),
  bets: z.array(
    z.object({
      kind: baccaratBet,
      /** Hundredths of the stake won beside it: 95 is 0.95 to 1. */
      pays: z.int().positive(),
      /** Expected return in hundredths of a percent. */
      rtpBasisPoints: z.int().positive(),
      maxStake: z.int().positive(),
    }),
  ),
});
export type BaccaratDescription = z.infer<typeof baccaratDescription>;

/** Whole subunits on each of the three bets. */
const onEach = z.strictObject({ player: amount, tie: amount, banker: amount });
export type OnEach = z.infer<typeof onEach>;

export const baccaratInput = z.strictObject({ kind: z.literal('baccarat'), bets: onEach });
export type BaccaratInput = z.infer<typeof baccaratInput>;

const hand = z.array(cardSchema).min(2).max(3);

export const baccaratOutcome = z.object({
  kind: z.literal('baccarat'),
  player: hand,
  banker: hand,
  result: baccaratBet,
  /** The stake plus its winnings, the stake when it is given back, 0 when lost. */
  payouts: onEach,
});
export type BaccaratOutcome = z.infer<typeof baccaratOutcome>;
