import { Amount } from '@pierlight/ui/amount';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { signedMoney } from '#features/wallet/public.ts';
import type { StatementRow, YearStatement } from '../year-statement.ts';
import { NetBar } from './net-bar.tsx';

/** The months of a year in one currency and their sum; bars set months beside each other. */
export function YearMonths({
  statement: { currency, months, total },
}: {
  readonly statement: YearStatement;
}) {
  const text = useTranslations('account.history.year');
  const format = useFormatter();
  const money = useMoney();
  const duration = useDuration();
  const widest = Math.max(...months.map(({ net }) => Math.abs(net)), 1);
  const name = ({ month }: StatementRow) =>
    month === total.month ? (
      <span className="font-semibold">{text('whole', { year: month })}</span>
    ) : (
      format.dateTime(new Date(`${month}-01T00:00:00Z`), { month: 'long', timeZone: 'UTC' })
    );
  const weight = (row: StatementRow, subunits: number) =>
    subunits === 0 ? 'text-text-3' : row === total ? 'font-semibold' : '';
  const sum = (
    row: StatementRow,
    key: 'deposited' | 'withdrawn' | 'staked' | 'won' | 'fromBonuses',
  ) => <Amount className={weight(row, row[key])}>{money(row[key], currency)}</Amount>;
  const net = (row: StatementRow) => (
    <span className="inline-grid w-full justify-items-end gap-1">
      <Amount className={row.net === 0 ? 'text-text-3' : 'font-semibold'}>
        {signedMoney(row.net, currency, money)}
      </Amount>
      {row === total ? null : <NetBar net={row.net} widest={widest} />}
    </span>
  );
  const hasBonuses = total.fromBonuses !== 0;
  const hasCorrections = months.some(({ corrected }) => corrected !== 0);
  const columns: readonly DataColumn<StatementRow>[] = [
    { key: 'month', header: text('month'), rowHeader: true, cell: name },
    {
      key: 'deposited',
      header: text('deposited'),
      numeric: true,
      cell: (row) => sum(row, 'deposited'),
    },
    {
      key: 'withdrawn',
      header: text('withdrawn'),
      numeric: true,
      cell: (row) => sum(row, 'withdrawn'),
    },
    { key: 'staked', header: text('staked'), numeric: true, cell: (row) => sum(row, 'staked') },
    { key: 'won', header: text('won'), numeric: true, cell: (row) => sum(row, 'won') },
    { key: 'net', header: text('net'), numeric: true, cell: net },
    ...(hasBonuses
      ? [
          {
            key: 'fromBonuses',
            header: text('fromBonuses'),
            numeric: true,
            cell: (row: StatementRow) => sum(row, 'fromBonuses'),
          },
        ]
      : []),
    ...(hasCorrections
      ? [
          {
            key: 'corrected',
            header: text('corrected'),
            numeric: true,
            cell: (row: StatementRow) => (
              <Amount>{signedMoney(row.corrected, currency, money)}</Amount>
            ),
          },
        ]
      : []),
    {
      key: 'time',
      header: text('time'),
      numeric: true,
      quiet: true,
      cell: ({ seconds }) => duration(seconds),
    },
  ];
  return (
    <DataTable
      caption={text('caption', { currency, year: total.month })}
      columns={columns}
      rows={[...months, total]}
      rowKey={({ month }) => month}
      renderCard={(row) => (
        <MonthCard name={name(row)} row={row} currency={currency} net={net(row)} />
      )}
    />
  );
}

interface MonthCardProps {
  readonly name: ReactNode;
  readonly row: StatementRow;
  readonly currency: string;
  readonly net: ReactNode;
}

/** A month on a phone: the result of play, and below it what there was; one line where there was nothing. */
function MonthCard({ name, row, currency, net }: MonthCardProps) {
  const text = useTranslations('account.history.year');
  const money = useMoney();
  const duration = useDuration();
  const sums = (['deposited', 'withdrawn', 'staked', 'won', 'fromBonuses', 'corrected'] as const)
    .filter((key) => row[key] !== 0)
    .map((key) => ({ key, value: <Amount tabular>{money(row[key], currency)}</Amount> }));
  if (sums.length === 0 && row.rounds === 0 && row.bets === 0)
    return (
      <div className="flex justify-between gap-3 text-text-3">
        <span>{name}</span>
        <span>–</span>
      </div>
    );
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className="tabular">{net}</span>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-0.5 text-13">
        {sums.map(({ key, value }) => (
          <div key={key} className="flex justify-between gap-2">
            <dt className="text-text-3">{text(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {row.rounds > 0 ? (
          <div className="flex justify-between gap-2">
            <dt className="text-text-3">{text('time')}</dt>
            <dd>{duration(row.seconds)}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}

/** Hours and minutes at play; a dash for none. */
function useDuration(): (seconds: number) => string {
  const text = useTranslations('account.history.year');
  return (seconds) => {
    const minutes = Math.round(seconds / 60);
    if (seconds === 0) return '–';
    if (minutes === 0) return text('underMinute');
    return text('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
}
