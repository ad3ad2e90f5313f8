import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { renderedData } from './query-client.ts';

const neverChanges = () => () => undefined;

/**
 * The data of a query that messages change at any moment: while React takes a part of the page over,
 * what the server rendered that part with, since a part further down is taken over later.
 */
export function useRendered<Data>(queryKey: QueryKey, data: Data): Data {
  const client = useQueryClient();
  return useSyncExternalStore(
    neverChanges,
    () => data,
    () => renderedData(client, queryKey, data),
  );
}
