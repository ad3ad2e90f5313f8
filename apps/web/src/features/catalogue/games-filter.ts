import type { GameCard, GameSort } from '@pierlight/contract/catalogue/schemas';
import type { Search } from '#shared/navigation/search.ts';

export type Volatility = GameCard['volatility'];

/** What a grid of games is narrowed and ordered by, as its address says. */
export interface GamesFilter {
  readonly provider: readonly string[];
  readonly volatility: readonly Volatility[];
  readonly sort: GameSort;
}

export const volatilities = ['low', 'medium', 'high'] as const satisfies readonly Volatility[];
export const sorts = ['popular', 'new', 'name', 'rtp'] as const satisfies readonly GameSort[];

/** The same as it stands in an address; what is left out narrows nothing. */
export type GamesSearch = {
  readonly provider?: string | readonly string[];
  readonly volatility?: Volatility | readonly Volatility[];
  readonly sort?: GameSort;
};

/** The server takes at most this many studios. */
const MOST_PROVIDERS = 20;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads the filter of an address. What is not a filter, unknown or given twice is left out. */
export function filterFromSearch(search: Search): GamesFilter {
  const provider = list(search.provider).filter((value) => SLUG.test(value) && value.length <= 60);
  const asked = list(search.volatility);
  const sort = sorts.find((known) => known === list(search.sort)[0]);
  return {
    provider: [...new Set(provider)].slice(0, MOST_PROVIDERS),
    volatility: volatilities.filter((known) => asked.includes(known)),
    sort: sort ?? 'popular',
  };
}

/** What of an address is a filter, as it stands there; what means nothing is left out. */
export function readGamesSearch(search: Readonly<Record<string, unknown>>): GamesSearch {
  const { provider, volatility, sort } = search;
  return {
    ...(isOneOrMore(provider, isText) ? { provider } : {}),
    ...(isOneOrMore(volatility, isOneOf(volatilities)) ? { volatility } : {}),
    ...(isOneOf(sorts)(sort) ? { sort } : {}),
  };
}

/** The query of an address with this filter in it; what a filter needs no word for is left out. */
export function searchWithFilter<Query extends GamesSearch>(search: Query, filter: GamesFilter) {
  const { provider: _provider, volatility: _volatility, sort: _sort, ...rest } = search;
  return {
    ...rest,
    ...(filter.provider.length > 0 ? { provider: filter.provider } : {}),
    ...(filter.volatility.length > 0 ? { volatility: filter.volatility } : {}),
    ...(filter.sort === 'popular' ? {} : { sort: filter.sort }),
  };
}

/** The values with one of them put in or, when it was there, taken out. */
export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((held) => held !== value) : [...values, value];
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isOneOf =
  <Value>(known: readonly Value[]) =>
  (value: unknown): value is Value =>
    known.some((one) => one === value);

function isOneOrMore<Value>(
  value: unknown,
  is: (one: unknown) => one is Value,
): value is Value | readonly Value[] {
  return Array.isArray(value) ? value.every(is) : is(value);
}

function list(value: Search[string]): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
