import type { PlayerQuest } from '@pierlight/contract/quests/schemas';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { newest } from '#shared/api/newest.ts';
import { apiOf } from '#shared/api/query-client.ts';
import { questsKey } from './keys.ts';

/** Quests there are, in the currency in use. */
export const questsQuery = () =>
  queryOptions({
    queryKey: [...questsKey, 'all'],
    queryFn: async ({ client, signal }) => (await apiOf(client).quests.list({}, { signal })).data,
    meta: { endpoint: 'quests.list' },
  });

/** The player's own quests, those that are on first, at most a hundred; the channel keeps them up to date. */
export function ownQuestsQuery() {
  const queryKey = [...questsKey, 'own'] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const asked = await apiOf(client).quests.own({ page: 1, perPage: 100 }, { signal });
      return newest(asked.data, client.getQueryData<PlayerQuest[]>(queryKey));
    },
    // Nothing in sight may be asking for it: messages are taken over into it all the same.
    gcTime: Number.POSITIVE_INFINITY,
    meta: { endpoint: 'quests.own' },
  });
}

/** Takes over how a quest of the player's stands, unless something newer is known. */
export function questChanged(client: QueryClient, quest: PlayerQuest): void {
  client.setQueryData(ownQuestsQuery().queryKey, (list) => {
    const known = list?.find(({ id }) => id === quest.id);
    if (!list || (known && known.version > quest.version)) return list;
    return known ? list.map((one) => (one.id === quest.id ? quest : one)) : [quest, ...list];
  });
  void client.invalidateQueries({ queryKey: questsQuery().queryKey });
}

/** Asks anew, where somebody looks: without an answer it may have happened all the same. */
const askAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: questsKey });

export const startQuestMutation = () =>
  mutationOptions({
    mutationFn: async (id: string, { client }) =>
      (await apiOf(client).quests.activate({ id })).data,
    onSuccess: (quest, _id, _result, { client }) => questChanged(client, quest),
    onError: (_error, _id, _result, { client }) => askAgain(client),
  });

export const cancelQuestMutation = () =>
  mutationOptions({
    mutationFn: async (id: string, { client }) => (await apiOf(client).quests.cancel({ id })).data,
    onSuccess: (quest, _id, _result, { client }) => questChanged(client, quest),
    onError: (_error, _id, _result, { client }) => askAgain(client),
  });

export const takeQuestRewardMutation = () =>
  mutationOptions({
    mutationFn: async (choice: { readonly id: string; readonly rewardId: string }, { client }) =>
      (await apiOf(client).quests.takeReward(choice)).data,
    onSuccess: (quest, _choice, _result, { client }) => questChanged(client, quest),
    onError: (_error, _choice, _result, { client }) => askAgain(client),
  });
