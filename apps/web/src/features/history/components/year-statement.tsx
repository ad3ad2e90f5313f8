import { toDecimalString } from '@pierlight/money/amount';
import { Alert } from '@pierlight/ui/alert';
import { Coin } from '@pierlight/ui/art/coin';
import { Button } from '@pierlight/ui/button';
import { Select } from '@pierlight/ui/select';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { playMonthsQuery } from '#features/gameplay/public.ts';
import { useCurrencies } from '#features/settings/public.ts';
import { betMonthsQuery } from '#features/sportsbook/public.ts';
import { transactionMonthsQuery } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { ExportMenu } from '#shared/table-export/export-menu.tsx';
import { yearStatements } from '../year-statement.ts';
import { YearMonths } from './year-months.tsx';

interface YearStatementsProps {
  readonly year: number;
  /** The years there may be something of, the latest first. */
  readonly years: readonly number[];
  readonly onYear: (year: number) => void;
}

const exported = [
  'month',
  'currency',
  'deposited',
  'withdrawn',
  'rounds',
  'bets',
  'staked',
  'won',
  'net',
  'fromBonuses',
  'corrected',
  'seconds',
] as const;

/** What was paid in and out, played and won in a year, month by month, for each currency. */
export default function YearStatements({ year, years, onYear }: YearStatementsProps) {
  const text = useTranslations('account.history.year');
  const format = useFormatter();
  const currencies = useCurrencies();
  const [now] = useState(() => new Date());
  const money = useQuery(transactionMonthsQuery(year));
  const play = useQuery(playMonthsQuery(year));
  const bets = useQuery(betMonthsQuery(year));
  const isRead = money.data && play.data && bets.data;
  const statements = isRead ? yearStatements(year, money.data, play.data, bets.data, now) : [];
  const rows = () =>
    statements.flatMap(({ currency: code, months }) => {
      const unit = currencies.find((known) => known.code === code) ?? { code, subunitToUnit: 1 };
      const amount = (subunits: number) => toDecimalString(subunits, unit);
      return months.map((row) => ({
        ...row,
        currency: code,
        deposited: amount(row.deposited),
        withdrawn: amount(row.withdrawn),
        staked: amount(row.staked),
        won: amount(row.won),
        net: amount(row.net),
        fromBonuses: amount(row.fromBonuses),
        corrected: amount(row.corrected),
      }));
    });
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <search>
          <Select
            compact
            aria-label={text('choose')}
            value={String(year)}
            onChange={({ target }) => onYear(Number(target.value))}
            options={years.map((value) => ({ value: String(value), label: String(value) }))}
          />
        </search>
        {statements.length > 0 ? (
          <ExportMenu name={`year-${year}`} columns={exported} read={async () => rows()} />
        ) : null}
      </div>
      {money.isError || play.isError || bets.isError ? (
        <Alert
          tone="error"
          action={
            <Button
              size="sm"
              onClick={() => {
                void money.refetch();
                void play.refetch();
                void bets.refetch();
              }}
            >
              {text('retry')}
            </Button>
          }
        >
          {text('failed')}
        </Alert>
      ) : isRead ? null : (
        <SkeletonGroup>
          <Skeleton className="h-100 w-full rounded-panel" />
        </SkeletonGroup>
      )}
      {isRead && statements.length === 0 ? (
        <EmptyPlace
          art="empty-history"
          level={3}
          heading={text('none.heading', { year: String(year) })}
        >
          {text('none.text')}
        </EmptyPlace>
      ) : null}
      {statements.map((statement) => (
        <section key={statement.currency} className="grid min-w-0 gap-2">
          <h3 className="flex items-center gap-2 text-15">
            <Coin currency={statement.currency} size={20} />
            {text('of', { currency: statement.currency, year: String(year) })}
          </h3>
          <YearMonths statement={statement} />
        </section>
      ))}
      {statements.length > 0 ? (
        <p className="max-w-[72ch] text-13 text-text-3">
          {text('note', {
            date: format.dateTime(now, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      ) : null}
    </div>
  );
}
