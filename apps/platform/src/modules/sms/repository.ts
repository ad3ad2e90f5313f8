import type { Database, Tx } from '../../kernel/db/database.ts';
import {
  createOutgoingMessages,
  type MessageRow,
  untried,
} from '../../kernel/outgoing-messages.ts';

interface SmsRow extends MessageRow {
  useful_until: Date;
}

type SmsTables = { 'sms.message': SmsRow };

/** Rows of text messages. */
export function createSmsRepository(database: Database) {
  const { claim, ...messages } = createOutgoingMessages<SmsRow>(database, 'sms.message');
  return {
    ...messages,

    /** False when that message is there already. */
    async insert(
      tx: Tx,
      row: Pick<SmsRow, 'id' | 'template' | 'recipient' | 'sealed' | 'created_at' | 'useful_until'>,
    ): Promise<boolean> {
      const inserted = await tx
        .withTables<SmsTables>()
        .insertInto('sms.message')
        .values({ ...row, ...untried })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /** Takes a message that is not final to hand it over; undefined when there is none. */
    async claim(id: string) {
      const row = await claim(id);
      if (!row) return undefined;
      const { recipient, template, sealed } = row;
      return { recipient, template, sealed, usefulUntil: row.useful_until };
    },
  };
}
