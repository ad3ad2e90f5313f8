import type { RouteRule } from '@pierlight/contract/content/route-rules';
import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { followRouteRules } from './route-rules.ts';
import type { Site } from './site.ts';

/** A tab that knows these rules, or cannot get any. */
function openTab(rules: readonly RouteRule[] | Error, isServer = false) {
  let asked = 0;
  const routeRules = async () => {
    asked += 1;
    if (rules instanceof Error) throw rules;
    return { data: rules };
  };
  const queryClient = createQueryClient({ content: { routeRules } } as unknown as Api);
  const context = { queryClient, isServer, locale: 'de' } as unknown as Site;
  return {
    asked: () => asked,
    /** Where a navigation is led, or null. */
    async go(pathname: string, searchStr = '') {
      try {
        await followRouteRules({ context, location: { pathname, searchStr } });
        return null;
      } catch (error) {
        if (!isRedirect(error)) throw error;
        const { href, reloadDocument } = error.options;
        return { href, reloadDocument };
      }
    },
  };
}
const rules: readonly RouteRule[] = [
  { from: '/promo', to: '/bonus/first', status: 302 },
  { from: '/partner', to: 'https://partner.example/', status: 302 },
];

it('[2.1-35] a navigation is led where the server would lead it, in its language', async () => {
  const { go } = openTab(rules);
  expect(await go('/promo', '?a=1')).toMatchObject({
    href: '/de/bonus/first?a=1',
    reloadDocument: false,
  });
  expect(await go('/games/koi')).toBeNull();
});

it('[2.1-35] an address elsewhere is a navigation of the whole page', async () => {
  expect(await openTab(rules).go('/partner', '?token=x')).toEqual({
    href: 'https://partner.example/',
    reloadDocument: true,
  });
});

it('the rules are requested once, and not for a modal over the same page', async () => {
  const { go, asked } = openTab(rules);
  await go('/a');
  await go('/a', '?wallet=deposit');
  await go('/b');
  expect(asked()).toBe(1);
});

it('without the rules, and on the server, a navigation goes on as it is', async () => {
  expect(await openTab(new Error('no network')).go('/promo')).toBeNull();
  const server = openTab(rules, true);
  expect([await server.go('/promo'), server.asked()]).toEqual([null, 0]);
});
