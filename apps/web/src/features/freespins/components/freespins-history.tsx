import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Pagination } from '@pierlight/ui/pagination';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { gameQuery } from '#features/catalogue/public.ts';
import { useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { useSearchValues } from '#shared/navigation/use-search-values.ts';
import { usePageInRange } from '#shared/use-page-in-range.ts';
import { useTakenOver } from '#shared/use-taken-over.ts';
import { FREESPINS_PER_PAGE, freespinHistoryQuery } from '../api.ts';
import { readFreespinsSearch } from '../freespins-search.ts';
import { FreespinBadge } from './freespin-badge.tsx';
import { FreespinsFilters } from './freespins-filters.tsx';

/** The free spins of a player that are over: what was played of them and won, and how they ended. */
export default function FreespinsHistory() {
  const text = useTranslations('account.history.freespins');
  const retry = useTranslations('account.freespins');
  const [{ page = 1, currency }, change] = useSearchValues(readFreespinsSearch);
  const ended = useQuery(freespinHistoryQuery(page, currency));
  const pageCount = Math.ceil((ended.data?.meta.total ?? 0) / FREESPINS_PER_PAGE);
  usePageInRange(page, ended.data && !ended.isPlaceholderData ? pageCount : undefined);
  const isTakenOver = useTakenOver();
  if (isTakenOver && ended.isLoadingError) {
    return (
      <EmptyState
        level={3}
        title={retry('failed')}
        action={<Button onClick={() => void ended.refetch()}>{retry('retry')}</Button>}
      />
    );
  }
  if (!isTakenOver || !ended.data) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-80 w-full rounded-panel" />
      </SkeletonGroup>
    );
  }
  if (ended.data.meta.total === 0 && currency === undefined) {
    return (
      <EmptyPlace art="empty-tickets" level={3} heading={text('heading')}>
        {text('text')}
      </EmptyPlace>
    );
  }
  return (
    <div className="grid min-w-0 gap-4">
      <FreespinsFilters currency={currency} onChange={change} />
      {ended.data.meta.total === 0 ? (
        <EmptyPlace art="empty-tickets" level={3} heading={text('none.heading')}>
          {text('none.text')}
        </EmptyPlace>
      ) : (
        <Table freespins={ended.data.data} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        onPageChange={(next) => change({ page: next === 1 ? undefined : next })}
        className="justify-center"
      />
    </div>
  );
}

interface RowProps {
  readonly freespin: PlayerFreespin;
}

function Table({ freespins }: { readonly freespins: readonly PlayerFreespin[] }) {
  const text = useTranslations('account.history.freespins');
  const columns: readonly DataColumn<PlayerFreespin>[] = [
    {
      key: 'game',
      header: text('game'),
      rowHeader: true,
      cell: (freespin) => <Game freespin={freespin} />,
    },
    {
      key: 'given',
      header: text('given'),
      quiet: true,
      cell: ({ issuedAt }) => <Time at={issuedAt} />,
    },
    {
      key: 'ended',
      header: text('ended'),
      quiet: true,
      cell: ({ finishedAt }) => (finishedAt === null ? '–' : <Time at={finishedAt} />),
    },
    { key: 'how', header: text('how'), cell: (freespin) => <FreespinBadge freespin={freespin} /> },
    {
      key: 'played',
      header: text('played'),
      numeric: true,
      quiet: true,
      cell: (freespin) => <Played freespin={freespin} />,
    },
    {
      key: 'won',
      header: text('won'),
      numeric: true,
      cell: (freespin) => <Won freespin={freespin} />,
    },
  ];
  return (
    <DataTable
      caption={text('caption')}
      columns={columns}
      rows={freespins}
      rowKey={({ id }) => id}
      renderCard={(freespin) => (
        <div className="grid gap-1">
          <div className="flex items-center justify-between gap-3">
            <Game freespin={freespin} />
            <Won freespin={freespin} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-12 text-text-3">
            <span className="grid">
              <Line label={text('given')}>
                <Time at={freespin.issuedAt} />
              </Line>
              {freespin.finishedAt === null ? null : (
                <Line label={text('ended')}>
                  <Time at={freespin.finishedAt} />
                </Line>
              )}
              <Line label={text('played')}>
                <Played freespin={freespin} />
              </Line>
            </span>
            <FreespinBadge freespin={freespin} />
          </div>
        </div>
      )}
    />
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span>
      {label}: {children}
    </span>
  );
}

function Game({ freespin: { gameId } }: RowProps) {
  const game = useQuery(gameQuery(gameId)).data;
  return <bdi className="font-semibold">{game?.name ?? gameId}</bdi>;
}

function Played({ freespin: { played, count } }: RowProps) {
  const text = useTranslations('account.history.freespins');
  return <bdi>{text('playedOf', { played, count })}</bdi>;
}

function Won({ freespin: { won, currency } }: RowProps) {
  const money = useMoney();
  return <Amount className="font-semibold">{money(won, currency)}</Amount>;
}

function Time({ at }: { readonly at: string }) {
  const format = useFormatter();
  return (
    <time dateTime={at}>
      {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
