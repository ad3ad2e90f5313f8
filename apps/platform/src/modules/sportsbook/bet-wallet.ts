import { createHash } from 'node:crypto';
import { type LegStatus, legStatus } from '@pierlight/contract/sportsbook/statuses';
import type pg from 'pg';
import type { Clock } from '../../kernel/clock.ts';

/** Why a call moved nothing, in the words of the schema `sportsbook`. */
export type BetRefusal =
  | 'call_seen'
  | 'player_unknown'
  | 'session_unknown'
  | 'session_over'
  | 'wrong_currency'
  | 'account_missing'
  | 'limit_reached'
  | 'time_reached'
  | 'check_stands'
  | 'pause_stands'
  | 'bonus_restricted'
  | 'stake_exceeded'
  | 'insufficient_funds'
  | 'bet_missing'
  | 'discarded'
  | 'confirmed'
  | 'settled'
  | 'wrong_amount'
  | 'duplicate';

export interface BetAnswer {
  readonly status: 'ok' | BetRefusal;
  readonly transactionId: string | null;
  readonly playerId: string | null;
  readonly amount: bigint | null;
  readonly currency: string | null;
  /** Own money in subunits; null where there is no account to tell of. */
  readonly balance: bigint | null;
}

/** How a leg of a bet stands, as a result tells it. */
export interface ToldLeg {
  readonly id: string;
  readonly status: LegStatus;
  readonly odds: string | null;
  readonly voidReason: string | null;
}

/** A slip as the database keeps it. */
export interface MadeBet {
  readonly slipId: string;
  readonly type: string;
  readonly legs: readonly object[];
  /** As the book sent it. */
  readonly slip: object;
  readonly events: readonly string[];
  readonly lastStart: string;
  readonly odds: string;
  readonly potentialPayout: number;
}

/** A signed call, which counts once, until it has run out. */
export interface CallMark {
  readonly jti: string;
  readonly expiresAt: Date;
}

interface Movement {
  /** The book's id of the call. */
  readonly key: string;
  readonly makeKey: string;
  readonly currency: string;
  readonly amount: number;
}

/** A key's only input; what else a call says is told, not booked. */
const hashOf = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

const seen: BetAnswer = {
  ...{ status: 'call_seen', transactionId: null, playerId: null },
  ...{ amount: null, currency: null, balance: null },
};

const fields =
  'status, transaction_id as "transactionId", player_id as "playerId", amount, currency, balance';

/**
 * The wallet that bets on sports stake from and are paid into. Every call is one statement, in which the mark of a signed
 * call, checks, ledger, bet and messages are one transaction.
 */
export function createBetWallet(deps: {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** Name of the book: the scope of its keys, and the house's account against it. */
  readonly provider: string;
}) {
  const { pool, clock, provider } = deps;

  /** Calls a function of the schema; of a signed call only if its mark is new, or it answers `call_seen`. */
  const callerFor =
    (mark: CallMark | null) =>
    async (name: string, types: string, values: unknown[]): Promise<BetAnswer> => {
      const called = `select ${fields} from sportsbook.${name}(${types})`;
      const [jti, expires] = [`$${values.length + 1}`, `$${values.length + 2}`];
      const { rows } = await pool.query<BetAnswer>(
        mark === null
          ? { name: `sportsbook.${name}`, text: called, values }
          : {
              name: `sportsbook.${name} signed`,
              text: `with seen as (
                  insert into sportsbook.seen_call (jti, expires_at) values (${jti}, ${expires})
                  on conflict (jti) do nothing returning jti)
                ${called} where exists (select from seen)`,
              values: [...values, mark.jti, mark.expiresAt],
            },
      );
      const [answer] = rows;
      if (answer) return answer;
      if (mark === null) throw new Error(`${name} returned no answer`);
      return seen;
    };

  const callsOf = (call: ReturnType<typeof callerFor>) => ({
    make: (make: {
      readonly playerId: string;
      readonly sessionId: string;
      readonly key: string;
      readonly currency: string;
      readonly amount: number;
      readonly bet: MadeBet;
    }) =>
      call('make', '$1, $2, $3, $4, $5, $6, $7, $8, $9', [
        ...[make.playerId, make.sessionId, provider, make.key, make.currency, make.amount],
        JSON.stringify(make.bet),
        hashOf('make', make.playerId, make.sessionId, make.currency, make.amount, make.bet),
        clock.now(),
      ]),

    commit: (makeKey: string) => call('commit', '$1, $2', [provider, makeKey]),

    discard: (playerId: string, makeKey: string, reason: string) =>
      call('discard', '$1, $2, $3, $4, $5', [
        ...[playerId, provider, makeKey, reason || null],
        clock.now(),
      ]),

    win: (
      win: Movement & {
        readonly isCashout: boolean;
        readonly part: { readonly closed: number; readonly left: number } | null;
        readonly legs: readonly ToldLeg[];
      },
    ) =>
      call('win', '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11', [
        ...[provider, win.key, win.makeKey, win.currency, win.amount, win.isCashout],
        ...[win.part?.closed ?? null, win.part?.left ?? null],
        JSON.stringify(win.legs),
        hashOf('win', win.makeKey, win.currency, win.amount, win.isCashout, win.part),
        clock.now(),
      ]),

    lose: (lost: Omit<Movement, 'amount'> & { readonly legs: readonly ToldLeg[] }) =>
      call('lose', '$1, $2, $3, $4, $5, $6, $7', [
        ...[provider, lost.key, lost.makeKey, lost.currency, JSON.stringify(lost.legs)],
        hashOf('lost', lost.makeKey, lost.currency),
        clock.now(),
      ]),

    refund: (refund: Movement & { readonly reason: string; readonly legs: readonly ToldLeg[] }) =>
      call('refund', '$1, $2, $3, $4, $5, $6, $7, $8, $9', [
        ...[provider, refund.key, refund.makeKey, refund.currency, refund.amount],
        refund.reason || null,
        JSON.stringify(refund.legs),
        hashOf('refund', refund.makeKey, refund.currency, refund.amount),
        clock.now(),
      ]),

    rollback: (rollback: Movement & { readonly parentKey: string }) =>
      call('rollback', '$1, $2, $3, $4, $5, $6, $7, $8', [
        ...[provider, rollback.key, rollback.makeKey, rollback.parentKey],
        ...[rollback.currency, rollback.amount],
        hashOf(
          'rollback',
          rollback.makeKey,
          rollback.parentKey,
          rollback.currency,
          rollback.amount,
        ),
        clock.now(),
      ]),

    settle: (
      makeKey: string,
      runs: boolean,
      legs: readonly ToldLeg[],
      half: 'halfWon' | 'halfLost' | null,
    ) =>
      call('settle_legs', '$1, $2, $3, $4, $5', [
        provider,
        makeKey,
        runs,
        JSON.stringify(legs),
        half === null ? null : legStatus[half],
      ]),
  });

  return {
    ...callsOf(callerFor(null)),
    /** The same for a signed call, of which nothing is done when it was sent before. */
    signed: (mark: CallMark) => callsOf(callerFor(mark)),
  };
}

export type BetWallet = ReturnType<typeof createBetWallet>;
