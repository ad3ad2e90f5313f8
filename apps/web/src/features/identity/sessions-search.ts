import { type PageSearch, readPage } from '#shared/navigation/use-search-values.ts';

/** How far back the list of sign-ins goes, in days counting today; without a period it holds all. */
export const sessionDays = { week: 7, month: 30 } as const;
export type SessionsPeriod = keyof typeof sessionDays;

/** The query of the list of sign-ins. */
export type SessionsSearch = PageSearch & { readonly period?: SessionsPeriod };

export function readSessionsSearch(search: Readonly<Record<string, unknown>>): SessionsSearch {
  const { period } = search;
  return { ...readPage(search), ...(isSessionsPeriod(period) ? { period } : {}) };
}

export const isSessionsPeriod = (period: unknown): period is SessionsPeriod =>
  typeof period === 'string' && Object.hasOwn(sessionDays, period);
