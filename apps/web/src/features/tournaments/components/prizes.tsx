import type { TournamentDetails } from '@pierlight/contract/tournaments/schemas';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { Panel } from '@pierlight/ui/panel';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { shortMoney, useMoney } from '#features/settings/public.ts';

interface PrizesProps {
  readonly tournament: TournamentDetails;
  /** What a player can do about it. */
  readonly children: ReactNode;
}

/** What each place gives, on which terms, and how many play for it. */
export function Prizes({ tournament: { prizes, currency, players }, children }: PrizesProps) {
  const text = useTranslations('account.tournaments.prizes');
  const money = useMoney();
  const terms = prizes.find(({ bonus }) => bonus !== null)?.bonus;
  return (
    <Panel pad>
      <h2 className="text-17">{text('title')}</h2>
      <DefinitionList
        className="mt-2"
        items={[
          ...prizes.map(({ from, to, bonus }) => ({
            key: String(from),
            label: from === to ? text('place', { place: from }) : text('places', { from, to }),
            value: bonus ? shortMoney(money(bonus.amount, currency)) : text('none'),
            strong: bonus !== null,
          })),
          { key: 'players', label: text('players'), value: text('count', { players }) },
        ]}
      />
      {terms ? (
        <p className="mt-2 text-13 text-text-2">
          {text('terms', { times: terms.wagerTimes, days: terms.days })}
        </p>
      ) : null}
      <div className="mt-4 grid gap-2">{children}</div>
    </Panel>
  );
}
