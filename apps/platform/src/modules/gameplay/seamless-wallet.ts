import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '../../kernel/clock.ts';
import type { PlayUnit } from './play-units.ts';

/** Why a wallet call moved nothing, in the words of the schema `gameplay`. */
export type WalletRefusal =
  | 'invalid_token'
  | 'token_expired'
  | 'wrong_currency'
  | 'invalid_game'
  | 'game_restricted'
  | 'stake_exceeded'
  | 'limit_reached'
  | 'rule_exceeded'
  | 'time_reached'
  | 'check_stands'
  | 'pause_stands'
  | 'too_soon'
  | 'gift_unknown'
  | 'insufficient_funds'
  | 'account_missing'
  | 'bet_missing'
  | 'rolled_back'
  | 'duplicate';

export interface WalletAnswer {
  readonly status: 'ok' | WalletRefusal;
  /** Code of the unit the game counts in. */
  readonly unit: string | null;
  /** Subunits of the account, whatever the unit; null when there is no account to tell of. */
  readonly balance: bigint | null;
}

export interface WalletCall {
  readonly playerId: string;
  /** The game session's token as the aggregator holds it. */
  readonly token: string | null;
}

export interface WalletMovement extends WalletCall {
  readonly transactionKey: string;
  readonly unit: PlayUnit;
  /** Subunits of the account, whatever the unit. */
  readonly amount: bigint;
  readonly gameCode: string;
  readonly round: string;
  readonly closesRound: boolean;
  /** The gift a bet belongs to, which makes it cost nothing; null for one that is paid for. */
  readonly reward: string | null;
}

/** The token's only trace in the database. */
export const tokenHashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * The wallet that games stake from and pay into. Every call is one call of the database, where
 * checks, ledger, round and messages are one transaction.
 */
export function createSeamlessWallet(deps: {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** Name of the aggregator: the scope of its transaction keys and the house's account against it. */
  readonly provider: string;
}) {
  const { pool, clock, provider } = deps;
  const hashOf = (token: string | null) => (token === null ? null : tokenHashOf(token));

  async function ask(name: string, text: string, values: unknown[]): Promise<WalletAnswer> {
    const { rows } = await pool.query<WalletAnswer>({ name, text, values });
    const [answer] = rows;
    if (!answer) throw new Error(`${name} returned no answer`);
    return answer;
  }

  return {
    balance: (call: WalletCall) =>
      ask(
        'gameplay.balance',
        'select status, currency as unit, balance from gameplay.balance($1, $2, $3)',
        [hashOf(call.token), call.playerId, clock.now()],
      ),

    bet: (bet: WalletMovement) =>
      ask(
        'gameplay.bet',
        'select status, currency as unit, balance from gameplay.bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
        [
          hashOf(bet.token),
          bet.playerId,
          provider,
          bet.transactionKey,
          bet.unit.currency,
          bet.amount,
          bet.gameCode,
          bet.round,
          bet.closesRound,
          clock.now(),
          bet.unit.code,
          bet.reward,
        ],
      ),

    win: (win: WalletMovement & { readonly betKey: string }) =>
      ask(
        'gameplay.win',
        'select status, currency as unit, balance from gameplay.win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
        [
          win.playerId,
          provider,
          win.transactionKey,
          win.betKey,
          win.unit.currency,
          win.amount,
          win.gameCode,
          win.round,
          win.closesRound,
          clock.now(),
          win.unit.code,
        ],
      ),

    rollback: (
      rollback: WalletCall & {
        readonly transactionKey: string;
        readonly reference: string;
        readonly gameCode: string | null;
        readonly round: string | null;
      },
    ) =>
      ask(
        'gameplay.rollback',
        'select status, currency as unit, balance from gameplay.rollback($1, $2, $3, $4, $5, $6, $7, $8)',
        [
          hashOf(rollback.token),
          rollback.playerId,
          provider,
          rollback.transactionKey,
          rollback.reference,
          rollback.gameCode,
          rollback.round,
          clock.now(),
        ],
      ),
  };
}

export type SeamlessWallet = ReturnType<typeof createSeamlessWallet>;
