import { findCurrency } from '../studio/currencies.ts';
import type {
  GiveAnswer,
  KnownReward,
  RewardOrder,
  RewardPort,
} from '../studio/rewards/reward-desk.ts';
import type { GameTheme } from '../studio/theme.ts';
import { fromWire, toWire } from './amounts.ts';
import { type Answer, type Post, refuse } from './answer.ts';
import { prepaidRows } from './prepaids.ts';
import {
  type CreateRewardBody,
  cancelRewardBody,
  createRewardBody,
  listRewardsBody,
  type PrepaidRow,
  prepaidsBody,
  type RewardRow,
} from './reward-protocol.ts';

export type RewardRoutesOptions = {
  readonly themes: readonly GameTheme[];
  readonly rewards: RewardPort;
  /** Whether the operator knows a player; null when it does not say. */
  readonly knowsUser: (user: string) => Promise<boolean | null>;
  readonly gameIdOf: (code: string) => number;
};

const PAGE = 50;

const statuses = {
  new: 'FRS_NEW',
  active: 'FRS_ACTIVE',
  finished: 'FRS_FINISHED',
  expired: 'FRS_EXPIRED',
  canceled: 'FRS_CANCELLED',
} as const satisfies Record<KnownReward['status'], RewardRow['status']>;

const refusals: Readonly<Record<Exclude<GiveAnswer['kind'], 'given'>, readonly [number, string]>> =
  {
    'unknown-game': [404, 'There is no such game.'],
    'no-free-rounds': [400, 'prepaid_uuid: The game gives no free rounds.'],
    'stake-not-offered': [400, 'bet_value: The game takes no such stake.'],
    'window-over': [400, 'end_time: It is over already.'],
    'window-reversed': [400, 'end_time: It is not after start_time.'],
    'other-under-reference': [409, 'operator_reference: Another reward was given under it.'],
  };

/** Without fractions of a second, as Hub88 writes times. */
const written = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, '');

/** The part of Hub88's Freebets API about single rewards: prepaids, and giving and canceling rounds. */
export function registerRewards(post: Post, options: RewardRoutesOptions): void {
  const { rewards, gameIdOf } = options;
  const prepaids = prepaidRows(options.themes, gameIdOf);

  const rowOf = (reward: KnownReward): RewardRow => ({
    reward_uuid: reward.id,
    status: statuses[reward.status],
    user: reward.player,
    sub_partner_id: null,
    operator_reference: reward.reference,
    campaign_uuid: null,
    prepaid_uuid: reward.prepaidId,
    game_code: reward.gameId,
    game_id: gameIdOf(reward.gameId),
    currency: reward.currency,
    bet_value: toWire(reward.stake, findCurrency(reward.currency).subunitToUnit),
    bet_count: reward.rounds,
    start_time: written(reward.startsAt),
    end_time: written(reward.endsAt),
  });

  async function create(body: CreateRewardBody): Promise<Answer> {
    const prepaid = prepaids.find(({ prepaid_uuid }) => prepaid_uuid === body.prepaid_uuid);
    if (!prepaid) return refuse(404, 'There is no such prepaid.');
    const order = orderOf(body, prepaid);
    if ('body' in order) return order;
    const isKnown = await options.knowsUser(body.user);
    if (isKnown === null)
      return refuse(503, 'The operator does not say whether it knows the user.');
    if (!isKnown) return refuse(404, 'There is no such user.');
    const given = rewards.give(order);
    if (given.kind === 'given') return { status: 200, body: rowOf(given.reward) };
    return refuse(...refusals[given.kind]);
  }

  post('/operator/generic/v2/freebet/prepaids/list', prepaidsBody, (body) => ({
    status: 200,
    body: prepaids.filter(
      ({ game_code, currency }) =>
        game_code === (body.game_code ?? game_code) && currency === (body.currency ?? currency),
    ),
  }));

  post('/operator/generic/v2/freebet/rewards/create', createRewardBody, create);

  post('/operator/generic/v2/freebet/rewards/list', listRewardsBody, (body) => {
    const { cursor, limit } = body.pagination ?? {};
    const { rewards: found, next } = rewards.list({
      id: body.reward_uuid ?? undefined,
      player: body.user ?? undefined,
      startsFrom: body.start_time ?? undefined,
      endsUntil: body.end_time ?? undefined,
      cursor: cursor ? Number(cursor) : undefined,
      limit: limit ?? PAGE,
    });
    const pagination = { next_cursor: next === null ? null : String(next), previous_cursor: null };
    return { status: 200, body: { rewards: found.map(rowOf), pagination } };
  });

  post('/operator/generic/v2/freebet/rewards/cancel', cancelRewardBody, (body) => {
    const canceled = rewards.cancel(body.reward_uuid);
    switch (canceled.kind) {
      case 'canceled':
        return { status: 200, body: rowOf(canceled.reward) };
      case 'unknown':
        return refuse(404, 'There is no such reward.');
      case 'over':
        return refuse(409, `The reward is ${canceled.status} and cannot be canceled.`);
    }
  });
}

/** What the prepaid fixes, and the order says where it fixes nothing. */
function orderOf(body: CreateRewardBody, prepaid: PrepaidRow): RewardOrder | Answer {
  const other = (name: 'game_code' | 'currency' | 'bet_value' | 'bet_count') =>
    prepaid[name] !== null && body[name] != null && body[name] !== prepaid[name];
  for (const name of ['game_code', 'currency', 'bet_value', 'bet_count'] as const) {
    if (other(name)) return refuse(400, `${name}: The prepaid is for ${prepaid[name]}.`);
  }
  const betValue = prepaid.bet_value ?? body.bet_value;
  const rounds = prepaid.bet_count ?? body.bet_count;
  if (betValue == null) return refuse(400, 'bet_value: The prepaid leaves it to the order.');
  if (rounds == null) return refuse(400, 'bet_count: The prepaid leaves it to the order.');
  const { code: currency, subunitToUnit } = findCurrency(prepaid.currency);
  const stake = fromWire(betValue, subunitToUnit);
  // What is no whole subunit is the stake of no game.
  const isWhole = BigInt(stake) * 100_000n === BigInt(betValue) * BigInt(subunitToUnit);
  if (!isWhole) return refuse(...refusals['stake-not-offered']);
  return {
    reference: body.operator_reference ?? null,
    prepaidId: prepaid.prepaid_uuid,
    player: body.user,
    gameId: prepaid.game_code,
    currency,
    stake,
    rounds,
    startsAt: body.start_time ?? null,
    endsAt: body.end_time ?? null,
  };
}
