import { z } from 'zod';
import { currencyCode, subunits, timestamp } from '../common/schemas.ts';
import { askedBecause, askedBefore, checkReasons, checkStates, checks } from './statuses.ts';

/** A check of a player, whether it is requested or not. */
export const playerCheck = z.object({
  check: z.enum(checks),
  state: z.enum(checkStates),
  /** Of `retry` and `rejected`; there may be several. */
  reasons: z.array(z.enum(checkReasons)),
  /** Why it is requested; null while it is not. */
  because: z.enum(askedBecause).nullable(),
  /** When it last changed; null for one that never did. */
  changedAt: timestamp.nullable(),
});
export type PlayerCheck = z.infer<typeof playerCheck>;

/** When a check is requested, by the rules of the player's country. */
export const checkRule = z.object({
  check: z.enum(checks),
  before: z.enum(askedBefore),
  /** The sum of deposits above which it is, in subunits of the base currency; null: always. */
  above: subunits.nonnegative().nullable(),
  /** It is requested now, at the next withdrawal or deposit at the latest. */
  isReached: z.boolean(),
});
export type CheckRule = z.infer<typeof checkRule>;

/** What is asked of a player, and what will be. */
export const verification = z.object({
  /** In the order in which they are requested. */
  checks: z.array(playerCheck),
  rules: z.array(checkRule),
  /** Over how many days deposits are added up. */
  days: z.int().positive(),
  /** What they come to now, those under way included, in subunits of `currency`. */
  deposited: subunits.nonnegative(),
  /** The base currency, that of the sums of rules. */
  currency: currencyCode,
  /** Whether there is a provider to go through a check with. */
  hasProvider: z.boolean(),
});
export type Verification = z.infer<typeof verification>;

/** What the provider's own page is opened with. */
export const verificationToken = z.object({
  token: z.string(),
  expiresInSeconds: z.int().positive(),
  check: z.enum(checks),
  /** Address of the provider's script. */
  scriptUrl: z.url(),
});
export type VerificationToken = z.infer<typeof verificationToken>;
