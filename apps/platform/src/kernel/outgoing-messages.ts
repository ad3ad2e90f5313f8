import { sql } from 'kysely';
import type { Database } from './db/database.ts';

/** States of a message on its way out; the last two are final. */
export const messageState = { waiting: 1, sending: 2, sent: 3, givenUp: 4 } as const;

/** What a module keeps of a message that a party outside is to take, beside its own columns. */
export interface MessageRow {
  id: string;
  template: string;
  recipient: string;
  state: number;
  /** What it says, or what of it is secret, sealed; removed when it is final. */
  sealed: string | null;
  attempts: number;
  problem: string | null;
  created_at: Date;
  useful_until: Date | null;
  ended_at: Date | null;
}

/** A row's columns while nobody has tried to hand the message over. */
export const untried = {
  state: messageState.waiting,
  attempts: 0,
  problem: null,
  ended_at: null,
} as const;

/**
 * How messages of a table are taken, put back, ended and forgotten.
 * @param table with the columns of `MessageRow`
 * @param saidIn a column of its own that says what a message says; it is emptied once that was sent
 */
export function createOutgoingMessages<Row extends MessageRow>(
  db: Database,
  table: string,
  saidIn?: keyof Row & string,
) {
  const rows = sql.table(table);
  return {
    /** Takes a message that is not final to hand it over; undefined when there is none. */
    async claim(id: string): Promise<Row | undefined> {
      const claimed = await sql<Row>`
        update ${rows} set state = ${messageState.sending}, attempts = attempts + 1
        where id = ${id} and state in (${messageState.waiting}, ${messageState.sending})
        returning *`.execute(db);
      return claimed.rows[0];
    },

    async end(id: string, state: 3 | 4, problem: string | null, at: Date): Promise<void> {
      const emptied =
        saidIn !== undefined && state === messageState.sent
          ? sql`, ${sql.ref(saidIn)} = null`
          : sql``;
      await sql`
        update ${rows} set state = ${state}, problem = ${problem}, ended_at = ${at}, sealed = null
        ${emptied} where id = ${id}`.execute(db);
    },

    async putBack(id: string, problem: string): Promise<void> {
      await sql`
        update ${rows} set state = ${messageState.waiting}, problem = ${problem}
        where id = ${id}`.execute(db);
    },

    async removeEndedBefore(moment: Date): Promise<void> {
      await sql`delete from ${rows} where ended_at < ${moment}`.execute(db);
    },
  };
}
