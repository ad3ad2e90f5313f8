import {
  type QueryClient,
  useQueryClient,
  useQuery as useTanstackQuery,
  useSuspenseQuery as useTanstackSuspenseQuery,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { renderedState } from './query-client.ts';

/**
 * TanStack's hook, but for the moment in which React takes a part of the page over: then it answers what
 * the server rendered that part with, which is nothing yet for what did not come with the page. Parts are
 * taken over one after the other, and an earlier one, a modal or a message may have changed the data since.
 */
export const useQuery: typeof useTanstackQuery = (options: Options) => {
  const query = useTanstackQuery(options as never);
  const rendered = useRendered(options);
  if (rendered === null) return query;
  const { data } = rendered;
  const isPending = data === undefined;
  return {
    ...(query as object),
    data,
    status: isPending ? 'pending' : 'success',
    isPending,
    isSuccess: !isPending,
    isLoading: isPending,
    isError: false,
    isLoadingError: false,
    isPlaceholderData: false,
    error: null,
  } as never;
};

/** The same for what always comes with the page where a server renders it. */
export const useSuspenseQuery: typeof useTanstackSuspenseQuery = (options: Options) => {
  const query = useTanstackSuspenseQuery(options as never);
  const rendered = useRendered(options);
  return (
    rendered?.data === undefined ? query : { ...(query as object), data: rendered.data }
  ) as never;
};

interface Options {
  readonly queryKey: readonly unknown[];
}

const neverChanges = () => () => undefined;

/**
 * What the server rendered a query's part with; null unless that part is being taken over right now and the
 * query has changed since. A part whose query has not is rendered once: twice would have React draw the parts
 * within it anew that it has not taken over yet.
 */
function useRendered({ queryKey }: Options): { readonly data: unknown } | null {
  const client = useQueryClient();
  const isOvertaken = useSyncExternalStore(
    neverChanges,
    () => false,
    () => typeof window !== 'undefined' && hasChanged(client, queryKey),
  );
  return isOvertaken ? { data: renderedState(client, queryKey).rendered } : null;
}

function hasChanged(client: QueryClient, queryKey: readonly unknown[]): boolean {
  const { rendered, state } = renderedState(client, queryKey);
  if (state === undefined) return false;
  const expected = rendered === undefined ? 'pending' : 'success';
  return state.status !== expected || state.data !== rendered;
}
