import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import { type LedgerKind, matching, type StatementQuery } from './statement.ts';

/** What the entries of a kind come to in a currency. */
export interface StatementTotal {
  readonly currency: string;
  readonly kind: LedgerKind;
  readonly count: bigint;
  /** Subunits that came in, and that went out; neither is negative. */
  readonly incoming: bigint;
  readonly outgoing: bigint;
}

/** Sums over every line a query has, by currency and kind; those without lines are left out. */
export async function totalStatement(
  db: Database,
  query: Omit<StatementQuery, 'offset' | 'limit'>,
): Promise<StatementTotal[]> {
  const { rows } = await sql<StatementTotal>`
    select currency, kind, count(*) as count,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as incoming,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as outgoing
    from ledger.entry
    where account_id = any (${query.accountIds}::uuid[]) and ${matching(query)}
    group by currency, kind order by currency, kind`.execute(db);
  return rows;
}
