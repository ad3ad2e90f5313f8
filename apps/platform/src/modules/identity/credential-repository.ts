import { createHash } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { isNumber } from './phone-number.ts';

interface CredentialTable {
  player_id: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** A PHC string; null for somebody without a password. */
  password_hash: string | null;
  /** SHA-256 of the hash that the same password had before, where it was made anew. */
  renewed_from: Buffer | null;
  changed_at: Date;
}

type CredentialTables = { 'identity.credential': CredentialTable };

const digestOf = (hash: string) => createHash('sha256').update(hash).digest();

/** A row whose password is the one that a hash was checked against, also if it was made anew since. */
const isPassword =
  (hash: string) => (row: ExpressionBuilder<CredentialTables, 'identity.credential'>) =>
    row.or([row('password_hash', '=', hash), row('renewed_from', '=', digestOf(hash))]);

/** Rows of credentials: what players sign in with. */
export function createCredentialRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<CredentialTables>();
  const db = on(database);
  return {
    /** False when the address or the number already has an account. */
    insertCredential: async (
      tx: Tx,
      row: {
        playerId: string;
        email: string | null;
        phone: string | null;
        passwordHash: string | null;
        at: Date;
      },
    ): Promise<boolean> => {
      const inserted = await on(tx)
        .insertInto('identity.credential')
        .values({
          player_id: row.playerId,
          email: row.email,
          phone: row.phone,
          password_hash: row.passwordHash,
          renewed_from: null,
          changed_at: row.at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('player_id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    credentialByEmail: (email: string) =>
      db
        .selectFrom('identity.credential')
        .select(['player_id as playerId', 'password_hash as passwordHash'])
        .where('email', '=', email)
        .executeTakeFirst(),

    /** By an e-mail in small letters or a number in E.164. */
    credentialKnownBy: (known: string) =>
      db
        .selectFrom('identity.credential')
        .select(['player_id as playerId', 'password_hash as passwordHash'])
        .where(isNumber(known) ? 'phone' : 'email', '=', known)
        .executeTakeFirst(),

    credentialOf: (playerId: string, tx: Database | Tx = database) =>
      on(tx)
        .selectFrom('identity.credential')
        .select(['email', 'phone', 'password_hash as passwordHash'])
        .where('player_id', '=', playerId)
        .executeTakeFirst(),

    /** What a player signs in with, held against a change until the transaction ends. */
    holdCredential: (tx: Tx, playerId: string) =>
      on(tx)
        .selectFrom('identity.credential')
        .select(['email', 'phone', 'password_hash as passwordHash'])
        .where('player_id', '=', playerId)
        .forShare()
        .executeTakeFirst(),

    /** Holds a player's credential against every change until the transaction ends. */
    lockCredential: (tx: Tx, playerId: string) =>
      on(tx)
        .selectFrom('identity.credential')
        .select(['email', 'phone', 'password_hash as passwordHash'])
        .where('player_id', '=', playerId)
        .forUpdate()
        .executeTakeFirst(),

    /** Holds a password against a change until the transaction ends; false when it was changed. */
    holdPassword: async (tx: Tx, playerId: string, passwordHash: string): Promise<boolean> => {
      const held = await on(tx)
        .selectFrom('identity.credential')
        .select('player_id')
        .where('player_id', '=', playerId)
        .where(isPassword(passwordHash))
        .forShare()
        .executeTakeFirst();
      return held !== undefined;
    },

    /** Fails with a unique violation when another account has the address. */
    addEmail: async (tx: Tx, playerId: string, email: string): Promise<void> => {
      await on(tx)
        .updateTable('identity.credential')
        .set({ email })
        .where('player_id', '=', playerId)
        .execute();
    },

    /** False when the password is no longer the one that was checked. */
    replacePassword: async (
      tx: Tx,
      row: { playerId: string; from: string; to: string; at: Date },
    ): Promise<boolean> => {
      const changed = await on(tx)
        .updateTable('identity.credential')
        .set({ password_hash: row.to, changed_at: row.at })
        .where('player_id', '=', row.playerId)
        .where(isPassword(row.from))
        .returning('player_id')
        .executeTakeFirst();
      return changed !== undefined;
    },

    /** Gives the same password another hash, if it still has the one it was checked against. */
    renewHash: async (row: { playerId: string; from: string; to: string }): Promise<void> => {
      await db
        .updateTable('identity.credential')
        .set({ password_hash: row.to, renewed_from: digestOf(row.from) })
        .where('player_id', '=', row.playerId)
        .where('password_hash', '=', row.from)
        .execute();
    },

    /** Sets a password, whatever the one before was. */
    setPassword: async (tx: Tx, row: { playerId: string; to: string; at: Date }): Promise<void> => {
      await on(tx)
        .updateTable('identity.credential')
        .set({ password_hash: row.to, changed_at: row.at })
        .where('player_id', '=', row.playerId)
        .execute();
    },
  };
}
