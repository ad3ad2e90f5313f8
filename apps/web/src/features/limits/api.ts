import type { Limit, NewLimit, WantedLimit } from '@pierlight/contract/limits/schemas';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import { limitsKey } from './keys.ts';

/** The player's own limits, each with what is left of it; none until one is set. */
export function limitsQuery() {
  return queryOptions({
    queryKey: limitsKey,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).limits.limits(undefined, { signal })).data,
    // Every deposit changes what is left.
    staleTime: 0,
    meta: { personal: true },
  });
}

/** Every change answers all limits as they are then. */
const taken = {
  onSuccess: (
    limits: Limit[],
    _variables: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ) => {
    client.setQueryData(limitsKey, limits);
  },
  onError: (
    _error: Error,
    _variables: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ) => {
    void client.invalidateQueries({ queryKey: limitsKey });
  },
};

export function addLimitMutation() {
  return mutationOptions({
    mutationFn: async (limit: NewLimit, { client }) =>
      (await apiOf(client).limits.addLimit(limit)).data,
    ...taken,
  });
}

/** Several at once: all of them or none. */
export function setLimitsMutation() {
  return mutationOptions({
    mutationFn: async (limits: WantedLimit[], { client }) =>
      (await apiOf(client).limits.setLimits({ limits })).data,
    ...taken,
  });
}

export function changeLimitMutation() {
  return mutationOptions({
    mutationFn: async (
      { id, period, amount }: Pick<Limit, 'id' | 'period' | 'amount'>,
      { client },
    ) => (await apiOf(client).limits.changeLimit({ id, period, amount })).data,
    ...taken,
  });
}

export function removeLimitMutation() {
  return mutationOptions({
    mutationFn: async (id: Limit['id'], { client }) =>
      (await apiOf(client).limits.removeLimit({ id })).data,
    ...taken,
  });
}
