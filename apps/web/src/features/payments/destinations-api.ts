import type {
  NewPayoutDestination,
  PayoutDestination,
} from '@pierlight/contract/payments/destinations';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { isProblem } from '#shared/api/problem.ts';
import { apiOf } from '#shared/api/query-client.ts';
import { withFactor } from '#shared/second-factor/with-factor.ts';
import { destinationsKey, paymentsKey } from './keys.ts';

/** Where money of a currency, or of any, can go: what it came from first, then what was saved. */
export function destinationsQuery(currency?: string) {
  return queryOptions({
    queryKey: [...destinationsKey, currency ?? 'all'],
    queryFn: async ({ client, signal }) => {
      const asked = currency === undefined ? {} : { currency };
      return (await apiOf(client).payments.destinations(asked, { signal })).data;
    },
    // Every deposit and withdrawal changes it.
    staleTime: 0,
    meta: { endpoint: 'payments.destinations' },
  });
}

/**
 * Saves a destination; the player is asked for the password or a second factor before.
 * @param given the proof of a try that was refused for something else: nobody is asked for it twice
 */
export function addDestinationMutation(given: { current: string | null }) {
  return mutationOptions({
    mutationFn: async (request: NewPayoutDestination, { client }) => {
      const api = apiOf(client);
      const add = async (options: { context?: { readonly secondFactor: string } }) => {
        given.current = options.context?.secondFactor ?? null;
        const { data } = await api.payments.addDestination(request, options);
        given.current = null;
        return data;
      };
      if (given.current !== null) {
        try {
          return await add({ context: { secondFactor: given.current } });
        } catch (error) {
          if (!isProblem(error, 'secondFactorRequired')) throw error;
        }
      }
      return withFactor(api, 'addDestination', add);
    },
    onSuccess: (_destination, _request, _result, { client }) =>
      client.invalidateQueries({ queryKey: destinationsKey }),
  });
}

export function removeDestinationMutation() {
  return mutationOptions({
    mutationFn: async (id: PayoutDestination['id'], { client }) =>
      (await apiOf(client).payments.removeDestination({ id })).data,
    onSettled: (_destination, _error, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: destinationsKey }),
  });
}

/** Stops a destination by the link of a mail. */
export function stopDestinationMutation() {
  return mutationOptions({
    mutationFn: async (stopCode: string, { client }) =>
      (await apiOf(client).payments.stopDestination({ stopCode })).data,
    onSuccess: (_stopped, _code, _result, { client }) =>
      client.invalidateQueries({ queryKey: paymentsKey }),
  });
}
