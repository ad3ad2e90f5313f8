import type { Database, Tx } from '../../kernel/db/database.ts';

/** States of a message; the last two are final. */
export const smsState = { waiting: 1, sending: 2, sent: 3, givenUp: 4 } as const;

interface MessageTable {
  id: string;
  template: string;
  recipient: string;
  state: number;
  sealed: string | null;
  attempts: number;
  problem: string | null;
  created_at: Date;
  useful_until: Date;
  ended_at: Date | null;
}

type SmsTables = { 'sms.message': MessageTable };

/** Rows of text messages. */
export function createSmsRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<SmsTables>();
  const db = on(database);
  return {
    async insert(
      tx: Tx,
      row: Pick<
        MessageTable,
        'id' | 'template' | 'recipient' | 'sealed' | 'created_at' | 'useful_until'
      >,
    ): Promise<void> {
      await on(tx)
        .insertInto('sms.message')
        .values({ ...row, state: smsState.waiting, attempts: 0, problem: null, ended_at: null })
        .execute();
    },

    /** Takes a message that is not final to hand it over; undefined when there is none. */
    claim: (id: string) =>
      db
        .updateTable('sms.message')
        .set((row) => ({ state: smsState.sending, attempts: row('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('state', 'in', [smsState.waiting, smsState.sending])
        .returning(['recipient', 'template', 'sealed', 'useful_until as usefulUntil'])
        .executeTakeFirst(),

    async end(id: string, state: 3 | 4, problem: string | null, at: Date): Promise<void> {
      await db
        .updateTable('sms.message')
        .set({ state, problem, ended_at: at, sealed: null })
        .where('id', '=', id)
        .execute();
    },

    async putBack(id: string, problem: string): Promise<void> {
      await db
        .updateTable('sms.message')
        .set({ state: smsState.waiting, problem })
        .where('id', '=', id)
        .execute();
    },

    async removeEndedBefore(moment: Date): Promise<void> {
      await db.deleteFrom('sms.message').where('ended_at', '<', moment).execute();
    },
  };
}
