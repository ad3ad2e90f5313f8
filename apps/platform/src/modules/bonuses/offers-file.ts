import { codeTrigger } from '@pierlight/contract/bonuses/statuses';
import {
  countryCode,
  currencyCode,
  positiveSubunits,
  slug,
  timestamp,
} from '@pierlight/contract/common/schemas';
import { z } from 'zod';

/** Subunits of one currency. */
const amounts = z.strictObject({
  /** The least a deposit has to be. */
  from: positiveSubunits,
  /** The most the bonus comes to. */
  max: positiveSubunits,
  /** The most a round may cost while it is played; null for any. */
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

/** Per cent of the bonus that it may be worth, on purpose, to who plays it best. */
const costsAtMost = z.int().min(0).max(100).default(0);

const offer = z.strictObject({
  id: slug,
  package: slug.nullable().default(null),
  /** Per cent of the deposit. */
  percent: z.int().min(1).max(1000),
  isOnce: z.boolean(),
  wagerTimes: z.int().min(1).max(100),
  days: z.int().min(1).max(365),
  closedGames: z.array(slug).max(1000).default([]),
  games: openGames.nullable().default(null),
  costsAtMost,
  amounts: z.record(currencyCode, amounts),
});

/** Units of one currency as they are written: "5.00". */
export const units = z.string().regex(/^\d{1,15}(\.\d{1,18})?$/);

/** A bonus that comes of a code alone, once to a player. */
const gift = z.strictObject({
  id: slug,
  wagerTimes: z.int().min(1).max(100),
  days: z.int().min(1).max(365),
  closedGames: z.array(slug).max(1000).default([]),
  games: openGames.nullable().default(null),
  costsAtMost,
  amounts: z.record(
    currencyCode,
    z.strictObject({
      bonus: units,
      /** The most a round may cost while it is played; null for any. */
      maxBet: units.nullable(),
    }),
  ),
});

const bonusCode = z.strictObject({
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
});

/** The file as it is written. */
export const offersFile = z
  .strictObject({
    offers: z.array(offer).max(100),
    gifts: z.array(gift).max(100).default([]),
    codes: z.array(bonusCode).max(1000).default([]),
  })
  .refine(
    ({ offers }) =>
      offers.every(({ amounts: all, wagerTimes }) =>
        Object.values(all).every(({ max }) => Number.isSafeInteger(max * wagerTimes)),
      ),
    { message: 'more is to be wagered than an amount can be' },
  )
  .refine(({ offers, gifts }) => areDistinct([...offers, ...gifts].map(({ id }) => id)), {
    message: 'two offers have the same id',
  })
  .refine(({ codes }) => areDistinct(codes.map(({ code }) => code)), {
    message: 'a code stands there twice',
  })
  .superRefine(({ offers, gifts, codes }, context) => {
    codes.forEach(({ code, offer: named, trigger, from, until }, place) => {
      const [kind, listed] =
        trigger === codeTrigger.entry ? (['gifts', gifts] as const) : (['offers', offers] as const);
      const wrong = (name: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['codes', place, name], message });
      if (!listed.some(({ id }) => id === named))
        wrong('offer', `${code} gives ${named}, which is none of the ${kind}`);
      if (from !== null && until !== null && Date.parse(from) >= Date.parse(until))
        wrong('until', `${code} is over before it begins`);
    });
  });

const areDistinct = (names: readonly string[]) => new Set(names).size === names.length;

export type ListedOffer = z.infer<typeof offer>;
export type ListedGift = z.infer<typeof gift>;
export type BonusCode = z.infer<typeof bonusCode>;
/** What an offer comes to in one currency. */
export type OfferAmounts = z.infer<typeof amounts>;
