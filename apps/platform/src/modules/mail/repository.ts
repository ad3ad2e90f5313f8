import type { UnaskedKind } from '@pierlight/contract/notifications/kinds';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import {
  createOutgoingMessages,
  type MessageRow,
  untried,
} from '../../kernel/outgoing-messages.ts';
import type { Letter, WrittenLetter } from './letter.ts';

/** What the row of a mail holds: what it is to say, or, from the release before, its words. */
export type HeldLetter = Letter | Omit<WrittenLetter, 'oneClick'>;

interface MailRow extends MessageRow {
  content: HeldLetter | null;
  player_id: string | null;
  /** Null for what is always told. */
  kind: UnaskedKind | null;
}

/** A mail that nobody waits for, as it is written down. */
export interface UnaskedRow {
  readonly id: string;
  readonly template: string;
  readonly recipient: string;
  readonly playerId: string;
  readonly kind: UnaskedKind;
  readonly content: Letter;
  readonly usefulUntil: Date;
  readonly createdAt: Date;
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
        .values({ ...row, ...untried, kind: null, content })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /** The ids of those that were not there before. */
    async insertAll(tx: Tx, mails: readonly UnaskedRow[]): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        insert into mail.message (id, template, recipient, player_id, kind, content, useful_until, created_at, state, attempts)
        select id, template, recipient, "playerId", kind, content, "usefulUntil", "createdAt", ${untried.state}, 0
        from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) new (id uuid, template text, recipient text,
          "playerId" uuid, kind text, content jsonb, "usefulUntil" timestamptz, "createdAt" timestamptz)
        on conflict (id) do nothing returning id`.execute(tx);
      return rows.map(({ id }) => id);
    },

    /** Takes a mail that is not final to hand it over; undefined when there is none. */
    async claim(id: string) {
      const row = await claim(id);
      if (!row) return undefined;
      const { recipient, template, content, sealed, attempts, kind } = row;
      return {
        ...{ recipient, template, content, sealed, attempts, kind },
        playerId: row.player_id,
        usefulUntil: row.useful_until,
        createdAt: row.created_at,
      };
    },

    /** How many mails of a kind an address was sent within a time, at the request of one player or of anybody. */
    async countTo(
      tx: Tx,
      recipient: string,
      template: string,
      {
        since,
        until,
        requestedBy,
      }: { readonly since: Date; readonly until: Date; readonly requestedBy?: string | undefined },
    ): Promise<number> {
      const { count } = await on(tx)
        .selectFrom('mail.message')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('recipient', '=', recipient)
        .where('template', '=', template)
        .where('created_at', '>=', since)
        .where('created_at', '<=', until)
        .$if(requestedBy !== undefined, (sent) => sent.where('player_id', '=', requestedBy ?? null))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
