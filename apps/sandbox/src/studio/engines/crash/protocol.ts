/** The crash game as its frame sees it: the odds, what a bet is asked with, and what came of it. */
import { z } from 'zod';
import { gameCommon } from '../../protocol-common.ts';

export const crashDescription = z.object({
  ...gameCommon,
  kind: z.literal('crash'),
  /** The house edge in hundredths of a percent: 100 is 1 %. */
  edgeBasisPoints: z.int().nonnegative(),
  /** The least and the most that can be cashed out at, in hundredths. */
  minMultiplier: z.int(),
  topMultiplier: z.int(),
  /** The multiplier after `t` milliseconds is `e` to the power of `growth * t`. */
  growth: z.number().positive(),
});
export type CrashDescription = z.infer<typeof crashDescription>;

export const crashInput = z.strictObject({
  kind: z.literal('crash'),
  stake: z.int().positive(),
  /** The flight the bet is for. */
  flight: z.int().positive(),
  /** Where the server cashes out by itself, in hundredths; null to leave it to the player. */
  autoAt: z.int().positive().nullable(),
});
export type CrashInput = z.infer<typeof crashInput>;

/** Written by the server alone: the multiplier a cash-out came at, or the flight's end. */
export const crashAction = z.discriminatedUnion('move', [
  z.strictObject({
    kind: z.literal('crash'),
    move: z.literal('cash-out'),
    at: z.int().positive(),
  }),
  z.strictObject({ kind: z.literal('crash'), move: z.literal('land') }),
]);
export type CrashAction = z.infer<typeof crashAction>;

export const crashOutcome = z.object({
  kind: z.literal('crash'),
  flight: z.int().positive(),
  /** In hundredths; null while the bet is in the air, and when it was lost. */
  cashedOutAt: z.int().nullable(),
  /** Where the flight ended, in hundredths; told of a lost bet only. */
  crashedAt: z.int().nullable(),
});
export type CrashOutcome = z.infer<typeof crashOutcome>;
