/** What the protocols of all kinds of games are made of. */
import { z } from 'zod';

/** Whole subunits. */
export const amount = z.int().nonnegative();

export const paletteSchema = z.object({
  /** CSS colours. `backdrop` is the far background, `reel` the field the symbols stand on. */
  backdrop: z.string(),
  reel: z.string(),
  frame: z.string(),
  accent: z.string(),
  text: z.string(),
  win: z.string(),
});
export type Palette = z.infer<typeof paletteSchema>;

export const gameCommon = {
  id: z.string(),
  provider: z.string(),
  name: z.string(),
  palette: paletteSchema,
  /** Return to player over the long run, in hundredths of a percent: 9612 is 96.12 %. */
  rtpBasisPoints: z.int(),
  /** 1 (low) to 5 (high). */
  volatility: z.int().min(1).max(5),
  /** Paragraphs of the rules screen in the session's language, each with a heading. */
  rules: z.array(z.object({ heading: z.string(), text: z.string() })),
  /** A round should be shown for at least this long, in milliseconds. */
  minRoundMs: z.int().nonnegative(),
};

/** Rounds given to the player; they cost nothing, and their wins are paid. */
export const freeRounds = z.object({
  id: z.string(),
  /** What each of them is played at. */
  stake: amount,
  given: z.int().positive(),
  /** Not begun yet. */
  left: z.int().nonnegative(),
  /** What they paid so far. */
  won: amount,
  /** No round is begun from then on. */
  endsAt: z.iso.datetime(),
});
export type FreeRounds = z.infer<typeof freeRounds>;

export const stakeLimits = z.object({
  /** Permitted whole-round stakes, or chips (roulette), rising, in subunits. */
  steps: z.array(z.int().positive()).min(1),
  defaultStake: z.int().positive(),
  minStake: z.int().positive(),
  /** Highest stake of one round (for roulette the sum of all chips). */
  maxStake: z.int().positive(),
  /** The most one round can pay, in subunits. */
  maxWin: z.int().positive(),
});
export type StakeLimits = z.infer<typeof stakeLimits>;
