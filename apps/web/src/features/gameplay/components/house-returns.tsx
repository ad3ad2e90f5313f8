import type { GameReturn } from '@pierlight/contract/gameplay/schemas';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { houseReturnsQuery } from '../api.ts';
import { useShare } from './use-share.ts';

/** What every game returned to all players, beside what it publishes. */
export default function HouseReturns() {
  const text = useTranslations('pages.document.returns');
  const format = useFormatter();
  const share = useShare();
  const { data: found } = useQuery(houseReturnsQuery());
  if (!found) return null;
  const { data, meta } = found;
  const columns: readonly DataColumn<GameReturn>[] = [
    {
      key: 'game',
      header: text('game'),
      rowHeader: true,
      cell: ({ game }) => <GameLink game={game} />,
    },
    {
      key: 'rounds',
      header: text('rounds'),
      numeric: true,
      quiet: true,
      cell: ({ rounds }) => format.number(rounds),
    },
    {
      key: 'published',
      header: text('published'),
      numeric: true,
      quiet: true,
      cell: ({ published }) => share(published),
    },
    {
      key: 'returned',
      header: text('returned'),
      numeric: true,
      cell: ({ returned }) => share(returned),
    },
    {
      key: 'range',
      header: text('range'),
      numeric: true,
      quiet: true,
      cell: ({ range }) => <Range range={range} />,
    },
  ];
  if (data.length === 0)
    return <p className="mt-4 rounded-card bg-surface-1 px-4 py-3">{text('none')}</p>;
  return (
    <DataTable
      className="mt-4"
      caption={text('caption')}
      columns={columns}
      rows={data}
      rowKey={({ game }) => game.id}
      renderCard={(row) => (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 text-13">
          <dt className="text-15">
            <GameLink game={row.game} />
          </dt>
          <dd className="font-semibold text-15 text-text-1 tabular">{share(row.returned)}</dd>
          <Line name={text('published')}>{share(row.published)}</Line>
          <Line name={text('rounds')}>{format.number(row.rounds)}</Line>
          {row.range ? (
            <Line name={text('range')}>
              <Range range={row.range} />
            </Line>
          ) : null}
        </dl>
      )}
      foot={
        meta.since === null ? null : (
          <p className="text-13 text-text-3">
            {text('since', {
              date: format.dateTime(new Date(`${meta.since}T00:00:00Z`), {
                dateStyle: 'long',
                timeZone: 'UTC',
              }),
            })}
          </p>
        )
      }
    />
  );
}

function GameLink({ game }: Pick<GameReturn, 'game'>) {
  return (
    <Link
      to="/games/$id"
      params={{ id: game.id }}
      dir="auto"
      className="rounded-control hover:underline"
    >
      {game.name}
    </Link>
  );
}

function Range({ range }: Pick<GameReturn, 'range'>) {
  const share = useShare();
  if (range === null) return '–';
  return (
    <bdi>
      {share(range.from, 1)} – {share(range.to, 1)}
    </bdi>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-text-3">{name}</dt>
      <dd className="text-end tabular">{children}</dd>
    </>
  );
}
