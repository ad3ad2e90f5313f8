import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { HomeLink } from '#shared/home-link.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { TitledPage } from '#shared/titled-page.tsx';

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
    <TitledPage title={pages('title')}>
      <EmptyPlace
        art="empty-bets"
        heading={text('heading')}
        action={<HomeLink>{text('action')}</HomeLink>}
      >
        {text('text')}
      </EmptyPlace>
    </TitledPage>
  );
}
