/**
 * The parts of Hub88's Freebets API (v2) the sandbox serves. Field names are Hub88's. See
 * docs.hub88.io, "Operator API reference", "Freebets API".
 */
import { z } from 'zod';

const operator_id = z.union([z.string().max(64), z.int()]).transform(String);

/** `YYYY-MM-DDThh:mm:ss` in UTC, with or without its Z, as unix milliseconds. */
const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z?$/, 'is no time like 2026-11-23T20:00:00')
  .transform((text, context) => {
    const read = Date.parse(text.endsWith('Z') ? text : `${text}Z`);
    if (Number.isNaN(read)) context.addIssue('is no time there is');
    return read;
  });

export const prepaidsBody = z.object({
  operator_id,
  game_code: z.string().min(1).max(64).nullish(),
  currency: z.string().min(3).max(8).nullish(),
});

/** A template of rewards; null leaves it to the order. */
export type PrepaidRow = {
  prepaid_uuid: string;
  game_code: string;
  game_id: number;
  currency: string;
  /** What a round is played at, in hundred-thousandths of the currency's unit. */
  bet_value: number | null;
  bet_count: number | null;
  bonus_buy: false;
};

/**
 * POST …/freebet/rewards/create. What the prepaid fixes need not be said, and cannot be said otherwise;
 * `operator_reference` is the operator's own name for the reward, and gives it once.
 */
export const createRewardBody = z.object({
  operator_id,
  user: z.string().min(3).max(128),
  sub_partner_id: z.string().max(64).nullish(),
  prepaid_uuid: z.uuid(),
  game_code: z.string().min(1).max(64).nullish(),
  currency: z.string().min(3).max(8).nullish(),
  bet_value: z.int().positive().max(Number.MAX_SAFE_INTEGER).nullish(),
  bet_count: z.int().min(1).max(1000).nullish(),
  start_time: time.nullish(),
  end_time: time.nullish(),
  operator_reference: z.string().min(1).max(128).nullish(),
});
export type CreateRewardBody = z.infer<typeof createRewardBody>;

export const listRewardsBody = z.object({
  operator_id,
  user: z.string().max(128).nullish(),
  reward_uuid: z.uuid().nullish(),
  /** Rewards that start from then on, and that end until then. */
  start_time: time.nullish(),
  end_time: time.nullish(),
  pagination: z
    .object({
      cursor: z
        .string()
        .regex(/^\d{1,15}$/, 'is none this API told')
        .nullish(),
      limit: z.int().min(1).max(100).nullish(),
    })
    .nullish(),
});

export const cancelRewardBody = z.object({ operator_id, reward_uuid: z.uuid() });

export type RewardRow = {
  reward_uuid: string;
  status: 'FRS_NEW' | 'FRS_ACTIVE' | 'FRS_FINISHED' | 'FRS_EXPIRED' | 'FRS_CANCELLED';
  user: string;
  sub_partner_id: null;
  operator_reference: string | null;
  campaign_uuid: null;
  prepaid_uuid: string;
  game_code: string;
  game_id: number;
  currency: string;
  bet_value: number;
  bet_count: number;
  start_time: string;
  end_time: string;
};
