import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tableQuery } from './api.ts';

/** Milliseconds after which the page hears of changes, also on a slow phone. */
const followed = 10_000;

/**
 * A page is rendered before it hears of changes, which come numbered: one that comes in between would not be missed
 * before the next. So the table is fetched once more when it surely follows.
 */
export function useTableOnceFollowed(identity: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: tableQuery(identity).queryKey }),
      followed,
    );
    return () => clearTimeout(timer);
  }, [client, identity]);
}
