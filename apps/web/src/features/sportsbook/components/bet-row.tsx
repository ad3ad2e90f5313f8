import type { Bet } from '@pierlight/contract/sportsbook/schemas';
import { betStatus } from '@pierlight/contract/sportsbook/statuses';
import { Amount } from '@pierlight/ui/amount';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { signedMoney } from '#features/wallet/public.ts';
import { kindOf, netOf, settledOddsOf } from '../bet-figures.ts';
import { type BetFact, betColumns, betFacts } from './bet-columns.ts';
import { BetLegs } from './bet-legs.tsx';
import { BetNotes } from './bet-notes.tsx';
import { BetState } from './bet-state.tsx';
import { useOdds } from './use-odds.ts';

/** A bet: its receipt, its sums, its legs, and what there is to say of it. */
export function BetRow({ bet }: { readonly bet: Bet }) {
  const text = useTranslations('account.history.bets');
  const facts = useFacts(bet);
  const { kind, ...figures } = kindOf(bet);
  return (
    <li
      className={`grid gap-3 border-hair px-4 py-4 not-first:border-t @min-[56rem]:border-t @min-[56rem]:px-6 ${betColumns}`}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <h3 className="text-15">{text(`kinds.${kind}`, figures)}</h3>
          <bdi className="tabular text-12 text-text-3">{bet.reference}</bdi>
        </div>
        <div className="@min-[56rem]:hidden">
          <BetState bet={bet} />
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-13 @min-[56rem]:col-span-6 @min-[56rem]:grid-cols-subgrid @min-[56rem]:gap-x-3 @min-[56rem]:text-15">
        {betFacts.map((fact) => (
          <div
            key={fact}
            className={`flex justify-between gap-2 @min-[56rem]:block ${fact === 'placed' ? 'col-span-2 @min-[56rem]:col-span-1' : '@min-[56rem]:text-end'} ${fact === 'state' ? 'hidden' : ''}`}
          >
            <dt className="text-text-3 @min-[56rem]:visually-hidden">{text(fact)}</dt>
            <dd
              className={`tabular ${fact === 'placed' ? 'text-text-2 @min-[56rem]:text-13' : ''}`}
            >
              {facts[fact]}
            </dd>
          </div>
        ))}
      </dl>
      <BetLegs bet={bet} />
      <BetNotes bet={bet} />
    </li>
  );
}

function useFacts(bet: Bet): Readonly<Record<BetFact, ReactNode>> {
  const text = useTranslations('account.history.bets');
  const format = useFormatter();
  const money = useMoney();
  const odds = useOdds();
  const net = netOf(bet);
  const settled = settledOddsOf(bet);
  const isOpen = bet.status === betStatus.open;
  return {
    placed: (
      <time dateTime={bet.createdAt}>
        {format.dateTime(new Date(bet.createdAt), { dateStyle: 'medium', timeStyle: 'medium' })}
      </time>
    ),
    stake: <Amount>{money(bet.stake, bet.currency)}</Amount>,
    odds:
      settled === null ? (
        odds(bet.odds)
      ) : (
        <>
          <s className="text-text-3">
            <span className="visually-hidden">{text('oddsTaken')} </span>
            {odds(bet.odds)}
          </s>{' '}
          {odds(settled)}
        </>
      ),
    state: <BetState bet={bet} />,
    paid: bet.payout === null ? '–' : <Amount>{money(bet.payout, bet.currency)}</Amount>,
    net:
      net === null || isOpen ? (
        '–'
      ) : (
        <Amount className="font-semibold">{signedMoney(net, bet.currency, money)}</Amount>
      ),
  };
}
