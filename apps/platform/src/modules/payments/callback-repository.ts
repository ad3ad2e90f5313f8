import type { Database, Tx } from '../../kernel/db/database.ts';

interface CallbackTable {
  provider: string;
  event_id: string;
  body: string;
  received_at: Date;
  outcome: string | null;
  handled_at: Date | null;
}

type CallbackTables = { 'payments.callback': CallbackTable };

const tables = (tx: Database | Tx) => tx.withTables<CallbackTables>();

export interface StoredCallback {
  readonly body: string;
  readonly outcome: string | null;
}

/** Stores a callback; null when it is new, else what was stored under its id before. */
export async function storeCallback(
  tx: Tx,
  callback: Pick<CallbackTable, 'provider' | 'event_id' | 'body' | 'received_at'>,
): Promise<StoredCallback | null> {
  const inserted = await tables(tx)
    .insertInto('payments.callback')
    .values({ ...callback, outcome: null, handled_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted ? null : lockCallback(tx, callback.provider, callback.event_id);
}

/** Locks a stored callback, so that one of those handling it at once goes first. */
export async function lockCallback(
  tx: Tx,
  provider: string,
  eventId: string,
): Promise<StoredCallback> {
  return tables(tx)
    .selectFrom('payments.callback')
    .select(['body', 'outcome'])
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function finishCallback(
  tx: Tx,
  provider: string,
  eventId: string,
  outcome: string,
  at: Date,
): Promise<void> {
  await tables(tx)
    .updateTable('payments.callback')
    .set({ outcome, handled_at: at })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
}
