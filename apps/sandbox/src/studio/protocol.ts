/**
 * What the studio's frame and the studio's server say to each other over HTTP.
 *
 * Amounts are whole subunits of the session's currency (safe integers); `subunitToUnit` says how many
 * subunits one unit has. Every request after `POST /api/session` carries
 * `Authorization: Bearer <sessionToken>`.
 *
 * | call                             | body               | answer            |
 * |----------------------------------|--------------------|-------------------|
 * | POST /api/session                | OpenSessionBody    | SessionAnswer     |
 * | GET  /api/balance                |                    | BalanceAnswer     |
 * | POST /api/rounds                 | PlaceRoundBody     | RoundAnswer       |
 * | POST /api/rounds/:id/continue    | ContinueRoundBody  | RoundAnswer       |
 * | GET  /api/rounds/:id             |                    | RoundAnswer       |
 *
 * A refusal has status 4xx or 5xx and the body StudioError; a refused round took no money. A round whose
 * fate is open answers with `state: 'pending'`, and the same request may be repeated at any time.
 */
import { z } from 'zod';

const amount = z.int().nonnegative();
const symbolId = z.string().min(1);

/** Asks for a session by the launch token of the frame's own address (`?token=`). */
export const openSessionBody = z.strictObject({
  token: z.string().min(10).max(255),
  gameId: z.string().min(1).max(64),
  /** BCP 47 tag of the page; the studio has texts in `en` and `de` and answers in the nearest. */
  lang: z.string().min(2).max(35),
});
export type OpenSessionBody = z.infer<typeof openSessionBody>;

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
const pay = z.object({ count: z.int().positive(), units: amount });

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

/** Slot: the stake alone. Dice: `target` in hundredths (0..9999) and side. Roulette: the chips. */
export const roundInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('slot'), stake: z.int().positive() }),
  z.strictObject({
    kind: z.literal('dice'),
    stake: z.int().positive(),
    direction: z.enum(['over', 'under']),
    /** `under` wins on roll < target, `over` on roll > target; roll is 0..9999 (0.00 to 99.99). */
    target: z.int().min(0).max(9999),
  }),
  z.strictObject({
    kind: z.literal('roulette'),
    bets: z
      .array(
        z.strictObject({
          kind: rouletteBetKind,
          /**
           * The numbers covered, rising, for inside bets (straight 1, split 2, street and trio 3,
           * corner and first-four 4, six-line 6); for `column` and `dozen` the ordinal [1], [2] or
           * [3]; [] for the even chances.
           */
          numbers: z.array(z.int().min(0).max(36)).max(6),
          stake: z.int().positive(),
        }),
      )
      .min(1)
      .max(200),
  }),
]);
export type RoundInput = z.infer<typeof roundInput>;
export type RouletteBet = Extract<RoundInput, { kind: 'roulette' }>['bets'][number];

export const placeRoundBody = z.strictObject({
  /** Made once per press of the button (a UUID); the same id always answers the same round. */
  requestId: z.uuid(),
  input: roundInput,
});
export type PlaceRoundBody = z.infer<typeof placeRoundBody>;

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

/** One turn of the reels. A round is one `base` step and, when awarded, all its `free` steps. */
export const slotStep = z.object({
  kind: z.enum(['base', 'free']),
  /** Position on each strip of the symbol shown in row 0. */
  stops: z.array(z.int().nonnegative()),
  /** What the reels stop on. */
  grid,
  /** The same after wilds or the special symbol expanded; null when nothing did. */
  expanded: grid.nullable(),
  /**
   * The symbol drawn to expand in the free spins, told from the base step on that gives them; null
   * before it is drawn and in games without one.
   */
  expandingSymbol: symbolId.nullable(),
  /** Multiplier on everything this step pays. */
  multiplier: z.int().positive(),
  wins: z.array(slotWin),
  /** Sum of `wins`. */
  win: amount,
  freeSpinsAwarded: z.int().nonnegative(),
  /** Free spins still to come after this step. */
  freeSpinsLeft: z.int().nonnegative(),
  /** The round's win up to and with this step. */
  totalWin: amount,
});
export type SlotStep = z.infer<typeof slotStep>;

export const roundOutcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('slot'),
    steps: z.array(slotStep).min(1),
    /** True when the win reached the game's highest win and the free spins ended there. */
    capped: z.boolean(),
  }),
  z.object({
    kind: z.literal('roulette'),
    number: z.int().min(0).max(36),
    /** In the order of the bets; `amount` is the stake plus its winnings, 0 when lost. */
    payouts: z.array(amount),
  }),
  z.object({
    kind: z.literal('dice'),
    /** 0..9999, shown as 0.00 to 99.99. */
    roll: z.int().min(0).max(9999),
    won: z.boolean(),
    /** Hundredths of a percent. */
    chance: z.int(),
    /** Payout multiplier in ten-thousandths of the stake. */
    multiplier: z.int(),
  }),
]);
export type RoundOutcome = z.infer<typeof roundOutcome>;

export const roundView = z.object({
  id: z.string(),
  requestId: z.string(),
  input: roundInput,
  stake: amount,
  /**
   * `pending`: the bet or the win is still on its way; ask GET /api/rounds/:id again.
   * `closed`: bet and win are both booked. `refused`: no bet was booked. `refunded`: the bet was
   * undone and its stake returned.
   */
  state: z.enum(['pending', 'closed', 'refused', 'refunded']),
  /** Present as soon as it is decided. */
  outcome: roundOutcome.nullable(),
  win: amount,
  /** Steps of the outcome already shown to the player (0 = none); the frame goes on from there. */
  shownSteps: z.int().nonnegative(),
  /** Balance between bet and win, to be shown while the round plays; null when unknown. */
  balanceAfterBet: amount.nullable(),
  /** Why it was refused, else null. */
  refusal: z.string().nullable(),
  startedAt: z.iso.datetime(),
});
export type RoundView = z.infer<typeof roundView>;

export const roundAnswer = z.object({
  round: roundView,
  /** Balance once the round is closed, or the last known one while it is pending. */
  balance: amount,
});
export type RoundAnswer = z.infer<typeof roundAnswer>;

/** Tells the server how many steps of the round have been shown; it never goes back. */
export const continueRoundBody = z.strictObject({ shownSteps: z.int().nonnegative() });
export type ContinueRoundBody = z.infer<typeof continueRoundBody>;

export const balanceAnswer = z.object({ balance: amount });
export type BalanceAnswer = z.infer<typeof balanceAnswer>;

export const sessionAnswer = z.object({
  sessionToken: z.string(),
  game: gameDescription,
  limits: stakeLimits,
  currency: z.string(),
  subunitToUnit: z.int().positive(),
  lang: z.enum(['en', 'de', 'es', 'pt-br', 'ar']),
  balance: amount,
  demo: z.boolean(),
  /** A round that is pending or not shown to its end; to be shown first. */
  openRound: roundView.nullable(),
  /** The last finished round; its grid is what the reels stand on. */
  lastRound: roundView.nullable(),
  /** Where the "back to the lobby" and "deposit" links lead, when the site gave them. */
  lobbyUrl: z.string().nullable(),
  depositUrl: z.string().nullable(),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

export const studioErrorCode = z.enum([
  'bad-request',
  'session-expired',
  'insufficient-funds',
  'limit-reached',
  'game-unavailable',
  'wallet-unreachable',
  'stake-not-allowed',
  'round-open',
  'request-reused',
  'too-many-requests',
  'not-found',
  'internal',
]);
export type StudioErrorCode = z.infer<typeof studioErrorCode>;

export const studioError = z.object({
  code: studioErrorCode,
  /** A sentence in the session's language, fit to be shown. */
  message: z.string(),
});
export type StudioError = z.infer<typeof studioError>;
