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
 * | POST /api/rounds/:id/actions     | ActBody            | RoundAnswer       |
 * | POST /api/rounds/:id/cash-out    |                    | RoundAnswer       |
 * | POST /api/rounds/:id/continue    | ContinueRoundBody  | RoundAnswer       |
 * | GET  /api/rounds/:id             |                    | RoundAnswer       |
 *
 * A refusal has status 4xx or 5xx and the body StudioError; a refused round took no money. A round whose
 * fate is open answers with `state: 'pending'`, and the same request may be repeated at any time. Games
 * are described in `protocol-games.ts`, rounds in `protocol-rounds.ts`, and what is told over a socket in
 * `flights/protocol.ts`.
 */
import { z } from 'zod';
import { amount, freeRounds, stakeLimits } from './protocol-common.ts';
import { gameDescription } from './protocol-games.ts';
import { roundAction, roundInput, roundOutcome } from './protocol-rounds.ts';

/** Asks for a session by the launch token of the frame's own address (`?token=`). */
export const openSessionBody = z.strictObject({
  token: z.string().min(10).max(255),
  gameId: z.string().min(1).max(64),
  /** BCP 47 tag of the page; the studio has texts in `en` and `de` and answers in the nearest. */
  lang: z.string().min(2).max(35),
});
export type OpenSessionBody = z.infer<typeof openSessionBody>;

export const placeRoundBody = z.strictObject({
  /** Made once per press of the button (a UUID); the same id always answers the same round. */
  requestId: z.uuid(),
  input: roundInput,
  /**
   * The free rounds this one is to be of, which have to be those the session plays now; left out when
   * there are none. Nothing is played when they are others: `free-rounds-changed`.
   */
  freeRounds: z.uuid().optional(),
});
export type PlaceRoundBody = z.infer<typeof placeRoundBody>;

export const roundView = z.object({
  id: z.string(),
  requestId: z.string(),
  input: roundInput,
  /** All that was staked in it; of a free round what it is played at, which nobody paid. */
  stake: amount,
  /** The free rounds it is one of, as they stand now; null when it was paid for. */
  freeRounds: freeRounds.nullable(),
  /**
   * `pending`: the bet or the win is still on its way; ask GET /api/rounds/:id again.
   * `open`: the player decides by POST /api/rounds/:id/actions.
   * `raising`: a further stake that a decision asks for is on its way; ask again. When it is `open` again
   * with as many decisions as before, the stake was not taken.
   * `closed`: bet and win are both booked. `refused`: no bet was booked. `refunded`: the bet was
   * undone and its stake returned.
   */
  state: z.enum(['pending', 'open', 'raising', 'closed', 'refused', 'refunded']),
  /** Decisions taken so far, which is the index of the next one. */
  decisions: z.int().nonnegative(),
  /** Present as soon as it is decided; of an open round what the player may know. */
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
  /** What the next round is one of. */
  freeRounds: freeRounds.nullable(),
});
export type RoundAnswer = z.infer<typeof roundAnswer>;

export const actBody = z.strictObject({
  /** Which decision of the round this is, from 0: the same one again has no further effect. */
  index: z.int().nonnegative(),
  action: roundAction,
});
export type ActBody = z.infer<typeof actBody>;

/** Tells the server how many steps of the round have been shown; it never goes back. */
export const continueRoundBody = z.strictObject({ shownSteps: z.int().nonnegative() });
export type ContinueRoundBody = z.infer<typeof continueRoundBody>;

export const balanceAnswer = z.object({ balance: amount, freeRounds: freeRounds.nullable() });
export type BalanceAnswer = z.infer<typeof balanceAnswer>;

/** A table a player can move to. */
export const tableView = z.object({
  id: z.string(),
  name: z.string(),
  /** Of a round, in whole subunits. */
  minStake: amount,
  maxStake: amount,
});
export type TableView = z.infer<typeof tableView>;

export const moveBody = z.strictObject({ gameId: z.string().max(100) });

/** Where the frame goes on: the page of the other table. */
export const moveAnswer = z.object({ url: z.url() });
export type MoveAnswer = z.infer<typeof moveAnswer>;

export const sessionAnswer = z.object({
  sessionToken: z.string(),
  game: gameDescription,
  limits: stakeLimits,
  currency: z.string(),
  subunitToUnit: z.int().positive(),
  lang: z.enum(['en', 'de', 'es', 'pt-br', 'ar']),
  balance: amount,
  demo: z.boolean(),
  /** What the next round is one of. */
  freeRounds: freeRounds.nullable(),
  /** A round that is pending or not shown to its end; to be shown first. */
  openRound: roundView.nullable(),
  /** The last finished round; its grid is what the reels stand on. */
  lastRound: roundView.nullable(),
  /** Other tables of the game's group; empty for a game that stands alone. */
  tables: z.array(tableView),
  /** SHA-256 of the server seed the next rounds are drawn with; see `fairness/protocol.ts`. */
  serverSeedHash: z.string(),
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
  'stake-too-high',
  'game-unavailable',
  'wallet-unreachable',
  'stake-not-allowed',
  'round-open',
  'free-rounds-changed',
  'betting-closed',
  'too-early',
  'request-reused',
  'seeds-in-use',
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
