import type { Search } from '#shared/navigation/search.ts';
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

/** Reads what the address shows of the rounds; what it does not say or says wrong is the default. */
export function spinsViewFromSearch(search: Search): SpinsView {
  const { period, currency, game, page, until } = search;
  const number = typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
  return {
    period: spinsPeriods.find((known) => known === period) ?? 'week',
    currency: typeof currency === 'string' && /^[A-Z]{3,5}$/.test(currency) ? currency : undefined,
    game: typeof game === 'string' && /^[a-z0-9][a-z0-9-]{0,79}$/.test(game) ? game : undefined,
    page: number,
    until:
      number > 1 &&
      typeof until === 'string' &&
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(until)
        ? until
        : undefined,
  };
}

/** The query of an address that shows this; what needs no word is left out. */
export function searchWithSpinsView(search: Search, view: SpinsView): Search {
  const {
    period: _period,
    currency: _currency,
    game: _game,
    page: _page,
    until: _until,
    ...rest
  } = search;
  return {
    ...rest,
    ...(view.period === 'week' ? {} : { period: view.period }),
    ...(view.currency ? { currency: view.currency } : {}),
    ...(view.game ? { game: view.game } : {}),
    ...(view.page === 1 ? {} : { page: String(view.page) }),
    ...(view.page === 1 || !view.until ? {} : { until: view.until }),
  };
}
