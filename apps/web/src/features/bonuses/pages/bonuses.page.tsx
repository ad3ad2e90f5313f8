import { buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';

/** The player's tickets. */
export function BonusesPage() {
  const text = useTranslations('account.bonuses');
  return (
    <EmptyPlace
      art="empty-tickets"
      heading={text('heading')}
      action={
        <Link to="/" className={buttonStyle({ variant: 'line' })}>
          {text('action')}
        </Link>
      }
    >
      {text('text')}
    </EmptyPlace>
  );
}
