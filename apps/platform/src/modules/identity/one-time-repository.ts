import { type Generated, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { OneTimePurpose } from './one-time-purposes.ts';

/** Wrong guesses after which a code is worth nothing. */
export const mostTries = 5;

interface OneTimeTable {
  id: string;
  purpose: string;
  subject: string;
  network: string | null;
  code_hash: Buffer | null;
  token_hash: Buffer | null;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
  replaced_at: Generated<Date | null>;
}

type OneTimeTables = { 'identity.one_time': OneTimeTable };

export interface NewOneTime {
  readonly id: string;
  readonly purpose: OneTimePurpose;
  readonly subject: string;
  readonly network: string | null;
  readonly codeHash: Buffer | null;
  readonly tokenHash: Buffer | null;
  readonly at: Date;
  readonly expiresAt: Date;
}

const columns = [
  'id',
  'subject',
  'tries',
  'expires_at as expiresAt',
  'used_at as usedAt',
  'replaced_at as replacedAt',
] as const;

/** Rows of one-time secrets. */
export function createOneTimeRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<OneTimeTables>();
  const db = on(database);
  return {
    /** Lets one caller at a time count and add for this subject, and for this network. */
    async queue(tx: Tx, purpose: OneTimePurpose, subject: string, network: string | null) {
      await sql`select pg_advisory_xact_lock(hashtext('one-time subject'), hashtext(${`${purpose} ${subject}`}))`.execute(
        tx,
      );
      if (network !== null)
        await sql`select pg_advisory_xact_lock(hashtext('one-time network'), hashtext(${network}))`.execute(
          tx,
        );
    },

    /** When the secrets made within a time were made, oldest first. */
    async madeWithin(
      tx: Tx,
      whose: { readonly purpose: OneTimePurpose; readonly subject: string } | { network: string },
      { since, until }: { readonly since: Date; readonly until: Date },
    ): Promise<Date[]> {
      const rows = await on(tx)
        .selectFrom('identity.one_time')
        .select('created_at')
        .$call((made) =>
          'network' in whose
            ? made.where('network', '=', whose.network)
            : made.where('purpose', '=', whose.purpose).where('subject', '=', whose.subject),
        )
        .where('created_at', '>', since)
        .where('created_at', '<=', until)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => row.created_at);
    },

    async insert(tx: Tx, row: NewOneTime): Promise<void> {
      await on(tx)
        .insertInto('identity.one_time')
        .values({
          id: row.id,
          purpose: row.purpose,
          subject: row.subject,
          network: row.network,
          code_hash: row.codeHash,
          token_hash: row.tokenHash,
          created_at: row.at,
          expires_at: row.expiresAt,
        })
        .execute();
    },

    /** Ends every secret of a subject that is still good. */
    async replace(tx: Tx, purpose: OneTimePurpose, subject: string, at: Date): Promise<void> {
      await on(tx)
        .updateTable('identity.one_time')
        .set({ replaced_at: at })
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .where('used_at', 'is', null)
        .where('replaced_at', 'is', null)
        .execute();
    },

    /**
     * Holds a guess against a code that is still good, and counts it when it is wrong, in one
     * statement: of guesses at once each sees those before it. Undefined when there is no such code.
     */
    async guess(purpose: OneTimePurpose, id: string, codeHash: Buffer, at: Date) {
      return db
        .updateTable('identity.one_time')
        .set((row) => ({
          tries: sql<number>`${row.ref('tries')} + case when code_hash = ${codeHash} then 0 else 1 end`,
        }))
        .where('id', '=', id)
        .where('purpose', '=', purpose)
        .where('code_hash', 'is not', null)
        .where('used_at', 'is', null)
        .where('replaced_at', 'is', null)
        .where('expires_at', '>', at)
        .where('tries', '<', mostTries)
        .returning(['id', 'subject', sql<boolean>`code_hash = ${codeHash}`.as('isRight')])
        .executeTakeFirst();
    },

    byId: (purpose: OneTimePurpose, id: string) =>
      db
        .selectFrom('identity.one_time')
        .select(columns)
        .where('purpose', '=', purpose)
        .where('id', '=', id)
        .executeTakeFirst(),

    byToken: (purpose: OneTimePurpose, tokenHash: Buffer) =>
      db
        .selectFrom('identity.one_time')
        .select(columns)
        .where('purpose', '=', purpose)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),

    /** Uses a secret up; false when it is not good any more, or another caller was first. */
    async spend(tx: Tx, id: string, by: 'code' | 'token', at: Date): Promise<boolean> {
      const spent = await on(tx)
        .updateTable('identity.one_time')
        .set({ used_at: at })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('replaced_at', 'is', null)
        .where('expires_at', '>', at)
        // Whoever guesses a code to death takes nothing from the link beside it.
        .$if(by === 'code', (secrets) => secrets.where('tries', '<', mostTries))
        .returning('id')
        .executeTakeFirst();
      return spent !== undefined;
    },

    async removeExpiredBefore(moment: Date): Promise<void> {
      await db.deleteFrom('identity.one_time').where('expires_at', '<', moment).execute();
    },
  };
}

export type OneTimeRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createOneTimeRepository>['byId']>>
>;
