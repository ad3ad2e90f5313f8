import type { LimitPeriod, MoneyLimit } from '@pierlight/contract/limits/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { Terms } from './changes.ts';

interface LimitTable {
  id: string;
  player_id: string;
  definition: MoneyLimit;
  period: LimitPeriod;
  currency: string;
  amount: bigint;
  next_amount: bigint | null;
  next_from: Date | null;
  created_at: Date;
  removed_at: Date | null;
}
export type LimitRow = LimitTable;

const tables = (tx: Database | Tx) => tx.withTables<{ 'limits.limit': LimitTable }>();

/** Limits that were not ended, in the order they were set; changes that are due are not made yet. */
export function limitsOf(db: Database | Tx, playerId: string): Promise<LimitRow[]> {
  return unended(db, playerId).execute();
}

/** The same, held until the transaction ends. */
export function lockLimits(tx: Tx, playerId: string): Promise<LimitRow[]> {
  return unended(tx, playerId).forUpdate().execute();
}

function unended(db: Database | Tx, playerId: string) {
  return tables(db)
    .selectFrom('limits.limit')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .orderBy('id');
}

/** Makes the changes whose time has come. */
export async function makeDueChanges(tx: Tx, playerId: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('limits.limit')
    .set({
      amount: sql`coalesce(next_amount, amount)`,
      removed_at: sql`case when next_amount is null then next_from end`,
      next_amount: null,
      next_from: null,
    })
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .where('next_from', '<=', now)
    .execute();
}

/** Saves a limit; false when there is one of the kind for the period and currency. */
export async function insertLimit(tx: Tx, row: LimitRow): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('limits.limit')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateTerms(tx: Tx, id: string, terms: Terms): Promise<void> {
  const { amount, next_amount, next_from } = terms;
  await tables(tx)
    .updateTable('limits.limit')
    .set({ amount, next_amount, next_from })
    .where('id', '=', id)
    .execute();
}
