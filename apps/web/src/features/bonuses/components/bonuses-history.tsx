import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Pagination } from '@pierlight/ui/pagination';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { useSearchValues } from '#shared/navigation/use-search-values.ts';
import { usePageInRange } from '#shared/use-page-in-range.ts';
import { useTakenOver } from '#shared/use-taken-over.ts';
import { BONUSES_PER_PAGE, bonusHistoryQuery } from '../api.ts';
import { readBonusesSearch } from '../bonuses-search.ts';
import { BonusBadge } from './bonus-badge.tsx';
import { BonusesFilters, bonusChoiceOf } from './bonuses-filters.tsx';
import { useBonusFigures, useBonusName } from './use-bonus-words.ts';

/** Every bonus the player had, with how it stands or ended. */
export default function BonusesHistory() {
  const text = useTranslations('account.history.bonuses');
  const retry = useTranslations('account.bonuses');
  const [search, change] = useSearchValues(readBonusesSearch);
  const { page = 1, state } = search;
  const choice = bonusChoiceOf(search);
  const isNarrowed = choice.status !== undefined || choice.currency !== undefined;
  const bonuses = useQuery(bonusHistoryQuery(page, choice));
  const pageCount = Math.ceil((bonuses.data?.meta.total ?? 0) / BONUSES_PER_PAGE);
  usePageInRange(page, bonuses.data && !bonuses.isPlaceholderData ? pageCount : undefined);
  const isTakenOver = useTakenOver();
  if (isTakenOver && bonuses.isLoadingError) {
    return (
      <EmptyState
        level={3}
        title={retry('failed')}
        action={<Button onClick={() => void bonuses.refetch()}>{retry('retry')}</Button>}
      />
    );
  }
  if (!isTakenOver || !bonuses.data) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-80 w-full rounded-panel" />
      </SkeletonGroup>
    );
  }
  if (bonuses.data.meta.total === 0 && !isNarrowed) {
    return (
      <EmptyPlace art="empty-tickets" level={3} heading={text('heading')}>
        {text('text')}
      </EmptyPlace>
    );
  }
  return (
    <div className="grid min-w-0 gap-4">
      <BonusesFilters choice={choice} state={state} onChange={change} />
      {bonuses.data.meta.total === 0 ? (
        <EmptyPlace art="empty-tickets" level={3} heading={text('none.heading')}>
          {text('none.text')}
        </EmptyPlace>
      ) : (
        <Table bonuses={bonuses.data.data} />
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
  readonly bonus: PlayerBonus;
}

function Table({ bonuses }: { readonly bonuses: readonly PlayerBonus[] }) {
  const text = useTranslations('account.history.bonuses');
  const columns: readonly DataColumn<PlayerBonus>[] = [
    { key: 'name', header: text('name'), rowHeader: true, cell: (bonus) => <Name bonus={bonus} /> },
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
    { key: 'how', header: text('how'), cell: (bonus) => <BonusBadge bonus={bonus} /> },
    {
      key: 'wagered',
      header: text('wagered'),
      numeric: true,
      quiet: true,
      cell: (bonus) => <Wagered bonus={bonus} />,
    },
    {
      key: 'amount',
      header: text('amount'),
      numeric: true,
      cell: (bonus) => <Sum bonus={bonus} />,
    },
  ];
  return (
    <DataTable
      caption={text('caption')}
      columns={columns}
      rows={bonuses}
      rowKey={({ id }) => id}
      renderCard={(bonus) => (
        <div className="grid gap-1">
          <div className="flex items-center justify-between gap-3">
            <Name bonus={bonus} />
            <Sum bonus={bonus} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-12 text-text-3">
            <span className="grid">
              <Line label={text('given')}>
                <Time at={bonus.issuedAt} />
              </Line>
              {bonus.finishedAt === null ? null : (
                <Line label={text('ended')}>
                  <Time at={bonus.finishedAt} />
                </Line>
              )}
              <Line label={text('wagered')}>
                <Wagered bonus={bonus} />
              </Line>
            </span>
            <BonusBadge bonus={bonus} />
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

function Name({ bonus }: RowProps) {
  const nameOf = useBonusName();
  return <span className="font-semibold">{nameOf(bonus)}</span>;
}

function Sum({ bonus }: RowProps) {
  const { money } = useBonusFigures();
  return <Amount className="font-semibold">{money(bonus.amount, bonus.currency)}</Amount>;
}

function Wagered({ bonus: { wagered, wagerTotal, currency } }: RowProps) {
  const text = useTranslations('account.history.bonuses');
  const { short } = useBonusFigures();
  return (
    <bdi>
      {text('wageredOf', { done: short(wagered, currency), total: short(wagerTotal, currency) })}
    </bdi>
  );
}

function Time({ at }: { readonly at: string }) {
  const format = useFormatter();
  return (
    <time dateTime={at}>
      {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
