import type { EventFull, Incident, Stat } from '../../protocol.ts';
import { useBook, useTexts } from '../state/book.ts';
import { useDrawn } from '../state/use-drawn.ts';
import { clockText, phaseName, reasonText, secondsOf, sideName, timeText } from '../state/words.ts';
import { Flag } from './bits.tsx';
import { Ground } from './pictures.tsx';
import { Timeline } from './timeline.tsx';

/** The clock or the part of play, and what is being looked at. */
function Clock({ event }: { readonly event: EventFull }) {
  const book = useBook();
  const texts = useTexts();
  void book.second.value;
  const { clock, status, startsAt } = event;
  if (status === 'coming')
    return <p class="clk">{timeText(startsAt, book.lang.value, book.feed.now())}</p>;
  const seconds = secondsOf(event, book.feed.now());
  const parts =
    status !== 'live' || !clock
      ? [texts.statuses[status]]
      : [
          ...(seconds !== null && clock.phase !== 'break' ? [clockText(seconds)] : []),
          phaseName(texts, clock.phase),
        ];
  return (
    <p class="clk">
      {status === 'live' && <i class="lampdot" />}
      <span>{parts.join(' · ')}</span>
    </p>
  );
}

function StatBar({ stat: { name, home, away } }: { readonly stat: Stat }) {
  const all = home + away || 1;
  return (
    <div>
      <span>{home}</span>
      <span class="bar">
        <i>
          <u style={{ inlineSize: `${(home / all) * 100}%` }} />
        </i>
        <em>{name}</em>
        <i>
          <u style={{ inlineSize: `${(away / all) * 100}%` }} />
        </i>
      </span>
      <span>{away}</span>
    </div>
  );
}

/** The score of each part, as a table. */
function Parts({ event }: { readonly event: EventFull }) {
  const texts = useTexts();
  const { score } = event;
  if (!score || score.parts.length === 0) return null;
  return (
    <table class="parts">
      <tbody>
        {(['home', 'away'] as const).map((side, at) => (
          <tr key={side}>
            <th scope="row">
              {event[side].name}
              {score.server === side && (
                <>
                  <i class="lampdot" aria-hidden="true" />
                  <span class="vh">{texts.serving}</span>
                </>
              )}
            </th>
            {score.parts.map((part, number) => (
              <td key={`${number}`}>{part[at]}</td>
            ))}
            {score.points && <td class="points">{score.points[at]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lastOf = (incidents: readonly Incident[]): Incident | undefined => incidents.at(-1);

/** The picture of play: ground, score, clock, figures and what happened. */
export function MatchPanel({ event }: { readonly event: EventFull }) {
  const texts = useTexts();
  // The ground and the score at once, and with the next frames what is below them.
  const drawn = useDrawn(2, 0, 1);
  const { score, home, away, stats, incidents, suspension } = event;
  const last = lastOf(incidents);
  const name = last && sideName(event, last.side);
  const happened = suspension
    ? reasonText(texts, event)
    : last && `${texts.incidents[last.kind] ?? last.kind}${name ? ` · ${name}` : ''}`;
  return (
    <section class="match" aria-label={texts.picture}>
      <div class="field">
        <Ground sport={event.sport} />
        {happened && <p class={suspension ? 'happened open' : 'happened'}>{happened}</p>}
      </div>
      <div class="board">
        <div class="sides">
          <span class="side">
            <Flag of={home} />
            <span>{home.name}</span>
          </span>
          <div class="middle">
            {score && (
              <p class="score">
                {score.home}
                <i>–</i>
                {score.away}
              </p>
            )}
            <Clock event={event} />
          </div>
          <span class="side">
            <Flag of={away} />
            <span>{away.name}</span>
          </span>
        </div>
        {drawn > 0 && score && (score.parts.length > 1 || score.points) && <Parts event={event} />}
        {drawn > 0 && stats.length > 0 && (
          <div class="stats">
            {stats.map((stat) => (
              <StatBar key={stat.id} stat={stat} />
            ))}
          </div>
        )}
        <p class="tiny">{texts.feedNote}</p>
      </div>
      {drawn > 1 && event.status !== 'coming' && <Timeline event={event} />}
    </section>
  );
}
