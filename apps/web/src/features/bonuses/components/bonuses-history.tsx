import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { bonusResult, bonusStatus } from '@pierlight/contract/bonuses/statuses';
import { toDecimalString } from '@pierlight/money/amount';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Pagination } from '@pierlight/ui/pagination';
import { Select } from '@pierlight/ui/select';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useCurrencies } from '#features/settings/public.ts';
import { apiOf } from '#shared/api/query-client.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { pageOf, useSearchValues } from '#shared/navigation/use-search-values.ts';
import { ExportMenu } from '#shared/table-export/export-menu.tsx';
import { usePageInRange } from '#shared/use-page-in-range.ts';
import { useTakenOver } from '#shared/use-taken-over.ts';
import {
  BONUSES_PER_PAGE,
  type BonusChoice,
  bonusesHeld,
  bonusFilter,
  bonusHistoryQuery,
} from '../api.ts';
import { BonusBadge } from './bonus-badge.tsx';
import { useBonusFigures, useBonusName } from './use-bonus-words.ts';

const states = { held: bonusesHeld, finished: [bonusStatus.finished] } as const;
const isState = (value: string | undefined): value is keyof typeof states =>
  value !== undefined && Object.hasOwn(states, value);

const exported = [
  'given',
  'ended',
  'bonus',
  'result',
  'amount',
  'wagered',
  'toWager',
  'currency',
] as const;

/** Every bonus the player had, with how it stands or ended. */
export default function BonusesHistory() {
  const text = useTranslations('account.history.bonuses');
  const retry = useTranslations('account.bonuses');
  const [search, change] = useSearchValues(['state', 'currency', 'page']);
  const page = pageOf(search.page);
  const choice: BonusChoice = {
    ...(isState(search.state) ? { status: states[search.state] } : {}),
    ...(search.currency && /^[A-Z]{3,5}$/.test(search.currency)
      ? { currency: search.currency }
      : {}),
  };
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
      <Head choice={choice} state={search.state} onChange={change} />
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
        onPageChange={(next) => change({ page: next === 1 ? undefined : String(next) })}
        className="justify-center"
      />
    </div>
  );
}

interface HeadProps {
  readonly choice: BonusChoice;
  readonly state: string | undefined;
  readonly onChange: (
    changed: Partial<Record<'state' | 'currency' | 'page', string | undefined>>,
  ) => void;
}

/** State and currency, and the way to a file. */
function Head({ choice, state, onChange }: HeadProps) {
  const text = useTranslations('account.history.bonuses');
  const client = useQueryClient();
  const currencies = useCurrencies();
  const nameOf = useBonusName();
  async function read(onRead: (share: number) => void) {
    const found: PlayerBonus[] = [];
    for (let next = 1, pages = 1; next <= pages; next += 1) {
      const asked = { page: next, perPage: 100, ...bonusFilter(choice) };
      const { data, meta } = await apiOf(client).bonuses.list(asked);
      found.push(...data);
      pages = Math.ceil(meta.total / 100);
      onRead(next / Math.max(pages, 1));
    }
    return found.map((bonus) => {
      const { currency: code } = bonus;
      const unit = currencies.find((known) => known.code === code) ?? { code, subunitToUnit: 1 };
      return {
        given: bonus.issuedAt,
        ended: bonus.finishedAt,
        bonus: nameOf(bonus),
        result: Object.entries(bonusResult).find(([, kind]) => kind === bonus.result)?.[0] ?? null,
        amount: toDecimalString(bonus.amount, unit),
        wagered: toDecimalString(bonus.wagered, unit),
        toWager: toDecimalString(bonus.wagerTotal, unit),
        currency: code,
      };
    });
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <search className="flex flex-wrap gap-2">
        <Select
          compact
          aria-label={text('state')}
          value={isState(state) ? state : ''}
          onChange={({ target }) => onChange({ state: target.value || undefined, page: undefined })}
          options={[
            { value: '', label: text('states.all') },
            ...(['held', 'finished'] as const).map((value) => ({
              value,
              label: text(`states.${value}`),
            })),
          ]}
        />
        <Select
          compact
          aria-label={text('currency')}
          value={choice.currency ?? ''}
          onChange={({ target }) =>
            onChange({ currency: target.value || undefined, page: undefined })
          }
          options={[
            { value: '', label: text('allCurrencies') },
            ...currencies.map(({ code }) => ({ value: code, label: code })),
          ]}
        />
      </search>
      <ExportMenu name="bonuses" columns={exported} read={read} />
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
