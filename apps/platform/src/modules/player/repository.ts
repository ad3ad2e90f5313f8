import type { ProfileChanges } from '@pierlight/contract/player/schemas';
import type { Database, Tx } from '../../kernel/db/database.ts';

interface ProfileTable {
  id: string;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string;
  country: string;
  currency: string;
  locale: string;
  birthdate: string;
  receive_email_promo: boolean;
  receive_sms_promo: boolean;
  pwa_installed: boolean;
  freshchat_restore_id: string | null;
  affiliate_tag: string | null;
  created_at: Date;
}

export type ProfileRow = ProfileTable;

type PlayerTables = {
  'player.profile': ProfileTable;
};

/** Rows of profiles. */
export function createPlayerRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<PlayerTables>();
  const db = on(database);
  return {
    insert: async (tx: Tx, row: ProfileTable): Promise<void> => {
      await on(tx).insertInto('player.profile').values(row).execute();
    },

    find: (id: string): Promise<ProfileRow | undefined> =>
      db.selectFrom('player.profile').selectAll().where('id', '=', id).executeTakeFirst(),

    findMany: (ids: readonly string[]) =>
      db
        .selectFrom('player.profile')
        .select(['id', 'nickname', 'email'])
        .where('id', 'in', [...ids])
        .execute(),

    update: async (id: string, changes: ProfileChanges): Promise<ProfileRow | undefined> => {
      const columns = {
        nickname: changes.nickname,
        first_name: changes.firstName,
        last_name: changes.lastName,
        locale: changes.locale,
        receive_email_promo: changes.receiveEmailPromo,
        receive_sms_promo: changes.receiveSmsPromo,
        pwa_installed: changes.pwaInstalled,
        freshchat_restore_id: changes.freshchatRestoreId,
      };
      const given = Object.fromEntries(
        Object.entries(columns).filter(([, value]) => value !== undefined),
      );
      if (Object.keys(given).length === 0)
        return db.selectFrom('player.profile').selectAll().where('id', '=', id).executeTakeFirst();
      return db
        .updateTable('player.profile')
        .set(given)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
    },
  };
}

export type PlayerRepository = ReturnType<typeof createPlayerRepository>;
