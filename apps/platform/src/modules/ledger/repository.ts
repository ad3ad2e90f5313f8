import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

/** Answer of every posting function of the schema `ledger`. */
export interface LedgerAnswer {
  readonly outcome: 'posted' | 'refused' | 'conflict';
  readonly refusal: 'insufficient_funds' | 'account_missing' | 'bet_missing' | 'rolled_back' | null;
  readonly transaction_id: string | null;
  /** Subunits after the movement; of a replayed answer, as it was answered then. */
  readonly balance: bigint | null;
  readonly replayed: boolean;
}

export interface LedgerAccountRow {
  readonly id: string;
  readonly owner: string;
  readonly currency: string;
  readonly balance: bigint;
  readonly version: bigint;
}

/** Fields of a movement between a player and a payment provider; `amount` is in subunits. */
export interface PaymentMovement {
  readonly playerId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly provider: string;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly idempotencyKey: string;
}

const movedBy =
  (posting: 'deposit' | 'withdraw' | 'hold_unclaimed') =>
  async (tx: Tx, movement: PaymentMovement): Promise<LedgerAnswer> => {
    const { rows } = await sql<LedgerAnswer>`select * from ${sql.id('ledger', posting)}(
      ${movement.playerId}::uuid, ${movement.currency}, ${movement.amount}::bigint, ${movement.provider},
      ${movement.invoiceId}::uuid, ${movement.invoiceNumber}, ${movement.idempotencyKey})`.execute(
      tx,
    );
    return answerIn(rows);
  };

export const callDeposit = movedBy('deposit');
export const callWithdraw = movedBy('withdraw');
/** Posts money that came for a deleted account to the house account `unclaimed`. */
export const callHoldUnclaimed = movedBy('hold_unclaimed');

/** A withdrawal in the reserve by its key, and the key under which it is settled. */
export interface WithdrawalSettling {
  readonly provider: string;
  readonly withdrawalKey: string;
  readonly idempotencyKey: string;
}

export async function callPayOut(
  tx: Tx,
  payout: WithdrawalSettling & { readonly fee: bigint },
): Promise<LedgerAnswer> {
  const { rows } = await sql<LedgerAnswer>`select * from ledger.pay_out(
    ${payout.provider}, ${payout.withdrawalKey}, ${payout.fee}::bigint,
    ${payout.idempotencyKey})`.execute(tx);
  return answerIn(rows);
}

/** Money held for a deleted account by its key, and the key under which it goes back. */
export interface UnclaimedReturn {
  readonly provider: string;
  readonly heldKey: string;
  readonly idempotencyKey: string;
}

export async function callReturnUnclaimed(tx: Tx, back: UnclaimedReturn): Promise<LedgerAnswer> {
  const { rows } = await sql<LedgerAnswer>`select * from ledger.return_unclaimed(
    ${back.provider}, ${back.heldKey}, ${back.idempotencyKey})`.execute(tx);
  return answerIn(rows);
}

export async function callRefund(tx: Tx, refund: WithdrawalSettling): Promise<LedgerAnswer> {
  const { rows } = await sql<LedgerAnswer>`select * from ledger.refund(
    ${refund.provider}, ${refund.withdrawalKey}, ${refund.idempotencyKey})`.execute(tx);
  return answerIn(rows);
}

export async function callAdjust(
  tx: Tx,
  adjustment: {
    readonly playerId: string;
    readonly currency: string;
    readonly change: bigint;
    readonly reason: string;
    readonly idempotencyKey: string;
  },
): Promise<LedgerAnswer> {
  const { rows } = await sql<LedgerAnswer>`select * from ledger.adjust(
    ${adjustment.playerId}::uuid, ${adjustment.currency}, ${adjustment.change}::bigint,
    ${adjustment.reason}, ${adjustment.idempotencyKey})`.execute(tx);
  return answerIn(rows);
}

export async function callPayCashback(
  tx: Tx,
  cashback: {
    readonly playerId: string;
    readonly currency: string;
    readonly amount: bigint;
    readonly idempotencyKey: string;
  },
): Promise<LedgerAnswer> {
  const { rows } = await sql<LedgerAnswer>`select * from ledger.pay_cashback(
    ${cashback.playerId}::uuid, ${cashback.currency}, ${cashback.amount}::bigint,
    ${cashback.idempotencyKey})`.execute(tx);
  return answerIn(rows);
}

export async function callOpenPlayerAccount(
  tx: Tx,
  playerId: string,
  currency: string,
): Promise<LedgerAccountRow> {
  const { rows } = await sql<LedgerAccountRow>`
    select id, owner, currency, balance, version
    from ledger.open_player_account(${playerId}::uuid, ${currency})`.execute(tx);
  const [account] = rows;
  if (!account) throw new Error('ledger.open_player_account returned no account');
  return account;
}

/** Holds a player's account, where there is one, until the transaction ends: nothing moves it meanwhile. */
export async function callHoldPlayerAccount(
  tx: Tx,
  playerId: string,
  currency: string,
): Promise<void> {
  await sql`select ledger.hold_player_account(${playerId}::uuid, ${currency})`.execute(tx);
}

/** What a player holds, by currency. */
export async function heldAccounts(
  db: Database | Tx,
  playerId: string,
): Promise<Pick<LedgerAccountRow, 'id' | 'currency' | 'balance'>[]> {
  const { rows } = await sql<Pick<LedgerAccountRow, 'id' | 'currency' | 'balance'>>`
    select id, currency, balance from ledger.account
    where owner = ${playerId}::uuid and kind = 'player_real' order by currency`.execute(db);
  return rows;
}

export async function callBumpVersions(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await sql`select ledger.bump_versions(${accountIds}::uuid[])`.execute(tx);
}

/** What of a player's deposits has to be staked, `times` each, and has been; in subunits. */
export async function readTurnOver(
  db: Database | Tx,
  playerId: string,
  currency: string,
  times: number,
): Promise<{ readonly required: bigint; readonly staked: bigint }> {
  const { rows } = await sql<{ required: bigint; staked: bigint }>`
    select * from ledger.turn_over(${playerId}::uuid, ${currency}, ${times}::numeric)`.execute(db);
  return rows[0] ?? { required: 0n, staked: 0n };
}

/** Something wrong with the books, and the account or transaction it was found in. */
export interface LedgerFault {
  readonly fault:
    | 'balance_differs_from_entries'
    | 'balance_after_differs_from_entries'
    | 'transaction_not_balanced'
    | 'entries_differ_from_transaction'
    | 'reserve_differs_from_open_withdrawals';
  readonly subject: string;
  readonly expected: bigint;
  readonly actual: bigint;
}

export async function callAudit(db: Database | Tx): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`
    select * from ledger.audit() union all select * from ledger.audit_reserve()`.execute(db);
  return rows;
}

function answerIn(rows: readonly LedgerAnswer[]): LedgerAnswer {
  const [answer] = rows;
  if (!answer) throw new Error('a posting of the ledger returned no answer');
  return answer;
}
