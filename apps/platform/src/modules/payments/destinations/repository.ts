import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { InvoiceRow } from '../repository.ts';

/** What the provider is told of a place, by name. */
export type PlaceFields = Readonly<Record<string, string>>;

interface DestinationTable {
  id: string;
  player_id: string;
  /** `deposit`: money came in from it; `player`: saved by its player. */
  origin: 'deposit' | 'player';
  method_id: string;
  currency: string;
  fields: PlaceFields;
  shown: string;
  label: string | null;
  holder: string | null;
  created_at: Date;
  usable_from: Date;
  /** When a payout to where money came from was last sent back. */
  refused_at: Date | null;
  removed_at: Date | null;
}
export type DestinationRow = Readonly<DestinationTable>;
type Tables = {
  'payments.destination': Omit<DestinationTable, 'fields'> & { fields: PlaceFields | string };
  'payments.invoice': InvoiceRow;
};

const tables = (tx: Database | Tx) => tx.withTables<Tables>();
/** The driver reads jsonb; what is written to it is text. */
const read = (row: unknown) => row as DestinationRow;

/** Saves a destination; undefined when the player has it already. */
export async function insertDestination(
  tx: Tx,
  row: DestinationRow,
): Promise<DestinationRow | undefined> {
  const inserted = await tables(tx)
    .insertInto('payments.destination')
    .values({ ...row, fields: JSON.stringify(row.fields) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted && read(inserted);
}

/** The one there is of the same origin, method, currency and place; undefined without. */
export async function sameDestination(
  db: Database | Tx,
  { player_id, origin, method_id, currency, fields }: Omit<DestinationRow, 'id'>,
): Promise<DestinationRow | undefined> {
  const row = await tables(db)
    .selectFrom('payments.destination')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('origin', '=', origin)
    .where('method_id', '=', method_id)
    .where('currency', '=', currency)
    .where(sql<boolean>`fields = ${JSON.stringify(fields)}::jsonb`)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && read(row);
}

/** How many destinations a player has saved, over all currencies. */
export async function countSaved(tx: Tx, playerId: string): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('payments.destination')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player_id', '=', playerId)
    .where('origin', '=', 'player')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those a player saved, the newest first; of all currencies without one. */
export async function savedDestinations(
  db: Database,
  playerId: string,
  currency: string | undefined,
): Promise<DestinationRow[]> {
  const rows = await tables(db)
    .selectFrom('payments.destination')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('origin', '=', 'player')
    .where('removed_at', 'is', null)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? ''))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(read);
}

/** One that is not removed; within a transaction held until its end. */
export async function destinationById(
  db: Database | Tx,
  id: string,
  isHeld = false,
): Promise<DestinationRow | undefined> {
  const row = await tables(db)
    .selectFrom('payments.destination')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && read(row);
}

/** False when it is gone already. */
export async function markRemoved(tx: Database | Tx, id: string, at: Date): Promise<boolean> {
  const removed = await tables(tx)
    .updateTable('payments.destination')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Notes that a payout to where money came from was sent back, or with null that money came from there. */
export async function markRefused(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tables(tx)
    .updateTable('payments.destination')
    .set({ refused_at: at })
    .where('id', '=', id)
    .where('origin', '=', 'deposit')
    .execute();
}

/** A place money came from, with what of it has not gone back, in subunits. */
export interface Source extends DestinationRow {
  readonly left: bigint;
}

/**
 * Where a player's money came from, the latest first.
 * @param besides a withdrawal that is not counted
 */
export async function sourcesOf(
  db: Database | Tx,
  playerId: string,
  currency: string | undefined,
  besides?: string,
): Promise<Source[]> {
  const rows = await tables(db)
    .selectFrom('payments.destination as place')
    .selectAll('place')
    .select((row) =>
      row
        .selectFrom('payments.invoice')
        .select(
          sql<bigint>`greatest(0, coalesce(sum(case
            when type = ${sql.lit(invoiceType.deposit)} and status = ${sql.lit(invoiceStatus.success)} then amount
            when type = ${sql.lit(invoiceType.withdrawal)} and status <> ${sql.lit(invoiceStatus.error)} then -amount
            else 0 end), 0))::bigint`.as('left'),
        )
        .whereRef('destination_id', '=', 'place.id')
        .$if(besides !== undefined, (query) => query.where('id', '!=', besides ?? ''))
        .as('left'),
    )
    .where('player_id', '=', playerId)
    .where('origin', '=', 'deposit')
    .where('removed_at', 'is', null)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? ''))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...read(row), left: row.left ?? 0n }));
}

/** Withdrawals to a destination of which nothing has left for its provider, in the order of locks. */
export async function unsentTo(tx: Tx, destinationId: string): Promise<InvoiceRow[]> {
  return tables(tx)
    .selectFrom('payments.invoice')
    .selectAll()
    .where('destination_id', '=', destinationId)
    .where('type', '=', invoiceType.withdrawal)
    .where('status', '=', invoiceStatus.pending)
    .where('handover', '=', 'sending')
    .orderBy('id')
    .forUpdate()
    .execute();
}
