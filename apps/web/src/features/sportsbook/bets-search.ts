import { type PageSearch, readPage } from '#shared/navigation/use-search-values.ts';

/** Which bets an address shows: those that run, unless it says `settled`. */
export interface BetsSearch extends PageSearch {
  readonly of?: 'settled';
}

export function readBetsSearch(search: Readonly<Record<string, unknown>>): BetsSearch {
  return { ...(search.of === 'settled' ? { of: 'settled' } : {}), ...readPage(search) };
}
