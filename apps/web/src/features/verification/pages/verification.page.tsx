import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';

/** Where the check of the player's identity stands. */
export function VerificationPage() {
  const text = useTranslations('account.verification');
  return (
    <EmptyPlace art="empty-documents" heading={text('heading')}>
      {text('text')}
    </EmptyPlace>
  );
}
