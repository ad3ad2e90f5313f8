import type { Spin } from '@pierlight/contract/gameplay/schemas';
import { roundStatus } from '@pierlight/contract/gameplay/statuses';
import { Amount } from '@pierlight/ui/amount';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Pagination } from '@pierlight/ui/pagination';
import { Select } from '@pierlight/ui/select';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { accountsQuery, visibleAccounts } from '#features/wallet/public.ts';
import type { Search } from '#shared/navigation/search.ts';
import { useSession } from '#shared/session/use-session.ts';
import { SPINS_PER_PAGE, spinsQuery } from '../api.ts';
import { netOfSpin, signed, totalsOfSpins } from '../net.ts';
import {
  periodStart,
  type SpinsView,
  searchWithSpinsView,
  spinsPeriods,
  spinsViewFromSearch,
} from '../spins-period.ts';

/** The player's rounds: what was staked, what came back, and the net of what is shown. */
export default function SpinsHistory() {
  const text = useTranslations('pages.profileHistory.spins');
  const navigate = useNavigate();
  const search = useLocation({
    select: (location) => location.search as Search,
    structuralSharing: true,
  });
  const view = spinsViewFromSearch(search);
  const [openedAt] = useState(() => new Date());
  const { status } = useSession();
  const spins = useQuery({
    ...spinsQuery({
      page: view.page,
      currency: view.currency,
      from: periodStart(view.period, openedAt),
    }),
    enabled: status === 'player',
    placeholderData: keepPreviousData,
  });
  const change = (changed: Partial<SpinsView>) =>
    void navigate({
      to: '.',
      search: searchWithSpinsView(search, { ...view, page: 1, ...changed }) as never,
      replace: true,
      resetScroll: false,
    });
  const total = spins.data?.meta.total ?? 0;
  return (
    <section className="grid gap-4 [&>*]:min-w-0">
      <Filters view={view} onChange={change} />
      {spins.data ? (
        <Rounds spins={spins.data.data} isNarrowed={view.period !== 'all' || !!view.currency} />
      ) : spins.isError ? (
        <EmptyState
          title={text('failed')}
          action={<Button onClick={() => void spins.refetch()}>{text('retry')}</Button>}
        />
      ) : (
        <RoundsToCome />
      )}
      <Pagination
        page={view.page}
        pageCount={Math.ceil(total / SPINS_PER_PAGE)}
        onPageChange={(page) => change({ page })}
        className="justify-center"
      />
    </section>
  );
}

interface FiltersProps {
  readonly view: SpinsView;
  readonly onChange: (changed: Partial<SpinsView>) => void;
}

function Filters({ view, onChange }: FiltersProps) {
  const text = useTranslations('pages.profileHistory.spins');
  const { status } = useSession();
  const accounts = useQuery({ ...accountsQuery(), enabled: status === 'player' }).data ?? [];
  const codes = new Set(visibleAccounts(accounts).map(({ currency }) => currency));
  if (view.currency) codes.add(view.currency);
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        compact
        aria-label={text('period')}
        value={view.period}
        onChange={({ target }) => {
          const period = spinsPeriods.find((known) => known === target.value);
          if (period) onChange({ period });
        }}
        options={spinsPeriods.map((value) => ({ value, label: text(`periods.${value}`) }))}
      />
      <Select
        compact
        aria-label={text('currency')}
        value={view.currency ?? ''}
        onChange={({ target }) => onChange({ currency: target.value || undefined })}
        options={[
          { value: '', label: text('allCurrencies') },
          ...[...codes].map((code) => ({ value: code, label: code })),
        ]}
      />
    </div>
  );
}

interface RoundsProps {
  readonly spins: readonly Spin[];
  readonly isNarrowed: boolean;
}

function Rounds({ spins, isNarrowed }: RoundsProps) {
  const text = useTranslations('pages.profileHistory.spins');
  const format = useFormatter();
  const money = useMoney();
  const time = (spin: Spin) => (
    <time dateTime={spin.createdAt}>
      {format.dateTime(new Date(spin.createdAt), {
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      })}
    </time>
  );
  const paid = (spin: Spin) =>
    spin.status === roundStatus.open ? '–' : money(spin.payout, spin.currency);
  const columns: readonly DataColumn<Spin>[] = [
    {
      key: 'game',
      header: text('game'),
      rowHeader: true,
      cell: (spin) => <GameName spin={spin} />,
    },
    { key: 'time', header: text('time'), quiet: true, cell: time },
    {
      key: 'stake',
      header: text('stake'),
      numeric: true,
      cell: (spin) => <Amount>{money(spin.stake, spin.currency)}</Amount>,
    },
    {
      key: 'paid',
      header: text('paid'),
      numeric: true,
      cell: (spin) => <Amount>{paid(spin)}</Amount>,
    },
    { key: 'net', header: text('net'), numeric: true, cell: (spin) => <Net spin={spin} /> },
  ];
  return (
    <DataTable
      caption={text('caption')}
      columns={columns}
      rows={spins}
      rowKey={({ id }) => id}
      renderCard={(spin) => (
        <div className="flex items-center gap-3">
          <Picture spin={spin} className="size-11" />
          <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <GameLink spin={spin} />
            <span className="tabular text-end">
              <Net spin={spin} />
            </span>
            <span className="text-13 text-text-3">{time(spin)}</span>
            <span className="tabular text-end text-13 text-text-3">
              <Amount>{money(spin.stake, spin.currency)}</Amount> → <Amount>{paid(spin)}</Amount>
            </span>
          </div>
        </div>
      )}
      empty={
        <EmptyState
          level={3}
          art={<img src="/art/empty-history.svg" alt="" width={160} height={120} />}
          title={text(isNarrowed ? 'none.title' : 'empty.title')}
          action={
            <Link to="/" className={buttonStyle({ variant: 'line' })}>
              {text('empty.action')}
            </Link>
          }
        >
          {text(isNarrowed ? 'none.text' : 'empty.text')}
        </EmptyState>
      }
      foot={spins.length > 0 ? <Totals spins={spins} /> : null}
    />
  );
}

function Picture({ spin, className }: { readonly spin: Spin; readonly className: string }) {
  if (spin.game.thumbnail === '') {
    return (
      <span aria-hidden="true" className={`flex-none rounded-[4px] bg-surface-3 ${className}`} />
    );
  }
  return (
    <img
      src={spin.game.thumbnail}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      className={`flex-none rounded-[4px] object-cover ${className}`}
    />
  );
}

function GameLink({ spin }: { readonly spin: Spin }) {
  return (
    <Link
      to="/games/$id"
      params={{ id: spin.game.id }}
      className="min-w-0 truncate rounded-control hover:underline max-md:font-semibold"
    >
      {spin.game.name}
    </Link>
  );
}

function GameName({ spin }: { readonly spin: Spin }) {
  return (
    <span className="flex items-center gap-3">
      <Picture spin={spin} className="size-10" />
      <GameLink spin={spin} />
    </span>
  );
}

/** Signed and neutral; a word instead where there is no result. */
function Net({ spin }: { readonly spin: Spin }) {
  const text = useTranslations('pages.profileHistory.spins');
  const money = useMoney();
  const net = netOfSpin(spin);
  if (net === null) return <span className="text-text-2">{text('running')}</span>;
  if (spin.status === roundStatus.rolledBack)
    return <span className="text-text-2">{text('takenBack')}</span>;
  return (
    <Amount className="font-semibold">{signed(net, (sum) => money(sum, spin.currency))}</Amount>
  );
}

function Totals({ spins }: { readonly spins: readonly Spin[] }) {
  const text = useTranslations('pages.profileHistory.spins');
  const money = useMoney();
  return (
    <div className="grid gap-3">
      {totalsOfSpins(spins).map(({ currency, staked, paid, net }) => (
        <dl key={currency} className="flex flex-wrap gap-x-8 gap-y-2 max-md:justify-between">
          <Sum name={text('staked')}>{money(staked, currency)}</Sum>
          <Sum name={text('paid')}>{money(paid, currency)}</Sum>
          <Sum name={text('netOfPage')}>{signed(net, (sum) => money(sum, currency))}</Sum>
        </dl>
      ))}
    </div>
  );
}

function Sum({ name, children }: { readonly name: ReactNode; readonly children: string }) {
  return (
    <div>
      <dt className="text-13 text-text-3">{name}</dt>
      <dd className="font-semibold text-17">
        <Amount tabular>{children}</Amount>
      </dd>
    </div>
  );
}

function RoundsToCome() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-100 w-full rounded-panel" />
    </SkeletonGroup>
  );
}
