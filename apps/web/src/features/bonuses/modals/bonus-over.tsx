import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useBonusName } from '../components/use-bonus-words.ts';
import type { BonusTitle } from './bonus-gone.tsx';

interface BonusOverProps {
  readonly bonus: PlayerBonus;
  readonly title: BonusTitle;
}

/** Says that a bonus is over: nothing about it can be changed. */
export function BonusOver({ bonus, title }: BonusOverProps) {
  const text = useTranslations('modals.bonuses');
  const ticket = useTranslations('account.bonuses');
  return (
    <NoticeModal
      title={text(`titles.${title}`)}
      art="empty-tickets"
      heading={text('over.heading', { name: useBonusName()(bonus) })}
      foot={
        <Link
          to="/profile/history"
          search={{ tab: 'bonuses' }}
          className={buttonStyle({ variant: 'line', size: 'lg', block: true })}
        >
          {ticket('history')}
        </Link>
      }
    >
      <p>{text('over.text')}</p>
    </NoticeModal>
  );
}
