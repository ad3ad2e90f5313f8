import type { PlayerSession } from '@pierlight/contract/identity/schemas';
import { Badge } from '@pierlight/ui/badge';
import { Button } from '@pierlight/ui/button';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Pagination } from '@pierlight/ui/pagination';
import { Select } from '@pierlight/ui/select';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { apiOf } from '#shared/api/query-client.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useDeviceName } from '#shared/devices.tsx';
import { useSearchValues } from '#shared/navigation/use-search-values.ts';
import { startOfDays } from '#shared/start-of-days.ts';
import { ExportMenu } from '#shared/table-export/export-menu.tsx';
import { usePageInRange } from '#shared/use-page-in-range.ts';
import { SESSIONS_PER_PAGE, sessionsQuery } from '../api.ts';
import { isSessionsPeriod, readSessionsSearch, sessionDays } from '../sessions-search.ts';
import { usePlaceName } from '../use-place-name.ts';

const periods = ['week', 'month', 'all'] as const;

const exported = ['signedIn', 'lastUsed', 'device', 'place', 'address', 'state'] as const;

/** Every sign-in of the player: from where, when, and how it ended. */
export default function SessionsHistory() {
  const text = useTranslations('account.sessions');
  const security = useTranslations('account.security.sessions');
  const nameOf = useDeviceName();
  const placeOf = usePlaceName();
  const client = useQueryClient();
  const [now] = useState(() => new Date());
  const [{ page = 1, period }, change] = useSearchValues(readSessionsSearch);
  const from = period && startOfDays(sessionDays[period], now);
  const sessions = useQuery({ ...sessionsQuery(page, from), placeholderData: keepPreviousData });
  const pageCount = Math.ceil((sessions.data?.meta.total ?? 0) / SESSIONS_PER_PAGE);
  usePageInRange(page, sessions.data && !sessions.isPlaceholderData ? pageCount : undefined);
  if (sessions.isLoadingError) {
    return (
      <EmptyState
        title={security('failed')}
        action={<Button onClick={() => void sessions.refetch()}>{security('retry')}</Button>}
      />
    );
  }
  if (!sessions.data) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-80 rounded-panel" />
      </SkeletonGroup>
    );
  }
  const columns: readonly DataColumn<PlayerSession>[] = [
    {
      key: 'device',
      header: text('device'),
      rowHeader: true,
      cell: ({ userAgent }) => nameOf(userAgent),
    },
    {
      key: 'place',
      header: text('place'),
      quiet: true,
      cell: ({ country }) => placeOf(country),
    },
    { key: 'address', header: text('address'), quiet: true, cell: ({ ip }) => <bdi>{ip}</bdi> },
    {
      key: 'signedIn',
      header: text('signedIn'),
      quiet: true,
      cell: ({ createdAt }) => <Time at={createdAt} />,
    },
    {
      key: 'used',
      header: text('used'),
      quiet: true,
      cell: ({ lastUsedAt }) => <Time at={lastUsedAt} />,
    },
    { key: 'state', header: text('state'), cell: (session) => <State session={session} /> },
  ];
  async function read(onRead: (share: number) => void) {
    const rows: PlayerSession[] = [];
    for (let next = 1, pages = 1; next <= pages; next += 1) {
      const { data, meta } = await apiOf(client).identity.sessions({
        page: next,
        perPage: 100,
        from,
      });
      rows.push(...data);
      pages = Math.ceil(meta.total / 100);
      onRead(next / Math.max(pages, 1));
    }
    return rows.map((session) => ({
      signedIn: session.createdAt,
      lastUsed: session.lastUsedAt,
      device: nameOf(session.userAgent),
      place: placeOf(session.country),
      address: session.ip,
      state: stateText(session, text, security),
    }));
  }
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <search>
          <Select
            compact
            aria-label={text('period')}
            value={period ?? 'all'}
            onChange={({ target: { value } }) =>
              change({ period: isSessionsPeriod(value) ? value : undefined, page: undefined })
            }
            options={periods.map((value) => ({ value, label: text(`periods.${value}`) }))}
          />
        </search>
        <ExportMenu name="sign-ins" columns={exported} read={read} />
      </div>
      <DataTable
        caption={text('caption')}
        columns={columns}
        rows={sessions.data.data}
        rowKey={({ id }) => id}
        renderCard={(session) => (
          <div className="flex items-center justify-between gap-3">
            <div className="grid min-w-0">
              <span className="font-semibold">{nameOf(session.userAgent)}</span>
              <span className="text-13 text-text-3">
                <Time at={session.createdAt} /> · {placeOf(session.country)} ·{' '}
                <bdi>{session.ip}</bdi>
              </span>
            </div>
            <State session={session} />
          </div>
        )}
        empty={<EmptyState level={3} title={text('none')} />}
      />
      <Pagination
        page={page}
        pageCount={pageCount}
        onPageChange={(next) => change({ page: next === 1 ? undefined : next })}
        className="justify-center"
      />
    </div>
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

type Words = ReturnType<typeof useTranslations>;

const stateText = (
  { isCurrent, endReason }: PlayerSession,
  text: Words,
  security: Words,
): string =>
  isCurrent ? security('current') : endReason === null ? text('open') : text(`ended.${endReason}`);

function State({ session }: { readonly session: PlayerSession }) {
  const text = useTranslations('account.sessions');
  const security = useTranslations('account.security.sessions');
  return (
    <Badge {...(session.isCurrent ? { tone: 'lamp' as const } : {})}>
      {stateText(session, text, security)}
    </Badge>
  );
}
