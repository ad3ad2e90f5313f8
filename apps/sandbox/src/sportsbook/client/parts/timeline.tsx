import type { EventFull, Incident, SportId } from '../../protocol.ts';
import { useBook, useTexts } from '../state/book.ts';
import { momentText, secondsOf, sideName } from '../state/words.ts';
import { say } from '../texts/load.ts';

/** Minutes of play in the sports that have a clock. */
const lengths: Partial<Record<SportId, number>> = {
  football: 90,
  handball: 60,
  basketball: 40,
  'ice-hockey': 60,
};
const lamps = 18;
const shownLast = 6;

/** Play by now as a share of the whole; null in a sport without a clock. */
function shareOf(event: EventFull, now: number): number | null {
  const length = lengths[event.sport];
  if (length === undefined) return null;
  if (event.status !== 'live') return 1;
  return Math.min(1, (secondsOf(event, now) ?? 0) / (length * 60));
}

/** Match time as a string of lamps, lit as play goes on. */
function Lamps({ share }: { readonly share: number }) {
  const lit = share * lamps;
  const step = 904 / (lamps + 1);
  const wire = Array.from(
    { length: lamps + 1 },
    (_, at) => `${at === 0 ? 'M0 8' : ''}q${step / 2} 16 ${step} 0`,
  ).join('');
  return (
    <svg class="lamps" viewBox="0 0 904 34" aria-hidden="true">
      <path class="wire" d={wire} />
      {Array.from({ length: lamps }, (_, at) => {
        const state = at + 1 <= lit ? 'lamp lit' : 'lamp';
        return <circle key={`${at}`} class={state} cx={(at + 1) * step} cy="18" r="5" />;
      })}
    </svg>
  );
}

const isTold = ({ kind }: Incident): boolean => !['part-start', 'corner', 'shot'].includes(kind);

function Told({ event, incident }: { readonly event: EventFull; readonly incident: Incident }) {
  const { lang, feed } = useBook();
  const texts = useTexts();
  const { kind, second, at, side, player, home, away } = incident;
  const name = player ?? sideName(event, side);
  const hasClock = lengths[event.sport] !== undefined;
  const when =
    second !== null
      ? say(texts.minute, { minute: Math.floor(second / 60) + 1 })
      : hasClock
        ? null
        : momentText(at, lang.value, feed.now());
  const isScore = kind === 'goal' || kind === 'points' || kind === 'set' || kind === 'leg';
  return (
    <li class={isScore ? 'told scored' : `told ${kind}`}>
      {when !== null && <b>{when}</b>}
      <span>
        {texts.incidents[kind] ?? kind}
        {name && ' '}
        {name && <bdi>{name}</bdi>}
        {isScore && ' '}
        {isScore && (
          <bdi>
            {home}–{away}
          </bdi>
        )}
      </span>
    </li>
  );
}

/** What has happened, the newest first, under the lamps of match time. */
export function Timeline({ event }: { readonly event: EventFull }) {
  const book = useBook();
  const texts = useTexts();
  void book.second.value;
  const share = shareOf(event, book.feed.now());
  const told = event.incidents.filter(isTold).slice(-shownLast).reverse();
  return (
    <div class="deck">
      {share !== null && <Lamps share={share} />}
      <h3 class="vh">{texts.timeline}</h3>
      {told.length === 0 ? (
        <p class="tiny">{texts.noIncidents}</p>
      ) : (
        <ol>
          {told.map((incident) => (
            <Told key={incident.number} event={event} incident={incident} />
          ))}
        </ol>
      )}
    </div>
  );
}
