import { z } from 'zod';
import { gameCard } from '../catalogue/schemas.ts';
import { currencyCode, id, subunits, timestamp } from '../common/schemas.ts';
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

/** Sums of one sitting at a game, in subunits. */
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
