import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { ArrowDownLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowDownLeft';
import { ArrowUDownLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUDownLeft';
import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowUpRight';
import { GameControllerIcon } from '@phosphor-icons/react/dist/ssr/GameController';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket';
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy';
import { sportsIdentity } from '@pierlight/contract/sportsbook/statuses';
import type { Transaction, TransactionTotal } from '@pierlight/contract/wallet/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Pagination } from '@pierlight/ui/pagination';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { lazy } from '#shared/lazy.ts';
import { Optional } from '#shared/optional.tsx';
import { usePageInRange } from '#shared/use-page-in-range.ts';
import { statementPageSize, transactionsQuery, transactionTotalsQuery } from '../api.ts';
import { signedMoney } from '../signed-money.ts';
import {
  type KindName,
  kindName,
  readStatementSearch,
  type StatementSearch,
  statementQuery,
} from '../statement-search.ts';
import { ActivityStatement } from './activity-statement.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { StatementFoot } from './statement-foot.tsx';

const HistoryExport = lazy(() => import('./history-export.tsx'));

interface StatementProps {
  readonly search: StatementSearch;
  readonly onSearch: (next: StatementSearch) => void;
  /** What a player without any movement can do, for instance a button to deposit. */
  readonly emptyAction: React.ReactNode;
}

/** Every movement of the player's money, newest first. */
export default function Statement({ search, onSearch, emptyAction }: StatementProps) {
  const text = useTranslations('global-components.statement');
  // A page that stays open past midnight keeps the period it was opened with.
  const [now] = useState(() => new Date());
  const query = statementQuery(search, now);
  const page = useQuery(transactionsQuery(query));
  const totals = useQuery(transactionTotalsQuery(query)).data ?? [];
  const pageCount = page.data && Math.ceil(page.data.meta.total / statementPageSize);
  usePageInRange(search.page ?? 1, page.isPlaceholderData ? undefined : pageCount);
  const isFiltered = Boolean(search.currency ?? search.kind ?? search.period);
  return (
    <div className="grid gap-4">
      <div className="grid min-w-0 gap-3 md:flex md:items-center md:justify-between">
        <StatementFilters search={search} onSearch={onSearch} />
        <Optional>
          <HistoryExport />
        </Optional>
      </div>
      {search.kind === undefined && totals.length > 0 ? (
        <ActivityStatement totals={totals} period={search.period ?? 'all'} />
      ) : null}
      {page.isPending ? <StatementSkeleton /> : null}
      {page.isError ? (
        <Alert
          tone="error"
          action={
            <Button size="sm" onClick={() => void page.refetch()}>
              {text('retry')}
            </Button>
          }
        >
          {text('failed')}
        </Alert>
      ) : null}
      {page.data ? (
        <>
          {page.data.data.length > 0 ? (
            <p className="text-12 text-text-3 md:hidden">{text('ownMoney')}</p>
          ) : null}
          <Lines
            lines={page.data.data}
            totals={totals}
            isFiltered={isFiltered}
            emptyAction={emptyAction}
            onClear={() => onSearch({})}
          />
          <Pagination
            page={search.page ?? 1}
            pageCount={pageCount ?? 0}
            onPageChange={(next) => {
              const until = search.page === undefined ? page.data.data[0]?.id : search.until;
              onSearch(readStatementSearch({ ...search, page: next, until }));
            }}
            className="justify-center"
          />
        </>
      ) : null}
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly Transaction[];
  readonly totals: readonly TransactionTotal[];
  readonly isFiltered: boolean;
  readonly emptyAction: React.ReactNode;
  readonly onClear: () => void;
}

function Lines({ lines, totals, isFiltered, emptyAction, onClear }: LinesProps) {
  const text = useTranslations('global-components.statement');
  const money = useMoney();
  const format = useFormatter();
  const time = (line: Transaction) =>
    format.dateTime(new Date(line.createdAt), { dateStyle: 'medium', timeStyle: 'short' });
  const isOfSports = (line: Transaction) => line.game?.id === sportsIdentity;
  const title = (line: Transaction) => {
    const kind = kindName(line.kind);
    return kind === 'rollback' && isOfSports(line) ? text('sports.back') : text(`kinds.${kind}`);
  };
  // The round of a bet on sports is its receipt.
  const about = (line: Transaction) =>
    isOfSports(line)
      ? text('sports.about', { reference: line.roundId ?? '' })
      : (line.game?.name ?? line.invoiceNumber ?? '');
  const columns: readonly DataColumn<Transaction>[] = [
    {
      key: 'kind',
      header: text('columns.kind'),
      rowHeader: true,
      cell: (line) => (
        <span className="flex items-center gap-3 font-semibold">
          <KindSign kind={kindName(line.kind)} />
          {title(line)}
        </span>
      ),
    },
    { key: 'about', header: text('columns.about'), quiet: true, cell: about },
    { key: 'time', header: text('columns.time'), quiet: true, cell: time },
    {
      key: 'amount',
      header: text('columns.amount'),
      numeric: true,
      cell: (line) => (
        <Amount className="font-semibold">{signedMoney(line.amount, line.currency, money)}</Amount>
      ),
    },
    {
      key: 'balance',
      header: text('columns.balance'),
      numeric: true,
      quiet: true,
      cell: (line) => <Amount>{money(line.balanceAfter, line.currency)}</Amount>,
    },
  ];
  return (
    <DataTable
      caption={text('caption')}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.id}
      renderCard={(line) => (
        <div className="grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-3">
          <span className="row-span-2">
            <KindSign kind={kindName(line.kind)} />
          </span>
          <span className="truncate font-semibold">
            {title(line)}
            {about(line) ? <span className="font-normal text-text-2"> · {about(line)}</span> : null}
          </span>
          <Amount tabular className="text-end font-semibold">
            {signedMoney(line.amount, line.currency, money)}
          </Amount>
          <span className="text-12 text-text-3">{time(line)}</span>
          <Amount tabular className="text-end text-12 text-text-3">
            {money(line.balanceAfter, line.currency)}
          </Amount>
        </div>
      )}
      empty={
        <EmptyState
          art={<img src="/art/empty-history.svg" alt="" width={160} height={120} loading="lazy" />}
          title={isFiltered ? text('empty.filteredTitle') : text('empty.title')}
          action={
            isFiltered ? <Button onClick={onClear}>{text('empty.clear')}</Button> : emptyAction
          }
        >
          {isFiltered ? text('empty.filteredText') : text('empty.text')}
        </EmptyState>
      }
      foot={lines.length > 0 ? <StatementFoot totals={totals} /> : null}
    />
  );
}

const kindSigns = {
  deposit: ArrowDownLeftIcon,
  withdrawal: ArrowUpRightIcon,
  bet: GameControllerIcon,
  win: TrophyIcon,
  rollback: ArrowCounterClockwiseIcon,
  adjustment: PencilSimpleIcon,
  refund: ArrowUDownLeftIcon,
  bonus: TicketIcon,
  cashback: TicketIcon,
} satisfies Record<KindName, typeof ArrowDownLeftIcon>;

function KindSign({ kind }: { readonly kind: KindName }) {
  const Sign = kindSigns[kind];
  return (
    <span
      aria-hidden="true"
      className="grid size-9 flex-none place-items-center rounded-full bg-surface-3 text-text-2 md:size-8"
    >
      <Sign size={16} />
    </span>
  );
}

function StatementSkeleton() {
  return (
    <SkeletonGroup>
      <div className="grid gap-px overflow-clip rounded-panel bg-surface-1 p-4 shadow-panel">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} index={row} className="my-1.5 h-11 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
