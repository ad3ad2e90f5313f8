import type { BetLeg } from '@pierlight/contract/sportsbook/schemas';
import { type LegStatus, legStatus } from '@pierlight/contract/sportsbook/statuses';
import type { z } from 'zod';
import type { MadeBet, ToldLeg } from '../bet-wallet.ts';
import type { makeCall, Selection, SlipLeg, selectionStatuses } from './betby-protocol.ts';

/** A leg that was cashed out goes on: its event has a result whoever left. */
const legStatuses = {
  open: legStatus.open,
  won: legStatus.won,
  lost: legStatus.lost,
  void: legStatus.returned,
  canceled: legStatus.returned,
  refund: legStatus.returned,
  'cashed out': legStatus.open,
  'half-won': legStatus.halfWon,
  'half-lost': legStatus.halfLost,
} as const satisfies Record<(typeof selectionStatuses)[number], LegStatus>;

export const toldLegs = (selections: readonly Selection[] | null | undefined): ToldLeg[] =>
  (selections ?? []).map(({ id, status, odds, void_reason }) => ({
    id,
    status: legStatuses[status],
    odds: odds ?? null,
    voidReason: void_reason || null,
  }));

const startOf = (leg: SlipLeg) => new Date(Math.floor(leg.scheduled) * 1000).toISOString();

const legOf = (leg: SlipLeg): BetLeg => ({
  id: leg.id,
  event: {
    id: leg.event_id,
    sport: leg.sport_name,
    category: leg.category_name,
    tournament: leg.tournament_name,
    competitors: leg.competitor_name,
    startsAt: startOf(leg),
  },
  isLive: leg.live,
  market: leg.market_name,
  outcome: leg.outcome_name,
  odds: leg.odds,
  margin: leg.margin ?? null,
  status: legStatus.open,
  settledOdds: null,
  voidReason: null,
});

/** Whether a slip is what it says: as many legs as its type counts, each once, and not more to win than there are. */
export function isWhole({ type, bets }: z.output<typeof makeCall>['betslip']): boolean {
  const [wins = 0, legs = 0] = type.split('/').map(Number);
  return legs === bets.length && wins <= legs && new Set(bets.map(({ id }) => id)).size === legs;
}

export const madeBet = ({ betslip, potential_win }: z.output<typeof makeCall>): MadeBet => ({
  slipId: betslip.id,
  type: betslip.type,
  legs: betslip.bets.map(legOf),
  slip: betslip,
  events: [...new Set(betslip.bets.map(({ event_id }) => event_id))],
  lastStart: betslip.bets.map(startOf).sort().at(-1) ?? '',
  odds: betslip.k,
  potentialPayout: potential_win,
});
