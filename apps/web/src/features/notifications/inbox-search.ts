import { readPage } from '#shared/navigation/use-search-values.ts';

/** The query of the inbox; the first page has none. */
export interface InboxSearch {
  readonly page?: number;
}

export function readInboxSearch(search: Readonly<Record<string, unknown>>): InboxSearch {
  const { page = 1 } = readPage(search);
  return page > 1 && page <= 1000 ? { page } : {};
}
