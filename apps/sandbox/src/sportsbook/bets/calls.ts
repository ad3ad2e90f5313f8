import { oddsText } from '../engine/pricing.ts';
import { specOf } from '../floor/board.ts';
import type { Floor } from '../floor/floor.ts';
import { textsOf } from '../texts/texts.ts';
import { marginText } from '../views/event-view.ts';
import { categoryOf, leagueName, marketName, outcomeName } from '../views/names.ts';
import type { BetRecord, LegRecord, Posting } from './bet.ts';
import { payoutOf, totalOdds } from './lines.ts';

/** Bodies of the wallet's calls, as Betby's integrations show them. */

/** What names of a slip are read from. */
export interface CallContext {
  readonly floor: Floor;
  readonly operatorId: string;
  readonly now: number;
}

/** What a bet pays when every open leg wins. */
export function potentialPayout(bet: BetRecord): number {
  const factors = bet.legs.map(({ status, odds }) =>
    status === 'lost' ? 0 : status === 'void' ? 100 : odds,
  );
  return payoutOf(bet.stake, factors, bet.of);
}

const whose = (bet: BetRecord, operatorId: string) => ({
  player_id: bet.player.id,
  operator_id: operatorId,
  operator_brand_id: bet.player.brand,
  ext_player_id: bet.player.id,
  currency: bet.player.currency,
});

const transaction = (
  bet: BetRecord,
  { operatorId, now }: CallContext,
  id: string,
  operation: 'bet' | 'win' | 'lost' | 'refund' | 'rollback',
  amount: number,
) => ({
  id,
  betslip_id: bet.id,
  ...whose(bet, operatorId),
  timestamp: now / 1000,
  amount,
  operation,
  bonus_id: null,
  cross_rate_euro: '1',
});

const legId = (bet: BetRecord, at: number): string => `${bet.id}-${at + 1}`;

function slipLeg(bet: BetRecord, leg: LegRecord, at: number, { floor, now }: CallContext) {
  const event = floor.event(leg.eventId, now);
  const spec = event && specOf(event, leg.marketId);
  if (!event || !spec) throw new Error(`no market ${leg.marketId} in ${leg.eventId}`);
  const { fixture } = event;
  const { lang } = bet.player;
  const category = categoryOf(fixture);
  return {
    id: legId(bet, at),
    event_id: leg.eventId,
    sport_id: fixture.league.sport,
    sport_name: textsOf(lang).sports[fixture.league.sport],
    category_id: category.id,
    category_name: category.name,
    tournament_id: fixture.league.id,
    tournament_name: leagueName(fixture, lang),
    competitor_name: [fixture.home.name, fixture.away.name],
    scheduled: event.startsAt / 1000,
    live: leg.live,
    market_id: spec.key,
    market_name: marketName(fixture, spec, lang),
    specifiers: leg.marketId.split('|')[1] ?? '',
    outcome_id: leg.outcomeId,
    outcome_name: outcomeName(fixture, spec, leg.outcomeId, lang),
    odds: oddsText(leg.odds),
    margin: marginText(leg.margin),
  };
}

export function makeBody(bet: BetRecord, context: CallContext): object {
  const amount = bet.stake;
  const slip = {
    id: bet.id,
    timestamp: bet.placedAt / 1000,
    ...whose(bet, context.operatorId),
    type: `${bet.of}/${bet.legs.length}`,
    sum: amount,
    k: totalOdds(bet.legs.map(({ odds }) => odds)),
    is_quick_bet: false,
    accept_odds_change: bet.accept,
    bets: bet.legs.map((leg, at) => slipLeg(bet, leg, at, context)),
  };
  return {
    amount,
    currency: bet.player.currency,
    player_id: bet.player.id,
    session_id: bet.player.session,
    bonus_id: null,
    bonus_type: null,
    transaction: { ...transaction(bet, context, bet.makeId, 'bet', amount), betslip: slip },
    betslip: slip,
    potential_win: potentialPayout(bet),
    potential_comboboost_win: 0,
  };
}

export const commitBody = (bet: BetRecord): object => ({ bet_transaction_id: bet.makeId });

export const discardBody = (bet: BetRecord, reason: string): object => ({
  ext_player_id: bet.player.id,
  transaction_id: bet.makeId,
  reason,
});

const selections = (bet: BetRecord) =>
  bet.legs.map((leg, at) => {
    const status = bet.voidedFor === null ? leg.status : 'void';
    return {
      id: legId(bet, at),
      event_id: leg.eventId,
      status,
      odds: status === 'void' ? '1.00' : oddsText(leg.odds),
      ...(status === 'void' && { void_reason: bet.voidedFor ?? leg.scoreAtEnd ?? 'void' }),
    };
  });

/** How the legs stand, without money. */
export const settlementBody = (bet: BetRecord): object => ({
  bet_transaction_id: bet.makeId,
  status: 'open',
  selections: selections(bet),
});

export function resultBody(
  bet: BetRecord,
  { id, kind, amount }: Posting,
  context: CallContext,
): object {
  const common = {
    bet_transaction_id: bet.makeId,
    transaction: transaction(bet, context, id, kind, amount),
  };
  if (kind === 'refund')
    return {
      ...common,
      reason: bet.voidedFor ?? 'Every leg is void',
      is_cashout: false,
      selections: selections(bet),
    };
  const told = { ...common, amount, currency: bet.player.currency, selections: selections(bet) };
  if (kind === 'lost') return told;
  const won = bet.legs.map(({ status, odds }) => (status === 'void' ? 100 : odds));
  return {
    ...told,
    is_cashout: false,
    odds: bet.lines === 1 ? totalOdds(won) : null,
    bonus_id: null,
    is_snr_lost: false,
  };
}

export const cashOutBody = (
  bet: BetRecord,
  id: string,
  {
    amount,
    closed,
    left,
  }: { readonly amount: number; readonly closed: number; readonly left: number },
  context: CallContext,
): object => ({
  amount,
  currency: bet.player.currency,
  is_cashout: true,
  bet_transaction_id: bet.makeId,
  transaction: transaction(bet, context, id, 'win', amount),
  selections: selections(bet),
  odds: null,
  bonus_id: null,
  is_snr_lost: false,
  ...(left > 0 && { part: { stake_closed: closed, stake_left: left } }),
});

export const rollbackBody = (
  bet: BetRecord,
  id: string,
  posted: Posting,
  context: CallContext,
): object => ({
  bet_transaction_id: bet.makeId,
  parent_transaction_id: posted.id,
  transaction: transaction(bet, context, id, 'rollback', posted.amount),
});
