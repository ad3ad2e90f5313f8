import type {
  SocialAccount,
  SocialAccounts,
  SocialAnswer,
  SocialLinkAnswer,
  SocialRegistration,
} from '@pierlight/contract/identity/social';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { withFactor } from '#shared/second-factor/with-factor.ts';

/** Providers whose accounts open one here. */
export function socialProvidersQuery() {
  return queryOptions({
    queryKey: ['identity', 'social', 'providers'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).identity.socialProviders(undefined, { signal })).data,
    staleTime: 5 * 60_000,
    meta: { endpoint: 'identity.socialProviders' },
  });
}

/** Answers the address to go to. */
export function startSocialMutation() {
  return mutationOptions({
    mutationFn: async (input: { provider: string; locale: Locale }, { client }) =>
      (await apiOf(client).identity.startSocial(input)).data.authorizationUrl,
  });
}

export function finishSocialMutation() {
  return mutationOptions({
    mutationFn: async (answer: SocialAnswer, { client }) =>
      (await apiOf(client).identity.finishSocial(answer)).data,
  });
}

export function registerSocialMutation() {
  return mutationOptions({
    mutationFn: async (registration: SocialRegistration, { client }) =>
      (await apiOf(client).identity.registerSocial(registration)).data,
  });
}

const accountsKey = ['identity', 'social', 'accounts'] as const;

/** The ways by which the player may come in. */
export function socialAccountsQuery() {
  return queryOptions({
    queryKey: accountsKey,
    queryFn: async ({ client, signal }): Promise<SocialAccounts> =>
      (await apiOf(client).identity.socialAccounts(undefined, { signal })).data,
    meta: { endpoint: 'identity.socialAccounts' },
  });
}

/** Answers the address to go to; what comes back from there is linked to the player's account. */
export function startLinkingMutation() {
  return mutationOptions({
    mutationFn: async (input: { provider: string; locale: Locale }, { client }) => {
      const api = apiOf(client);
      const start = (options: object) => api.identity.startLinking(input, options);
      return (await withFactor(api, 'addFactor', start)).data.authorizationUrl;
    },
  });
}

export function finishLinkingMutation() {
  return mutationOptions({
    mutationFn: async (answer: SocialLinkAnswer, { client }) =>
      (await apiOf(client).identity.finishLinking(answer)).data,
    onSuccess: (accounts, _answer, _result, { client }) =>
      keepAnswer(client, accountsKey, accounts),
  });
}

export function unlinkSocialMutation() {
  return mutationOptions({
    mutationFn: async (id: SocialAccount['id'], { client }) => {
      const api = apiOf(client);
      const unlink = (options: object) => api.identity.unlinkSocial({ id }, options);
      return (await withFactor(api, 'changeCredentials', unlink)).data;
    },
    onSuccess: (accounts, _id, _result, { client }) => keepAnswer(client, accountsKey, accounts),
  });
}
