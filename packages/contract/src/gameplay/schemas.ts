import { z } from 'zod';
import { gameCard } from '../catalogue/schemas.ts';
import { currencyCode, id, month, subunits, timestamp } from '../common/schemas.ts';
import { roundStatus } from './statuses.ts';

export const playRequest = z.strictObject({
  id: z.string().max(80),
  mode: z.enum(['real', 'demo']),
  currency: currencyCode,
  platform: z.enum(['desktop', 'mobile']),
  locale: z.string().max(5).default('en'),
});
export type PlayRequest = z.infer<typeof playRequest>;

/** Where the game's frame is, and the session that its rounds are counted in; null for demo. */
export const launch = z.object({ url: z.string(), sessionId: id.nullable() });

const gameName = z.object({ id: z.string(), name: z.string(), thumbnail: z.string() });

/** One round of a game: what was staked and what came back, in subunits. */
export const spin = z.object({
  id,
  game: gameName,
  currency: currencyCode,
  stake: subunits,
  payout: subunits,
  status: z.enum(roundStatus),
  /** The round was given to the player and cost nothing. */
  isFree: z.boolean(),
  createdAt: timestamp,
  settledAt: timestamp.nullable(),
  /** A page of the provider where a settled round can be checked; null where there is none. */
  checkUrl: z.url().nullable(),
});
export type Spin = z.infer<typeof spin>;

/** Shares of what was staked, in hundredths of a percent: 9612 is 96.12 %. */
const share = z.int().nonnegative();

/** Within which the return of 95 of 100 who played as much lies. */
const returnRange = z.object({ from: share, to: share });

/** What the finished rounds of a choice came to, for a game in a currency. */
export const spinsTotal = z.object({
  game: gameName,
  currency: currencyCode,
  /** Rounds that were paid for: how many, what they cost and what they paid. */
  rounds: z.int().nonnegative(),
  staked: subunits,
  paid: subunits,
  /** Rounds that cost nothing. */
  freeRounds: z.int().nonnegative(),
  freePaid: subunits,
  /** What the rounds that were paid for returned of their stakes; null without any. */
  returned: share.nullable(),
  /** The return the game publishes; null when it has left the catalogue. */
  published: share.nullable(),
  /**
   * Null when it would say nothing: after few rounds, or where the swing of a game hangs on what the player
   * bets on.
   */
  range: returnRange.nullable(),
});
export type SpinsTotal = z.infer<typeof spinsTotal>;

/** Play of a month by UTC, in a currency: rounds that have ended, by the month they were begun in. */
export const playMonth = z.object({
  month,
  currency: currencyCode,
  rounds: z.int().nonnegative(),
  staked: subunits,
  /** With what free rounds paid. */
  paid: subunits,
  /** Time at play in seconds. */
  seconds: z.int().nonnegative(),
});
export type PlayMonth = z.infer<typeof playMonth>;

/** What a game returned to everybody; every round counts alike, whatever was staked. */
export const gameReturn = z.object({
  game: gameName,
  rounds: z.int().positive(),
  returned: share,
  published: share,
  /** As in `spinsTotal`, for as many rounds. */
  range: returnRange.nullable(),
});
export type GameReturn = z.infer<typeof gameReturn>;

/** A win as everybody may see it: the player's name is masked. */
export const winner = z.object({
  id,
  nickname: z.string(),
  game: gameName,
  currency: currencyCode,
  payout: subunits,
  createdAt: timestamp,
});
export type Winner = z.infer<typeof winner>;

/** How playing went for everybody. */
export const winnersMeta = z.object({
  /**
   * Whole per cent of those who staked money in the last 24 hours and came out with less than they staked; null while
   * there are fewer than ten of them. Who played in two currencies counts in each.
   */
  losingShare: z.int().min(0).max(100).nullable(),
});
export type WinnersMeta = z.infer<typeof winnersMeta>;

/** Sums of one game session, in subunits. */
export const gameSession = z.object({
  id,
  gameId: z.string(),
  currency: currencyCode,
  startedAt: timestamp,
  staked: subunits,
  paid: subunits,
  rounds: z.int(),
});
export type GameSession = z.infer<typeof gameSession>;

export const playedGame = gameCard.extend({ playedAt: timestamp });
export type PlayedGame = z.infer<typeof playedGame>;
