import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { HomeLink } from '#shared/home-link.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { TitledPage } from '#shared/titled-page.tsx';

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
    <TitledPage title={pages('title')}>
      <EmptyPlace
        art="empty-tournaments"
        heading={text('heading')}
        action={<HomeLink>{text('action')}</HomeLink>}
      >
        {text('text')}
      </EmptyPlace>
    </TitledPage>
  );
}
