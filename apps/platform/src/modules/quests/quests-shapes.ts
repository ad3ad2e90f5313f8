import { currencyCode, slug } from '@pierlight/contract/common/schemas';
import { questRepeats } from '@pierlight/contract/quests/statuses';
import { z } from 'zod';

const where = {
  /** Games that count, or categories whose games do; neither for every game. */
  games: z.array(slug).min(1).max(100).optional(),
  categories: z.array(slug).min(1).max(20).optional(),
};

/** A task, its amounts in what they are written in: units as text in the file, subunits as they are kept. */
const taskWith = <Amount extends z.ZodType>(amount: Amount) =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rounds'), quantity: z.int().min(1).max(1_000), ...where }),
    z.strictObject({
      type: z.literal('stakes'),
      /** Own money staked in all, by currency. */
      amounts: z.record(currencyCode, amount),
      ...where,
    }),
    z.strictObject({ type: z.literal('games'), quantity: z.int().min(1).max(50), ...where }),
    z.strictObject({
      type: z.literal('multiplier'),
      quantity: z.int().min(1).max(100),
      /** What a round has to pay at least, in stakes. */
      multiplier: z.number().min(1).max(10_000),
      ...where,
    }),
  ]);

/** A quest as it is written, or kept. */
export const questWith = <Amount extends z.ZodType>(amount: Amount) =>
  z.strictObject({
    id: slug,
    /** Days there are for it, from its start. */
    days: z.int().min(1).max(90),
    repeats: z.enum(questRepeats),
    /** No other is on beside it. */
    isAlone: z.boolean().default(false),
    /** Only the first task that is not done counts. */
    isInSequence: z.boolean().default(false),
    tasks: z.array(taskWith(amount)).min(1).max(10),
    /** Gifts that its player chooses one of. */
    rewards: z.array(slug).min(1).max(4),
  });

export const keptQuest = questWith(z.int().positive());
/** What a quest says, in one of its versions; amounts in subunits. */
export type QuestTerms = z.infer<typeof keptQuest>;
export type TaskTerms = QuestTerms['tasks'][number];
