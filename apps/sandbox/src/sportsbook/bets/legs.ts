import { type Odds, oddsText, readOdds } from '../engine/pricing.ts';
import { type Board, type BoardMarket, specOf } from '../floor/board.ts';
import type { Floor } from '../floor/floor.ts';
import type { AcceptOdds, LegChoice, LegState, Refusal } from '../protocol.ts';
import { marginText } from '../views/event-view.ts';

/** A leg that somebody chose, beside what is sold now. */
export interface LegNow {
  readonly choice: LegChoice;
  readonly seen: Odds | null;
  readonly state: 'open' | 'suspended' | 'closed';
  readonly odds: Odds | null;
  readonly margin: number | null;
  readonly board: Board | null;
}

export function legNow(floor: Floor, choice: LegChoice, now: number): LegNow {
  const board = floor.board(choice.eventId, now);
  const market = board?.markets.get(choice.marketId);
  const found = market?.outcomes.find(({ id }) => id === choice.outcomeId);
  const base = { choice, seen: readOdds(choice.odds), board, odds: null, margin: null };
  if (market?.status === 'open' && found && found.odds !== null)
    return { ...base, state: 'open', odds: found.odds, margin: market.margin };
  return { ...base, state: isHeldUp(board, market, choice) ? 'suspended' : 'closed' };
}

/** A market that only waits for an incident to be over comes back. */
function isHeldUp(
  board: Board | null,
  market: BoardMarket | undefined,
  choice: LegChoice,
): boolean {
  if (!board?.standing.suspension) return false;
  if (market) return market.status === 'suspended';
  return specOf(board.event, choice.marketId) !== null && board.standing.status === 'live';
}

export const legState = ({ choice, seen, state, odds, margin }: LegNow): LegState => ({
  ...choice,
  state: state === 'open' && odds !== seen ? 'moved' : state,
  now: odds === null ? null : oddsText(odds),
  margin: margin === null ? null : marginText(margin),
});

/** Why legs are not taken as they stand; null when they are. */
export function refusalOf(legs: readonly LegNow[], accept: AcceptOdds): Refusal | null {
  const states = legs.map(legState);
  if (legs.some(({ state }) => state === 'closed'))
    return { code: 'closed', message: 'A market is not sold any more', legs: states };
  if (legs.some(({ state }) => state === 'suspended'))
    return { code: 'suspended', message: 'A market is suspended for a moment', legs: states };
  const isTaken = ({ odds, seen }: LegNow): boolean => {
    if (odds === null || seen === null) return false;
    if (accept === 'any' || odds === seen) return true;
    return accept === 'better' && odds > seen;
  };
  if (!legs.every(isTaken))
    return { code: 'odds_changed', message: 'Odds have changed', legs: states };
  return null;
}
