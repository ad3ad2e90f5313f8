import { buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#features/catalogue/public.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';

/** Tournaments that run or are announced. */
export function TournamentsPage() {
  return (
    <WithTexts folders={['account']}>
      <List />
    </WithTexts>
  );
}

function List() {
  const pages = useTranslations('pages.tournaments');
  const text = useTranslations('account.tournaments');
  return (
    <section className="grid gap-6 px-(--gutter) pt-6 pb-12">
      <PageTitle>{pages('title')}</PageTitle>
      <EmptyPlace
        art="empty-tournaments"
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
