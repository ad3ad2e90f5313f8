import type { ProfileChanges } from '@pierlight/contract/player/schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';

export const playerKeys = {
  all: ['player'] as const,
  profile: ['player', 'profile'] as const,
};

export function profileQuery() {
  return queryOptions({
    queryKey: playerKeys.profile,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).player.profile(undefined, { signal })).data,
    meta: { personal: true },
  });
}

export function updateProfileMutation() {
  return mutationOptions({
    mutationFn: async (changes: ProfileChanges, { client }) =>
      (await apiOf(client).player.updateProfile(changes)).data,
    onSuccess: (profile, _changes, _result, { client }) => {
      client.setQueryData(playerKeys.profile, profile);
    },
  });
}
