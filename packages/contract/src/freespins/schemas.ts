import { z } from 'zod';
import {
  currencyCode,
  id,
  positiveSubunits,
  slug,
  subunits,
  timestamp,
} from '../common/schemas.ts';
import { freespinResult, freespinStatus } from './statuses.ts';

/** Terms of the bonus that winnings become. Amounts are in subunits of the free spins' currency. */
export const winningsTerms = z.object({
  /** How often what was won is to be staked. */
  wagerTimes: z.int().positive(),
  /** How many days there are for it. */
  days: z.int().positive(),
  /** Maximum bet while they are played; null for none. */
  maxBetAmount: positiveSubunits.nullable(),
  /** The most it comes to, whatever was won. */
  maxAmount: positiveSubunits,
  /** Games that take no stake of it. */
  closedGames: z.array(slug),
  /** What the others return on average, in per cent; null when it is not known. */
  averageReturn: z.number().nullable(),
});
export type WinningsTerms = z.infer<typeof winningsTerms>;

/** Free spins a player was given. Amounts are in subunits of their currency. */
export const playerFreespin = z.object({
  id,
  status: z.enum(freespinStatus),
  result: z.enum(freespinResult),
  /** How many were given. */
  count: z.int().positive(),
  currency: currencyCode,
  gameId: slug,
  packageId: slug.nullable(),
  /** What they were given with, others perhaps among it; null for those given by themselves. */
  issueSessionId: id.nullable(),
  /** What each is played at. */
  stake: positiveSubunits,
  /** How many were begun and not rolled back. */
  played: z.int().nonnegative(),
  /** What they paid so far. */
  won: subunits.nonnegative(),
  /** What they win becomes a bonus of these terms once they are over; null: it is own money at once. */
  bonusTerms: winningsTerms.nullable(),
  /** Whether the game has them: a moment after they were activated. */
  isReady: z.boolean(),
  /** They were canceled, and end once the game has given them back and its open round is over. */
  isEnding: z.boolean(),
  /** Whoever makes the game did not take them, which canceled them. */
  isRefused: z.boolean(),
  issuedAt: timestamp,
  activatedAt: timestamp.nullable(),
  /** No spin is begun from then on. */
  expiresAt: timestamp,
  finishedAt: timestamp.nullable(),
  /** Grows with every change, so that a late message never overwrites a newer state. */
  version: z.int().nonnegative(),
});
export type PlayerFreespin = z.infer<typeof playerFreespin>;
