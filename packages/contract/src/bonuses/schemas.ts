import { z } from 'zod';
import {
  currencyCode,
  id,
  positiveSubunits,
  slug,
  subunits,
  timestamp,
} from '../common/schemas.ts';
import { bonusResult, bonusStatus, codeStatus, codeTrigger, offerStatus } from './statuses.ts';

/** What holds for a bonus while it is played. */
const bonusTerms = {
  /** Maximum bet per round while the bonus is active, in subunits; null for none. */
  maxBetAmount: positiveSubunits.nullable(),
  /** Ids of games that take no stake while the bonus is played. */
  closedGames: z.array(slug),
  /** What games in which a stake counts in full return on average, in per cent of it; null when it is not known. */
  averageReturn: z.number().nullable(),
  /** How much of a stake counts for the wagering, in per cent by the game's id; in others all of it. */
  contributions: z.record(slug, z.int().min(0).max(99)),
};

/** A bonus that comes with a deposit, for one currency. */
export const depositBonus = z.object({
  id: slug,
  /** The package it is part of, which of its parts it is, from 1 on, and of how many; null for one by itself. */
  package: z.object({ id: slug, part: z.int().positive(), parts: z.int().positive() }).nullable(),
  triggerConditions: z.object({
    /** The least a deposit has to be, in subunits, by currency. */
    invoiceAmountItems: z.array(z.object({ currency: currencyCode, amountFrom: positiveSubunits })),
    /** The same in subunits of the base currency; null when the offer is not made in it. */
    baseCurrencyInvoiceAmountFrom: positiveSubunits.nullable(),
  }),
  currency: currencyCode,
  /** Per cent of the deposit. */
  percent: z.int().positive(),
  /** The most it comes to, in subunits. */
  maxAmount: positiveSubunits,
  /** What it comes to for the requested amount, in subunits; 0 when that is too little. */
  amount: subunits.nonnegative(),
  /** How often the bonus is to be staked before it is the player's money. */
  wagerTimes: z.int().positive(),
  ...bonusTerms,
  /** Days from the deposit in which it is to be wagered. */
  days: z.int().positive(),
  /** A player gets it once. */
  isOnce: z.boolean(),
  /** Free spins that come with it; null for none. */
  freespins: z
    .object({
      gameId: slug,
      count: z.int().positive(),
      /** What each is played at, in subunits. */
      stake: positiveSubunits,
      /** Days from the deposit in which they are to be begun. */
      days: z.int().positive(),
    })
    .nullable(),
  /** The player's own code it is offered for; null for one that is offered to everybody. */
  bonusCode: z.string().nullable(),
});
export type DepositBonus = z.infer<typeof depositBonus>;

/** Offers that are made one after another, each with a deposit of its own. */
export const bonusPackage = z.object({
  id: slug,
  /** It is the one that new players are shown. */
  isWelcome: z.boolean(),
  /** In their order; one that is not offered at present is left out. */
  parts: z.array(depositBonus).min(1),
});
export type BonusPackage = z.infer<typeof bonusPackage>;

/** Whether an offer may be taken with a deposit now. */
export const offerState = z.object({ id: slug, status: z.enum(offerStatus) });
export type OfferState = z.infer<typeof offerState>;

/** A code that a player entered. */
export const playerBonusCode = z.object({
  playerBonusCodeId: id,
  bonusCode: z.string(),
  trigger: z.enum(codeTrigger),
  status: z.enum(codeStatus),
  /** What it gives, by the id of its offer. */
  offerId: slug,
});
export type PlayerBonusCode = z.infer<typeof playerBonusCode>;

/** A bonus a player was given. Amounts are in subunits of its currency. */
export const playerBonus = z.object({
  id,
  status: z.enum(bonusStatus),
  result: z.enum(bonusResult),
  currency: currencyCode,
  /** What was given. */
  amount: positiveSubunits,
  packageId: slug.nullable(),
  /** The deposit it came with; null for one given otherwise. */
  issueSessionId: id.nullable(),
  /** The offer it was taken from. */
  offerId: slug,
  /** Bonus money there is; before it was first played, all of it. Nothing once it is over. */
  balance: subunits.nonnegative(),
  /** What of all that was staked since it is played counts, own money too. */
  wagered: subunits.nonnegative(),
  /** What has to be staked before its money is the player's own. */
  wagerTotal: positiveSubunits,
  /** It was canceled or has run out, takes no stake any more, and ends with its open rounds. */
  isEnding: z.boolean(),
  ...bonusTerms,
  issuedAt: timestamp,
  /** When it was first played; null for one that waits. */
  activatedAt: timestamp.nullable(),
  expiresAt: timestamp,
  finishedAt: timestamp.nullable(),
  /** Grows with every change, so that a late message never overwrites a newer state. */
  version: z.int().nonnegative(),
});
export type PlayerBonus = z.infer<typeof playerBonus>;

/** What a player's running week comes to as cashback so far. Amounts are in subunits of its currency. */
export const cashback = z.object({
  currency: currencyCode,
  /** Midnight of its Monday, by UTC. */
  from: timestamp,
  /** Midnight after its Sunday. */
  until: timestamp,
  /** From when on what it comes to can be claimed. */
  claimableAt: timestamp,
  /**
   * Own money staked in rounds that settled in the week. Rounds of earlier weeks that were rolled back in it are
   * subtracted, which may leave a negative sum.
   */
  staked: subunits,
  /** What own money was paid in them. */
  paid: subunits,
  /** How much more was staked than paid; 0 when it was not. */
  loss: subunits.nonnegative(),
  /** Per cent of the loss that come back. */
  percent: z.int().positive(),
  /** What comes to less is not paid. */
  minimum: positiveSubunits,
  /** The most that is paid of a week; null for any sum. */
  maximum: positiveSubunits.nullable(),
  /** How often what is claimed is to be staked; null when it is own money at once. */
  wagerTimes: z.int().positive().nullable(),
  /** What the loss so far comes to. */
  amount: subunits.nonnegative(),
});
export type Cashback = z.infer<typeof cashback>;

/** What is due to a player of a week that is over. Amounts are in subunits of its currency. */
export const cashbackWeek = z.object({
  id,
  currency: currencyCode,
  from: timestamp,
  until: timestamp,
  staked: subunits,
  paid: subunits,
  loss: positiveSubunits,
  percent: z.int().positive(),
  /** How often it is to be staked; null when it is own money at once. */
  wagerTimes: z.int().positive().nullable(),
  /** What is due. */
  amount: positiveSubunits,
  /** When it was claimed; null as long as it was not. */
  claimedAt: timestamp.nullable(),
});
export type CashbackWeek = z.infer<typeof cashbackWeek>;
