import type { Message } from '@pierlight/contract/notifications/schemas';
import { messageState } from '@pierlight/contract/notifications/statuses';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { addressedSearch, parseSearch } from '#shared/navigation/search.ts';
import { useClock } from '#shared/use-clock.ts';
import { MessageSign } from './message-sign.tsx';

const recently = 24 * 60 * 60 * 1000;

interface MessageBodyProps {
  readonly message: Message;
  /** It was pressed: it leads to its page, and counts as read. */
  readonly onOpen: () => void;
  /** Where the lamp of an unread one hangs: at the edge of its list. */
  readonly lampAt?: '-start-3.5' | '-start-11';
}

/**
 * Sign, title, text and time of a message, which keeps the language it was written in. The whole of it can be
 * pressed while that does something.
 */
export function MessageBody({ message, onOpen, lampAt = '-start-3.5' }: MessageBodyProps) {
  const text = useTranslations('account.notifications');
  const { content, path, topic } = message;
  const isUnread = message.state === messageState.unread;
  const title = (
    <>
      {isUnread ? <span className="visually-hidden">{text('unread')}: </span> : null}
      <bdi>{content.title}</bdi>
    </>
  );
  const titleStyle = 'text-start before:absolute before:inset-0 before:rounded-control';
  const [pathname, query = ''] = path?.split('?') ?? [];
  return (
    <div className="relative grid min-w-0 flex-1 grid-cols-[40px_minmax(0,1fr)_auto] items-start gap-x-3">
      {isUnread ? (
        <span
          aria-hidden="true"
          className={`absolute top-4.25 size-1.5 rounded-full bg-lamp ${lampAt}`}
        />
      ) : null}
      <span className="row-span-2">
        <MessageSign topic={topic} isUnread={isUnread} />
      </span>
      <p
        className={`break-words leading-5 ${isUnread ? 'font-semibold text-text-1' : 'font-medium text-text-2'}`}
      >
        {pathname !== undefined ? (
          <Link
            to={pathname}
            search={addressedSearch(parseSearch(query))}
            onClick={onOpen}
            className={titleStyle}
          >
            {title}
          </Link>
        ) : isUnread ? (
          <button type="button" onClick={onOpen} className={titleStyle}>
            {title}
          </button>
        ) : (
          title
        )}
      </p>
      <MessageTime createdAt={message.createdAt} />
      <p className="col-span-2 break-words text-13 text-text-2 leading-4.5 md:col-span-1">
        <bdi>{content.text}</bdi>
      </p>
    </div>
  );
}

/** How long ago within a day, else the time of that day. */
function MessageTime({ createdAt }: { readonly createdAt: string }) {
  const format = useFormatter();
  const now = useClock(60_000)?.getTime();
  const moment = new Date(createdAt);
  const isRecent = now !== undefined && now - moment.getTime() < recently;
  return (
    <time dateTime={createdAt} className="tabular whitespace-nowrap pt-0.5 text-12 text-text-3">
      {isRecent
        ? format.relativeTime(moment, { now: Math.max(now, moment.getTime()), style: 'short' })
        : format.dateTime(moment, { timeStyle: 'short' })}
    </time>
  );
}
