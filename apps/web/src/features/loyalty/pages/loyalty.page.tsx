import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { TitledPage } from '#shared/titled-page.tsx';

/** The pier of levels. */
export function LoyaltyPage() {
  return (
    <WithTexts folders={['account']}>
      <Pier />
    </WithTexts>
  );
}

function Pier() {
  const pages = useTranslations('pages.loyalty');
  const text = useTranslations('account.loyalty');
  const modals = useModals();
  return (
    <TitledPage title={pages('title')}>
      <EmptyPlace
        art="empty-loyalty"
        heading={text('heading')}
        action={
          <Button variant="line" onClick={() => modals.open('loyalty-earn')}>
            {text('action')}
          </Button>
        }
      >
        {text('text')}
      </EmptyPlace>
    </TitledPage>
  );
}
