import { useSignal } from '@preact/signals';
import type { EventFull, MarketGroup } from '../../protocol.ts';
import { useBook, useTexts } from '../state/book.ts';
import type { Shown } from '../state/patches.ts';
import { listRoute } from '../state/route.ts';
import { useDrawn } from '../state/use-drawn.ts';
import { BetCard } from './bet-card.tsx';
import { Icon, Link } from './bits.tsx';
import { useTopic, Waiting } from './lists.tsx';
import { MarketCard, type MarketSet, setsOf } from './market-card.tsx';
import { MatchPanel } from './match-panel.tsx';
import { eventName } from './odd-button.tsx';

const order: readonly MarketGroup[] = [
  'main',
  'totals',
  'handicap',
  'parts',
  'score',
  'race',
  'corners',
  'cards',
];

function Follow({ id }: { readonly id: string }) {
  const book = useBook();
  const texts = useTexts();
  const isOn = book.followed.value.includes(id);
  return (
    <button
      type="button"
      class={isOn ? 'quiet on' : 'quiet'}
      aria-pressed={isOn}
      onClick={() => book.toggleFollowed(id)}
    >
      <Icon name={isOn ? 'starred' : 'star'} />
      {texts.follow}
    </button>
  );
}

/** Markets that are drawn at once, below the play, and with each frame from then on. */
const drawnAtOnce = 0;
const drawnEachFrame = 1;

interface MarketCardsProps {
  readonly shown: Shown<EventFull>;
  readonly sets: readonly MarketSet[];
}

function MarketCards({ shown, sets }: MarketCardsProps) {
  const drawn = useDrawn(sets.length, drawnAtOnce, drawnEachFrame);
  return (
    <div class="mcols">
      {sets.slice(0, drawn).map((set) => (
        <MarketCard key={`${set.markets[0]?.key} ${set.name}`} shown={shown} set={set} />
      ))}
    </div>
  );
}

/** An event: play, the player's own open bets on it, and all its markets by group. */
export function EventPage({ id }: { readonly id: string }) {
  const book = useBook();
  const texts = useTexts();
  const group = useSignal<MarketGroup>('main');
  useTopic(`event:${id}`);
  const shown = book.floor.event(id).value;
  if (shown === undefined) return <Waiting />;
  if (shown === null)
    return (
      <div class="note">
        <p>{texts.gone}</p>
        <p>
          <Link to="">{texts.toLive}</Link>
        </p>
      </div>
    );
  const { event } = shown;
  const groups = order.filter((one) => event.all.some((market) => market.group === one));
  const chosen = groups.includes(group.value) ? group.value : groups[0];
  const sets = setsOf(event.all.filter((market) => market.group === chosen));
  const own = [...book.bets.value.values()].filter(
    (bet) => bet.status === 'open' && bet.legs.some(({ eventId }) => eventId === id),
  );
  const view = event.status === 'coming' ? 'soon' : 'live';
  return (
    <>
      <div class="crumb">
        <Link to={listRoute(view, null)}>{texts[view]}</Link>
        <Icon name="next" />
        <Link to={listRoute(view, event.sport)}>{event.league.name}</Link>
        <span class="grow" />
        <Follow id={id} />
      </div>
      <h2 class="vh">{eventName(event)}</h2>
      <MatchPanel event={event} />
      {own.length > 0 && (
        <section class="own">
          <h3>{texts.betsHere}</h3>
          {own.map((bet) => (
            <BetCard key={bet.id} bet={bet} />
          ))}
        </section>
      )}
      {groups.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and a legend.
        <div class="tabs" role="group" aria-label={texts.marketGroups}>
          {groups.map((one) => (
            <button
              key={one}
              type="button"
              class={one === chosen ? 'on' : ''}
              aria-pressed={one === chosen}
              onClick={() => {
                group.value = one;
              }}
            >
              {texts.groups[one]}{' '}
              <span class="cnt">
                {setsOf(event.all.filter((market) => market.group === one)).length}
              </span>
            </button>
          ))}
        </div>
      )}
      <MarketCards key={chosen} shown={shown} sets={sets} />
    </>
  );
}
