import type { SiteFeatures, Visitor } from '@pierlight/contract/player/schemas';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';

/** Settings change with a deployment of the platform, not while a tab is open. */
const SETTLED = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

/** But for the rates of currencies: a tab that stays open asks for them again, as parts come into sight. */
const RATED = { ...SETTLED, staleTime: 15 * 60_000 } as const;

export function currenciesQuery() {
  return queryOptions({
    queryKey: ['settings', 'currencies'],
    queryFn: async ({ client, signal }) => {
      const { data } = await apiOf(client).settings.currencies({ visible: '1' }, { signal });
      return data.filter((currency) => currency.isEnabled);
    },
    ...RATED,
    meta: { endpoint: 'settings.currencies' },
  });
}

/** Names of numbers, and what may be chosen of periods. */
export function constantsQuery() {
  return queryOptions({
    queryKey: ['settings', 'constants'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).settings.constants(undefined, { signal })).data,
    ...SETTLED,
    meta: { endpoint: 'settings.constants' },
  });
}

export function countriesQuery() {
  return queryOptions({
    queryKey: ['settings', 'countries'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).settings.countries(undefined, { signal })).data,
    ...SETTLED,
    meta: { endpoint: 'settings.countries' },
  });
}

/** What is known of the visitor: country, restriction, suggested language and currency. */
export function visitorQuery() {
  return queryOptions({
    queryKey: ['settings', 'visitor'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).player.init(undefined, { signal })).data,
    ...SETTLED,
    meta: { endpoint: 'player.init' },
  });
}

/** The parts of the site a visitor is told of; without an answer, none that is switched on. */
export function siteFeatures(visitor: Visitor | undefined): SiteFeatures {
  return (
    visitor?.features ?? {
      phoneSignUp: false,
      questsEnabled: false,
      loyaltyEnabled: false,
      betting: null,
      documentsHidden: false,
    }
  );
}
