import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { endpointRoutes } from '../../../vite/contract-plugin.ts';
import { call } from './call.ts';
import { createApi } from './client.ts';
import { createQueryClient, forgetPersonal, keepAnswer } from './query-client.ts';

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

it('sends data with the page as it is, quotes of every kind included', () => {
  const data = {
    words: ['it\'s "there"', "'", '"', '\\"', '\0', '\u0000\'"', '{"a":\'b\'}', '’', ''],
    nothing: null,
    "a 'key'": { 'and "another"': -1.5 },
  };
  const server = createQueryClient(api);
  server.setQueryData(['words'], data);
  const sent = JSON.parse(JSON.stringify(dehydrate(server)));
  expect(sent.queries[0].state.data, 'no quote that a page has to escape').not.toMatch(/"[a-z]+":/);
  const browser = createQueryClient(api);
  hydrate(browser, sent);
  expect(browser.getQueryData(['words'])).toEqual(data);
});

it('keeps what a change answered when a list that was fetched before it comes last', async () => {
  const client = createQueryClient(api);
  let comes = (_: string[]) => {};
  const fetched = client.fetchQuery({
    queryKey: ['list'],
    queryFn: () => new Promise<string[]>((resolve) => (comes = resolve)),
  });
  keepAnswer(client, ['list'], ['new']);
  comes([]);
  await fetched.catch(() => undefined);
  expect(client.getQueryData(['list'])).toEqual(['new']);
});
