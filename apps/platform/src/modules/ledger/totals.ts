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

/** The same, of a month by UTC. */
export interface StatementMonth extends StatementTotal {
  /** `2026-11` */
  readonly month: string;
}

/** Kinds that are not play: few, and found by an index of their own. */
const kindsWithoutPlay: readonly LedgerKind[] = [
  'deposit',
  'withdrawal',
  'adjustment',
  'refund',
  'bonus',
  'cashback',
];

/** Sums of what moved but for play, by month, currency and kind; those without lines are left out. */
export async function totalMonths(
  db: Database,
  query: { readonly accountIds: readonly string[]; readonly from: Date; readonly to: Date },
): Promise<StatementMonth[]> {
  const { rows } = await sql<StatementMonth>`
    select to_char(created_at at time zone 'utc', 'YYYY-MM') as month, currency, kind, count(*) as count,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as incoming,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as outgoing
    from ledger.entry
    where account_id = any (${query.accountIds}::uuid[])
      and ${matching({ ...query, kinds: kindsWithoutPlay })}
    group by 1, currency, kind order by 1, currency, kind`.execute(db);
  return rows;
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
