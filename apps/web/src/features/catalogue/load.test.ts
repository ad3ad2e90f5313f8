import { describe, expect, it } from 'vitest';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { problemOf } from '#shared/api/test-problem.ts';
import type { Session } from '#shared/session/session.ts';
import { collectionsQuery, providersQuery } from './api.ts';
import { loadLobby } from './load.ts';

type List = 'collections' | 'providers';

function start(refusing: List) {
  const answer = (name: List) => async () => {
    if (name === refusing) throw problemOf('unavailable');
    return { data: [{ id: name }], meta: { total: 1 } };
  };
  const catalogue = { collections: answer('collections'), providers: answer('providers') };
  const queryClient = createQueryClient({ catalogue } as unknown as Api);
  const session = { getState: () => ({ status: 'guest' }) } as unknown as Session;
  return { queryClient, session };
}

describe('a lobby of which a part does not load', () => {
  it.each([
    ['collections', [], [{ id: 'providers' }]],
    ['providers', [{ id: 'collections' }], []],
  ] as const)('stands without its %s [8-06]', async (refusing, collections, providers) => {
    const { queryClient, session } = start(refusing);
    await loadLobby({ queryClient, session });
    expect(queryClient.getQueryData(collectionsQuery().queryKey)).toEqual(collections);
    expect(queryClient.getQueryData(providersQuery().queryKey)).toEqual(providers);
  });

  it('counts what is missing as stale, so that the browser asks again', async () => {
    const { queryClient, session } = start('collections');
    await loadLobby({ queryClient, session });
    const { queryKey, staleTime } = collectionsQuery();
    expect(
      queryClient
        .getQueryCache()
        .find({ queryKey })
        ?.isStaleByTime(staleTime as number),
    ).toBe(true);
  });
});
