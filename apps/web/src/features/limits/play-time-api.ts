import type { PlayTime } from '@pierlight/contract/limits/schemas';
import type { ReminderMinutes } from '@pierlight/contract/limits/statuses';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';
import { playTimeKey } from './keys.ts';

/** The player's time at play, its limit, and what stands in the way of the next bet. */
export function playTimeQuery() {
  return queryOptions({
    queryKey: playTimeKey,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).limits.playTime(undefined, { signal })).data,
    // Every bet counts.
    staleTime: 0,
    meta: { endpoint: 'limits.playTime' },
  });
}

/** The rules the player stands under, with sums in a currency. */
export function rulesQuery(currency: string) {
  return queryOptions({
    queryKey: ['play-rules', currency],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).limits.rules({ currency }, { signal })).data,
    meta: { endpoint: 'limits.rules' },
  });
}

/** Every change answers all of it as it is then. */
const taken = {
  onSuccess: (
    playTime: PlayTime,
    _variables: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ) => {
    keepAnswer(client, playTimeKey, playTime);
  },
  onError: (
    _error: Error,
    _variables: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ) => {
    void client.invalidateQueries({ queryKey: playTimeKey });
  },
};

/** Null ends the limit. */
export function limitPlayTimeMutation() {
  return mutationOptions({
    mutationFn: async (minutes: number | null, { client }) =>
      (await apiOf(client).limits.limitPlayTime({ minutes })).data,
    ...taken,
  });
}

export function remindMutation() {
  return mutationOptions({
    mutationFn: async (minutes: ReminderMinutes, { client }) =>
      (await apiOf(client).limits.remindOfPlayTime({ minutes })).data,
    ...taken,
  });
}

/** Answers the reality check that stands since a moment. */
export function continuePlayMutation() {
  return mutationOptions({
    mutationFn: async (since: string, { client }) =>
      (await apiOf(client).limits.continuePlay({ since })).data,
    ...taken,
  });
}
