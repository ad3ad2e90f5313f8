import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { HomeLink } from '#shared/home-link.tsx';

/** The player's tickets. */
export function BonusesPage() {
  const text = useTranslations('account.bonuses');
  return (
    <EmptyPlace
      art="empty-tickets"
      heading={text('heading')}
      action={<HomeLink>{text('action')}</HomeLink>}
    >
      {text('text')}
    </EmptyPlace>
  );
}
