import { buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { useTakenOver } from '#shared/use-taken-over.ts';
import { endedFreespinsQuery } from '../api.ts';
import { FreespinTickets } from './freespin-tickets.tsx';

/** The newest free spins that are over; nothing where there are none. */
export default function EndedFreeSpins() {
  const text = useTranslations('account.freespins');
  const ended = useQuery(endedFreespinsQuery());
  const isTakenOver = useTakenOver();
  if (!isTakenOver || !ended.data || ended.data.length === 0) return null;
  return (
    <FreespinTickets title={text('over.title')} freespins={ended.data}>
      <Link
        to="/profile/history"
        search={{ tab: 'bonuses', of: 'freespins' }}
        className={buttonStyle({ variant: 'line', className: 'justify-self-start' })}
      >
        {text('over.history')}
      </Link>
    </FreespinTickets>
  );
}
