import { messageState } from '@pierlight/contract/notifications/statuses';
import { Button } from '@pierlight/ui/button';
import { Popover } from '@pierlight/ui/popover';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { latestQuery, popoverSize } from '../api.ts';
import { changeFailed } from '../change-failed.ts';
import { readAllMutation, readMutation } from '../inbox-api.ts';
import { MessageBody } from './message-body.tsx';

interface NotificationPopoverProps {
  readonly trigger: ReactElement;
}

/** The newest three messages under the bell. It is loaded by the press that asks for it. */
export default function NotificationPopover({ trigger }: NotificationPopoverProps) {
  return (
    <WithTexts folders={['account']}>
      <LatestMessages trigger={trigger} />
    </WithTexts>
  );
}

function LatestMessages({ trigger }: NotificationPopoverProps) {
  const head = useTranslations('layout.notifications');
  const text = useTranslations('account.notifications');
  const [isOpen, setOpen] = useState(true);
  const latest = useQuery(latestQuery());
  const read = useMutation({ ...readMutation(), onError: changeFailed });
  const readAll = useMutation({ ...readAllMutation(), onError: changeFailed });
  const messages = latest.data?.data.slice(0, popoverSize) ?? [];
  const close = () => setOpen(false);
  return (
    <Popover
      pinned
      trigger={trigger}
      title={head('title')}
      open={isOpen}
      onOpenChange={setOpen}
      titleEnd={
        latest.data?.meta.totalUnread ? (
          <Button size="sm" variant="ghost" onClick={() => readAll.mutate()}>
            {text('readAll')}
          </Button>
        ) : null
      }
    >
      {latest.isPending ? <MessagesSkeleton /> : null}
      {latest.isError && !latest.data ? (
        <p className="flex items-center justify-between gap-3 px-5 pb-3 text-13 text-text-2">
          {text('failed')}
          <Button size="sm" onClick={() => void latest.refetch()}>
            {text('retry')}
          </Button>
        </p>
      ) : null}
      {latest.data && messages.length === 0 ? (
        <p className="px-5 pb-4 text-13 text-text-2">{text('text')}</p>
      ) : null}
      <ul>
        {messages.map((message) => (
          <li
            key={message.id}
            className="flex px-5 py-3 not-first:border-hair not-first:border-t hover:bg-surface-3"
          >
            <MessageBody
              message={message}
              onOpen={() => {
                if (message.state === messageState.unread) read.mutate([message.id]);
                if (message.path) close();
              }}
            />
          </li>
        ))}
      </ul>
      <div className="p-3">
        <Button block render={<Link to="/profile/notifications" />} onClick={close}>
          {text('openInbox')}
        </Button>
      </div>
    </Popover>
  );
}

function MessagesSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3 px-5 pb-3">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} index={row} className="h-11 w-full" />
      ))}
    </SkeletonGroup>
  );
}
