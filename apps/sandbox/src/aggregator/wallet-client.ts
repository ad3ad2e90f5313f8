import type { KeyObject } from 'node:crypto';
import type { z } from 'zod';
import { findCurrency } from '../studio/currencies.ts';
import type {
  WalletAccount,
  WalletAnswer,
  WalletMove,
  WalletPort,
  WalletRefusal,
} from '../studio/wallet-port.ts';
import { fromWire, toWire } from './amounts.ts';
import { walletAnswer } from './protocol.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

export type WalletClientOptions = {
  /** Where the wallet's paths begin: `http://localhost:3000/api/aggregator/hub88`. */
  readonly baseUrl: string;
  readonly privateKey: KeyObject;
  readonly newId: () => string;
  /** Gives a call up when its time has run out; 5 seconds unless told. */
  readonly deadline?: () => AbortSignal;
  /** Hears what went wrong, for the log. */
  readonly onProblem?: (problem: { path: string; requestUuid: string; reason: string }) => void;
};

const fiveSeconds = (): AbortSignal => AbortSignal.timeout(5000);

/**
 * Refusals that say for certain that no money moved. Any other answer to a bet leaves its fate open,
 * and an open bet is rolled back.
 */
const refusals: Readonly<Record<string, WalletRefusal>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'insufficient-funds',
  RS_ERROR_INVALID_TOKEN: 'session-expired',
  RS_ERROR_TOKEN_EXPIRED: 'session-expired',
  RS_ERROR_USER_DISABLED: 'session-expired',
  RS_ERROR_LIMIT_REACHED: 'limit-reached',
  RS_ERROR_BET_LIMIT_EXCEEDED: 'stake-too-high',
  RS_ERROR_INVALID_GAME: 'game-unavailable',
  RS_ERROR_INVALID_PARTNER: 'game-unavailable',
  RS_ERROR_WRONG_CURRENCY: 'game-unavailable',
  RS_ERROR_INVALID_SIGNATURE: 'game-unavailable',
  RS_ERROR_WRONG_SYNTAX: 'game-unavailable',
  RS_ERROR_WRONG_TYPES: 'game-unavailable',
};

/**
 * Calls the operator's seamless wallet. One call is one attempt: keeping at it, also across restarts,
 * is the caller's part, who has the transaction ids on disk. Ids make every repeat harmless.
 */
export function createWalletClient(options: WalletClientOptions): WalletPort & {
  /** Whether the operator knows a player; null when it does not say. */
  knowsUser(user: string): Promise<boolean | null>;
} {
  const { baseUrl, privateKey, newId, deadline = fiveSeconds, onProblem } = options;

  /** Posts a signed body. Null with no answer of a wallet, which `unreachable` has been told. */
  async function post(
    path: string,
    requestUuid: string,
    fields: Record<string, unknown>,
    unreachable: (reason: string) => unknown,
  ): Promise<z.infer<typeof walletAnswer> | null> {
    const body = JSON.stringify({ request_uuid: requestUuid, ...fields });
    let answer: unknown;
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signBody(body, privateKey),
        },
        body,
        redirect: 'error',
        signal: deadline(),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        unreachable(`status ${response.status}`);
        return null;
      }
      answer = await response.json();
    } catch (error) {
      unreachable(error instanceof Error ? error.message : String(error));
      return null;
    }
    const parsed = walletAnswer.safeParse(answer);
    if (parsed.success) return parsed.data;
    unreachable('not an answer of a wallet');
    return null;
  }

  async function call(
    path: string,
    account: WalletAccount,
    fields: Record<string, unknown>,
  ): Promise<WalletAnswer> {
    const requestUuid = newId();
    const unreachable = (reason: string): WalletAnswer => {
      onProblem?.({ path, requestUuid, reason });
      return { kind: 'unreachable' };
    };
    const own = {
      user: account.user,
      token: account.token,
      supplier_user: account.user,
      game_code: account.gameId,
    };
    const answer = await post(path, requestUuid, { ...own, ...fields }, unreachable);
    return answer === null
      ? { kind: 'unreachable' }
      : read(answer, account, path, requestUuid, unreachable);
  }

  async function knowsUser(user: string): Promise<boolean | null> {
    const path = '/user/info';
    const requestUuid = newId();
    const answer = await post(path, requestUuid, { user }, (reason) =>
      onProblem?.({ path, requestUuid, reason }),
    );
    if (answer === null || answer.status === 'RS_ERROR_INVALID_SIGNATURE') return null;
    return answer.status === 'RS_OK';
  }

  function read(
    { status, balance, currency, request_uuid }: ReturnType<typeof walletAnswer.parse>,
    account: WalletAccount,
    path: string,
    requestUuid: string,
    unreachable: (reason: string) => WalletAnswer,
  ): WalletAnswer {
    if (request_uuid !== undefined && request_uuid !== requestUuid) {
      return unreachable('answers another request');
    }
    const { subunitToUnit } = findCurrency(account.currency);
    const known = balance != null && (currency ?? account.currency) === account.currency;
    const told = known ? fromWire(balance, subunitToUnit) : null;
    if (status === 'RS_OK') return { kind: 'done', balance: told };
    onProblem?.({ path, requestUuid, reason: status });
    const reason = refusals[status];
    if (reason) return { kind: 'refused', reason, balance: told };
    if (status === 'RS_ERROR_TRANSACTION_ROLLED_BACK') return { kind: 'rolled-back' };
    return { kind: 'unreachable' };
  }

  const transaction = (move: WalletMove) => ({
    transaction_uuid: move.transactionId,
    supplier_transaction_id: move.transactionId,
    round: move.roundId,
    reward_uuid: move.rewardId,
    is_free: move.rewardId !== null,
    is_aggregated: false,
    currency: move.account.currency,
    amount: toWire(move.amount, findCurrency(move.account.currency).subunitToUnit),
    bet: null,
    meta: null,
  });

  return {
    bet: (move) =>
      call('/transaction/bet', move.account, { ...transaction(move), round_closed: false }),
    win: (move) =>
      call('/transaction/win', move.account, {
        ...transaction(move),
        round_closed: true,
        reference_transaction_uuid: move.betId,
      }),
    rollback: ({ account, transactionId, roundId, betId, closesRound }) =>
      call('/transaction/rollback', account, {
        transaction_uuid: transactionId,
        supplier_transaction_id: transactionId,
        reference_transaction_uuid: betId,
        round: roundId,
        round_closed: closesRound,
      }),
    balance: (account) => call('/user/balance', account, {}),
    knowsUser,
  };
}
