import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { IconButton } from '@pierlight/ui/icon-button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { latestQuery } from '../api.ts';
import { usePushRenewal } from '../use-push-renewal.ts';

const NotificationPopover = lazy(() => import('./notification-popover.tsx'));

/** Most that the figure on the bell says. */
const countShown = 99;

/** The way to the inbox, with the count of what is unread; opens the newest three. */
export default function NotificationBell() {
  const text = useTranslations('layout.notifications');
  usePushRenewal();
  const [isAsked, setAsked] = useState(false);
  const newest = useQuery(latestQuery()).data;
  const unread = newest?.meta.totalUnread ?? 0;
  const button = (
    <IconButton
      label={text('open', { unread })}
      count={
        unread === 0 ? null : unread > countShown ? text('many', { count: countShown }) : unread
      }
      aria-haspopup="dialog"
      onClick={isAsked ? undefined : () => setAsked(true)}
    >
      <BellIcon aria-hidden="true" size={22} />
    </IconButton>
  );
  if (!isAsked) return button;
  return (
    <LatePart fallback={button}>
      <NotificationPopover trigger={button} />
    </LatePart>
  );
}
