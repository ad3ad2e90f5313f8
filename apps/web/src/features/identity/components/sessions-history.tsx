import type { PlayerSession } from '@pierlight/contract/identity/schemas';
import { Badge } from '@pierlight/ui/badge';
import { Button } from '@pierlight/ui/button';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Pagination } from '@pierlight/ui/pagination';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { SESSIONS_PER_PAGE, sessionsQuery } from '../api.ts';
import { useDeviceName } from '../use-device-name.ts';
import { usePlaceName } from '../use-place-name.ts';

/** Every sign-in of the player: from where, when, and how it ended. */
export default function SessionsHistory() {
  const text = useTranslations('account.sessions');
  const retry = useTranslations('account.security.sessions');
  const nameOf = useDeviceName();
  const placeOf = usePlaceName();
  const [page, setPage] = useState(1);
  const sessions = useQuery({ ...sessionsQuery(page), placeholderData: keepPreviousData });
  if (sessions.isLoadingError) {
    return (
      <EmptyState
        title={retry('failed')}
        action={<Button onClick={() => void sessions.refetch()}>{retry('retry')}</Button>}
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
  return (
    <div className="grid gap-4">
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
        pageCount={Math.ceil(sessions.data.meta.total / SESSIONS_PER_PAGE)}
        onPageChange={setPage}
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

function State({ session: { isCurrent, endReason } }: { readonly session: PlayerSession }) {
  const text = useTranslations('account.sessions');
  const security = useTranslations('account.security.sessions');
  if (isCurrent) return <Badge tone="lamp">{security('current')}</Badge>;
  return <Badge>{endReason === null ? text('open') : text(`ended.${endReason}`)}</Badge>;
}
