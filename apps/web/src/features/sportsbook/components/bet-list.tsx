import type { Bet } from '@pierlight/contract/sportsbook/schemas';
import { Panel } from '@pierlight/ui/panel';
import { useTranslations } from 'use-intl';
import { betColumns, betFacts } from './bet-columns.ts';
import { BetRow } from './bet-row.tsx';

/** Bets with their legs and what came of them. */
export function BetList({ bets }: { readonly bets: readonly Bet[] }) {
  const text = useTranslations('account.history.bets');
  return (
    <Panel className="@container overflow-clip">
      <div
        aria-hidden="true"
        className={`hidden px-6 py-3 font-semibold text-12 text-text-3 @min-[56rem]:grid ${betColumns}`}
      >
        <span>{text('bet')}</span>
        {betFacts.map((fact) => (
          <span key={fact} className={fact === 'placed' ? '' : 'text-end'}>
            {text(fact)}
          </span>
        ))}
      </div>
      <ul aria-label={text('caption')}>
        {bets.map((bet) => (
          <BetRow key={bet.id} bet={bet} />
        ))}
      </ul>
    </Panel>
  );
}
