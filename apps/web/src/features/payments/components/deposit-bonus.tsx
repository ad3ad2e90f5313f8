import { bonusStatus } from '@pierlight/contract/bonuses/statuses';
import type { Invoice } from '@pierlight/contract/payments/schemas';
import { Amount } from '@pierlight/ui/amount';
import { linkStyle } from '@pierlight/ui/link';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { bonusesHeld, leftToWager, playerBonusesQuery } from '#features/bonuses/public.ts';
import { useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';

/** The bonus that came with a deposit, and what is to be done for it; nothing where none came. */
export function DepositBonus({ invoice }: { readonly invoice: Pick<Invoice, 'id'> }) {
  const text = useTranslations('global-components.invoice.success');
  const format = useFormatter();
  const money = useMoney();
  // It came in the same moment as the money.
  const held = useQuery({
    ...playerBonusesQuery({ status: bonusesHeld }),
    refetchOnMount: 'always',
  });
  const bonus = held.data?.find(({ issueSessionId }) => issueSessionId === invoice.id);
  if (!bonus || bonus.isEnding) return null;
  const write = (subunits: number) => money(subunits, bonus.currency);
  const parts = {
    b: (chunks: ReactNode) => <b className="text-text-1">{chunks}</b>,
    amount: () => <Amount>{`+${write(bonus.amount)}`}</Amount>,
    stakes: () => <Amount>{write(leftToWager(bonus))}</Amount>,
    until: () => (
      <bdi>
        {format.dateTime(new Date(bonus.expiresAt), { dateStyle: 'medium', timeStyle: 'short' })}
      </bdi>
    ),
  };
  return (
    <div className="grid justify-items-start gap-1.5 rounded-card bg-lamp-wash px-4 py-3.5 text-text-2 shadow-[inset_0_0_0_1px_var(--color-lamp-line)]">
      <p>{text.rich(bonus.status === bonusStatus.active ? 'bonus' : 'bonusWaits', parts)}</p>
      <Link to="/profile/bonuses" className={linkStyle({ className: 'target-44 text-13' })}>
        {text('toBonuses')}
      </Link>
    </div>
  );
}
