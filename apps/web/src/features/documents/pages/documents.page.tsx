import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';

/** Documents the player has been asked for. */
export function DocumentsPage() {
  const text = useTranslations('account.documents');
  return (
    <EmptyPlace art="empty-documents" heading={text('heading')}>
      {text('text')}
    </EmptyPlace>
  );
}
