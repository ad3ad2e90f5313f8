import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { ProvidedPerson } from './provider.ts';

interface AccountTable {
  id: string;
  player_id: string;
  provider: string;
  subject: string;
  email: string | null;
  is_email_verified: boolean;
  linked_at: Date;
}

type AccountTables = { 'identity.social_account': AccountTable };

const accountColumns = [
  'id',
  'player_id as playerId',
  'provider',
  'email',
  'linked_at as linkedAt',
] as const;

/** Rows of accounts elsewhere that players have linked. */
export function createSocialAccountRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<AccountTables>();

  return {
    accountBySubject: (provider: string, subject: string, tx: Tx | Database = database) =>
      on(tx)
        .selectFrom('identity.social_account')
        .select(accountColumns)
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .executeTakeFirst(),

    /** Holds a link against its end until the transaction ends; false when it is gone. */
    async holdAccount(tx: Tx, id: string): Promise<boolean> {
      const held = await on(tx)
        .selectFrom('identity.social_account')
        .select('id')
        .where('id', '=', id)
        .forShare()
        .executeTakeFirst();
      return held !== undefined;
    },

    /** False when the person is linked already, to whomever. */
    async link(
      tx: Tx,
      row: {
        readonly id: string;
        readonly playerId: string;
        readonly provider: string;
        readonly person: ProvidedPerson;
        readonly at: Date;
      },
    ): Promise<boolean> {
      const linked = await on(tx)
        .insertInto('identity.social_account')
        .values({
          id: row.id,
          player_id: row.playerId,
          provider: row.provider,
          subject: row.person.subject,
          email: row.person.email,
          is_email_verified: row.person.isEmailVerified,
          linked_at: row.at,
        })
        .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return linked !== undefined;
    },

    accountsOf: (tx: Tx | Database, playerId: string) =>
      on(tx)
        .selectFrom('identity.social_account')
        .select(accountColumns)
        .where('player_id', '=', playerId)
        .orderBy('id')
        .execute(),

    async unlink(tx: Tx, id: string): Promise<void> {
      await on(tx).deleteFrom('identity.social_account').where('id', '=', id).execute();
    },

    /** Removes links that were made under an address nobody had vouched for; returns their providers. */
    async unlinkUnproven(tx: Tx, playerId: string): Promise<string[]> {
      const gone = await on(tx)
        .deleteFrom('identity.social_account')
        .where('player_id', '=', playerId)
        .where('is_email_verified', '=', false)
        .returning('provider')
        .execute();
      return gone.map(({ provider }) => provider);
    },
  };
}
