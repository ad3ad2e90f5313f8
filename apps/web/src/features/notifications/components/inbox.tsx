import { messageState } from '@pierlight/contract/notifications/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { Pagination } from '@pierlight/ui/pagination';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { usePageInRange } from '#shared/use-page-in-range.ts';
import { changeFailed } from '../change-failed.ts';
import {
  deleteMutation,
  inboxPageSize,
  inboxQuery,
  readAllMutation,
  readMutation,
} from '../inbox-api.ts';
import type { InboxSearch } from '../inbox-search.ts';
import { InboxBar } from './inbox-bar.tsx';
import { InboxDays } from './inbox-days.tsx';
import { preferencesId } from './preferences.tsx';

/** Every message, by days, to be read and deleted several at a time. */
export function Inbox({ search }: { readonly search: InboxSearch }) {
  const text = useTranslations('account.notifications');
  const tabs = useTranslations('layout.profile');
  const page = search.page ?? 1;
  const inbox = useQuery(inboxQuery(page));
  const pageCount = inbox.data && Math.ceil(inbox.data.meta.total / inboxPageSize);
  usePageInRange(page, inbox.isPlaceholderData ? undefined : pageCount);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const onError = changeFailed;
  const read = useMutation({ ...readMutation(), onError });
  const readAll = useMutation({ ...readAllMutation(), onError });
  const remove = useMutation({ ...deleteMutation(), onError });

  if (inbox.isPending) return <InboxSkeleton />;
  if (!inbox.data) {
    return (
      <Alert
        tone="error"
        action={
          <Button size="sm" onClick={() => void inbox.refetch()}>
            {text('retry')}
          </Button>
        }
      >
        {text('failed')}
      </Alert>
    );
  }

  const { data: messages, meta } = inbox.data;
  // What another screen deleted is no longer chosen.
  const chosen = messages.filter(({ id }) => marked.has(id));
  const chosenIds = chosen.map(({ id }) => id);
  const isUnread = ({ state }: { readonly state: number }) => state === messageState.unread;
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(marked);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    setMarked(next);
  };
  const done = () => setMarked(new Set());

  if (meta.total === 0) {
    return (
      <EmptyPlace
        art="empty-inbox"
        heading={text('heading')}
        action={
          <a href={`#${preferencesId}`} className={buttonStyle({ variant: 'line' })}>
            {text('action')}
          </a>
        }
      >
        {text('text')}
      </EmptyPlace>
    );
  }
  return (
    <div className="grid gap-4">
      <h2 className="visually-hidden">{tabs('notifications')}</h2>
      <p role="status" className="text-text-2">
        {text('summary', { unread: meta.totalUnread, total: meta.total })}
      </p>
      <div className="rounded-panel bg-surface-1 shadow-panel">
        <InboxBar
          chosen={chosen.length}
          shown={messages.length}
          hasUnread={chosen.length > 0 ? chosen.some(isUnread) : meta.totalUnread > 0}
          isBusy={read.isPending || readAll.isPending || remove.isPending}
          onChooseAll={(isChosen) =>
            choose(
              messages.map(({ id }) => id),
              isChosen,
            )
          }
          onRead={() =>
            chosen.length > 0
              ? read.mutate(chosenIds, { onSuccess: done })
              : readAll.mutate(undefined)
          }
          onDelete={() => remove.mutate(chosenIds, { onSuccess: done })}
        />
        <InboxDays
          messages={messages}
          chosen={marked}
          onChoose={(id, isChosen) => choose([id], isChosen)}
          onOpen={(message) => {
            if (isUnread(message)) read.mutate([message.id]);
          }}
        />
      </div>
      <Pagination
        page={page}
        pageCount={pageCount ?? 0}
        renderLink={(next) => (
          <Link to="/profile/notifications" search={next === 1 ? {} : { page: next }} />
        )}
        className="justify-center"
      />
    </div>
  );
}

function InboxSkeleton() {
  return (
    <SkeletonGroup className="grid gap-px overflow-clip rounded-panel bg-surface-1 p-4 shadow-panel">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} index={row} className="my-1.5 h-11 w-full" />
      ))}
    </SkeletonGroup>
  );
}
