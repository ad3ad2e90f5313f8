import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import {
  createOutgoingMessages,
  type MessageRow,
  untried,
} from '../../kernel/outgoing-messages.ts';
import type { Letter, WrittenLetter } from './letter.ts';

/** What the row of a mail holds: what it is to say, or, from the release before, its words. */
export type HeldLetter = Letter | WrittenLetter;

interface MailRow extends MessageRow {
  content: HeldLetter | null;
  player_id: string | null;
}

type MailTables = { 'mail.message': MailRow };

/** A mail that one job took to hand it over. */
export type ClaimedMail = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createMailRepository>['claim']>>
>;

/** Rows of mails. */
export function createMailRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<MailTables>();
  const { claim, ...messages } = createOutgoingMessages<MailRow>(
    database,
    'mail.message',
    'content',
  );
  return {
    ...messages,

    /** False when that mail is there already. */
    async insert(
      tx: Tx,
      row: Pick<
        MailRow,
        | 'id'
        | 'template'
        | 'recipient'
        | 'player_id'
        | 'content'
        | 'sealed'
        | 'useful_until'
        | 'created_at'
      >,
    ): Promise<boolean> {
      const content =
        row.content === null ? null : sql<HeldLetter>`${JSON.stringify(row.content)}::jsonb`;
      const inserted = await on(tx)
        .insertInto('mail.message')
        .values({ ...row, ...untried, content })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /** Takes a mail that is not final to hand it over; undefined when there is none. */
    async claim(id: string) {
      const row = await claim(id);
      if (!row) return undefined;
      const { recipient, template, content, sealed, attempts } = row;
      return {
        ...{ recipient, template, content, sealed, attempts },
        usefulUntil: row.useful_until,
        createdAt: row.created_at,
      };
    },

    /** How many mails of a kind an address was sent within a time, by the wish of one player or of anybody. */
    async countTo(
      tx: Tx,
      recipient: string,
      template: string,
      {
        since,
        until,
        wishOf,
      }: { readonly since: Date; readonly until: Date; readonly wishOf?: string | undefined },
    ): Promise<number> {
      const { count } = await on(tx)
        .selectFrom('mail.message')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('recipient', '=', recipient)
        .where('template', '=', template)
        .where('created_at', '>=', since)
        .where('created_at', '<=', until)
        .$if(wishOf !== undefined, (sent) => sent.where('player_id', '=', wishOf ?? null))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
