import type { EventFull, EventHead, EventPatch, Market } from '../../protocol.ts';

/** Which way a price went last. */
export type Move = 'up' | 'down';

interface Moved {
  readonly move: Move;
  readonly at: number;
}

/** An event with the prices of it that moved lately. */
export interface Shown<E extends EventHead = EventHead> {
  readonly event: E;
  readonly moves: ReadonlyMap<string, Moved>;
}

/** How long a moved price is marked, in milliseconds. */
export const marked = 20_000;

const none: Shown['moves'] = new Map();
export const placeOf = (marketId: string, outcomeId: string): string => `${marketId} ${outcomeId}`;
export const shown = <E extends EventHead>(event: E): Shown<E> => ({ event, moves: none });

const isFull = (event: EventHead): event is EventFull => 'all' in event;
const marketsOf = (event: EventHead): readonly Market[] => (isFull(event) ? event.all : event.main);

function suspended(market: Market): Market {
  if (market.status !== 'open') return market;
  const outcomes = market.outcomes.map((outcome) => ({ ...outcome, odds: null }));
  return { ...market, status: 'suspended', margin: null, outcomes };
}

function priced(market: Market, odds: readonly (string | null)[] | undefined, isOpen: boolean) {
  const status = isOpen && market.status === 'suspended' ? 'open' : market.status;
  if (!odds) return status === market.status ? market : { ...market, status };
  const [margin = null, ...prices] = odds;
  return {
    ...market,
    status,
    margin,
    outcomes: market.outcomes.map((outcome, at) => ({ ...outcome, odds: prices[at] ?? null })),
  };
}

/** The markets after a patch; one that it does not touch stays the object it was. */
function patchMarkets(markets: readonly Market[], patch: EventPatch): readonly Market[] {
  const { put = [], gone = [], odds = {}, suspension } = patch;
  const isOpen = suspension === null;
  const replaced = new Map<string, Market>();
  const added = put.filter((market) => !markets.some(({ id }) => id === market.id));
  // A line that takes another's place in a list stands where that stood.
  const leaving = markets.filter(({ id }) => gone.includes(id));
  for (const market of leaving) {
    const heir = added.findIndex(({ key }) => key === market.key);
    const [taken] = heir < 0 ? [] : added.splice(heir, 1);
    if (taken) replaced.set(market.id, taken);
  }
  const after = markets.flatMap((market) => {
    if (gone.includes(market.id)) return replaced.get(market.id) ?? [];
    const whole = put.find(({ id }) => id === market.id);
    return whole ?? priced(market, odds[market.id], isOpen);
  });
  const all = [...after, ...added];
  return suspension ? all.map(suspended) : all;
}

/** The event after a patch of its version; null when one before it is missing, and it has to be told anew. */
export function patchEvent<E extends EventHead>(event: E, patch: EventPatch): E | null {
  if (patch.from !== event.version) return null;
  const { version, status, clock, score, suspension, markets, incidents, stats } = patch;
  const patched = patchMarkets(marketsOf(event), patch);
  return {
    ...event,
    version,
    ...(status !== undefined && { status }),
    ...(clock !== undefined && { clock }),
    ...(score !== undefined && { score }),
    ...(suspension !== undefined && { suspension }),
    ...(markets !== undefined && { markets }),
    ...(isFull(event)
      ? {
          all: patched,
          incidents: incidents ? [...event.incidents, ...incidents] : event.incidents,
          stats: stats ?? event.stats,
        }
      : { main: patched }),
  };
}

/** What moved from one standing of an event to the next, with what had moved before. */
export function follow<E extends EventHead>(before: Shown<E>, event: E, now: number): Shown<E> {
  const moves = new Map(before.moves);
  const known = new Map(marketsOf(before.event).map((market) => [market.id, market]));
  for (const market of marketsOf(event)) {
    const old = known.get(market.id);
    if (!old || old === market) continue;
    market.outcomes.forEach((outcome, at) => {
      const was = Number(old.outcomes[at]?.odds ?? 0);
      const is = Number(outcome.odds ?? 0);
      const place = placeOf(market.id, outcome.id);
      if (was > 0 && is > 0 && was !== is)
        moves.set(place, { move: is > was ? 'up' : 'down', at: now });
    });
  }
  return forget({ event, moves }, now);
}

/** Without the marks whose time is over; the same object when there are none. */
export function forget<E extends EventHead>(shownEvent: Shown<E>, now: number): Shown<E> {
  const { event, moves } = shownEvent;
  const left = [...moves].filter(([, { at }]) => at + marked > now);
  if (left.length === moves.size) return shownEvent;
  return { event, moves: left.length === 0 ? none : new Map(left) };
}
