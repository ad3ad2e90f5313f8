import {
  useQueryClient,
  useQuery as useTanstackQuery,
  useSuspenseQuery as useTanstackSuspenseQuery,
} from '@tanstack/react-query';
import { useTakenOver } from '../use-taken-over.ts';
import { renderedData } from './query-client.ts';

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

/** What the server rendered a query's part with; null unless that part is being taken over right now. */
function useRendered({ queryKey }: Options): { readonly data: unknown } | null {
  const client = useQueryClient();
  const isTakenOver = useTakenOver();
  if (isTakenOver || typeof window === 'undefined') return null;
  return { data: renderedData(client, queryKey) };
}
