import type { Bet } from '@pierlight/contract/sportsbook/schemas';
import { betStatus, legStatus } from '@pierlight/contract/sportsbook/statuses';
import { Amount } from '@pierlight/ui/amount';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { marginOf } from '../bet-figures.ts';

/** What the figures of a bet do not say by themselves. */
export function BetNotes({ bet }: { readonly bet: Bet }) {
  const text = useTranslations('account.history.bets.notes');
  const format = useFormatter();
  const money = useMoney();
  const amount = (subunits: number) => () => <Amount>{money(subunits, bet.currency)}</Amount>;
  const isOpen = bet.status === betStatus.open;
  const margin = marginOf(bet);
  const isWhole = bet.openStake === bet.stake;
  const hasVoid = !isOpen && bet.legs.some(({ status }) => status === legStatus.returned);
  const notes: readonly (readonly [string, ReactNode] | false)[] = [
    isOpen && !bet.isConfirmed && ['unconfirmed', text('unconfirmed')],
    isOpen && isWhole && ['pays', text.rich('pays', { sum: amount(bet.potentialPayout) })],
    isOpen &&
      bet.cashedOut > 0 && [
        'part',
        text.rich('part', { sum: amount(bet.cashedOut), left: amount(bet.openStake) }),
      ],
    !isOpen &&
      bet.cashedOut > 0 &&
      bet.status !== betStatus.cashedOut && [
        'ofIt',
        text.rich('ofIt', { sum: amount(bet.cashedOut) }),
      ],
    hasVoid && bet.status !== betStatus.returned && ['void', text('void')],
    bet.isCorrected && ['corrected', text('corrected')],
    margin !== null && [
      'margin',
      text('margin', {
        share: format.number(margin, { style: 'percent', maximumFractionDigits: 1 }),
      }),
    ],
  ];
  const said = notes.filter((note) => note !== false);
  if (said.length === 0) return null;
  return (
    <ul className="grid gap-1 text-13 text-text-2 @min-[56rem]:col-span-full">
      {said.map(([key, note]) => (
        <li key={key}>{note}</li>
      ))}
    </ul>
  );
}
