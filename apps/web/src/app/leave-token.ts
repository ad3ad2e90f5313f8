import { redirect } from '@tanstack/react-router';
import type { Search } from '#shared/navigation/search.ts';

/**
 * For `beforeLoad` of a page that is reached with a token in the query: the token leaves the address
 * bar, and with it the history, before anything is shown.
 */
export function leaveToken({
  location: { pathname, search },
}: {
  readonly location: { readonly pathname: string; readonly search: Search };
}): void {
  if (search.token === undefined) return;
  const { token: _, ...rest } = search;
  throw redirect({ to: pathname, search: rest as never, replace: true });
}
