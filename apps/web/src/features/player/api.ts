import type { ProfileChanges } from '@pierlight/contract/player/schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';

export const playerKeys = {
  all: ['player'] as const,
  profile: ['player', 'profile'] as const,
};

export function profileQuery() {
  return queryOptions({
    queryKey: playerKeys.profile,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).player.profile(undefined, { signal })).data,
    meta: { endpoint: 'player.profile' },
  });
}

export function updateProfileMutation() {
  return mutationOptions({
    mutationFn: async (changes: ProfileChanges, { client }) =>
      (await apiOf(client).player.updateProfile(changes)).data,
    onSuccess: (profile, _changes, _result, { client }) => {
      keepAnswer(client, playerKeys.profile, profile);
    },
  });
}

export function resendConfirmationMutation() {
  return mutationOptions({
    mutationFn: async (_input: undefined, { client }) =>
      (await apiOf(client).identity.resendConfirmation()).data,
  });
}

/** Confirms an address by its link; asking again says the same. */
export function confirmEmailMutation() {
  return mutationOptions({
    mutationFn: async (confirmCode: string, { client }) =>
      (await apiOf(client).identity.confirmEmail({ confirmCode })).data,
    onSuccess: (_confirmed, _code, _result, { client }) =>
      client.invalidateQueries({ queryKey: playerKeys.profile }),
  });
}
