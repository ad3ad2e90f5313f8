import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

/** Totals are counted up to here and no further. */
export const statementTotalCap = 10_000;

export type LedgerKind = 'deposit' | 'withdrawal' | 'bet' | 'win' | 'rollback' | 'adjustment';

export interface StatementQuery {
  readonly accountIds: readonly string[];
  /** Every kind when empty. */
  readonly kinds: readonly LedgerKind[];
  /** Inclusive. */
  readonly from?: Date;
  /** Exclusive. */
  readonly to?: Date;
  readonly offset: number;
  readonly limit: number;
}

/** One entry of a player's account. Amounts are subunits, signed as the balance felt them. */
export interface StatementLine {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly currency: string;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly createdAt: Date;
  readonly gameId: string | null;
  readonly roundId: string | null;
  readonly invoiceNumber: string | null;
}

/**
 * A page of the statement of a player's accounts, newest first. The page's ids are picked from the
 * index alone and only then joined.
 */
export async function readStatement(
  db: Database | Tx,
  query: StatementQuery,
): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    with page as (
      select picked.id
      from unnest(${query.accountIds}::uuid[]) as own (account_id)
      cross join lateral (
        select id from ledger.entry
        where entry.account_id = own.account_id and ${matching(query)}
        order by id desc limit ${query.offset + query.limit}
      ) picked
      order by picked.id desc offset ${query.offset} limit ${query.limit}
    )
    select posted.id, entry.kind, entry.currency, entry.amount,
      entry.balance_after as "balanceAfter", entry.created_at as "createdAt",
      posted.game_id as "gameId", posted.round_id as "roundId",
      posted.invoice_number as "invoiceNumber"
    from page
    join ledger.entry on entry.id = page.id
    join ledger.transaction posted on posted.id = entry.transaction_id
    order by page.id desc`.execute(db);
  return rows;
}

/** How many lines the query has over all pages, and whether the count stopped at the cap. */
export async function countStatement(
  db: Database | Tx,
  query: StatementQuery,
): Promise<{ total: number; totalCapped: boolean }> {
  const { rows } = await sql<{ counted: bigint }>`
    select count(*) as counted from (
      select from ledger.entry
      where account_id = any (${query.accountIds}::uuid[]) and ${matching(query)}
      limit ${statementTotalCap + 1}
    ) found`.execute(db);
  const counted = Number(rows[0]?.counted ?? 0n);
  return {
    total: Math.min(counted, statementTotalCap),
    totalCapped: counted > statementTotalCap,
  };
}

function matching(query: StatementQuery): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [];
  if (query.kinds.length > 0) {
    conditions.push(sql`kind = any (${query.kinds}::ledger.transaction_kind[])`);
    // Said apart so that the index of everything but play can be used.
    if (!query.kinds.includes('bet') && !query.kinds.includes('win'))
      conditions.push(sql`kind not in ('bet', 'win')`);
  }
  if (query.from) conditions.push(sql`created_at >= ${query.from}`);
  if (query.to) conditions.push(sql`created_at < ${query.to}`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
