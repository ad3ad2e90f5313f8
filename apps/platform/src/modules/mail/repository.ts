import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { OutgoingMail } from './transport.ts';

/** States of a mail; the last two are final. */
export const mailState = { waiting: 1, sending: 2, sent: 3, givenUp: 4 } as const;

export type MailContent = Omit<OutgoingMail, 'messageId' | 'to'>;

interface MessageTable {
  id: string;
  template: string;
  recipient: string;
  state: number;
  content: MailContent | null;
  /** The content of a mail that carries a secret, sealed. */
  sealed: string | null;
  useful_until: Date | null;
  attempts: number;
  problem: string | null;
  created_at: Date;
  ended_at: Date | null;
}

type MailTables = { 'mail.message': MessageTable };

/** Rows of mails. */
export function createMailRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<MailTables>();
  const db = on(database);
  return {
    async insert(
      tx: Tx,
      row: Pick<
        MessageTable,
        'id' | 'template' | 'recipient' | 'content' | 'sealed' | 'useful_until' | 'created_at'
      >,
    ): Promise<void> {
      const content =
        row.content === null ? null : sql<MailContent>`${JSON.stringify(row.content)}::jsonb`;
      await on(tx)
        .insertInto('mail.message')
        .values({
          ...row,
          content,
          state: mailState.waiting,
          attempts: 0,
          problem: null,
          ended_at: null,
        })
        .execute();
    },

    /** Takes a mail that is not final to hand it over; undefined when there is none. */
    claim: (id: string) =>
      db
        .updateTable('mail.message')
        .set((row) => ({ state: mailState.sending, attempts: row('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('state', 'in', [mailState.waiting, mailState.sending])
        .returning(['recipient', 'template', 'content', 'sealed', 'useful_until as usefulUntil'])
        .executeTakeFirst(),

    async end(id: string, state: 3 | 4, problem: string | null, at: Date): Promise<void> {
      await db
        .updateTable('mail.message')
        .set({
          state,
          problem,
          ended_at: at,
          sealed: null,
          ...(state === mailState.sent ? { content: null } : {}),
        })
        .where('id', '=', id)
        .execute();
    },

    async putBack(id: string, problem: string): Promise<void> {
      await db
        .updateTable('mail.message')
        .set({ state: mailState.waiting, problem })
        .where('id', '=', id)
        .execute();
    },

    /** How many mails of a kind an address was sent since a moment. */
    async countTo(tx: Tx, recipient: string, template: string, since: Date): Promise<number> {
      const { count } = await on(tx)
        .selectFrom('mail.message')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('recipient', '=', recipient)
        .where('template', '=', template)
        .where('created_at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async removeEndedBefore(moment: Date): Promise<void> {
      await db.deleteFrom('mail.message').where('ended_at', '<', moment).execute();
    },
  };
}
