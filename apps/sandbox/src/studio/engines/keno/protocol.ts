/** Keno as its frame sees it: the numbers, the paytable, what a round is asked with, what came of it. */
import { z } from 'zod';
import { gameCommon } from '../../protocol-common.ts';
import { DRAWN, NUMBERS } from './keno.ts';

const number = z.int().min(1).max(NUMBERS);

export const kenoDescription = z.object({
  ...gameCommon,
  kind: z.literal('keno'),
  /** The numbers are 1 to this. */
  numbers: z.int().positive(),
  /** How many of them are drawn. */
  drawn: z.int().positive(),
  /** For each permitted count of chosen numbers, rising from 1: hundredths of the stake by hits, from 0. */
  pays: z.array(z.array(z.int().nonnegative())),
});
export type KenoDescription = z.infer<typeof kenoDescription>;

export const kenoInput = z.strictObject({
  kind: z.literal('keno'),
  stake: z.int().positive(),
  picks: z.array(number).min(1).max(NUMBERS),
});
export type KenoInput = z.infer<typeof kenoInput>;

export const kenoOutcome = z.object({
  kind: z.literal('keno'),
  /** In the order they were drawn. */
  drawn: z.array(number).length(DRAWN),
  hits: z.int().nonnegative(),
  /** Hundredths of the stake. */
  multiplier: z.int().nonnegative(),
});
export type KenoOutcome = z.infer<typeof kenoOutcome>;
