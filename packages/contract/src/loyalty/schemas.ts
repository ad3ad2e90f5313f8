import { z } from 'zod';
import { currencyCode, positiveSubunits, slug, subunits } from '../common/schemas.ts';

/** A level a player stands on or comes to; its name is worded from content by `name`, which is also its id. */
const levelStep = z.object({
  name: slug,
  /** What the level takes in all. */
  points: z.int().nonnegative(),
});

/** A player's points, and the levels they stand on and come to next. */
export const loyaltyAccount = z.object({
  /** Whole points; a level that was reached is kept, whatever they come to later. */
  points: z.int().nonnegative(),
  /** Levels are counted by `order`, the higher the better. */
  currentLevel: levelStep.extend({ order: z.int().nonnegative() }),
  /** Null at the top. */
  nextLevel: levelStep.nullable(),
});
export type LoyaltyAccount = z.infer<typeof loyaltyAccount>;

/** Names of levels reached whose reward was not taken yet, the lowest first. */
export const waitingRewards = z.array(slug);

/** What reaching a level gives: a bonus, once. */
export const levelReward = z.object({
  /** In subunits. */
  amount: positiveSubunits,
  /** How often it is to be staked before it is the player's money. */
  wagerTimes: z.int().positive(),
  /** Days in which it is to be. */
  days: z.int().positive(),
});

/** A level there is, in one currency. */
export const loyaltyLevel = levelStep.extend({
  order: z.int().nonnegative(),
  /** Null where the level gives none in the currency. */
  reward: levelReward.nullable(),
});
export type LoyaltyLevel = z.infer<typeof loyaltyLevel>;

/** How points are earned in a currency, and what each level takes and gives. */
export const loyaltyLevels = z.object({
  currency: currencyCode,
  /** Subunits of own money staked for a point at games that count in full; null where stakes earn none. */
  pointStake: positiveSubunits.nullable(),
  /**
   * Per cent that a game returns up to which its stakes count in full. Of one that returns more they count less, as
   * they cost less: in parts, none of one that returns everything.
   */
  fullReturn: z.number(),
  /** What a point costs on average at games that count in part or in full, at the least, in subunits. */
  pointCost: subunits.nullable(),
  levels: z.array(loyaltyLevel),
});
export type LoyaltyLevels = z.infer<typeof loyaltyLevels>;
