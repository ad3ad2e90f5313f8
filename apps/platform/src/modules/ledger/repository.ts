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

export async function callDeposit(tx: Tx, movement: PaymentMovement): Promise<LedgerAnswer> {
  const { rows } = await sql<LedgerAnswer>`select * from ledger.deposit(
    ${movement.playerId}::uuid, ${movement.currency}, ${movement.amount}::bigint, ${movement.provider},
    ${movement.invoiceId}::uuid, ${movement.invoiceNumber}, ${movement.idempotencyKey})`.execute(
    tx,
  );
  return answerIn(rows);
}

export async function callWithdraw(tx: Tx, movement: PaymentMovement): Promise<LedgerAnswer> {
  const { rows } = await sql<LedgerAnswer>`select * from ledger.withdraw(
    ${movement.playerId}::uuid, ${movement.currency}, ${movement.amount}::bigint, ${movement.provider},
    ${movement.invoiceId}::uuid, ${movement.invoiceNumber}, ${movement.idempotencyKey})`.execute(
    tx,
  );
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

export async function callBumpVersions(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await sql`select ledger.bump_versions(${accountIds}::uuid[])`.execute(tx);
}

/** Something wrong with the books, and the account or transaction it was found in. */
export interface LedgerFault {
  readonly fault:
    | 'balance_differs_from_entries'
    | 'balance_after_differs_from_entries'
    | 'transaction_not_balanced'
    | 'entries_differ_from_transaction';
  readonly subject: string;
  readonly expected: bigint;
  readonly actual: bigint;
}

export async function callAudit(db: Database | Tx): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`select * from ledger.audit()`.execute(db);
  return rows;
}

function answerIn(rows: readonly LedgerAnswer[]): LedgerAnswer {
  const [answer] = rows;
  if (!answer) throw new Error('a posting of the ledger returned no answer');
  return answer;
}
