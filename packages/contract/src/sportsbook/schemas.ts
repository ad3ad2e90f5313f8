import { z } from 'zod';
import {
  currencyCode,
  id,
  localeCode,
  month,
  pageQuery,
  subunits,
  timestamp,
} from '../common/schemas.ts';
import { betStatus, legStatus, oddsFormats } from './statuses.ts';

/** Decimal odds as text: `2.35`. */
const odds = z.string();

/** One selection of a bet, as it was taken. Names are the book's, in the language the player used. */
export const betLeg = z.object({
  /** The book's. */
  id: z.string(),
  event: z.object({
    /** The book's, which a link into the book takes. */
    id: z.string(),
    sport: z.string(),
    category: z.string(),
    tournament: z.string(),
    /** Home before away; more than two of a race, one of an outright. */
    competitors: z.array(z.string()),
    startsAt: timestamp,
  }),
  /** It was taken while the event was played. */
  isLive: z.boolean(),
  market: z.string(),
  outcome: z.string(),
  odds,
  /** The book's share that these odds held, as a part of 1: `0.061`; null where the book does not tell. */
  margin: z.string().nullable(),
  status: z.enum(legStatus),
  /** What it counts with once it is settled: `1` for a leg that is void; null until then. */
  settledOdds: odds.nullable(),
  /** Why it is void, in the book's words. */
  voidReason: z.string().nullable(),
});
export type BetLeg = z.infer<typeof betLeg>;

/** A bet on sports. Amounts are in subunits of its currency. */
export const bet = z.object({
  id,
  /** What a receipt and the support call it: `B-7F3A91C0D2E4`. */
  reference: z.string(),
  /** `1/1` a single, `3/3` a combination of three, `2/3` a system of two out of three. */
  type: z.string(),
  legs: z.array(betLeg),
  currency: currencyCode,
  stake: subunits,
  /** What of the stake still runs; 0 once it is settled. */
  openStake: subunits,
  /** Of all legs together, as they were taken. */
  odds,
  /** What the whole stake would have paid at these odds. */
  potentialPayout: subunits,
  /** What it paid, cash-outs included; null as long as it runs and nothing was cashed out. */
  payout: subunits.nullable(),
  /** What of the payout was cashed out. */
  cashedOut: subunits,
  status: z.enum(betStatus),
  /** The book has confirmed it; until then it may still be discarded. */
  isConfirmed: z.boolean(),
  /** The book took a result or a cash-out back: what stands now is another. */
  isCorrected: z.boolean(),
  createdAt: timestamp,
  settledAt: timestamp.nullable(),
  /** Grows with every change: of two answers the one with the greater is the newer. */
  version: z.int(),
});
export type Bet = z.infer<typeof bet>;

export const betsQuery = z.strictObject({
  ...pageQuery,
  isSettled: z.stringbool().default(true),
});

/** Bets of a month by UTC, in a currency: settled ones, by the month they were made in. */
export const betMonth = z.object({
  month,
  currency: currencyCode,
  bets: z.int().positive(),
  /** Without what was returned. */
  staked: subunits,
  paid: subunits,
});
export type BetMonth = z.infer<typeof betMonth>;

/** How the book is to speak to the player. */
export const bettingTokenRequest = z.strictObject({
  locale: localeCode.default('en'),
  oddsFormat: z.enum(oddsFormats).default('decimal'),
});

export const bettingToken = z.object({
  /** A JWT that says to the book who plays, in which currency and language. */
  token: z.string(),
  expiresAt: timestamp,
});
export type BettingToken = z.infer<typeof bettingToken>;
