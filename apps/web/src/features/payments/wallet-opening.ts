import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import type { TurnOver } from '@pierlight/contract/risk/schemas';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { isProblem } from '#shared/api/problem.ts';
import type { SessionState } from '#shared/session/session.ts';

/**
 * Where the opening of the wallet stands.
 *
 * - `opening`: accounts, methods and deposits under way are on their way; a further request to open
 *   changes nothing.
 * - `stopped`: nobody is signed in, so nothing opens.
 * - `depositLimitReached`: the methods were refused with code 13100.
 * - `open`: the methods to show. `failed` says that the list is empty because it, or the accounts, could
 *   not be loaded.
 */
export type WalletOpening =
  | { readonly stage: 'opening' }
  | { readonly stage: 'stopped' }
  | { readonly stage: 'depositLimitReached' }
  | {
      readonly stage: 'open';
      readonly methods: readonly PaymentMethod[];
      readonly failed: boolean;
    };

/** What is known while the wallet opens. */
export interface WalletOpeningParts {
  readonly session: SessionState['status'];
  readonly accounts: { readonly error: unknown };
  /** The one in use. */
  readonly account: Account | undefined;
  readonly methods: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly data: readonly PaymentMethod[] | undefined;
  };
  /** Payments that have not ended; shown above the methods, which must not move under a finger. */
  readonly underWay: { readonly isPending: boolean };
}

/** Whether deposits have to be staked before there is anything to withdraw. */
export function mustStakeFirst(
  account: Pick<Account, 'withdrawalBalance'> | undefined,
  turnOver: Pick<TurnOver, 'turnOverWagerAmount'> | undefined,
): boolean {
  return (account?.withdrawalBalance ?? 0) > 0 && (turnOver?.turnOverWagerAmount ?? 0) > 0;
}

export function walletOpening(parts: WalletOpeningParts): WalletOpening {
  const { session, accounts, account, methods, underWay } = parts;
  if (session === 'guest') return { stage: 'stopped' };
  if (session === 'player' && account === undefined && accounts.error)
    return { stage: 'open', methods: [], failed: true };
  if (session === 'resuming' || account === undefined || methods.isPending || underWay.isPending)
    return { stage: 'opening' };
  if (isProblem(methods.error, 'depositLimitReached')) return { stage: 'depositLimitReached' };
  return {
    stage: 'open',
    methods: methods.error ? [] : (methods.data ?? []),
    failed: Boolean(methods.error),
  };
}
