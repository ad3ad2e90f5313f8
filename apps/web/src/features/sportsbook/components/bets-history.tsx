import { Alert } from '@pierlight/ui/alert';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { Pagination } from '@pierlight/ui/pagination';
import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCurrencies } from '#features/settings/public.ts';
import { apiOf } from '#shared/api/query-client.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { useSearchValues } from '#shared/navigation/use-search-values.ts';
import { useSession } from '#shared/session/use-session.ts';
import { ExportMenu } from '#shared/table-export/export-menu.tsx';
import { usePageInRange } from '#shared/use-page-in-range.ts';
import { BETS_PER_PAGE, betsQuery } from '../api.ts';
import { readBetsSearch } from '../bets-search.ts';
import { exportedBet, exportedColumns, readBets } from '../exported-bets.ts';
import { BetList } from './bet-list.tsx';

const views = ['open', 'settled'] as const;

/** The player's bets on sports: those that run, and what came of the others. */
export default function BetsHistory() {
  const text = useTranslations('account.history.bets');
  const [{ of: view = 'open', page = 1 }, change] = useSearchValues(readBetsSearch);
  const isSettled = view === 'settled';
  const client = useQueryClient();
  const currencies = useCurrencies();
  const bets = useQuery({
    ...betsQuery({ isSettled, page }),
    enabled: useSession().status === 'player',
  });
  const pageCount = Math.ceil((bets.data?.meta.total ?? 0) / BETS_PER_PAGE);
  usePageInRange(page, bets.data && !bets.isPlaceholderData ? pageCount : undefined);
  return (
    <section className="grid min-w-0 gap-4">
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-2">
        <SegmentedControl
          inline
          label={text('which.label')}
          value={view}
          options={views.map((value) => ({
            value,
            label: text(`which.${value}`),
            render: (
              <Link
                to="/profile/history"
                search={{ tab: 'bets', ...(value === 'settled' ? { of: value } : {}) }}
                activeOptions={{ exact: true }}
                resetScroll={false}
              />
            ),
          }))}
        />
        {bets.data && bets.data.meta.total > 0 ? (
          <ExportMenu
            name={`bets-${view}`}
            columns={exportedColumns}
            read={async (onRead) =>
              (await readBets(apiOf(client), isSettled, onRead)).map((bet) =>
                exportedBet(bet, currencies),
              )
            }
          />
        ) : null}
      </div>
      {bets.isLoadingError ? (
        <Alert
          tone="error"
          action={
            <Button size="sm" onClick={() => void bets.refetch()}>
              {text('retry')}
            </Button>
          }
        >
          {text('failed')}
        </Alert>
      ) : bets.data === undefined ? (
        <SkeletonGroup>
          <Skeleton className="h-100 w-full rounded-panel" />
        </SkeletonGroup>
      ) : bets.data.data.length === 0 ? (
        <EmptyPlace
          art="empty-bets"
          level={3}
          heading={text(`none.${view}.heading`)}
          action={
            <Link to="/betting" className={buttonStyle({ variant: 'line' })}>
              {text('none.action')}
            </Link>
          }
        >
          {text(`none.${view}.text`)}
        </EmptyPlace>
      ) : (
        <BetList bets={bets.data.data} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        onPageChange={(next) => change({ page: next === 1 ? undefined : next })}
        className="justify-center"
      />
    </section>
  );
}
