import { Button } from '@pierlight/ui/button';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Pagination } from '@pierlight/ui/pagination';
import { Select } from '@pierlight/ui/select';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountsQuery, visibleAccounts } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import type { Search } from '#shared/navigation/search.ts';
import { useServices } from '#shared/services.ts';
import { useSession } from '#shared/session/use-session.ts';
import { usePageInRange } from '#shared/use-page-in-range.ts';
import { SPINS_PER_PAGE, spinsQuery } from '../api.ts';
import {
  periodStart,
  type SpinsView,
  searchWithSpinsView,
  spinsPeriods,
  spinsViewFromSearch,
} from '../spins-period.ts';
import { Rounds } from './rounds.tsx';

/** The player's rounds: what was staked, what came back, and the net of what is shown. */
export default function SpinsHistory() {
  const text = useTranslations('pages.profileHistory.spins');
  const { locale } = useServices();
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
      locale,
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
  const pageCount = Math.ceil(total / SPINS_PER_PAGE);
  usePageInRange(view.page, spins.data && !spins.isPlaceholderData ? pageCount : undefined);
  const isNarrowed = view.period !== 'all' || view.currency !== undefined;
  // Whoever never played is told so, instead of being sent to a longer period.
  const ever = useQuery({
    ...spinsQuery({ page: 1, locale }),
    enabled: status === 'player' && isNarrowed && spins.data?.meta.total === 0,
  });
  return (
    <section className="grid gap-4 [&>*]:min-w-0">
      <Filters view={view} onChange={change} />
      {spins.data && !ever.isLoading ? (
        <Rounds spins={spins.data.data} isNarrowed={isNarrowed && ever.data?.meta.total !== 0} />
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
        pageCount={pageCount}
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

function RoundsToCome() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-100 w-full rounded-panel" />
    </SkeletonGroup>
  );
}
