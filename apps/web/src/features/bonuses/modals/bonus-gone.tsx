import { buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';

export type BonusTitle =
  | 'bonusDetails'
  | 'packageBonus'
  | 'cancelLock'
  | 'changeActive'
  | 'cancelActive'
  | 'cancelIssued'
  | 'cancelUnsettled'
  | 'walletInfo';

/** Says of a bonus that an address names that the player does not have it. */
export function BonusGone({ title }: { readonly title: BonusTitle }) {
  return (
    <WithTexts folders={['modals']}>
      <Notice title={title} />
    </WithTexts>
  );
}

function Notice({ title }: { readonly title: BonusTitle }) {
  const text = useTranslations('modals.bonuses');
  return (
    <NoticeModal
      title={text(`titles.${title}`)}
      art="empty-tickets"
      heading={text('heading')}
      foot={<ToBonuses />}
    >
      <p>{text('text')}</p>
    </NoticeModal>
  );
}

/** The way to the tickets. */
export function ToBonuses() {
  const text = useTranslations('modals.bonuses');
  return (
    <Link
      to="/profile/bonuses"
      className={buttonStyle({ variant: 'line', size: 'lg', block: true })}
    >
      {text('action')}
    </Link>
  );
}
