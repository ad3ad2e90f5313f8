import { type TransactionKind, transactionKind } from '@pierlight/contract/wallet/statuses';
import { readPage } from '#shared/navigation/use-search-values.ts';
import { startOfDays } from '#shared/start-of-days.ts';
import type { StatementQuery } from './api.ts';

/** How far back the statement goes, in days counting today; `all` is everything. */
export const periods = { all: null, today: 1, week: 7, month: 30 } as const;
export type Period = keyof typeof periods;

export type KindName = keyof typeof transactionKind;
export const kindNames = Object.keys(transactionKind) as readonly KindName[];

/** The statement's filters as they stand in an address; what is left out filters nothing. */
export interface StatementSearch {
  readonly currency?: string;
  readonly kind?: KindName;
  readonly period?: Exclude<Period, 'all'>;
  readonly page?: number;
  /** The newest movement when the first page was left: pages after it stay as they are while others come. */
  readonly until?: string;
}

/** Reads the filters of an address; what means nothing is dropped. */
export function readStatementSearch(search: Readonly<Record<string, unknown>>): StatementSearch {
  const { currency, kind, period, until } = search;
  const { page = 1 } = readPage(search);
  const isLater = page > 1;
  return {
    ...(typeof currency === 'string' && /^[A-Z]{3,5}$/.test(currency) ? { currency } : {}),
    ...(isKind(kind) ? { kind } : {}),
    ...(isPeriod(period) && period !== 'all' ? { period } : {}),
    ...(isLater ? { page } : {}),
    ...(isLater && isId(until) ? { until } : {}),
  };
}

/** What to ask the server for; a period starts at midnight where the reader is. */
export function statementQuery(search: StatementSearch, now: Date): StatementQuery {
  const { currency, kind, period, page = 1, until } = search;
  return {
    page,
    until,
    currency,
    kind: kind ? [transactionKind[kind]] : undefined,
    from: period ? startOfDays(periods[period], now) : undefined,
  };
}

export function kindName(kind: TransactionKind): KindName {
  const name = kindNames.find((known) => transactionKind[known] === kind);
  if (!name) throw new Error(`Unknown kind of transaction ${kind}`);
  return name;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

function isKind(value: unknown): value is KindName {
  return typeof value === 'string' && Object.hasOwn(transactionKind, value);
}

function isPeriod(value: unknown): value is Period {
  return typeof value === 'string' && Object.hasOwn(periods, value);
}
