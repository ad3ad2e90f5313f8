/** How the studio describes a game and its stakes to its frame. */
import { z } from 'zod';

export const symbolId = z.string().min(1);

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

export const symbolRole = z.enum(['high', 'low', 'wild', 'scatter']);

/** A pay is a count of symbols and what it pays, as a whole number of bet units (see `betUnits`). */
const pay = z.object({ count: z.int().positive(), units: z.int().nonnegative() });

const gameCommon = {
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

export const slotDescription = z.object({
  ...gameCommon,
  kind: z.literal('slot'),
  reels: z.int().positive(),
  rows: z.int().positive(),
  /** A stake is cut in this many bet units; a pay of `units` is `stake / betUnits * units`. */
  betUnits: z.int().positive(),
  evaluation: z.discriminatedUnion('kind', [
    /** Each line gives one row (0 is the top) for every reel. Lines pay from the left. */
    z.object({ kind: z.literal('lines'), lines: z.array(z.array(z.int().nonnegative())) }),
    z.object({ kind: z.literal('ways'), ways: z.int().positive() }),
  ]),
  symbols: z.array(
    z.object({ id: symbolId, name: z.string(), role: symbolRole, pays: z.array(pay) }),
  ),
  /** The strips the reels turn through: `strips[reel]` is a loop of symbol ids, top to bottom. */
  strips: z.array(z.array(symbolId)),
  freeStrips: z.array(z.array(symbolId)).nullable(),
  wildMultiplier: z.int().positive(),
  freeSpins: z
    .object({
      awards: z.array(z.object({ count: z.int().positive(), spins: z.int().positive() })),
      multiplier: z.int().positive(),
      retrigger: z.boolean(),
      expandingWilds: z.boolean(),
      expandingSymbol: z.boolean(),
    })
    .nullable(),
});
export type SlotDescription = z.infer<typeof slotDescription>;

export const rouletteBetKind = z.enum([
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'six-line',
  'column',
  'dozen',
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
]);
export type RouletteBetKind = z.infer<typeof rouletteBetKind>;

export const rouletteDescription = z.object({
  ...gameCommon,
  kind: z.literal('roulette'),
  /** Pockets in the order they stand on the wheel, clockwise from the zero. */
  wheel: z.array(z.int().nonnegative()),
  red: z.array(z.int().positive()),
  /** `payout` to one; `maxStake` of one such bet in subunits. */
  bets: z.array(
    z.object({ kind: rouletteBetKind, payout: z.int().positive(), maxStake: z.int().positive() }),
  ),
});
export type RouletteDescription = z.infer<typeof rouletteDescription>;

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

export const gameDescription = z.discriminatedUnion('kind', [
  slotDescription,
  rouletteDescription,
  diceDescription,
]);
export type GameDescription = z.infer<typeof gameDescription>;

export const stakeLimits = z.object({
  /** Permitted whole-round stakes (slot, dice) or chips (roulette), rising, in subunits. */
  steps: z.array(z.int().positive()).min(1),
  defaultStake: z.int().positive(),
  minStake: z.int().positive(),
  /** Highest stake of one round (for roulette the sum of all chips). */
  maxStake: z.int().positive(),
  /** The most one round can pay, in subunits. */
  maxWin: z.int().positive(),
});
export type StakeLimits = z.infer<typeof stakeLimits>;
