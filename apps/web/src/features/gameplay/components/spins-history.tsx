import { Button } from '@pierlight/ui/button';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Pagination } from '@pierlight/ui/pagination';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrencies } from '#features/settings/public.ts';
import { apiOf } from '#shared/api/query-client.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useSearchValues } from '#shared/navigation/use-search-values.ts';
import { useServices } from '#shared/services.ts';
import { useSession } from '#shared/session/use-session.ts';
import { ExportMenu } from '#shared/table-export/export-menu.tsx';
import { usePageInRange } from '#shared/use-page-in-range.ts';
import { SPINS_PER_PAGE, spinsQuery, spinsTotalsQuery } from '../api.ts';
import { exportedSpin, readSpins, spinColumns } from '../exported-spins.ts';
import {
  periodStart,
  readSpinsSearch,
  type SpinsView,
  spinsSearchOf,
  spinsViewOf,
} from '../spins-period.ts';
import { ReturnsOfGames } from './returns-of-games.tsx';
import { Rounds } from './rounds.tsx';
import { SpinsFilters } from './spins-filters.tsx';

/** The player's rounds: what was staked, what came back, and what all of the choice come to. */
export default function SpinsHistory() {
  const text = useTranslations('account.spins');
  const { locale } = useServices();
  const client = useQueryClient();
  const currencies = useCurrencies();
  const [search, changeSearch] = useSearchValues(readSpinsSearch);
  const view = spinsViewOf(search);
  const [openedAt] = useState(() => new Date());
  const { status } = useSession();
  const enabled = status === 'player';
  const choice = {
    currency: view.currency,
    game: view.game,
    from: periodStart(view.period, openedAt),
  };
  const spins = useQuery({
    ...spinsQuery({ locale, page: view.page, until: view.until, ...choice }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const totals = useQuery({ ...spinsTotalsQuery(choice), enabled }).data ?? [];
  const change = (changed: Partial<SpinsView>) =>
    changeSearch(spinsSearchOf({ ...view, page: 1, ...changed }));
  const pageCount = Math.ceil((spins.data?.meta.total ?? 0) / SPINS_PER_PAGE);
  usePageInRange(view.page, spins.data && !spins.isPlaceholderData ? pageCount : undefined);
  const isNarrowed =
    view.period !== 'all' || view.currency !== undefined || view.game !== undefined;
  // A player who never played is told so, instead of being sent to a longer period.
  const ever = useQuery({
    ...spinsQuery({ page: 1, locale }),
    enabled: enabled && isNarrowed && spins.data?.meta.total === 0,
  });
  return (
    <section className="grid gap-4 [&>*]:min-w-0">
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-2">
        <SpinsFilters view={view} onChange={change} />
        {spins.data && spins.data.meta.total > 0 ? (
          <ExportMenu
            name="rounds"
            columns={spinColumns}
            read={async (onRead) =>
              (await readSpins(apiOf(client), choice, locale, onRead)).map((spin) =>
                exportedSpin(spin, currencies),
              )
            }
          />
        ) : null}
      </div>
      <ReturnsOfGames totals={totals} />
      {spins.data && !ever.isLoading ? (
        <Rounds
          spins={spins.data.data}
          totals={totals}
          isNarrowed={isNarrowed && ever.data?.meta.total !== 0}
        />
      ) : spins.isError ? (
        <EmptyState
          title={text('failed')}
          action={<Button onClick={() => void spins.refetch()}>{text('retry')}</Button>}
        />
      ) : (
        <RoundsSkeleton />
      )}
      <Pagination
        page={view.page}
        pageCount={pageCount}
        onPageChange={(page) =>
          change({ page, until: view.page === 1 ? spins.data?.data[0]?.id : view.until })
        }
        className="justify-center"
      />
    </section>
  );
}

function RoundsSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-100 w-full rounded-panel" />
    </SkeletonGroup>
  );
}
