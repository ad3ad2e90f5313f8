import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useClock } from '#shared/use-clock.ts';
import { endingOf } from '../bonus-facts.ts';
import { useBonusFigures, useBonusName } from '../components/use-bonus-words.ts';

/** Says of a bonus that is ending why it is still there, and what it waits for. */
export function BonusLocked({ bonus }: { readonly bonus: PlayerBonus }) {
  const text = useTranslations('modals.bonuses');
  const nameOf = useBonusName();
  const { money } = useBonusFigures();
  const now = useClock(60_000) ?? new Date();
  return (
    <NoticeModal
      title={text('titles.cancelLock')}
      art="empty-tickets"
      heading={text('lock.heading', { name: nameOf(bonus) })}
      foot={
        <Link
          to="/profile/history"
          className={buttonStyle({ variant: 'line', size: 'lg', block: true })}
        >
          {text('lock.rounds')}
        </Link>
      }
    >
      <p>{text(`lock.${endingOf(bonus, now)}`)}</p>
      <p>{text('lock.then', { balance: money(bonus.balance, bonus.currency) })}</p>
    </NoticeModal>
  );
}
