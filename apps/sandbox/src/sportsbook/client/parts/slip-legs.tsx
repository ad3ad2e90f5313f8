import { useBook, useTexts } from '../state/book.ts';
import { writeOdds } from '../state/odds.ts';
import { eventRoute } from '../state/route.ts';
import type { LegNow } from '../state/slip-legs.ts';
import { say } from '../texts/load.ts';
import { Icon, Link } from './bits.tsx';

function Note({ now }: { readonly now: LegNow }) {
  const book = useBook();
  const texts = useTexts();
  const format = book.oddsFormat.value;
  if (now.state !== 'open')
    return (
      <p class="chg">
        <Icon name="lock" />
        {now.state === 'suspended' ? texts.legSuspended : texts.legClosed}
      </p>
    );
  if (!now.isMoved) return null;
  const isLower = Number(now.odds) < Number(now.leg.odds);
  return (
    <p class="chg">
      <Icon name="info" />
      {say(isLower ? texts.fell : texts.rose, {
        from: writeOdds(now.leg.odds, format),
        to: writeOdds(now.odds, format),
      })}
    </p>
  );
}

function Leg({ now }: { readonly now: LegNow }) {
  const book = useBook();
  const texts = useTexts();
  const format = book.oddsFormat.value;
  const { leg } = now;
  return (
    <li class="leg">
      <b>{now.outcome}</b>
      <span class="o">
        {now.isMoved && <s>{writeOdds(leg.odds, format)}</s>}
        {now.state === 'open' ? writeOdds(now.odds, format) : '–'}
      </span>
      <button
        type="button"
        class="iconbutton"
        aria-label={say(texts.remove, { name: `${now.outcome}, ${leg.event}` })}
        onClick={() => book.slip.remove(leg)}
      >
        <Icon name="close" />
      </button>
      <span class="sub">
        {now.market}
        {now.live && ` · ${texts.live}`}
        {now.score && ' '}
        {now.score && <bdi>{now.score}</bdi>}
      </span>
      <Link class="sub" to={eventRoute(leg.eventId)}>
        {leg.event}
      </Link>
      <Note now={now} />
    </li>
  );
}

/** What is on the slip, each leg with its price of now and the one that was seen. */
export function SlipLegs() {
  const { slip } = useBook();
  return (
    <ul class="legs">
      {slip.now.value.map((now) => (
        <Leg key={`${now.leg.eventId} ${now.leg.marketId}`} now={now} />
      ))}
    </ul>
  );
}
