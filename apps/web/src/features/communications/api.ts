import type { Communication } from '@pierlight/contract/communications/schemas';
import { mutationOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';

/** A message to the operator; a player's goes under the own account. */
export function communicateMutation() {
  return mutationOptions({
    mutationFn: async (message: Communication, { client }) =>
      (await apiOf(client).communications.communicate(message, { context: { bearer: 'optional' } }))
        .data,
  });
}
