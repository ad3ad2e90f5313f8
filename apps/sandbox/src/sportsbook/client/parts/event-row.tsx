import { useEffect, useRef, useState } from 'preact/hooks';
import type { EventHead } from '../../protocol.ts';
import { useBook, useTexts } from '../state/book.ts';
import type { Shown } from '../state/patches.ts';
import { eventRoute } from '../state/route.ts';
import { standingText, timeText } from '../state/words.ts';
import { say } from '../texts/load.ts';
import { Flag, Hidden, Link } from './bits.tsx';
import { MarginText, MarketCell } from './market-cell.tsx';
import { eventName } from './odd-button.tsx';

/** Words that go on with the clock: looked at every second, and drawn anew where they are others. */
function useClockText(write: () => string): string {
  const { second } = useBook();
  const [, drawAnew] = useState(0);
  const text = write();
  const shown = useRef({ text, write });
  shown.current = { text, write };
  useEffect(
    () =>
      second.subscribe((at) => {
        if (shown.current.write() !== shown.current.text) drawAnew(at);
      }),
    [],
  );
  return text;
}

/** When it starts, or how it stands; counts along with the clock. */
export function Standing({ event }: { readonly event: EventHead }) {
  const book = useBook();
  const texts = useTexts();
  const text = useClockText(() =>
    event.status === 'coming'
      ? timeText(event.startsAt, book.lang.value, book.feed.now())
      : standingText(texts, event, book.feed.now()),
  );
  return (
    <span class="clk">
      {event.status === 'live' && <i class="lampdot" />}
      <span>{text}</span>
    </span>
  );
}

/** The sides with their score, as a way to the event. */
function Who({ event }: { readonly event: EventHead }) {
  const { score } = event;
  const last =
    score && score.parts.length > 1 && score.server !== undefined ? score.parts.at(-1) : null;
  const isBySets = !event.clock || event.clock.second === null;
  return (
    <Link class="who" to={eventRoute(event.id)}>
      {(['home', 'away'] as const).map((side, at) => (
        <span class="side" key={side}>
          <Flag of={event[side]} />
          <span class="name">{event[side].name}</span>
          {score && (
            <b class="score">
              {isBySets && last && <i>{last[at]}</i>}
              {score[side]}
            </b>
          )}
        </span>
      ))}
      <Standing event={event} />
    </Link>
  );
}

interface EventRowProps {
  readonly shown: Shown;
  /** The markets of the columns, by key. */
  readonly keys: readonly string[];
}

/** An event in a list: its markets in columns, or one below its sides where there is no room. */
export function EventRow({ shown, keys }: EventRowProps) {
  const book = useBook();
  const texts = useTexts();
  const { event } = shown;
  const markets = keys.map((key) => event.main.find((market) => market.key === key));
  const all = say(texts.allMarkets, { event: eventName(event) });
  if (book.columns.value > 1)
    return (
      <li class="evt grid">
        <Who event={event} />
        {markets.map((market, at) =>
          market ? (
            <MarketCell key={keys[at]} shown={shown} market={market} />
          ) : (
            <span key={keys[at]} />
          ),
        )}
        <Link class="more" to={eventRoute(event.id)}>
          <bdi>+{event.markets}</bdi>
          <Hidden> {all}</Hidden>
        </Link>
      </li>
    );
  const [market] = markets;
  return (
    <li class="evt narrow">
      <Who event={event} />
      {market && <MarketCell shown={shown} market={market} isLabelled />}
      <div class="foot">
        {market ? <MarginText market={market} isNamed /> : <span />}
        <Link to={eventRoute(event.id)}>
          {say(texts.moreMarkets, { count: event.markets })}
          <Hidden> {eventName(event)}</Hidden>
        </Link>
      </div>
    </li>
  );
}
