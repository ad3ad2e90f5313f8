import type { GameReturn } from '@pierlight/contract/gameplay/schemas';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import { Link } from '@tanstack/react-router';
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
      cell: ({ game }) => (
        <Link
          to="/games/$id"
          params={{ id: game.id }}
          dir="auto"
          className="rounded-control hover:underline"
        >
          {game.name}
        </Link>
      ),
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
      cell: ({ range }) =>
        range ? (
          <bdi>
            {share(range.from, 1)} – {share(range.to, 1)}
          </bdi>
        ) : (
          '–'
        ),
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
