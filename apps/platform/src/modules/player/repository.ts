import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

interface ProfileTable {
  id: string;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  country: string;
  currency: string;
  locale: string;
  birthdate: string;
  gender: string | null;
  nationality: string | null;
  place_of_birth: string | null;
  personal_id_number: string | null;
  cpf_number: string | null;
  profession: string | null;
  /** In the form `+4915112345678` (E.164). */
  phone: string | null;
  phone_confirmed: boolean;
  city: string | null;
  address: string | null;
  additional_address: string | null;
  postal_code: string | null;
  time_zone: string | null;
  language: string | null;
  security_question: string | null;
  /** A PHC string. */
  security_answer_hash: string | null;
  receive_email_promo: boolean;
  receive_sms_promo: boolean;
  receive_bonus: boolean;
  hide_name: boolean;
  pwa_installed: boolean;
  freshchat_restore_id: string | null;
  affiliate_tag: string | null;
  created_at: Date;
  email_confirmed_at: Date | null;
}

export type ProfileRow = ProfileTable;
/** Columns that a person fills in. */
export type ProfileColumns = Partial<
  Omit<ProfileTable, 'id' | 'email' | 'affiliate_tag' | 'created_at' | 'email_confirmed_at'>
>;
/** What a new profile cannot do without, and whatever else was filled in. */
export type NewProfile = ProfileColumns &
  Pick<
    ProfileTable,
    | 'id'
    | 'email'
    | 'country'
    | 'currency'
    | 'locale'
    | 'birthdate'
    | 'affiliate_tag'
    | 'created_at'
  >;

type PlayerTables = {
  'player.profile': ProfileTable;
};

/** Takes back what a player agreed to be sent of offers. */
export async function stopPromotions(tx: Tx, id: string): Promise<void> {
  await tx
    .withTables<PlayerTables>()
    .updateTable('player.profile')
    .set({ receive_email_promo: false, receive_sms_promo: false, receive_bonus: false })
    .where('id', '=', id)
    .execute();
}

/** Where mail reaches a player, whether the address is proven, and whether offers may go there. */
export interface MailContact {
  readonly email: string | null;
  readonly isConfirmed: boolean;
  readonly wantsOffers: boolean;
}

/** Those of these players that there are. */
export async function mailContacts(
  tx: Tx,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, MailContact>> {
  const { rows } = await sql<MailContact & { readonly id: string }>`
    select id, email, email_confirmed_at is not null as "isConfirmed", receive_email_promo as "wantsOffers"
    from player.profile where id = any (${playerIds}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the profile says of offers by mail. */
export async function setEmailPromotions(tx: Tx, id: string, isOn: boolean): Promise<void> {
  await tx
    .withTables<PlayerTables>()
    .updateTable('player.profile')
    .set({ receive_email_promo: isOn })
    .where('id', '=', id)
    .execute();
}

/** Rows of profiles. */
export function createPlayerRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<PlayerTables>();
  const db = on(database);
  const find = (id: string, tx: Database | Tx = database): Promise<ProfileRow | undefined> =>
    on(tx).selectFrom('player.profile').selectAll().where('id', '=', id).executeTakeFirst();
  return {
    insert: async (tx: Tx, row: NewProfile): Promise<void> => {
      await on(tx)
        .insertInto('player.profile')
        .values({ ...row } as ProfileTable)
        .execute();
    },

    find,

    findMany: (ids: readonly string[]) =>
      db
        .selectFrom('player.profile')
        .select(['id', 'nickname', 'email', 'hide_name'])
        .where('id', 'in', [...ids])
        .execute(),

    /** The first confirmation counts. */
    confirmEmail: async (tx: Tx, id: string, at: Date): Promise<void> => {
      await on(tx)
        .updateTable('player.profile')
        .set({ email_confirmed_at: at })
        .where('id', '=', id)
        .where('email_confirmed_at', 'is', null)
        .execute();
    },

    /** An address that was proven, for a profile without one. */
    addEmail: async (tx: Tx, id: string, email: string, at: Date): Promise<void> => {
      await on(tx)
        .updateTable('player.profile')
        .set({ email, email_confirmed_at: at })
        .where('id', '=', id)
        .execute();
    },

    /** Sets the columns that are given, and answers the whole row. */
    update: (tx: Tx, id: string, columns: ProfileColumns): Promise<ProfileRow | undefined> =>
      Object.keys(columns).length === 0
        ? find(id, tx)
        : on(tx)
            .updateTable('player.profile')
            .set(columns)
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirst(),
  };
}

export type PlayerRepository = ReturnType<typeof createPlayerRepository>;
