import type { Database, Tx } from '../../../kernel/db/database.ts';

interface PasskeyTable {
  id: string;
  player_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: bigint;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

type PasskeyTables = { 'identity.passkey': PasskeyTable };
export type PasskeyRow = Readonly<PasskeyTable>;

/** Rows of passkeys: public keys, and what their authenticators say of them. */
export function createPasskeyRepository() {
  const on = (tx: Database | Tx) => tx.withTables<PasskeyTables>();

  return {
    /** A player's passkeys, the oldest first. */
    list: (tx: Database | Tx, playerId: string): Promise<PasskeyRow[]> =>
      on(tx)
        .selectFrom('identity.passkey')
        .selectAll()
        .where('player_id', '=', playerId)
        .orderBy('id')
        .execute(),

    byCredential: (tx: Database | Tx, credentialId: string): Promise<PasskeyRow | undefined> =>
      on(tx)
        .selectFrom('identity.passkey')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst(),

    /** False when the passkey is somebody's already. */
    insert: async (tx: Tx, row: Omit<PasskeyRow, 'last_used_at'>): Promise<boolean> => {
      const inserted = await on(tx)
        .insertInto('identity.passkey')
        .values({ ...row, last_used_at: null })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /** Notes a use; false when the counter was moved by another use meanwhile. */
    noteUse: async (
      tx: Tx,
      { id, counter }: PasskeyRow,
      next: { readonly counter: number; readonly at: Date },
    ): Promise<boolean> => {
      const used = await on(tx)
        .updateTable('identity.passkey')
        .set({ counter: BigInt(next.counter), last_used_at: next.at })
        .where('id', '=', id)
        .where('counter', '=', counter)
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },

    /** False for another player's, and for none. */
    rename: async (tx: Database, playerId: string, id: string, name: string): Promise<boolean> => {
      const renamed = await on(tx)
        .updateTable('identity.passkey')
        .set({ name })
        .where('player_id', '=', playerId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return renamed !== undefined;
    },

    remove: async (tx: Tx, playerId: string, id: string): Promise<boolean> => {
      const removed = await on(tx)
        .deleteFrom('identity.passkey')
        .where('player_id', '=', playerId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}

export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>;
