import { randomUUID } from 'node:crypto';

/** A player who may bet. */
export interface Bettor {
  readonly playerId: string;
  readonly signInId: string;
  readonly sessionId: string;
  readonly currency: string;
}

export interface MakeOptions {
  readonly amount?: number;
  readonly key?: string;
  readonly type?: string;
  readonly legs?: readonly object[];
  readonly startsAt?: Date;
  readonly currency?: string;
  readonly event?: string;
}

const names = { operator_id: 'pierlight', operator_brand_id: 'brand' };
export const newKey = () => randomUUID().replaceAll('-', '').slice(0, 20);

export const legOf = (id: string, event = 'ev-1', startsAt = new Date('2026-11-21T15:00:00Z')) => ({
  id,
  event_id: event,
  sport_id: '1',
  sport_name: 'Football',
  category_id: '10',
  category_name: 'Pierland',
  tournament_id: '100',
  tournament_name: 'First Jetty',
  competitor_name: ['Lanterns', 'Gulls'],
  scheduled: startsAt.getTime() / 1000,
  live: false,
  market_id: 1,
  market_name: 'Winner',
  specifiers: '',
  outcome_id: 1,
  outcome_name: 'Lanterns',
  odds: '1.85',
  margin: '0.061',
});

export function transactionOf(
  bettor: Bettor,
  operation: string,
  amount: number,
  key = newKey(),
  currency = bettor.currency,
) {
  return {
    ...{ id: key, betslip_id: 'slip-1', player_id: 'theirs', ...names },
    ext_player_id: bettor.playerId,
    ...{ timestamp: 1_795_000_000.5, amount, currency, operation, cross_rate_euro: '1' },
  };
}

/** A make as the book sends it: a single of the football match unless told. */
export function makeOf(bettor: Bettor, options: MakeOptions = {}) {
  const { amount = 100, key = newKey(), currency = bettor.currency } = options;
  const legs = options.legs ?? [legOf('leg-1', options.event, options.startsAt)];
  const slip = {
    ...{ id: `slip-${key}`, timestamp: 1_795_000_000, player_id: 'theirs', ...names },
    ...{ ext_player_id: bettor.playerId, currency, sum: amount, k: '1.85', is_quick_bet: false },
    type: options.type ?? `${legs.length}/${legs.length}`,
    ...{ accept_odds_change: true, bets: legs },
  };
  return {
    ...{ amount, currency, player_id: bettor.playerId, session_id: bettor.sessionId },
    ...{ bonus_id: null, bonus_type: null, betslip: slip },
    transaction: {
      ...transactionOf(bettor, 'bet', amount, key, currency),
      betslip_id: slip.id,
      betslip: slip,
    },
    ...{ potential_win: Math.floor(amount * 1.85), potential_comboboost_win: 0 },
  };
}

export const selectionOf = (id = 'leg-1', status = 'won', odds = '1.85') => ({
  ...{ id, event_id: 'ev-1', status, odds },
});

export interface ResultOptions {
  readonly key?: string;
  readonly selections?: readonly object[];
  readonly currency?: string;
}

export const winOf = (
  bettor: Bettor,
  makeKey: string,
  amount: number,
  options: ResultOptions & {
    readonly isCashout?: boolean;
    readonly part?: { readonly closed: number; readonly left: number };
  } = {},
) => ({
  ...{ amount, currency: options.currency ?? bettor.currency, bet_transaction_id: makeKey },
  is_cashout: options.isCashout ?? options.part !== undefined,
  transaction: transactionOf(bettor, 'win', amount, options.key, options.currency),
  selections: options.selections ?? (options.part || options.isCashout ? [] : [selectionOf()]),
  ...{ odds: '1.85', bonus_id: null, is_snr_lost: false },
  ...(options.part
    ? { part: { stake_closed: options.part.closed, stake_left: options.part.left } }
    : {}),
});

export const lostOf = (bettor: Bettor, makeKey: string, options: ResultOptions = {}) => ({
  ...{ bet_transaction_id: makeKey, amount: 0, currency: options.currency ?? bettor.currency },
  transaction: transactionOf(bettor, 'lost', 0, options.key, options.currency),
  selections: options.selections ?? [selectionOf('leg-1', 'lost')],
});

export const refundOf = (
  bettor: Bettor,
  makeKey: string,
  amount: number,
  options: ResultOptions = {},
) => ({
  ...{ bet_transaction_id: makeKey, reason: 'abandoned', is_cashout: false },
  transaction: transactionOf(bettor, 'refund', amount, options.key, options.currency),
});

export const rollbackOf = (
  bettor: Bettor,
  makeKey: string,
  parent: string,
  amount: number,
  options: ResultOptions = {},
) => ({
  ...{ bet_transaction_id: makeKey, parent_transaction_id: parent },
  transaction: transactionOf(bettor, 'rollback', amount, options.key, options.currency),
});

export const discardOf = (bettor: Bettor, makeKey: string) => ({
  ...{ ext_player_id: bettor.playerId, transaction_id: makeKey, reason: 'odds changed' },
});
