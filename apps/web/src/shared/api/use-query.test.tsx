import { dehydrate, hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { useQuery, useSuspenseQuery } from './use-query.ts';

const queryKey = ['winners'];
const queryFn = () => 'asked';

function Winners() {
  const { data, isPending } = useQuery({ queryKey, queryFn });
  return isPending ? 'pending' : data;
}

function Accounts() {
  return useSuspenseQuery({ queryKey, queryFn }).data;
}

// The server's renderer takes the same snapshot as hydration in the browser.
const drawn = (client: QueryClient, part = <Winners />) =>
  renderToString(<QueryClientProvider client={client}>{part}</QueryClientProvider>);

afterEach(() => vi.unstubAllGlobals());

function browser(): QueryClient {
  vi.stubGlobal('window', {});
  return createQueryClient({} as never);
}

test('a part that is taken over late is drawn with what the server had, whatever a message changed', () => {
  const server = createQueryClient({} as never);
  server.setQueryData(queryKey, 'rendered');
  const client = browser();
  hydrate(client, dehydrate(server));
  client.setQueryData(queryKey, 'changed by a message');
  expect(drawn(client)).toBe('rendered');
  expect(drawn(client, <Accounts />)).toBe('rendered');
});

test('what the server did not send is still pending, even if another part has requested it since', async () => {
  const client = browser();
  expect(drawn(client)).toBe('pending');
  await client.prefetchQuery({ queryKey, queryFn });
  expect(client.getQueryData(queryKey)).toBe('asked');
  expect(drawn(client)).toBe('pending');
});

test('the server draws what it was given', () => {
  const client = createQueryClient({} as never);
  client.setQueryData(queryKey, 'loaded');
  expect(drawn(client)).toBe('loaded');
});
