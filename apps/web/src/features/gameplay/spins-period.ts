import type { Search } from '#shared/navigation/search.ts';

export const spinsPeriods = ['day', 'week', 'month', 'all'] as const;
export type SpinsPeriod = (typeof spinsPeriods)[number];

const DAYS: Readonly<Record<SpinsPeriod, number | null>> = {
  day: 1,
  week: 7,
  month: 30,
  all: null,
};

/**
 * Start of a period that ends now, ISO 8601: the midnight, by the reader's clock, that begins the
 * first of its days, today being the last. Undefined for all time.
 */
export function periodStart(period: SpinsPeriod, now: Date): string | undefined {
  const days = DAYS[period];
  if (days === null) return undefined;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1).toISOString();
}

export interface SpinsView {
  readonly period: SpinsPeriod;
  readonly currency: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** Reads what the address shows of the rounds; what it does not say or says wrong is the default. */
export function spinsViewFromSearch(search: Search): SpinsView {
  const { period, currency, page } = search;
  const number = typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
  return {
    period: spinsPeriods.find((known) => known === period) ?? 'week',
    currency: typeof currency === 'string' && /^[A-Z]{3,5}$/.test(currency) ? currency : undefined,
    page: number,
  };
}

/** The query of an address that shows this; what needs no word is left out. */
export function searchWithSpinsView(search: Search, view: SpinsView): Search {
  const { period: _period, currency: _currency, page: _page, ...rest } = search;
  return {
    ...rest,
    ...(view.period === 'week' ? {} : { period: view.period }),
    ...(view.currency ? { currency: view.currency } : {}),
    ...(view.page === 1 ? {} : { page: String(view.page) }),
  };
}
