import { type PageSearch, readPage } from '#shared/navigation/use-search-values.ts';

/** The query of the list of free spins that are over; what is left out narrows nothing. */
export type FreespinsSearch = PageSearch & { readonly currency?: string };

export function readFreespinsSearch(search: Readonly<Record<string, unknown>>): FreespinsSearch {
  const { currency } = search;
  return {
    ...readPage(search),
    ...(typeof currency === 'string' && /^[A-Z]{3,5}$/.test(currency) ? { currency } : {}),
  };
}
