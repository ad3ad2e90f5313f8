import { codeTrigger } from '@pierlight/contract/bonuses/statuses';
import {
  countryCode,
  currencyCode,
  positiveSubunits,
  slug,
  timestamp,
} from '@pierlight/contract/common/schemas';
import { z } from 'zod';

/** Of an offer, in one currency. */
export const offerAmounts = z.strictObject({
  /** The least a deposit has to be. */
  from: positiveSubunits,
  /** The most the bonus comes to. */
  max: positiveSubunits,
  /** Maximum bet while it is active; null for none. */
  maxBet: positiveSubunits.nullable(),
  /** What each of its free spins is played at; without it none come in this currency. */
  spinStake: positiveSubunits.optional(),
});
/** Spins of one game that come with a bonus, at the stake its currency says. */
const offerFreespins = z.strictObject({
  game: slug,
  count: z.int().min(1).max(1000),
  /** Within which they are begun, from the deposit on. */
  days: z.int().min(1).max(365),
});
/** Of a gift. */
export const giftAmounts = z.strictObject({
  /** What it comes to. */
  bonus: positiveSubunits,
  /** Maximum bet while it is active; null for none. */
  maxBet: positiveSubunits.nullable(),
});

/** Which games take its stakes, by what they publish; one that does not say how it swings is none of them. */
const openGames = z.strictObject({
  /** The most a game may return, in per cent. */
  returnUpTo: z.number().min(50).max(100),
  /** The most what a round pays may deviate, in stakes. */
  deviationUpTo: z.number().min(0.1).max(100),
});
export type OpenGames = z.infer<typeof openGames>;

const share = z.int().min(0).max(100);
/**
 * How much of a stake counts for the wagering, in per cent: by category, and by game, which beats its category.
 * What is not named counts in full; what counts nothing may be played all the same.
 */
const contributions = z.strictObject({
  categories: z.record(slug, share).default({}),
  games: z.record(slug, share).default({}),
});
export type Contributions = z.infer<typeof contributions>;
/** Every stake counts in full. */
export const inFull: Contributions = { categories: {}, games: {} };

const wagering = {
  id: slug,
  wagerTimes: z.int().min(1).max(100),
  days: z.int().min(1).max(365),
  closedGames: z.array(slug).max(1000).default([]),
  games: openGames.nullable().default(null),
  contributions: contributions.default(inFull),
  /** Per cent of the bonus that it may be worth, on purpose, to who plays it best. */
  costsAtMost: z.int().min(0).max(100).default(0),
};

export const offerWith = <Amounts extends z.ZodType>(amounts: Amounts) =>
  z.strictObject({
    ...wagering,
    package: slug.nullable().default(null),
    /** Per cent of the deposit. */
    percent: z.int().min(1).max(1000),
    isOnce: z.boolean(),
    freespins: offerFreespins.optional(),
    amounts,
  });

/** A bonus that comes of a code alone, once to a player. */
export const giftWith = <Amounts extends z.ZodType>(amounts: Amounts) =>
  z.strictObject({ ...wagering, amounts });

/** Offers that are made one after another, each with a deposit of its own. */
export const bonusPackage = z.strictObject({
  id: slug,
  /** Ids of its offers, in the order in which they are made. */
  parts: z.array(slug).min(1).max(20),
  /** It is the one that new players are shown. */
  isWelcome: z.boolean().default(false),
  /** Per cent of all its bonuses that it may be worth, on purpose, to who plays it best. */
  costsAtMost: z.int().min(0).max(100).default(0),
});

export const bonusCode = z
  .strictObject({
    /** As it is kept; players may type small letters. */
    code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/),
    /** What it gives: with a deposit an offer, which is made to nobody else then; at once a gift. */
    offer: slug,
    trigger: z.enum(codeTrigger),
    /** How often it is good in all; null for any number of times. */
    times: z.int().min(1).nullable().default(null),
    from: timestamp.nullable().default(null),
    until: timestamp.nullable().default(null),
    /** Countries of the players it is for; empty for all. */
    countries: z.array(countryCode).default([]),
  })
  .refine(
    ({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until),
    {
      path: ['until'],
      error: ({ input }) => `${(input as { code: string }).code} is over before it begins`,
    },
  );

/** What is offered as it is kept: amounts are in subunits. */
export const listedOffer = offerWith(z.record(currencyCode, offerAmounts));
export const listedGift = giftWith(z.record(currencyCode, giftAmounts));
export type ListedOffer = z.infer<typeof listedOffer>;
export type ListedGift = z.infer<typeof listedGift>;
export type BonusCode = z.infer<typeof bonusCode>;
export type ListedPackage = z.infer<typeof bonusPackage>;
/** What an offer comes to in one currency. */
export type OfferAmounts = z.infer<typeof offerAmounts>;

export interface Listed {
  readonly offers: readonly ListedOffer[];
  readonly gifts: readonly ListedGift[];
  readonly codes: readonly BonusCode[];
  readonly packages: readonly ListedPackage[];
}

/** A list with nothing in it. */
export const nothing: Listed = { offers: [], gifts: [], codes: [], packages: [] };
