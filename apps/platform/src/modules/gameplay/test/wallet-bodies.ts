import { randomUUID } from 'node:crypto';

/** A player at a game: who calls the wallet, and with what. */
export interface Seat {
  readonly playerId: string;
  readonly signInId: string;
  readonly sessionId: string;
  readonly token: string;
}

/** A bet as Hub88 sends it. `amount` is in hundred-thousandths of the unit. */
export function betBodyOf(seat: Seat, amount: number, round: string = randomUUID()) {
  return {
    user: seat.playerId,
    token: seat.token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    supplier_user: seat.playerId,
    round,
    round_closed: false,
    reward_uuid: null as string | null,
    is_free: false,
    is_aggregated: false,
    game_code: 'tide-reels',
    currency: 'EUR',
    bet: null,
    meta: null,
    amount,
  };
}

/** The win that closes a bet's round. */
export function winBodyOf(bet: ReturnType<typeof betBodyOf>, amount: number) {
  return {
    ...bet,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
    amount,
  };
}

/** The rollback of a bet or a win. */
export function rollbackBodyOf(of: ReturnType<typeof betBodyOf>) {
  return {
    user: of.user,
    token: of.token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: of.transaction_uuid,
    round: of.round,
    round_closed: true,
    game_code: of.game_code,
  };
}
