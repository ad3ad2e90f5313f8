import type {
  FactorAdded,
  Factors,
  FactorsAsked,
  Passkey,
} from '@pierlight/contract/identity/factors';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';
import { withFactor } from '#shared/second-factor/with-factor.ts';
import { makePasskey } from './passkey-browser.ts';

/** Where a second factor can be requested. */
export const places = ['signIn', 'withdrawal', 'credentials'] as const;

const factorsKey = ['identity', 'factors'] as const;

/** What protects the account besides the sign-in. */
export function factorsQuery() {
  return queryOptions({
    queryKey: factorsKey,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).identity.factors(undefined, { signal })).data,
    meta: { endpoint: 'identity.factors' },
  });
}

const keep = (client: QueryClient, factors: Factors) => keepAnswer(client, factorsKey, factors);

/** Every one of these may ask for a second factor, or the password, before it goes on. */
export function startTotpMutation() {
  return mutationOptions({
    mutationFn: async (_: undefined, { client }) => {
      const api = apiOf(client);
      return (
        await withFactor(api, 'addFactor', (options) => api.identity.startTotp(undefined, options))
      ).data;
    },
    // Its secret is nobody's to keep.
    gcTime: 0,
  });
}

export function confirmTotpMutation() {
  return mutationOptions({
    mutationFn: async (code: string, { client }): Promise<FactorAdded> =>
      (await apiOf(client).identity.confirmTotp({ code })).data,
    onSuccess: ({ factors }, _code, _result, { client }) => keep(client, factors),
    gcTime: 0,
  });
}

export function removeTotpMutation() {
  return mutationOptions({
    mutationFn: async (_: undefined, { client }) => {
      const api = apiOf(client);
      return (
        await withFactor(api, 'changeFactors', (options) =>
          api.identity.removeTotp(undefined, options),
        )
      ).data;
    },
    onSuccess: (factors, _, _result, { client }) => keep(client, factors),
  });
}

/** Has the browser make a passkey, under the name of this device until it is given another. */
export function addPasskeyMutation() {
  return mutationOptions({
    mutationFn: async (name: string, { client }): Promise<FactorAdded> => {
      const api = apiOf(client);
      const { data } = await withFactor(api, 'addFactor', (options) =>
        api.identity.startPasskey(undefined, options),
      );
      const response = await makePasskey(data.options);
      const { challenge } = data;
      return (await api.identity.addPasskey({ challenge, name, response })).data;
    },
    onSuccess: ({ factors }, _name, _result, { client }) => keep(client, factors),
    gcTime: 0,
  });
}

export function renamePasskeyMutation() {
  return mutationOptions({
    mutationFn: async (renamed: Pick<Passkey, 'id' | 'name'>, { client }) =>
      (await apiOf(client).identity.renamePasskey(renamed)).data,
    onSuccess: (factors, _renamed, _result, { client }) => keep(client, factors),
  });
}

export function removePasskeyMutation() {
  return mutationOptions({
    mutationFn: async (id: Passkey['id'], { client }) => {
      const api = apiOf(client);
      return (
        await withFactor(api, 'changeFactors', (options) =>
          api.identity.removePasskey({ id }, options),
        )
      ).data;
    },
    onSuccess: (factors, _id, _result, { client }) => keep(client, factors),
  });
}

export function renewRecoveryCodesMutation() {
  return mutationOptions({
    mutationFn: async (_: undefined, { client }) => {
      const api = apiOf(client);
      return (
        await withFactor(api, 'changeFactors', (options) =>
          api.identity.renewRecoveryCodes(undefined, options),
        )
      ).data.recoveryCodes;
    },
    onSettled: (_codes, _error, _, _result, { client }) =>
      client.invalidateQueries({ queryKey: factorsKey }),
    gcTime: 0,
  });
}

/** Where the player is asked. Only to be asked less takes a factor. */
export function chooseFactorsMutation() {
  return mutationOptions({
    mutationFn: async (asked: FactorsAsked, { client }) => {
      const api = apiOf(client);
      const { identity } = api;
      const before = client.getQueryData(factorsQuery().queryKey)?.asked;
      const isMore = before && places.every((place) => asked[place] || !before[place]);
      if (isMore) return (await identity.chooseFactors(asked)).data;
      return (
        await withFactor(api, 'changeFactors', (options) => identity.chooseFactors(asked, options))
      ).data;
    },
    onSuccess: (factors, _asked, _result, { client }) => keep(client, factors),
  });
}
