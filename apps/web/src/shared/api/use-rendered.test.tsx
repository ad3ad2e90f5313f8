import {
  dehydrate,
  hydrate,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { useRendered } from './use-rendered.ts';

const queryKey = ['winners'];

function Winners() {
  const now = useQuery({ queryKey, queryFn: () => 'asked' }).data;
  return useRendered(queryKey, now) ?? 'none';
}

// The server's renderer takes the same snapshot as hydration in the browser.
const drawn = (client: QueryClient) =>
  renderToString(
    <QueryClientProvider client={client}>
      <Winners />
    </QueryClientProvider>,
  );

test('a part that is taken over late is drawn with what the server had, whatever a message changed', () => {
  const server = new QueryClient();
  server.setQueryData(queryKey, 'rendered');
  const client = createQueryClient({} as never);
  hydrate(client, dehydrate(server));
  client.setQueryData(queryKey, 'changed by a message');
  expect(drawn(client)).toBe('rendered');
});

test('what the server did not send is drawn as it is', () => {
  const client = createQueryClient({} as never);
  expect(drawn(client)).toBe('none');
  client.setQueryData(queryKey, 'fetched');
  expect(drawn(client)).toBe('fetched');
});
