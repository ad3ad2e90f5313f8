/** A slot as its frame sees it: the machine, what a round is asked with, and what came of it. */
import { z } from 'zod';
import { amount, gameCommon } from '../../protocol-common.ts';

export const symbolId = z.string().min(1);

export const symbolRole = z.enum(['high', 'low', 'wild', 'scatter', 'coin', 'mystery']);

/** The fixed jackpots, rising. The grand one is for a full field. */
export const jackpot = z.enum(['mini', 'minor', 'major', 'grand']);
export type Jackpot = z.infer<typeof jackpot>;

/** A pay is a count of symbols and what it pays, as a whole number of bet units (see `betUnits`). */
const pay = z.object({ count: z.int().positive(), units: z.int().nonnegative() });

export const slotDescription = z.object({
  ...gameCommon,
  kind: z.literal('slot'),
  reels: z.int().positive(),
  rows: z.int().positive(),
  /** A stake is cut in this many bet units; a pay of `units` is `stake / betUnits * units`. */
  betUnits: z.int().positive(),
  evaluation: z.discriminatedUnion('kind', [
    /** Each line gives one row (0 is the top) for every reel. Lines pay from the left, or both ways; so do ways. */
    z.object({
      kind: z.literal('lines'),
      lines: z.array(z.array(z.int().nonnegative())),
      bothWays: z.boolean(),
    }),
    z.object({
      kind: z.literal('ways'),
      ways: z.int().positive(),
      bothWays: z.boolean(),
    }),
    /** So many of a symbol in view pay wherever they stand; pays are what so many at least pay. */
    z.object({ kind: z.literal('anywhere') }),
  ]),
  symbols: z.array(
    z.object({ id: symbolId, name: z.string(), role: symbolRole, pays: z.array(pay) }),
  ),
  /** The strips the reels turn through: `strips[reel]` is a loop of symbol ids, top to bottom. */
  strips: z.array(z.array(symbolId)),
  freeStrips: z.array(z.array(symbolId)).nullable(),
  wildMultiplier: z.int().positive(),
  /** What a wild multiplies by on each reel; null when it is worth the same on all. */
  reelMultipliers: z.array(z.int().positive()).nullable(),
  /** Multipliers by falls before a win, the last one staying; null when wins stay. */
  cascade: z
    .object({ base: z.array(z.int().positive()), free: z.array(z.int().positive()) })
    .nullable(),
  /** Coins held through respins; null without them. Amounts are in bet units. */
  hold: z
    .object({
      coin: symbolId,
      from: z.int().positive(),
      respins: z.int().positive(),
      /** On what the coins of a full reel are worth; 1 for none. */
      fullReel: z.int().positive(),
      jackpots: z.array(z.object({ id: jackpot, units: z.int().positive() })),
    })
    .nullable(),
  freeSpins: z
    .object({
      awards: z.array(z.object({ count: z.int().positive(), spins: z.int().positive() })),
      multiplier: z.int().positive(),
      retrigger: z.boolean(),
      expandingWilds: z.boolean(),
      expandingSymbol: z.boolean(),
      stickyWilds: z.boolean(),
    })
    .nullable(),
});
export type SlotDescription = z.infer<typeof slotDescription>;

/** The stake alone. */
export const slotInput = z.strictObject({ kind: z.literal('slot'), stake: z.int().positive() });
export type SlotInput = z.infer<typeof slotInput>;

/** [reel, row], both from 0. */
const cell = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);
/** `grid[reel][row]`. */
const grid = z.array(z.array(symbolId));

export const slotWin = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('line'),
    /** Index into the lines of the description. */
    line: z.int().nonnegative(),
    symbol: symbolId,
    count: z.int().positive(),
    multiplier: z.int().positive(),
    amount,
    cells: z.array(cell),
  }),
  z.object({
    kind: z.literal('ways'),
    symbol: symbolId,
    count: z.int().positive(),
    ways: z.int().positive(),
    multiplier: z.int().positive(),
    amount,
    cells: z.array(cell),
  }),
  z.object({
    kind: z.literal('scatter'),
    symbol: symbolId,
    count: z.int().positive(),
    multiplier: z.int().positive(),
    amount,
    cells: z.array(cell),
  }),
]);
export type SlotWin = z.infer<typeof slotWin>;

/** What followed when winning symbols vanished: others fell, and perhaps won again. */
export const slotFall = z.object({
  removed: z.array(cell),
  grid,
  multiplier: z.int().positive(),
  wins: z.array(slotWin),
  /** Sum of `wins`. */
  win: amount,
});
export type SlotFall = z.infer<typeof slotFall>;

/** One more turn, in which some reels held; they stand in `grid` as they were. */
export const slotTurn = z.object({
  held: z.array(z.int().nonnegative()),
  stops: z.array(z.int().nonnegative()),
  grid,
  /** The same after wilds covered their reels; null when none came. */
  expanded: grid.nullable(),
  wins: z.array(slotWin),
  /** Sum of `wins`. */
  win: amount,
});
export type SlotTurn = z.infer<typeof slotTurn>;

const heldCoin = z.object({ cell, amount, jackpot: jackpot.nullable() });
export type HeldCoin = z.infer<typeof heldCoin>;

/** Coins held through respins. */
export const slotHold = z.object({
  /** Those that began it. */
  start: z.array(heldCoin),
  respins: z.array(
    z.object({
      landed: z.array(heldCoin),
      /** Respins left. */ left: z.int().nonnegative(),
    }),
  ),
  /** Reels full of coins, in games that multiply their worth; the coins' amounts are without it. */
  fullReels: z.array(z.int().nonnegative()),
  /** The grand jackpot when every cell held a coin, else 0. */
  grand: amount,
  /** Sum of all coins, those of full reels multiplied, and the grand jackpot. */
  win: amount,
});
export type SlotHold = z.infer<typeof slotHold>;

/** One turn of the reels. A round is one `base` step and, when awarded, all its `free` steps. */
export const slotStep = z.object({
  kind: z.enum(['base', 'free']),
  /** Position on each strip of the symbol shown in row 0. */
  stops: z.array(z.int().nonnegative()),
  /** What the reels stop on. */
  grid,
  /** The same after wilds or the special symbol expanded, or mystery symbols turned; else null. */
  expanded: grid.nullable(),
  /**
   * The symbol drawn to expand in the free spins, told from the base step on that gives them; null
   * before it is drawn and in games without one.
   */
  expandingSymbol: symbolId.nullable(),
  /** Multiplier on everything this step pays; with falls, on what is paid before the first. */
  multiplier: z.int().positive(),
  wins: z.array(slotWin),
  /** In games with cascades, in order; the last one wins nothing. */
  falls: z.array(slotFall).optional(),
  /** In games in which reels turn again: further turns, in order. */
  again: z.array(slotTurn).optional(),
  /** In games with gears: the reels that ran as one, from which on and how many. */
  gears: z.object({ from: z.int().nonnegative(), count: z.int().positive() }).optional(),
  /** In free spins with sticky wilds: where wilds stood before the reels turned. */
  held: z.array(cell).optional(),
  /** Where enough coins came into view. */
  hold: slotHold.optional(),
  /** Sum of `wins`, of what falls and further turns won and of what was held. */
  win: amount,
  freeSpinsAwarded: z.int().nonnegative(),
  /** Free spins left after this step. */
  freeSpinsLeft: z.int().nonnegative(),
  /** The round's win up to and with this step. */
  totalWin: amount,
});
export type SlotStep = z.infer<typeof slotStep>;

export const slotOutcome = z.object({
  kind: z.literal('slot'),
  steps: z.array(slotStep).min(1),
  /** True when the win reached the game's highest win and the free spins ended there. */
  capped: z.boolean(),
});
export type SlotOutcome = z.infer<typeof slotOutcome>;
