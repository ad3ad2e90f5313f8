import type { LoyaltyAccount } from '@pierlight/contract/loyalty/schemas';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';

/** The player's points and level, which the channel keeps up to date. */
export const loyaltyAccountQuery = () =>
  queryOptions({
    queryKey: ['loyalty', 'account'],
    queryFn: async ({ client, signal }): Promise<LoyaltyAccount> =>
      (await apiOf(client).loyalty.account(undefined, { signal })).data,
    meta: { endpoint: 'loyalty.account' },
  });

/** Levels whose reward the player can take. */
export const rewardsQuery = () =>
  queryOptions({
    queryKey: ['loyalty', 'rewards'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).loyalty.rewards(undefined, { signal })).data,
    meta: { endpoint: 'loyalty.rewards' },
  });

/** Every level in a currency, and how points are earned. */
export const loyaltyLevelsQuery = (currency: string) =>
  queryOptions({
    queryKey: ['loyalty', 'levels', currency],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).loyalty.levels({ currency }, { signal })).data,
    meta: { endpoint: 'loyalty.levels' },
  });

/** Asks again, where somebody looks, which rewards are left. */
export const rewardsMayHaveChanged = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: rewardsQuery().queryKey });

/** Takes the reward of a level, once; the bonus tells of itself. */
export const takeRewardMutation = () =>
  mutationOptions({
    mutationFn: async (level: string, { client }) =>
      (await apiOf(client).loyalty.takeReward({ level })).data,
    onSuccess: (left, _level, _result, { client }) =>
      keepAnswer(client, rewardsQuery().queryKey, left),
    // Without an answer it may have been given all the same.
    onError: (_error, _level, _result, { client }) => rewardsMayHaveChanged(client),
  });
