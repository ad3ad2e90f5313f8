import { sql } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';

interface AddressTable {
  id: string;
  player_id: string;
  currency: string;
  network: string;
  address: string;
  tag: string | null;
  label: string;
  created_at: Date;
  usable_from: Date;
  removed_at: Date | null;
}
export type AddressRow = AddressTable;
type AddressTables = { 'payments.address': AddressTable };

const tables = (tx: Database | Tx) => tx.withTables<AddressTables>();

/** Saves an address; undefined when the player has it already. */
export async function insertAddress(tx: Tx, row: AddressRow): Promise<AddressRow | undefined> {
  return tables(tx)
    .insertInto('payments.address')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** How many addresses a player has, over all currencies. */
export async function countAddresses(tx: Tx, playerId: string): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('payments.address')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest first. */
export async function addressesOf(
  db: Database,
  playerId: string,
  currency: string,
): Promise<AddressRow[]> {
  return tables(db)
    .selectFrom('payments.address')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

export async function addressById(db: Database, id: string): Promise<AddressRow | undefined> {
  return tables(db)
    .selectFrom('payments.address')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** False when it is not the player's, or gone already. */
export async function removeAddress(
  db: Database,
  playerId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const removed = await tables(db)
    .updateTable('payments.address')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
