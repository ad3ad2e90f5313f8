import type { Tournament } from '@pierlight/contract/tournaments/schemas';
import { Card } from '@pierlight/ui/card';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { shortMoney, useMoney } from '#features/settings/public.ts';
import type { TournamentState } from '../tournament-state.ts';
import { useTournamentWords } from '../use-tournament-words.ts';
import { Scene } from './scene.tsx';
import { StateBadge } from './state-badge.tsx';
import { useMoment } from './tournament-hero.tsx';

interface TournamentCardProps {
  readonly tournament: Tournament;
  readonly state: TournamentState;
}

/** A tournament in the list, which leads to its page. */
export function TournamentCard({ tournament, state }: TournamentCardProps) {
  const text = useTranslations('account.tournaments');
  const words = useTournamentWords()(tournament.title);
  const money = useMoney();
  const at = useMoment();
  const first = state === 'cancelled' ? null : tournament.prizes[0]?.bonus;
  return (
    <Card interactive className="overflow-clip" render={<article />}>
      <Link
        to="/tournaments/$identity"
        params={{ identity: tournament.identity }}
        className="grid outline-offset-2"
      >
        <Scene
          title={tournament.title}
          className={`h-28 w-full ${state === 'finished' || state === 'cancelled' ? 'opacity-60' : ''}`}
        />
        <span className="grid gap-2 p-4">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <StateBadge state={state} />
            <span className="text-13 text-text-2">
              {text(`when.${state}`, {
                at: at(
                  tournament.cancelledAt ??
                    (state === 'coming' ? tournament.startsAt : tournament.endsAt),
                ),
              })}
            </span>
          </span>
          <bdi className="font-bold font-display text-20">{words.title}</bdi>
          {words.text === null ? null : <span className="text-13 text-text-2">{words.text}</span>}
          <span className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-13">
            {first ? (
              <b>
                {text('firstPrize', {
                  amount: shortMoney(money(first.amount, tournament.currency)),
                })}
              </b>
            ) : null}
            <span className="text-text-2">{text('players', { players: tournament.players })}</span>
          </span>
        </span>
      </Link>
    </Card>
  );
}
