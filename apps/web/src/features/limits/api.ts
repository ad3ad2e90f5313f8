import type {
  AnyLimit,
  Limit,
  NewLimit,
  NewTimeLimit,
  RunningTimeLimit,
  WantedLimit,
} from '@pierlight/contract/limits/schemas';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';
import { limitsKey } from './keys.ts';

/** Limits of money among all. */
const ofMoney = (limits: readonly AnyLimit[]): Limit[] =>
  limits.filter((limit): limit is Limit => limit.amount !== null);

/** Breaks and exclusions among all, the longest first. */
export const ofTime = (limits: readonly AnyLimit[]): RunningTimeLimit[] =>
  limits.filter((limit): limit is RunningTimeLimit => limit.amount === null);

/** The player's own limits of money, each with what is left of it; none until one is set. */
export function limitsQuery() {
  return queryOptions({
    queryKey: limitsKey,
    queryFn: async ({ client, signal }) =>
      ofMoney((await apiOf(client).limits.limits(undefined, { signal })).data),
    // Every deposit changes what is left.
    staleTime: 0,
    meta: { endpoint: 'limits.limits' },
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
    keepAnswer(client, limitsKey, limits);
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
      ofMoney((await apiOf(client).limits.addLimit(limit)).data),
    ...taken,
  });
}

/** Several at once: all of them or none. */
export function setLimitsMutation() {
  return mutationOptions({
    mutationFn: async (limits: WantedLimit[], { client }) =>
      ofMoney((await apiOf(client).limits.setLimits({ limits })).data),
    ...taken,
  });
}

export function changeLimitMutation() {
  return mutationOptions({
    mutationFn: async (
      { id, period, amount }: Pick<Limit, 'id' | 'period' | 'amount'>,
      { client },
    ) => ofMoney((await apiOf(client).limits.changeLimit({ id, period, amount })).data),
    ...taken,
  });
}

export function removeLimitMutation() {
  return mutationOptions({
    mutationFn: async (id: Limit['id'], { client }) =>
      ofMoney((await apiOf(client).limits.removeLimit({ id })).data),
    ...taken,
  });
}

/** Leaves for a time: the session that asks is over with the answer. */
export function leaveMutation() {
  return mutationOptions({
    mutationFn: async (request: NewTimeLimit, { client }) =>
      ofTime((await apiOf(client).limits.addLimit(request)).data),
  });
}

/** The break or exclusion of somebody who is away, as long as it is now. */
export function timeLimitsQuery() {
  return queryOptions({
    queryKey: [...limitsKey, 'time'],
    queryFn: async ({ client, signal }) =>
      ofTime((await apiOf(client).limits.limits(undefined, { signal })).data),
    meta: { endpoint: 'limits.limits' },
  });
}

/** Makes the break or exclusion that runs longer. */
export function extendMutation() {
  return mutationOptions({
    mutationFn: async (
      { id, period }: { readonly id: string; readonly period: NewTimeLimit['period'] },
      { client },
    ) => ofTime((await apiOf(client).limits.changeLimit({ id, period })).data),
    onSuccess: (limits, _request, _result, { client }) => {
      keepAnswer(client, timeLimitsQuery().queryKey, limits);
    },
  });
}
