/** The query of the inbox; the first page has none. */
export interface InboxSearch {
  readonly page?: number;
}

export function readInboxSearch(search: Readonly<Record<string, unknown>>): InboxSearch {
  const page = Number(search.page);
  return Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {};
}
