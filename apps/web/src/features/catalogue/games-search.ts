/** Characters that are searched for; what is typed beyond them is left out. */
export const LONGEST_SEARCH = 60;

/** The query of the page that searches; nothing that is searched for is left out. */
export interface WordsSearch {
  readonly search?: string;
}

/** A number in an address is read as one, though a game may be called by it. */
export function readWordsSearch({ search }: Readonly<Record<string, unknown>>): WordsSearch {
  if (typeof search !== 'string' && typeof search !== 'number') return {};
  const words = String(search).trim().slice(0, LONGEST_SEARCH).trim();
  return words === '' ? {} : { search: words };
}
