import type { LocalText, Theme } from '../../theme.ts';

/** A coin is held through respins, and else stands for nothing; nor does a mystery until it turns. */
export type SymbolRole = 'high' | 'low' | 'wild' | 'scatter' | 'coin' | 'mystery';

export type SlotSymbol = {
  /** Kebab-case; also the name of the drawing. */
  readonly id: string;
  readonly role: SymbolRole;
  readonly name: LocalText;
  /**
   * Number of symbols → pay in bet units. On lines a bet unit is the bet of one line; on ways each
   * way pays it; a scatter, and all that pays anywhere, pays it once. Empty for a wild that only substitutes.
   */
  readonly pays: Readonly<Record<number, number>>;
};

/** One loop of symbol ids, top to bottom. */
export type Strip = readonly string[];

/** Reads a strip from text: symbol ids parted by white space. */
export const strip = (text: string): Strip => text.trim().split(/\s+/);

export type FreeSpins = {
  /** Number of scatters in view → free spins given. */
  readonly awards: Readonly<Record<number, number>>;
  /** Multiplier on everything paid in free spins. */
  readonly multiplier: number;
  /** Whether scatters in free spins give more of them. */
  readonly retrigger: boolean;
  /** A wild in view covers its whole reel before wins are read. */
  readonly expandingWilds: boolean;
  /**
   * Weights by which one symbol is drawn at the start of free spins; after the usual wins it covers
   * every reel it stands on and pays on all lines, wherever the reels are. Null for none.
   */
  readonly expandingSymbol: Readonly<Record<string, number>> | null;
  /**
   * A wild that lands in free spins stays where it is until they end; one that expands stays on its
   * whole reel. Left out for none.
   */
  readonly stickyWilds?: boolean;
  /** Strips of the free spins; null when the base strips turn. */
  readonly strips: readonly Strip[] | null;
};

/** Multipliers by the number of falls before a win; the last one stays. */
type Ladder = readonly number[];

/**
 * Winning symbols vanish, others fall into the gaps, and what they win is multiplied. Without free spins
 * there is no ladder for them.
 */
export type Cascade = {
  readonly base: Ladder;
  readonly free?: Ladder;
  /** Falls of earlier free spins count on the ladder of the next. Left out where each begins anew. */
  readonly keeps?: boolean;
};

/** What a held coin is worth: an amount, or one of the fixed jackpots. */
export const jackpots = ['mini', 'minor', 'major'] as const;

/** Coins that hold their places while every other cell turns again. */
export type Hold = {
  /** Id of the coin's symbol. */
  readonly coin: string;
  /** Coins in view that begin it. */
  readonly from: number;
  /** Respins to begin with, and again after each coin that lands. */
  readonly respins: number;
  /** A cell that turns shows a coin once in this many times. */
  readonly oneIn: number;
  /** What a coin is worth in bet units, by weight; jackpots are named, others called by their number. */
  readonly values: readonly {
    readonly id: string;
    readonly units: number;
    readonly weight: number;
  }[];
  /** Multiplies what the coins of a reel are worth that is full of them. Left out for none. */
  readonly fullReel?: number;
  /** Paid on top when every cell holds a coin, in bet units. */
  readonly grand: number;
};

/** All of these symbols in view turn into one other, drawn by weight each time the reels rest. */
export type Mystery = {
  readonly symbol: string;
  readonly weights: Readonly<Record<string, number>>;
};

/** Each line names a row on every reel, and pays from the left; both ways also from the right. */
export type LineRules = {
  readonly kind: 'lines';
  readonly lines: readonly (readonly number[])[];
  /** A win along all reels is paid once. Left out for no. */
  readonly bothWays?: boolean;
};

export type SlotRules = {
  readonly reels: number;
  readonly rows: number;
  readonly evaluation:
    | LineRules
    /** `bothWays`: from the right reel too; a way over all reels is paid once. */
    | { readonly kind: 'ways'; readonly bothWays?: boolean }
    /** So many of a symbol in view pay, wherever they stand; between two counts the lower one's. */
    | { readonly kind: 'anywhere' };
  /** Parts a stake is cut in; the number of lines for line games. */
  readonly betUnits: number;
  readonly symbols: readonly SlotSymbol[];
  readonly strips: readonly Strip[];
  /** A line or way win with at least one substituting wild is multiplied by this once. 1 for none. */
  readonly wildMultiplier: number;
  /**
   * Multiplies all wins of a turn in which every cell shows one symbol, wilds standing for it. Left out
   * for none.
   */
  readonly fullField?: number;
  /**
   * By reel: what a wild there multiplies a line win by that it substitutes in; several multiply each
   * other. Left out when a wild is worth the same everywhere.
   */
  readonly reelMultipliers?: readonly number[];
  /**
   * Reels that hold while others turn once more. `pair`: where nothing is won, two equal symbols on the
   * only line, for one turn. `wilds`: a wild covers its reel and holds it, as long as another joins.
   * Left out for none.
   */
  readonly again?: 'pair' | 'wilds';
  /**
   * Weights of how many neighbouring reels run as one and stop alike, in every turn. Left out for none.
   */
  readonly gears?: Readonly<Record<number, number>>;
  readonly freeSpins: FreeSpins | null;
  /** Left out when wins stay where they are. */
  readonly cascade?: Cascade;
  /** Left out when every symbol stays what it is. */
  readonly mystery?: Mystery;
  /** Left out when there are no coins to hold. */
  readonly hold?: Hold;
  /** The most one round pays, in multiples of the stake; the round ends when it is reached. */
  readonly maxWinMultiple: number;
};

export type SlotTheme = Theme & {
  readonly kind: 'slot';
  readonly rules: SlotRules;
  /** Published standard deviation of what a round pays, in stakes. */
  readonly deviation: number;
};
