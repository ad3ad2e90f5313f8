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
  /** How many were begun and not taken back. */
  played: z.int().nonnegative(),
  /** What they paid so far, which is the player's own money. */
  won: subunits.nonnegative(),
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
