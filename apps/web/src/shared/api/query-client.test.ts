import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { endpointRoutes } from '../../../vite/contract-plugin.ts';
import { call } from './call.ts';
import { createApi } from './client.ts';
import { createQueryClient, forgetPersonal } from './query-client.ts';

const api = createApi({
  load: async () => ({ routes: endpointRoutes(), call }),
  origin: 'https://site.test',
  fetch: async () => Response.json({ data: [] }),
  bindingCredentials: 'omit',
  authority: { bearer: async () => 'token', heldToken: () => 'token', rejected: async () => null },
  prove: async () => '',
});

const ask = (client: QueryClient, endpoint: 'wallet.accounts' | 'catalogue.categories') =>
  client.fetchQuery({ queryKey: [endpoint], queryFn: () => endpoint, meta: { endpoint } });
const left = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);

it('forgets everything before it knows what the contract opens to players only', async () => {
  const client = createQueryClient(api);
  await ask(client, 'catalogue.categories');
  forgetPersonal(client);
  expect(left(client)).toEqual([]);
});

it('forgets what the contract opens to players only, and what no endpoint answered', async () => {
  const client = createQueryClient(api);
  await api.settings.locales();
  await ask(client, 'wallet.accounts');
  await ask(client, 'catalogue.categories');
  client.setQueryData(['told by a channel'], 'level 3');
  forgetPersonal(client);
  expect(left(client)).toEqual([['catalogue.categories']]);
});
