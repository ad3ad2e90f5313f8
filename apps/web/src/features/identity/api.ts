import type {
  CodeEntry,
  Credentials,
  EmailAddition,
  PasswordChange,
  PasswordReset,
  PasswordResetRequest,
  PhoneCodeRequest,
  PhoneRegistration,
  PlayerSession,
  Registration,
  TokenSignIn,
} from '@pierlight/contract/identity/schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { profileQuery } from '#features/player/public.ts';
import { apiOf } from '#shared/api/query-client.ts';
import { withFactor } from '#shared/second-factor/with-factor.ts';

export function signInMutation() {
  return mutationOptions({
    mutationFn: async (credentials: Credentials, { client }) =>
      (await apiOf(client).identity.signIn(credentials)).data,
  });
}

export function awaySignInMutation() {
  return mutationOptions({
    mutationFn: async (credentials: Credentials, { client }) =>
      (await apiOf(client).identity.signInWhileAway(credentials)).data,
  });
}

export function tokenSignInMutation() {
  return mutationOptions({
    mutationFn: async (arrival: TokenSignIn, { client }) =>
      (await apiOf(client).identity.signInByToken(arrival)).data,
  });
}

export function registerMutation() {
  return mutationOptions({
    mutationFn: async (registration: Registration, { client }) =>
      (await apiOf(client).identity.register(registration)).data,
  });
}

/** Asks for the mail with a link and a code; answers alike whether or not there is an account. */
export function requestResetMutation() {
  return mutationOptions({
    mutationFn: async (request: PasswordResetRequest, { client }) =>
      (await apiOf(client).identity.requestPasswordReset(request)).data,
  });
}

/** Whether a mailed link is still good; rejects with why it is not. */
export function resetLinkQuery(resetCode: string) {
  return queryOptions({
    queryKey: ['identity', 'reset-link', resetCode],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).identity.checkPasswordReset({ resetCode }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { endpoint: 'identity.checkPasswordReset' },
  });
}

export function confirmResetMutation() {
  return mutationOptions({
    mutationFn: async (reset: PasswordReset, { client }) =>
      (await apiOf(client).identity.confirmPasswordReset(reset)).data,
  });
}

export function registerByPhoneMutation() {
  return mutationOptions({
    mutationFn: async (registration: PhoneRegistration, { client }) =>
      (await apiOf(client).identity.registerByPhone(registration)).data,
  });
}

/** Has a code sent to a number, whether or not it has an account. */
export function sendPhoneCodeMutation() {
  return mutationOptions({
    mutationFn: async (request: PhoneCodeRequest, { client }) =>
      (await apiOf(client).identity.sendPhoneCode(request)).data,
  });
}

/** Trades a code for the proof that a number is one's own. */
export function verifyPhoneCodeMutation() {
  return mutationOptions({
    mutationFn: async (entry: CodeEntry, { client }) =>
      (await apiOf(client).identity.verifyPhoneCode(entry)).data,
  });
}

/** Has a code sent to an address that is to open the account too, whoever has it. */
export function addEmailMutation() {
  return mutationOptions({
    mutationFn: async (addition: EmailAddition, { client }) => {
      const api = apiOf(client);
      const add = (options: object) => api.identity.addEmail(addition, options);
      return (await withFactor(api, 'addFactor', add)).data;
    },
  });
}

/** Adds the address by its code; the profile holds it from then on. */
export function confirmAddedEmailMutation() {
  return mutationOptions({
    mutationFn: async (entry: CodeEntry, { client }) =>
      (await apiOf(client).identity.confirmAddedEmail(entry)).data,
    onSuccess: (_added, _entry, _result, { client }) =>
      client.invalidateQueries({ queryKey: profileQuery().queryKey }),
  });
}

/** What is known of a visitor before anything is asked: country, suggested currency. */
export function visitorQuery() {
  return queryOptions({
    queryKey: ['identity', 'visitor'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).player.init(undefined, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { endpoint: 'player.init' },
  });
}

const sessionsKey = ['identity', 'sessions'] as const;

/** Sign-ins shown at a time in the history. */
export const SESSIONS_PER_PAGE = 20;

/** A page of the own sign-ins, newest first, those that are over too. */
/** @param from when the period begins, ISO 8601 */
export function sessionsQuery(page: number, from?: string) {
  return queryOptions({
    queryKey: [...sessionsKey, { page, from }],
    queryFn: ({ client, signal }) =>
      apiOf(client).identity.sessions({ page, perPage: SESSIONS_PER_PAGE, from }, { signal }),
    meta: { endpoint: 'identity.sessions' },
  });
}

/** The own sign-ins that still hold. */
export function openSessionsQuery() {
  return queryOptions({
    queryKey: [...sessionsKey, 'open'],
    queryFn: async ({ client, signal }): Promise<PlayerSession[]> =>
      (await apiOf(client).identity.sessions({ page: 1, perPage: 100, open: 'true' }, { signal }))
        .data,
    meta: { endpoint: 'identity.sessions' },
  });
}

export function closeSessionMutation() {
  return mutationOptions({
    mutationFn: async (id: PlayerSession['id'], { client }) =>
      (await apiOf(client).identity.closeSession({ id })).data,
    onSettled: (_data, _error, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Answers how many other sign-ins ended with the old password. */
export function changePasswordMutation() {
  return mutationOptions({
    mutationFn: async (change: PasswordChange, { client }) => {
      const api = apiOf(client);
      return (
        await withFactor(api, 'changeCredentials', (options) =>
          api.identity.changePassword(change, options),
        )
      ).data.closedSessions;
    },
    onSuccess: (_count, _change, _result, { client }) =>
      client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
