import { z } from 'zod';
import { currencyCode, id, positiveSubunits, slug, timestamp } from '../common/schemas.ts';
import { questRepeats, questState, taskTypes } from './statuses.ts';

/** A task of a quest, and how far a player has come with it. */
export const questTask = z.object({
  /** Its place among the tasks of its quest, from 1. */
  id: z.int().positive(),
  /** The player's quest; of one that was not started, the quest. */
  questId: z.string(),
  type: z.enum(taskTypes),
  /** It counts now: not one that is done, whose turn it is not yet, or of a quest that is paused or not on. */
  isActive: z.boolean(),
  isCompleted: z.boolean(),
  /** Of `stakes` subunits of the quest's currency. */
  progress: z.int().nonnegative(),
  quantity: z.int().positive(),
  /** What a round has to pay at least, in hundredths of its stake; null for other types. */
  multiplier: z.int().positive().nullable(),
  /** Games that count; null for every game. */
  games: z.array(slug).nullable(),
});
export type QuestTask = z.infer<typeof questTask>;

/** One of the rewards a player chooses from: a bonus in the quest's currency. */
export const questReward = z.object({
  id: slug,
  amount: positiveSubunits,
  /** How often it is to be staked before it is the player's money. */
  wagerTimes: z.int().positive(),
  /** Days in which it is to be. */
  days: z.int().positive(),
});
export type QuestReward = z.infer<typeof questReward>;

const about = {
  /** Its words come from content by it. */
  name: slug,
  currency: currencyCode,
  tasks: z.array(questTask),
  /** Only the first task that is not done counts. */
  isInSequence: z.boolean(),
  rewards: z.array(questReward),
};

/** A quest there is, in the currency the player uses. */
export const quest = z.object({
  id: slug,
  ...about,
  /** How the player's newest one of it stands; null for one that was never started. */
  state: z.enum(questState).nullable(),
  /** It can be started now, as far as other quests let it. */
  canStart: z.boolean(),
  /** When it can be started again; null where it can, is on, or cannot any more. */
  againAt: timestamp.nullable(),
  /** No other is on beside it. */
  isAlone: z.boolean(),
  /** Days there are for it, from its start. */
  days: z.int().positive(),
  repeats: z.enum(questRepeats),
});
export type Quest = z.infer<typeof quest>;

/** A quest that a player has started, with the terms of that moment. */
export const playerQuest = z.object({
  id,
  questId: slug,
  ...about,
  state: z.enum(questState),
  startedAt: timestamp,
  /** Moves on for as long as it is paused. */
  expiresAt: timestamp,
  /** Since when its time stands still; null while it runs. */
  pausedAt: timestamp.nullable(),
  /** When it was over; null while it is on. */
  finishedAt: timestamp.nullable(),
  /** The reward that was chosen; null for none yet. */
  rewardId: slug.nullable(),
  /** The higher, the newer. */
  version: z.int(),
});
export type PlayerQuest = z.infer<typeof playerQuest>;
