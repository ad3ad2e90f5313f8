import { isDeepStrictEqual } from 'node:util';
import { takesStake } from '../stakes.ts';
import type { GameTheme } from '../theme.ts';
import type { Reward, RewardQuery, RewardStore } from './reward-store.ts';

export type RewardStatus = 'new' | 'active' | 'finished' | 'expired' | 'canceled';
export type KnownReward = Reward & { readonly status: RewardStatus };

/** Times are unix milliseconds; without them it begins at once and ends after thirty days. */
export type RewardOrder = Pick<
  Reward,
  'reference' | 'prepaidId' | 'player' | 'gameId' | 'currency' | 'stake' | 'rounds'
> & { readonly startsAt: number | null; readonly endsAt: number | null };

export type GiveAnswer =
  | { readonly kind: 'given'; readonly reward: KnownReward }
  | { readonly kind: 'unknown-game' | 'no-free-rounds' | 'stake-not-offered' }
  | { readonly kind: 'window-over' | 'window-reversed' | 'other-under-reference' };

export type CancelAnswer =
  | { readonly kind: 'canceled'; readonly reward: KnownReward }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'over'; readonly status: RewardStatus };

/** What the aggregator asks of a studio that gives rounds away. */
export type RewardPort = {
  give(order: RewardOrder): GiveAnswer;
  list(query: RewardQuery): { rewards: KnownReward[]; next: number | null };
  cancel(id: string): CancelAnswer;
};

const THIRTY_DAYS = 30 * 86_400_000;

/** Whether a game's rounds can be given: those of slots, whose stake is all there is to fix. */
export const hasFreeRounds = (theme: GameTheme): boolean => theme.kind === 'slot';

const statusOf = (reward: Reward, now: number): RewardStatus => {
  if (reward.canceledAt !== null) return 'canceled';
  if (reward.used >= reward.rounds) return 'finished';
  if (reward.endsAt <= now) return 'expired';
  return reward.startsAt > now ? 'new' : 'active';
};

const orderOf = ({ player, prepaidId, gameId, currency, stake, rounds }: RewardOrder | Reward) => ({
  player,
  prepaidId,
  gameId,
  currency,
  stake,
  rounds,
});

/** Gives free rounds and cancels what is left of them. */
export function createRewardDesk(options: {
  readonly rewards: RewardStore;
  readonly findTheme: (id: string) => GameTheme | undefined;
  readonly now: () => number;
  readonly newId: () => string;
}): RewardPort {
  const { rewards, findTheme, now, newId } = options;
  const known = (reward: Reward): KnownReward => ({ ...reward, status: statusOf(reward, now()) });

  /** The same order under its reference is answered again, whatever has become of it. */
  function repeated(order: RewardOrder, before: Reward): GiveAnswer {
    const { startsAt, endsAt } = order;
    const same =
      isDeepStrictEqual(orderOf(before), orderOf(order)) &&
      (startsAt ?? before.startsAt) === before.startsAt &&
      (endsAt ?? before.endsAt) === before.endsAt;
    return same ? { kind: 'given', reward: known(before) } : { kind: 'other-under-reference' };
  }

  function give(order: RewardOrder): GiveAnswer {
    const before = order.reference === null ? null : rewards.findByReference(order.reference);
    if (before) return repeated(order, before);
    const theme = findTheme(order.gameId);
    if (!theme) return { kind: 'unknown-game' };
    if (!hasFreeRounds(theme)) return { kind: 'no-free-rounds' };
    if ('refusal' in takesStake(theme, order.currency, order.stake)) {
      return { kind: 'stake-not-offered' };
    }
    const startsAt = order.startsAt ?? now();
    const endsAt = order.endsAt ?? startsAt + THIRTY_DAYS;
    if (endsAt <= startsAt) return { kind: 'window-reversed' };
    if (endsAt <= now()) return { kind: 'window-over' };
    const id = newId();
    rewards.add({
      ...orderOf(order),
      id,
      reference: order.reference,
      startsAt,
      endsAt,
      createdAt: now(),
    });
    const given = rewards.find(id);
    if (!given) throw new Error(`reward ${id} is not on file`);
    return { kind: 'given', reward: known(given) };
  }

  return {
    give,
    list: (query) => {
      const { rewards: found, next } = rewards.list(query);
      return { rewards: found.map(known), next };
    },
    cancel: (id) => {
      const isTaken = rewards.cancel(id, now());
      const reward = rewards.find(id);
      if (!reward) return { kind: 'unknown' };
      const after = known(reward);
      return isTaken || after.status === 'canceled'
        ? { kind: 'canceled', reward: after }
        : { kind: 'over', status: after.status };
    },
  };
}
