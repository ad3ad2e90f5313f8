import { buildMarket, type MarketSpec } from '../engine/markets.ts';
import { chancesOf, type Odds, pricesOf } from '../engine/pricing.ts';
import { statedMargin } from '../engine/sports.ts';
import type { MarketStatus, OutcomeResult } from '../protocol.ts';
import type { Happening, Standing } from './standing.ts';

export interface BoardOutcome {
  readonly id: string;
  /** What it is worth without margin, of those cases in which the stake does not go back. */
  readonly p: number;
  readonly odds: Odds | null;
  readonly result: OutcomeResult | null;
}

export interface BoardMarket {
  readonly spec: MarketSpec;
  readonly status: MarketStatus;
  /** In thousandths. */
  readonly margin: number | null;
  readonly pVoid: number;
  readonly outcomes: readonly BoardOutcome[];
}

/** The prices of an event at some moment. */
export interface Board {
  readonly event: Happening;
  readonly standing: Standing;
  /** When the prices were made; a version stands for one board alone. */
  readonly at: number;
  readonly version: number;
  readonly markets: ReadonlyMap<string, BoardMarket>;
}

export const resultOf = (won: number, outcome: number): OutcomeResult =>
  won === 0 ? 'void' : ((won >> outcome) & 1) === 1 ? 'won' : 'lost';

/** Prices one market; prices stand behind a suspension too, for cash-out to know when there are none. */
export function priceMarket(event: Happening, standing: Standing, spec: MarketSpec): BoardMarket {
  const won = standing.result(spec);
  if (won !== null) {
    const outcomes = spec.outcomes.map((id, at) => {
      const result = resultOf(won, at);
      return { id, p: result === 'won' ? 1 : 0, odds: null, result };
    });
    return { spec, status: 'settled', margin: null, pVoid: won === 0 ? 1 : 0, outcomes };
  }
  const scope = standing.position.scope(spec.scope);
  if (!scope) throw new Error(`no scope for ${spec.id}`);
  const chances = chancesOf(spec, scope);
  const stated = statedMargin(event.fixture.league.sport, spec.key, spec.outcomes.length);
  const { odds, margin } = pricesOf(spec, chances, stated);
  const suspended = standing.suspension !== null;
  return {
    spec,
    status: margin === null ? 'closed' : suspended ? 'suspended' : 'open',
    margin: suspended ? null : margin,
    pVoid: chances.pVoid,
    outcomes: spec.outcomes.map((id, at) => ({
      id,
      p: chances.fair[at] ?? 0,
      odds: suspended ? null : (odds[at] ?? null),
      result: null,
    })),
  };
}

/** Every market an event has now; once it is over, what came of those it had before the start. */
export function priceAll(event: Happening, standing: Standing): Map<string, BoardMarket> {
  const markets = new Map<string, BoardMarket>();
  const { model } = event;
  const position = standing.endedAt === null ? standing.position : model.at(-1);
  for (const { family, specifiers } of model.offers(position)) {
    const spec = buildMarket(family, specifiers);
    if (spec) markets.set(spec.id, priceMarket(event, standing, spec));
  }
  return markets;
}

/** The market of an id in an event, whether it is on sale now or not; null for an id that makes no sense. */
export function specOf(event: Happening, marketId: string): MarketSpec | null {
  const [key = '', text = '', ...rest] = marketId.split('|');
  const family = event.model.families.get(key);
  if (!family || rest.length > 0) return null;
  const pairs = text === '' ? [] : text.split('&').map((one) => one.split('='));
  if (pairs.some((pair) => pair.length !== 2)) return null;
  const spec = buildMarket(family, Object.fromEntries(pairs) as Record<string, string>);
  return spec?.id === marketId && event.model.at(-1).scope(spec.scope) ? spec : null;
}
