import type { OwnLoyalty } from '@pierlight/contract/loyalty/schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bonusesKey } from '#features/bonuses/public.ts';
import { walletKeys } from '#features/wallet/public.ts';
import { apiOf } from '#shared/api/query-client.ts';

/** The player's points, level and rewards; the channel keeps points and level up to date. */
export const loyaltyAccountQuery = () =>
  queryOptions({
    queryKey: ['loyalty', 'account'],
    queryFn: async ({ client, signal }): Promise<OwnLoyalty> =>
      (await apiOf(client).loyalty.account(undefined, { signal })).data,
    meta: { endpoint: 'loyalty.account' },
  });

/** Every level in a currency, and how points are earned. */
export const loyaltyLevelsQuery = (currency: string) =>
  queryOptions({
    queryKey: ['loyalty', 'levels', currency],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).loyalty.levels({ currency }, { signal })).data,
    meta: { endpoint: 'loyalty.levels' },
  });

/** Takes the reward of a level, once. */
export const takeRewardMutation = () =>
  mutationOptions({
    mutationFn: async (level: string, { client }) =>
      (await apiOf(client).loyalty.takeReward({ level })).data,
    onSuccess: (own, _level, _result, { client }) =>
      client.setQueryData(loyaltyAccountQuery().queryKey, own),
    onSettled: async (_own, _error, _level, _result, { client }) => {
      void client.invalidateQueries({ queryKey: walletKeys.accounts });
      await client.invalidateQueries({ queryKey: bonusesKey });
    },
  });
