import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

/** Totals are counted up to here and no further. */
export const statementTotalCap = 10_000;

/** Kinds that move a player's account; a payout only moves the reserve. */
export type LedgerKind =
  | 'deposit'
  | 'withdrawal'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'adjustment'
  | 'refund'
  | 'bonus'
  | 'cashback';

export interface StatementQuery {
  readonly accountIds: readonly string[];
  /** Every kind when empty. */
  readonly kinds: readonly LedgerKind[];
  /** Inclusive. */
  readonly from?: Date;
  /** Exclusive. */
  readonly to?: Date;
  /** Leaves out what was posted after this entry. */
  readonly until?: PlacedEntry;
  readonly offset: number;
  readonly limit: number;
}

/** An entry, and its place in its account. */
export interface PlacedEntry {
  readonly id: bigint;
  readonly position: bigint;
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
 * A page of the statement of a player's accounts, newest first. The page's ids are picked from an
 * index alone and only then joined; the place of each entry in its account leads to any page of one whole
 * account at once, and what is filtered, or of several accounts, is walked through.
 */
export async function readStatement(
  db: Database | Tx,
  query: StatementQuery,
): Promise<StatementLine[]> {
  const isPlaced = isWhole(query) && query.accountIds.length === 1;
  const { rows } = await sql<StatementLine>`
    with page as (${isPlaced ? placedPage(query) : walkedPage(query)})
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

/** Where a transaction stands in one of these accounts; undefined when it moved none of them. */
export async function placeInStatement(
  db: Database | Tx,
  accountIds: readonly string[],
  transactionId: string,
): Promise<PlacedEntry | undefined> {
  const { rows } = await sql<PlacedEntry>`
    select id, position from ledger.entry
    where transaction_id = ${transactionId}::uuid and account_id = any (${accountIds}::uuid[])
    order by id desc limit 1`.execute(db);
  return rows[0];
}

const walkedPage = (query: StatementQuery) => sql`
  select picked.id
  from unnest(${query.accountIds}::uuid[]) as own (account_id)
  cross join lateral (
    select id from ledger.entry
    where entry.account_id = own.account_id and ${matching(query)}
    order by id desc limit ${query.offset + query.limit}
  ) picked
  order by picked.id desc offset ${query.offset} limit ${query.limit}`;

const placedPage = ({ accountIds, until, offset, limit }: StatementQuery) => sql`
  select entry.id
  from ledger.entry,
    (select ${until ? sql`${until.position}::bigint` : sql`coalesce(max(position), 0)`} - ${offset}::bigint as newest
      ${
        until
          ? sql``
          : sql`from ledger.entry where account_id = ${accountIds[0]}::uuid and position is not null`
      }) page
  where account_id = ${accountIds[0]}::uuid
    and position > page.newest - ${limit}::bigint and position <= page.newest`;

/** Whether a query leaves out no entry of its accounts. */
const isWhole = ({ kinds, from, to }: StatementQuery) => kinds.length === 0 && !from && !to;

/** How many lines the query has over all pages, and whether the count stopped at the cap. */
export async function countStatement(
  db: Database | Tx,
  query: StatementQuery,
): Promise<{ total: number; totalCapped: boolean }> {
  const { until } = query;
  if (isWhole(query) && until && query.accountIds.length === 1) return capped(until.position);
  const counting =
    isWhole(query) && !until
      ? sql<{ counted: bigint }>`
        select coalesce(sum(newest.position), 0)::bigint as counted
        from unnest(${query.accountIds}::uuid[]) as own (account_id)
        cross join lateral (
          select max(position) as position from ledger.entry
          where entry.account_id = own.account_id and position is not null
        ) newest`
      : sql<{ counted: bigint }>`
        select count(*) as counted from (
          select from ledger.entry
          where account_id = any (${query.accountIds}::uuid[]) and ${matching(query)}
          limit ${statementTotalCap + 1}
        ) found`;
  const { rows } = await counting.execute(db);
  return capped(rows[0]?.counted ?? 0n);
}

const capped = (counted: bigint) => ({
  total: Math.min(Number(counted), statementTotalCap),
  totalCapped: counted > statementTotalCap,
});

/** The conditions of a query on rows of `ledger.entry`, but for the account. */
export function matching(query: Omit<StatementQuery, 'offset' | 'limit'>): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [];
  if (query.kinds.length > 0) {
    conditions.push(sql`kind = any (${query.kinds}::ledger.transaction_kind[])`);
    // Said apart so that the index of everything but play can be used.
    if (!query.kinds.includes('bet') && !query.kinds.includes('win'))
      conditions.push(sql`kind not in ('bet', 'win')`);
  }
  if (query.until) conditions.push(sql`id <= ${query.until.id}::bigint`);
  if (query.from) conditions.push(sql`created_at >= ${query.from}`);
  if (query.to) conditions.push(sql`created_at < ${query.to}`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
