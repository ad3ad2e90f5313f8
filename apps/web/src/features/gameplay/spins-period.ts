import { readPage, type SearchChange } from '#shared/navigation/use-search-values.ts';
import { startOfDays } from '#shared/start-of-days.ts';

export const spinsPeriods = ['day', 'week', 'month', 'all'] as const;
export type SpinsPeriod = (typeof spinsPeriods)[number];

const DAYS: Readonly<Record<SpinsPeriod, number | null>> = {
  day: 1,
  week: 7,
  month: 30,
  all: null,
};

/** Start of a period that ends now, as `startOfDays` has it; undefined for all time. */
export function periodStart(period: SpinsPeriod, now: Date): string | undefined {
  const days = DAYS[period];
  return days === null ? undefined : startOfDays(days, now);
}

export interface SpinsView {
  readonly period: SpinsPeriod;
  readonly currency: string | undefined;
  readonly game: string | undefined;
  /** From 1. */
  readonly page: number;
  /** The newest round when the first page was left: pages after it stay as they are while rounds come. */
  readonly until: string | undefined;
}

/** The same as it stands in an address; what is left out is as usual. */
export type SpinsSearch = {
  readonly period?: SpinsPeriod;
  readonly currency?: string;
  readonly game?: string;
  readonly page?: number;
  readonly until?: string;
};

/** Reads what the address says of the rounds; what means nothing is left out. */
export function readSpinsSearch(search: Readonly<Record<string, unknown>>): SpinsSearch {
  const { currency, game, until } = search;
  const period = spinsPeriods.find((known) => known === search.period);
  const { page } = readPage(search);
  return {
    ...(period ? { period } : {}),
    ...(typeof currency === 'string' && /^[A-Z]{3,5}$/.test(currency) ? { currency } : {}),
    ...(typeof game === 'string' && /^[a-z0-9][a-z0-9-]{0,79}$/.test(game) ? { game } : {}),
    ...(page === undefined ? {} : { page }),
    ...(page !== undefined &&
    page > 1 &&
    typeof until === 'string' &&
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(until)
      ? { until }
      : {}),
  };
}

/** What an address shows of the rounds. */
export function spinsViewOf({ period, currency, game, page, until }: SpinsSearch): SpinsView {
  return { period: period ?? 'week', currency, game, page: page ?? 1, until };
}

/** What of an address changes for this view; what needs no word leaves it. */
export function spinsSearchOf(view: SpinsView): SearchChange<SpinsSearch> {
  return {
    period: view.period === 'week' ? undefined : view.period,
    currency: view.currency,
    game: view.game,
    page: view.page === 1 ? undefined : view.page,
    until: view.page === 1 ? undefined : view.until,
  };
}
