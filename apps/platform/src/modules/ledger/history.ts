import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import type { LedgerKind } from './statement.ts';

/** An account of a player in the books, with the end of its chain. */
export interface HistoryAccountRow {
  readonly id: string;
  readonly kind: string;
  readonly currency: string;
  readonly balance: bigint;
  /** How many entries there are. */
  readonly entries: bigint;
  /** Hash of the last entry in hexadecimal; null without any. */
  readonly head: string | null;
}

/** An entry as it went into its chain's hash. */
export interface HistoryLineRow {
  /** Where the next read goes on. */
  readonly cursor: bigint;
  readonly position: bigint;
  readonly id: string;
  readonly kind: LedgerKind;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  /** UTC to the microsecond, as it was hashed. */
  readonly createdAt: string;
  readonly gameId: string | null;
  readonly roundId: string | null;
  readonly invoiceNumber: string | null;
  readonly hash: string;
}

/** Every account of a player, the oldest first. */
export async function readHistoryAccounts(
  db: Database,
  playerId: string,
): Promise<HistoryAccountRow[]> {
  const { rows } = await sql<HistoryAccountRow>`
    select account.id, account.kind, account.currency, account.balance,
      coalesce(newest.position, 0) as entries, encode(newest.hash, 'hex') as head
    from ledger.account
    left join lateral (
      select position, hash from ledger.entry where account_id = account.id order by id desc limit 1
    ) newest on true
    where account.owner = ${playerId}::uuid
    order by account.created_at, account.id`.execute(db);
  return rows;
}

/** Entries of one of a player's accounts after a cursor, the oldest first; undefined when it is not theirs. */
export async function readHistoryLines(
  db: Database,
  playerId: string,
  account: { readonly id: string; readonly after: bigint; readonly limit: number },
): Promise<HistoryLineRow[] | undefined> {
  const { rows: own } = await sql`
    select from ledger.account where id = ${account.id}::uuid and owner = ${playerId}::uuid`.execute(
    db,
  );
  if (own.length === 0) return undefined;
  const { rows } = await sql<HistoryLineRow>`
    with page as (
      select * from ledger.entry
      where account_id = ${account.id}::uuid and id > ${account.after}::bigint
      order by id limit ${account.limit}
    )
    select page.id as cursor, page.position, posted.id, page.kind, page.amount,
      page.balance_after as "balanceAfter",
      to_char(page.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
      posted.game_id as "gameId", posted.round_id as "roundId",
      posted.invoice_number as "invoiceNumber", encode(page.hash, 'hex') as hash
    from page join ledger.transaction posted on posted.id = page.transaction_id
    order by page.id`.execute(db);
  return rows;
}

/** An entry whose place in its account's chain is not what follows from the entries before it. */
export interface BrokenLink {
  readonly account_id: string;
  readonly transaction_id: string;
  readonly position: bigint;
}

/** Accounts whose chains are gone through in one statement. */
const accountsAtOnce = 50;

/** Goes through the chains of all players' accounts, some at a time, and yields what is broken. */
export async function* findBrokenLinks(db: Database): AsyncGenerator<BrokenLink> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows: accounts } = await sql<{ id: string }>`
      select id from ledger.account where owner is not null and id > ${after}::uuid
      order by id limit ${accountsAtOnce}`.execute(db);
    const last = accounts.at(-1);
    if (!last) return;
    const { rows } = await sql<BrokenLink>`
      select * from ledger.broken_links(${accounts.map(({ id }) => id)}::uuid[])`.execute(db);
    yield* rows;
    after = last.id;
  }
}
