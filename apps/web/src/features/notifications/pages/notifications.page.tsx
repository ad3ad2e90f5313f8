import { buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';

/** The player's messages. */
export function NotificationsPage() {
  const text = useTranslations('account.notifications');
  return (
    <EmptyPlace
      art="empty-inbox"
      heading={text('heading')}
      action={
        <Link to="/profile/info" className={buttonStyle({ variant: 'line' })}>
          {text('action')}
        </Link>
      }
    >
      {text('text')}
    </EmptyPlace>
  );
}
