import { oddsText } from '../engine/pricing.ts';
import type { Board, BoardMarket } from '../floor/board.ts';
import type { EventPatch, Lang } from '../protocol.ts';
import {
  clockView,
  incidentViews,
  mainMarkets,
  marginText,
  marketView,
  openMarkets,
  scoreView,
  statViews,
} from './event-view.ts';

/** How much of an event somebody follows: its head, as lists show it, or all of it. */
export type Depth = 'head' | 'full';

const followed = (board: Board, depth: Depth): ReadonlyMap<string, BoardMarket> =>
  depth === 'full' ? board.markets : new Map(mainMarkets(board).map((one) => [one.spec.id, one]));

/** What changed from one board of an event to the next; null when nothing did that is seen. */
export function patchOf(before: Board, after: Board, lang: Lang, depth: Depth): EventPatch | null {
  if (before.version === after.version) return null;
  const old = followed(before, depth);
  const now = followed(after, depth);
  const put = [...now.values()].filter((market) => !sameButPrices(old.get(market.spec.id), market));
  const gone = [...old.keys()].filter((id) => !now.has(id));
  const odds: Record<string, [string | null, ...(string | null)[]]> = {};
  for (const [id, market] of now) {
    const known = old.get(id);
    // A suspension says for all markets that they have no prices.
    if (!known || put.includes(market) || market.status === 'suspended') continue;
    if (samePrices(known, market)) continue;
    odds[id] = [
      market.margin === null ? null : marginText(market.margin),
      ...market.outcomes.map((outcome) => (outcome.odds === null ? null : oddsText(outcome.odds))),
    ];
  }
  const score = changed(scoreView(before.standing), scoreView(after.standing));
  const suspension = changed(before.standing.suspension, after.standing.suspension);
  const clock = changed(
    clockView(before.event, before.standing, before.at),
    clockView(after.event, after.standing, after.at),
  );
  const markets = openMarkets(after);
  const [from, to] = [before.standing.position.count, after.standing.position.count];
  const incidents = depth === 'full' && to > from ? incidentViews(after.event, from, to) : [];
  const stats =
    depth === 'full'
      ? changed(statViews(before.standing, lang), statViews(after.standing, lang))
      : undefined;
  return {
    id: after.event.fixture.id,
    from: before.version,
    version: after.version,
    ...(before.standing.status !== after.standing.status && { status: after.standing.status }),
    ...(clock !== undefined && { clock }),
    ...(score !== undefined && { score }),
    ...(suspension !== undefined && { suspension }),
    ...(markets !== openMarkets(before) && { markets }),
    ...(put.length > 0 && { put: put.map((market) => marketView(after, market, lang)) }),
    ...(gone.length > 0 && { gone }),
    ...(Object.keys(odds).length > 0 && { odds }),
    ...(incidents.length > 0 && { incidents }),
    ...(stats !== undefined && { stats }),
  };
}

/** The second value when it is another than the first. */
const changed = <T>(before: T, after: T): T | undefined =>
  JSON.stringify(before) === JSON.stringify(after) ? undefined : after;

const lasting = ({ status }: BoardMarket) => (status === 'suspended' ? 'open' : status);

const sameButPrices = (before: BoardMarket | undefined, after: BoardMarket): boolean =>
  before !== undefined &&
  lasting(before) === lasting(after) &&
  before.outcomes.every(({ result }, at) => result === after.outcomes[at]?.result);

const samePrices = (before: BoardMarket, after: BoardMarket): boolean =>
  before.margin === after.margin &&
  before.outcomes.every(({ odds }, at) => odds === after.outcomes[at]?.odds);
