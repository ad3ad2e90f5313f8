import { z } from 'zod';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { FreeRoundsGiver, GivenRounds } from '../ports.ts';
import { createHub88Call, type Hub88Access, type Refusal } from './hub88-call.ts';

/**
 * The parts of Hub88's Freebets API, version 2, that the platform speaks. Source: docs.hub88.io,
 * "Operator API reference", "Freebets API".
 */
const api = '/operator/generic/v2/freebet';

const states = {
  FRS_NEW: 'new',
  FRS_ACTIVE: 'active',
  FRS_FINISHED: 'finished',
  FRS_EXPIRED: 'expired',
  FRS_CANCELLED: 'canceled',
  FRS_FAILED: 'failed',
} as const satisfies Record<string, GivenRounds['state']>;

const prepaidsAnswer = z.array(
  z.object({
    prepaid_uuid: z.string().min(1).max(64),
    game_code: z.string(),
    currency: z.string(),
    bet_value: z.int().nullish(),
    bet_count: z.int().nullish(),
    bonus_buy: z.boolean().nullish(),
  }),
);

const reward = z.object({
  reward_uuid: z.string().min(1).max(64),
  status: z.enum(Object.keys(states) as [keyof typeof states]),
  user: z.string(),
  operator_reference: z.string().nullish(),
  game_code: z.string(),
  currency: z.string(),
  bet_value: z.int(),
  bet_count: z.int(),
  end_time: z.string().nullish(),
});
const rewardsAnswer = z.object({
  rewards: z.array(reward),
  pagination: z.object({ next_cursor: z.string().nullish() }).nullish(),
});

/** Pages of a player's rewards that are read. */
const pages = 20;
const pageLength = 50;

/** Hub88 writes times in UTC and without a Z. */
const timeOf = (at: Date): string => at.toISOString().slice(0, 19);
const dateOf = (text: string): Date =>
  new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);

const givenOf = (row: z.output<typeof reward>): GivenRounds => ({
  id: row.reward_uuid,
  reference: row.operator_reference ?? null,
  playerId: row.user,
  gameCode: row.game_code,
  unit: row.currency,
  stake: row.bet_value,
  rounds: row.bet_count,
  state: states[row.status],
  endsAt: row.end_time ? dateOf(row.end_time) : null,
});

/** Too slow, and too often: neither says that an order was not taken. */
const undecided: readonly number[] = [408, 429];

/** What Hub88 says of an order it does not take is for the operator to read. */
const refusal: Refusal = (status, cause, words) =>
  status >= 400 && status < 500 && !undecided.includes(status)
    ? new DomainError('malformedRequest', { detail: `The aggregator refused: ${words}`, cause })
    : undefined;

/** Hub88's Freebets API as a giver of free rounds. */
export function createHub88FreeRounds(access: Hub88Access): FreeRoundsGiver {
  const call = createHub88Call(access);
  return {
    async offers(gameCode) {
      const rows = await call(
        `${api}/prepaids/list`,
        { game_code: gameCode },
        prepaidsAnswer,
        refusal,
      );
      return rows
        .filter((row) => row.game_code === gameCode && !row.bonus_buy)
        .map((row) => ({
          id: row.prepaid_uuid,
          unit: row.currency,
          stake: row.bet_value ?? null,
          rounds: row.bet_count ?? null,
        }));
    },
    async give(order) {
      const fields = {
        user: order.playerId,
        prepaid_uuid: order.offerId,
        game_code: order.gameCode,
        bet_value: order.stake,
        bet_count: order.rounds,
        end_time: timeOf(order.until),
        operator_reference: order.reference,
      };
      return givenOf(await call(`${api}/rewards/create`, fields, reward, refusal));
    },
    async ofPlayer(playerId) {
      const found: GivenRounds[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < pages; page++) {
        const { rewards, pagination } = await call(
          `${api}/rewards/list`,
          { user: playerId, pagination: { limit: pageLength, ...(cursor ? { cursor } : {}) } },
          rewardsAnswer,
          refusal,
        );
        found.push(...rewards.map(givenOf));
        cursor = pagination?.next_cursor ?? undefined;
        if (cursor === undefined) break;
      }
      return found;
    },
    cancel: async (id) =>
      givenOf(await call(`${api}/rewards/cancel`, { reward_uuid: id }, reward, refusal)),
  };
}
