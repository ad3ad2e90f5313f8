import { buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#features/catalogue/public.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';

/** The sportsbook. */
export function BettingPage() {
  return (
    <WithTexts folders={['account']}>
      <Book />
    </WithTexts>
  );
}

function Book() {
  const pages = useTranslations('pages.betting');
  const text = useTranslations('account.betting');
  return (
    <section className="grid gap-6 px-(--gutter) pt-6 pb-12">
      <PageTitle>{pages('title')}</PageTitle>
      <EmptyPlace
        art="empty-bets"
        heading={text('heading')}
        action={
          <Link to="/" className={buttonStyle({ variant: 'line' })}>
            {text('action')}
          </Link>
        }
      >
        {text('text')}
      </EmptyPlace>
    </section>
  );
}
