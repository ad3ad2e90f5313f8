import type { TournamentDetails } from '@pierlight/contract/tournaments/schemas';
import { Panel } from '@pierlight/ui/panel';
import { useFormatter, useTranslations } from 'use-intl';
import { shortMoney, useMoney } from '#features/settings/public.ts';
import { useMoment } from './tournament-hero.tsx';

/** How it is scored, what counts, and what playing costs. */
export function Rules({ tournament }: { readonly tournament: TournamentDetails }) {
  const text = useTranslations('account.tournaments.rules');
  const money = useMoney();
  const format = useFormatter();
  const at = useMoment();
  const { scoring, minimumStake, currency, endsAt, settlesAt } = tournament;
  return (
    <Panel pad>
      <h2 className="text-17">{text('title')}</h2>
      <p className="mt-2">{text(`score.${scoring.by}`, { rounds: scoring.rounds })}</p>
      {scoring.by === 'points' ? (
        <ul className="tabular mt-2 grid list-disc gap-1 ps-5">
          {scoring.steps.map(({ from, points }) => (
            <li key={from}>{text('step', { times: format.number(from / 100), points })}</li>
          ))}
        </ul>
      ) : null}
      <ul className="mt-3 grid list-disc gap-1.5 ps-5 text-13 text-text-2">
        {scoring.by === 'multiplier' ? null : <li>{text('first')}</li>}
        <li>
          {minimumStake === null
            ? text('noStake', { currency })
            : text('stake', { amount: shortMoney(money(minimumStake, currency)) })}
        </li>
        <li>{text('join')}</li>
        <li>{text('late', { end: at(endsAt), settled: at(settlesAt) })}</li>
        <li>{text('tie')}</li>
        <li>{text('back')}</li>
      </ul>
      <p className="mt-3 text-13 text-text-2">{text('cost')}</p>
    </Panel>
  );
}
