import type { TournamentDetails } from '@pierlight/contract/tournaments/schemas';
import { useFormatter, useTranslations } from 'use-intl';
import { useTimeZone } from '#shared/i18n/use-time-zone.ts';
import { countsDownTo, type TournamentState } from '../tournament-state.ts';
import { useTournamentWords } from '../use-tournament-words.ts';
import { Countdown } from './countdown.tsx';
import { Scene } from './scene.tsx';
import { StateBadge } from './state-badge.tsx';

interface TournamentHeroProps {
  readonly tournament: TournamentDetails;
  readonly state: TournamentState;
  /** Milliseconds by the server's clock. */
  readonly now: number;
}

/** What it is called, how it stands and how long for, over the pier by night, which it is in either theme. */
export function TournamentHero({ tournament, state, now }: TournamentHeroProps) {
  const text = useTranslations('account.tournaments');
  const words = useTournamentWords()(tournament.title);
  const at = useMoment();
  const until = countsDownTo(tournament, state);
  return (
    <section
      data-theme="dark"
      className="relative isolate flex min-h-64 flex-col justify-end gap-5 overflow-clip rounded-panel bg-bg p-5 text-text-1 md:flex-row md:items-end md:justify-between md:p-8"
    >
      <Scene title={tournament.title} className="-z-2 absolute inset-0 size-full" />
      <div className="-z-1 absolute inset-0 bg-[linear-gradient(to_top,oklch(0.14_0.03_295/0.92),oklch(0.14_0.03_295/0.35)_70%,transparent)]" />
      <div className="max-w-150">
        <StateBadge state={state} />
        <h1 className="mt-2 text-32 md:text-44">
          <bdi>{words.title}</bdi>
        </h1>
        {words.text === null ? null : <p className="mt-2 max-w-[44ch]">{words.text}</p>}
      </div>
      {until === null ? (
        <p className="max-w-80 text-13">
          {tournament.cancelledAt !== null
            ? text('countdown.cancelled', { at: at(tournament.cancelledAt) })
            : state === 'finished'
              ? text('countdown.finished', { at: at(tournament.endsAt) })
              : text(tournament.isHeld ? 'countdown.held' : 'countdown.waiting', {
                  at: at(tournament.settlesAt),
                })}
        </p>
      ) : (
        <Countdown
          now={now}
          until={until}
          words={text(state === 'coming' ? 'countdown.starts' : 'countdown.ends', {
            at: at(new Date(until).toISOString()),
          })}
        />
      )}
    </section>
  );
}

/** Writes a moment for the reader, with the zone it is told in. */
export function useMoment(): (at: string) => string {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return (at) =>
    format.dateTime(new Date(at), {
      ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
      ...{ timeZone, timeZoneName: 'short' },
    });
}
