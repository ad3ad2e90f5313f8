import {
  defaultShouldDehydrateQuery,
  hashKey,
  type Query,
  QueryClient,
  type QueryKey,
  type QueryState,
} from '@tanstack/react-query';
import { type Api, type EndpointName, isOfPlayer } from './client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Whose answer this is: what the contract opens to players only belongs to the one who is signed in and is
       * forgotten with the session.
       */
      readonly endpoint: EndpointName;
    };
  }
}

const apis = new WeakMap<QueryClient, Api>();
const rendered = new WeakMap<Query, unknown>();

/** What may be served from the cache before it is refetched, in milliseconds. */
const STALE_AFTER = 30_000;

/**
 * JSON with `"` and `'` in each other's places; twice is the JSON itself. In the page it stands between double quotes,
 * each of which within it would need a backslash: a seventh of all of it. JSON holds no NUL.
 */
const withQuotesSwapped = (json: string): string =>
  json.replaceAll('"', '\0').replaceAll("'", '"').replaceAll('\0', "'");

/** The cache of one browser tab or of one server-rendered request, bound to that one's client. */
export function createQueryClient(api: Api): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: STALE_AFTER, refetchOnWindowFocus: false },
      // Without a connection a press is answered at once, instead of being done unseen once it is back.
      mutations: { retry: false, networkMode: 'always' },
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
        shouldRedactErrors: () => true,
        // As text it is a third lighter to send than as the script that would build it, and read faster.
        serializeData: (data) => withQuotesSwapped(JSON.stringify(data)),
      },
      hydrate: { deserializeData: (text) => JSON.parse(withQuotesSwapped(text)) },
    },
  });
  apis.set(client, api);
  // Only a query that came with the page is there with its data from the first.
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && query.state.data !== undefined) rendered.set(query, query.state.data);
  });
  return client;
}

/**
 * The contract's client belonging to a query client, for query and mutation functions:
 * `queryFn: ({ client, signal }) => apiOf(client).wallet.accounts(undefined, { signal })`.
 */
export function apiOf(client: QueryClient): Api {
  const api = apis.get(client);
  if (!api) throw new Error('This query client was not made by createQueryClient');
  return api;
}

/**
 * Puts what a change answered into the cache. A fetch under way is given up: the server may have answered it before the
 * change, and it would take the change back from view.
 */
export function keepAnswer<Data>(client: QueryClient, queryKey: QueryKey, data: Data): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, data);
}

/** A query's state, and the data that came for it with the page: undefined where none did. */
export function renderedState(
  client: QueryClient,
  queryKey: QueryKey,
): { readonly rendered: unknown; readonly state: QueryState | undefined } {
  const query = client.getQueryCache().get(hashKey(queryKey));
  return { rendered: query && rendered.get(query), state: query?.state };
}

/**
 * Forgets everything that belongs to the player: what an endpoint answered that others may not ask, and what
 * names no endpoint, as it came from a channel.
 */
export function forgetPersonal(client: QueryClient): void {
  const api = apiOf(client);
  client.removeQueries({
    predicate: ({ meta }) => meta === undefined || isOfPlayer(api, meta.endpoint),
  });
}
