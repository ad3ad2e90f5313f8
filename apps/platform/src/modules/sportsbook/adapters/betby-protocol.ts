import { z } from 'zod';

/**
 * The wallet calls of the book, and what the operator asks of it, as Betby's integrations show them. Fields the
 * platform does not need are let through unread. Ours are `margin` of a leg, and `part` of a cash-out; a real
 * book leaves both out.
 *
 * Every body is `{ "payload": "<JWT>" }`, ES256, signed by the caller, with the claims of `signedClaims`.
 * A repetition of a call is signed anew: `jti` counts once, the transaction's id says that it is a repetition.
 */
export const signedBody = z.strictObject({ payload: z.string().min(1).max(200_000) });

/** How the book calls itself in `iss` and `aud`. */
export const bookName = 'betby';

/** The longest that a signed call is good for, and how far two clocks may be apart, in seconds. */
export const longestCall = 60;
export const clockSkew = 5;

/** The database takes no text with a NUL. */
const text = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((given) => !given.includes('\0'), 'has a NUL');
const emptyable = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((given) => !given.includes('\0'), 'has a NUL');
/** The book's id of a call; ours are made of it, with a colon. */
const key = z.string().regex(/^[\w.-]{1,64}$/);
/** The book's id of anything else. */
const id = text(64);
const name = text(200);
const currency = z.string().regex(/^[A-Z]{3,5}$/);
/** In subunits of the currency. */
const amount = z.int().nonnegative();
const seconds = z.number().nonnegative().max(1e11);
/** Decimal odds: more than 1 but for a leg that is void. */
const odds = z.string().regex(/^[1-9]\d{0,6}(\.\d{1,6})?$/);
/** The product of as many as a slip has. */
const totalOdds = z.string().regex(/^[1-9]\d{0,79}(\.\d{1,8})?$/);
/** A part of 1. */
const part = z.string().regex(/^-?0(\.\d{1,6})?$/);

export const signedClaims = z.object({
  iat: z.number(),
  exp: z.number(),
  jti: text(64),
  iss: text(100),
  aud: text(100),
  payload: z.unknown(),
});

const transaction = <T extends string>(operation: T) =>
  z.object({
    id: key,
    betslip_id: id,
    /** The book's own name of the player. */
    player_id: text(64),
    operator_id: text(64),
    operator_brand_id: text(64),
    /** Ours: the profile's id. */
    ext_player_id: z.guid(),
    timestamp: seconds,
    amount,
    currency,
    operation: z.literal(operation),
    bonus_id: id.nullish(),
    cross_rate_euro: z.string().max(40).nullish(),
  });

/** The most legs of a slip. */
export const mostLegs = 30;

const slipLeg = z.object({
  id,
  event_id: id,
  sport_id: id,
  sport_name: name,
  category_id: id,
  category_name: name,
  tournament_id: id,
  tournament_name: name,
  competitor_name: z.array(name).max(60),
  /** Unix time in seconds. */
  scheduled: seconds,
  live: z.boolean(),
  market_id: z.union([id, z.int()]),
  market_name: name,
  specifiers: emptyable(200).nullish(),
  outcome_id: z.union([id, z.int()]),
  outcome_name: name,
  odds,
  /** The book's share that these odds hold. */
  margin: part.nullish(),
});

const betslip = z.object({
  id,
  timestamp: seconds,
  player_id: text(64),
  operator_id: text(64),
  operator_brand_id: text(64),
  ext_player_id: z.guid(),
  currency,
  /** How many legs have to win, of how many: `1/1`, `3/3`, `2/3`. */
  type: z.string().regex(/^[1-9]\d?\/[1-9]\d?$/),
  sum: amount,
  /** Total odds. */
  k: totalOdds,
  is_quick_bet: z.boolean(),
  accept_odds_change: z.union([z.boolean(), text(20)]).nullish(),
  bets: z.array(slipLeg).min(1).max(mostLegs),
});
export type SlipLeg = z.output<typeof slipLeg>;

export const selectionStatuses = [
  'open',
  'won',
  'lost',
  'void',
  'canceled',
  'refund',
  'cashed out',
  'half-won',
  'half-lost',
] as const;
const selection = z.object({
  id,
  event_id: id,
  status: z.enum(selectionStatuses),
  odds: odds.nullish(),
  void_reason: emptyable(300).nullish(),
});
export type Selection = z.output<typeof selection>;
const selections = z.array(selection).max(mostLegs);

export const makeCall = z.object({
  amount: z.int().positive(),
  currency,
  /** The profile's id; `transaction.player_id` is the book's own name of it. */
  player_id: z.guid(),
  session_id: z.guid(),
  bonus_id: id.nullish(),
  bonus_type: text(40).nullish(),
  transaction: transaction('bet').extend({ betslip: z.unknown() }),
  betslip,
  potential_win: amount,
  potential_comboboost_win: amount.nullish(),
});

export const commitCall = z.object({ bet_transaction_id: key });

export const discardCall = z.object({
  ext_player_id: z.guid(),
  /** That of the make. */
  transaction_id: key,
  reason: emptyable(300),
});

export const refundCall = z.object({
  bet_transaction_id: key,
  reason: emptyable(300),
  is_cashout: z.literal(false).nullish(),
  transaction: transaction('refund'),
  selections: selections.nullish(),
});

export const winCall = z.object({
  amount,
  currency,
  is_cashout: z.boolean().nullish(),
  bet_transaction_id: key,
  transaction: transaction('win'),
  selections,
  odds: totalOdds.nullish(),
  bonus_id: id.nullish(),
  is_snr_lost: z.boolean().nullish(),
  /** Of a cash-out in part: what of the stake it closes, and what runs on. Subunits. */
  part: z.object({ stake_closed: z.int().positive(), stake_left: z.int().positive() }).nullish(),
});

export const lostCall = z.object({
  bet_transaction_id: key,
  amount: z.literal(0),
  currency,
  transaction: transaction('lost'),
  selections,
});

export const settlementStatuses = [
  'open',
  'won',
  'lost',
  'canceled',
  'refund',
  'cashed out',
  'half-won',
  'half-lost',
] as const;
export const settlementCall = z.object({
  bet_transaction_id: key,
  status: z.enum(settlementStatuses),
  selections: selections.nullish(),
});

export const rollbackCall = z.object({
  bet_transaction_id: key,
  /** The win, refund or lost call that is rolled back. */
  parent_transaction_id: key,
  transaction: transaction('rollback'),
});

/** What a wallet call is refused with, beside HTTP 400. */
export const walletErrors = {
  /** Also a limit of the player's own, a reality check and a pause: the message says which. */
  playerBlocked: 1001,
  sessionInvalid: 1004,
  badSignature: 1005,
  playerNotFound: 1006,
  notEnoughMoney: 2001,
  invalidCurrency: 2002,
  transactionNotFound: 2003,
  badRequest: 2004,
  alreadyDiscarded: 2005,
  betLimit: 2006,
  bonusRules: 3001,
} as const;

/** What the operator asks the book, at `{book}/api/v1/external`: a bet by the id of its make. */
export const bookBet = z.object({
  bet_transaction_id: key,
  /** `discarded`: the book did not take it, and the stake is the player's. */
  status: z.enum(['pending', ...settlementStatuses, 'discarded']),
});

/** The number of bets that the command affects. */
export const bookDone = z.object({ bets: z.int().nonnegative() });

/** Why the book does not do what was asked, in words for the operator. */
export const bookRefusal = z.object({ message: z.string().min(1).max(500) });

/** Claims of the player's token, beside `iat`, `exp` and `jti`. */
export interface PlayerClaims {
  /** The brand. */
  readonly iss: string;
  readonly aud: string;
  /** The profile's id. */
  readonly sub: string;
  /** Short, as others may see it. */
  readonly name: string;
  readonly lang: string;
  readonly currency: string;
  readonly odds_format: string;
  /** Which ends with the player's session; comes back as `session_id` with a bet. */
  readonly session: string;
}
