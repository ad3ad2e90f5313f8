import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { type FreespinStatus, freespinStatus } from '@pierlight/contract/freespins/statuses';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import { newest } from '#shared/api/newest.ts';
import { apiOf } from '#shared/api/query-client.ts';
import { freespinsKey } from './keys.ts';

const held: readonly FreespinStatus[] = [freespinStatus.active, freespinStatus.issued];

/** The player's free spins that wait or can be played, the active first, at most a hundred. */
export function heldFreespinsQuery() {
  const queryKey = [...freespinsKey, 'held'] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const asked = await apiOf(client).freespins.list(
        { page: 1, perPage: 100, status: [...held] },
        { signal },
      );
      return newest(asked.data, client.getQueryData<PlayerFreespin[]>(queryKey));
    },
    // Nothing in sight may be asking for it: messages are taken over into it all the same, and posters count by it.
    gcTime: Number.POSITIVE_INFINITY,
    meta: { endpoint: 'freespins.list' },
  });
}

/** How many of the free spins that are over the page shows. */
const ENDED_SHOWN = 5;

/** The newest of the player's free spins that are over. */
export function endedFreespinsQuery() {
  return queryOptions({
    queryKey: [...freespinsKey, 'ended'],
    queryFn: async ({ client, signal }) =>
      (
        await apiOf(client).freespins.list(
          { page: 1, perPage: ENDED_SHOWN, status: [freespinStatus.finished] },
          { signal },
        )
      ).data,
    meta: { endpoint: 'freespins.list' },
  });
}

/** So many of the history stand on a page. */
export const FREESPINS_PER_PAGE = 20;

/** A page of the player's free spins that are over, of every currency or of one. */
export function freespinHistoryQuery(page: number, currency?: string) {
  return queryOptions({
    queryKey: [...freespinsKey, 'history', page, currency ?? 'any'],
    queryFn: ({ client, signal }) =>
      apiOf(client).freespins.list(
        {
          ...{ page, perPage: FREESPINS_PER_PAGE, status: [freespinStatus.finished] },
          ...(currency ? { currency: [currency] } : {}),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { endpoint: 'freespins.list' },
  });
}

/** Has free spins put into their game. */
export const activateFreespinMutation = () =>
  freespinMutation((api, id) => api.freespins.activate({ id }));

/** Gives up what is left of free spins. */
export const cancelFreespinMutation = () =>
  freespinMutation((api, id) => api.freespins.cancel({ id }));

function freespinMutation(
  call: (api: Api, id: PlayerFreespin['id']) => Promise<{ readonly data: PlayerFreespin }>,
) {
  return mutationOptions({
    mutationFn: async (id: PlayerFreespin['id'], { client }) =>
      (await call(apiOf(client), id)).data,
    // Refused or not, what is known of them may be out of date.
    onSettled: (_freespin, _error, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: freespinsKey }),
  });
}
