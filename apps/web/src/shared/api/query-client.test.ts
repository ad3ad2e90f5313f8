import { expect, it } from 'vitest';
import { endpointRoutes } from '../../../vite/contract-plugin.ts';
import { createApi } from './client.ts';
import { createQueryClient, forgetPersonal } from './query-client.ts';

const api = createApi({
  routes: endpointRoutes(),
  origin: 'https://site.test',
  fetch: async () => Response.json({ data: [] }),
  bindingCredentials: 'omit',
  authority: { bearer: async () => 'token', heldToken: () => 'token', rejected: async () => null },
  prove: async () => '',
});

it('forgets what the contract opens to players only, and what no endpoint answered', async () => {
  const client = createQueryClient(api);
  const ask = (endpoint: 'wallet.accounts' | 'catalogue.categories') =>
    client.fetchQuery({ queryKey: [endpoint], queryFn: () => endpoint, meta: { endpoint } });
  await ask('wallet.accounts');
  await ask('catalogue.categories');
  client.setQueryData(['told by a channel'], 'level 3');
  forgetPersonal(client);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['catalogue.categories']]);
});
