import { isElsewhere, ruleFor, targetOf } from '@pierlight/contract/content/route-rules';
import { queryOptions } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { apiOf } from '#shared/api/query-client.ts';
import { localizePath, splitLocale } from '#shared/i18n/localize-path.ts';
import type { Site } from './site.ts';

export function routeRulesQuery() {
  return queryOptions({
    queryKey: ['content', 'route-rules'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).content.routeRules(undefined, { signal })).data,
    staleTime: 60_000,
    meta: { endpoint: 'content.routeRules' },
  });
}

/** The path whose rules were looked up last; the server saw to the one the page was opened at. */
let settledPath = 'window' in globalThis ? splitLocale(window.location.pathname).path : null;

/**
 * For the root's `beforeLoad`: leads a navigation within the browser where the server's rules lead
 * the same address. An address elsewhere is opened as a whole page. A change of the query alone, such
 * as a modal opening, asks nothing; without the rules a navigation goes on as it is.
 */
export async function followRouteRules({
  context,
  location,
}: {
  readonly context: Site;
  readonly location: { readonly pathname: string; readonly searchStr: string };
}): Promise<void> {
  if (context.isServer || location.pathname === settledPath) return;
  const rules = await context.queryClient
    .ensureQueryData({ ...routeRulesQuery(), revalidateIfStale: true })
    .catch(() => []);
  const rule = ruleFor(rules, location.pathname);
  if (!rule) {
    settledPath = location.pathname;
    return;
  }
  const localize = (path: string) => localizePath(path, context.locale);
  throw redirect({
    href: targetOf(rule, localize, location.searchStr),
    replace: true,
    reloadDocument: isElsewhere(rule.to),
  });
}
