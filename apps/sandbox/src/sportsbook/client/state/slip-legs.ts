import type { EventFull, LegChoice, Market, SportId } from '../../protocol.ts';
import type { Shown } from './patches.ts';

/** A leg as it was chosen. `odds` are those the player has seen and agreed to. */
export interface SlipLeg extends LegChoice {
  readonly sport: SportId;
  readonly event: string;
  readonly market: string;
  readonly outcome: string;
}

/** A leg as it stands now. */
export interface LegNow {
  readonly leg: SlipLeg;
  /** Names in the language of now. */
  readonly outcome: string;
  readonly market: string;
  readonly state: 'open' | 'suspended' | 'closed';
  readonly odds: string;
  readonly margin: string | null;
  readonly live: boolean;
  readonly score: string | null;
  readonly isMoved: boolean;
}

export const isSameLeg = (a: LegChoice, b: LegChoice): boolean =>
  a.eventId === b.eventId && a.marketId === b.marketId && a.outcomeId === b.outcomeId;

/** How a leg stands by what is known of its event. */
export function legNow(leg: SlipLeg, followed: Shown<EventFull> | null | undefined): LegNow {
  const names = { outcome: leg.outcome, market: leg.market };
  const price = { odds: leg.odds, margin: null, isMoved: false };
  const base = { leg, ...names, ...price, live: false, score: null };
  if (followed === undefined) return { ...base, state: 'open' };
  if (followed === null) return { ...base, state: 'closed' };
  const { event } = followed;
  const market = event.all.find(({ id }) => id === leg.marketId);
  const outcome = market?.outcomes.find(({ id }) => id === leg.outcomeId);
  const score = event.score && `${event.score.home}–${event.score.away}`;
  const now = {
    ...base,
    outcome: outcome?.name ?? leg.outcome,
    market: market?.name ?? leg.market,
    live: event.status === 'live',
    score,
  };
  if (!market || !outcome || outcome.odds === null)
    return { ...now, state: isHeld(market, event.suspension) ? 'suspended' : 'closed' };
  const { odds } = outcome;
  return { ...now, state: 'open', odds, margin: market.margin, isMoved: odds !== leg.odds };
}

const isHeld = (market: Market | undefined, suspension: unknown): boolean =>
  market ? market.status === 'suspended' : suspension !== null;
