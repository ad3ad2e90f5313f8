import type {
  TournamentTable as Table,
  TournamentDetails,
  TournamentRow,
  TournamentStanding,
} from '@pierlight/contract/tournaments/schemas';
import { Panel } from '@pierlight/ui/panel';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { shortMoney, useMoney } from '#features/settings/public.ts';

interface TournamentTableProps {
  readonly tournament: TournamentDetails;
  readonly table: Table;
  /** The player's own part; null for who has none. */
  readonly own: TournamentStanding | null;
}

/** Places shown before the whole table is opened. */
const SHOWN = 10;

const medals = [
  'bg-lamp text-lamp-ink',
  'bg-[oklch(0.84_0.02_280)] text-[oklch(0.25_0.03_290)]',
  'bg-[oklch(0.7_0.09_50)] text-[oklch(0.2_0.04_50)]',
] as const;

/** The first places, and below them the own one with those around it wherever it is. */
export function TournamentTable({ tournament, table, own }: TournamentTableProps) {
  const text = useTranslations('account.tournaments.table');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? table.rows : table.rows.slice(0, SHOWN);
  const isAmong = shown.some(({ entryId }) => entryId === own?.entryId);
  const last = shown.at(-1)?.place ?? 0;
  const around = (own?.around ?? []).filter(({ place }) => place > last);
  if (table.rows.length === 0)
    return (
      <Panel pad>
        <h2 className="text-17">{text('title')}</h2>
        <p className="mt-2 text-text-2">{text('empty')}</p>
      </Panel>
    );
  const row = (line: TournamentRow) => (
    <Line
      key={line.entryId}
      line={line}
      tournament={tournament}
      isOwn={line.entryId === own?.entryId}
    />
  );
  return (
    <Panel className="overflow-clip">
      <table className="w-full text-start">
        <caption className="visually-hidden">{text('title')}</caption>
        <thead className="text-13 text-text-2">
          <tr>
            <th scope="col" className="px-3 py-2.5 text-start font-semibold md:px-6">
              {text('place')}
            </th>
            <th scope="col" className="px-2 text-start font-semibold">
              {text('player')}
            </th>
            <th scope="col" className="px-2 text-end font-semibold">
              {text('points')}
            </th>
            <th scope="col" className="px-3 text-end font-semibold md:px-6">
              {text('prize')}
            </th>
          </tr>
        </thead>
        <tbody>{shown.map(row)}</tbody>
        {isAmong || own === null || own.isDisqualified ? null : (
          <tbody>
            <tr>
              <td colSpan={4} aria-hidden="true" className="py-1 text-center text-text-3">
                ⋯
              </td>
            </tr>
            {own.place === null ? (
              <tr className="bg-lamp-wash shadow-[inset_0_2px_0_var(--color-lamp-line)]">
                <td colSpan={4} className="px-3 py-3 md:px-6">
                  {text('noScore')}
                </td>
              </tr>
            ) : (
              around.map(row)
            )}
          </tbody>
        )}
      </table>
      {table.rows.length > shown.length ? (
        <p className="p-2 text-center shadow-[inset_0_1px_0_var(--color-hair)]">
          <button
            type="button"
            className="min-h-11 px-3 text-tide underline underline-offset-3"
            onClick={() => setWhole(true)}
          >
            {text('showAll', { from: shown.length + 1, to: table.rows.length })}
          </button>
        </p>
      ) : null}
    </Panel>
  );
}

interface LineProps extends Pick<TournamentTableProps, 'tournament'> {
  readonly line: TournamentRow;
  readonly isOwn: boolean;
}

function Line({ line: { place, nickname, score }, tournament, isOwn }: LineProps) {
  const text = useTranslations('account.tournaments.table');
  const format = useFormatter();
  const money = useMoney();
  const prize = tournament.prizes.find(({ from, to }) => from <= place && place <= to)?.bonus;
  return (
    <tr
      aria-current={isOwn ? 'true' : undefined}
      className={
        isOwn
          ? 'bg-lamp-wash shadow-[inset_0_2px_0_var(--color-lamp-line)]'
          : 'shadow-[inset_0_1px_0_var(--color-hair)]'
      }
    >
      <td className="px-3 py-2.5 md:px-6">
        <span
          className={`tabular inline-grid h-8 min-w-8 place-items-center rounded-full px-2 font-bold text-13 ${medals[place - 1] ?? 'bg-surface-3 text-text-2'}`}
        >
          {format.number(place)}
        </span>
      </td>
      <td className="px-2">
        {isOwn ? <b className="me-2">{text('you')}</b> : null}
        <bdi className={isOwn ? 'text-13 text-text-2' : ''}>{nickname}</bdi>
      </td>
      <td className="tabular px-2 text-end">{format.number(score)}</td>
      <td className="tabular px-3 text-end md:px-6">
        {prize ? (
          <b>{shortMoney(money(prize.amount, tournament.currency))}</b>
        ) : (
          <span className="text-13 text-text-2">{text('noPrize')}</span>
        )}
      </td>
    </tr>
  );
}
