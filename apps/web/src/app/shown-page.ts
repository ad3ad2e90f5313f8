import { splitLocale } from '#shared/i18n/localize-path.ts';
import { parseSearch } from '#shared/navigation/search.ts';

/** The page in the address, whatever language it is in. */
export function shownPage() {
  const { pathname, search } = window.location;
  return { pathname: splitLocale(pathname).path, search: parseSearch(search) };
}
