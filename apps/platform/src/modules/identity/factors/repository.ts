import type { FactorsAsked } from '@pierlight/contract/identity/factors';
import { type Generated, sql } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';

interface SettingsTable {
  player_id: string;
  at_sign_in: Generated<boolean>;
  before_withdrawal: Generated<boolean>;
  before_credentials: Generated<boolean>;
}

interface TotpTable {
  player_id: string;
  secret: string;
  session_id: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: bigint | null;
  last_used_at: Date | null;
}

interface RecoveryCodeTable {
  player_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}

interface FailureTable {
  id: string;
  player_id: string;
  network: string;
  at: Date;
}

type FactorTables = {
  'identity.factor_settings': SettingsTable;
  'identity.totp': TotpTable;
  'identity.recovery_code': RecoveryCodeTable;
  'identity.factor_failure': FailureTable;
  'identity.session': { player_id: string; ip: string; created_at: Date };
};

/** Rows of second factors but passkeys, and of tries that failed. */
export function createFactorsRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<FactorTables>();
  const db = on(database);

  return {
    /** Makes a player one who has factors, and holds them until the transaction ends. */
    hold: async (tx: Tx, playerId: string): Promise<void> => {
      await on(tx)
        .insertInto('identity.factor_settings')
        .values({ player_id: playerId })
        .onConflict((conflict) => conflict.column('player_id').doNothing())
        .execute();
      await on(tx)
        .selectFrom('identity.factor_settings')
        .select('player_id')
        .where('player_id', '=', playerId)
        .forUpdate()
        .execute();
    },

    asked: async (tx: Database | Tx, playerId: string): Promise<FactorsAsked | undefined> =>
      on(tx)
        .selectFrom('identity.factor_settings')
        .select([
          'at_sign_in as signIn',
          'before_withdrawal as withdrawal',
          'before_credentials as credentials',
        ])
        .where('player_id', '=', playerId)
        .executeTakeFirst(),

    choose: async (tx: Tx, playerId: string, asked: FactorsAsked): Promise<void> => {
      await on(tx)
        .updateTable('identity.factor_settings')
        .set({
          at_sign_in: asked.signIn,
          before_withdrawal: asked.withdrawal,
          before_credentials: asked.credentials,
        })
        .where('player_id', '=', playerId)
        .execute();
    },

    /** A player's authenticator app, once it is confirmed. */
    totp: (tx: Database | Tx, playerId: string) =>
      on(tx)
        .selectFrom('identity.totp')
        .select(['secret', 'created_at', 'last_step', 'confirmed_at', 'last_used_at'])
        .where('player_id', '=', playerId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst(),

    /** One that this session has set up since a moment and not confirmed yet. */
    pendingTotp: (tx: Tx, playerId: string, sessionId: string, since: Date) =>
      on(tx)
        .selectFrom('identity.totp')
        .select('secret')
        .where('player_id', '=', playerId)
        .where('session_id', '=', sessionId)
        .where('confirmed_at', 'is', null)
        .where('created_at', '>', since)
        .executeTakeFirst(),

    /** Sets up an authenticator app instead of one that was never confirmed; false beside a confirmed one. */
    startTotp: async (
      tx: Tx,
      row: { playerId: string; sessionId: string; secret: string; at: Date },
    ): Promise<boolean> => {
      const started = await on(tx)
        .insertInto('identity.totp')
        .values({
          player_id: row.playerId,
          session_id: row.sessionId,
          secret: row.secret,
          created_at: row.at,
          confirmed_at: null,
          last_step: null,
          last_used_at: null,
        })
        .onConflict((conflict) =>
          conflict
            .column('player_id')
            .doUpdateSet({ session_id: row.sessionId, secret: row.secret, created_at: row.at })
            .where('identity.totp.confirmed_at', 'is', null),
        )
        .returning('player_id')
        .executeTakeFirst();
      return started !== undefined;
    },

    confirmTotp: async (tx: Tx, playerId: string, step: number, at: Date): Promise<void> => {
      await on(tx)
        .updateTable('identity.totp')
        .set({ confirmed_at: at, last_step: BigInt(step) })
        .where('player_id', '=', playerId)
        .execute();
    },

    /** Takes a code of a time step, once; false when one of it or of a later step was taken before. */
    useStep: async (tx: Tx, playerId: string, step: number, at: Date): Promise<boolean> => {
      const used = await on(tx)
        .updateTable('identity.totp')
        .set({ last_step: BigInt(step), last_used_at: at })
        .where('player_id', '=', playerId)
        .where('confirmed_at', 'is not', null)
        .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', BigInt(step))]))
        .returning('player_id')
        .executeTakeFirst();
      return used !== undefined;
    },

    /** False when there was none. */
    removeTotp: async (tx: Tx, playerId: string): Promise<boolean> => {
      const removed = await on(tx)
        .deleteFrom('identity.totp')
        .where('player_id', '=', playerId)
        .where('confirmed_at', 'is not', null)
        .returning('player_id')
        .executeTakeFirst();
      return removed !== undefined;
    },

    replaceRecoveryCodes: async (
      tx: Tx,
      playerId: string,
      hashes: readonly Buffer[],
    ): Promise<void> => {
      await on(tx).deleteFrom('identity.recovery_code').where('player_id', '=', playerId).execute();
      if (hashes.length === 0) return;
      await on(tx)
        .insertInto('identity.recovery_code')
        .values(hashes.map((code_hash) => ({ player_id: playerId, code_hash, used_at: null })))
        .execute();
    },

    recoveryCodesLeft: async (tx: Database | Tx, playerId: string): Promise<number> => {
      const rows = await on(tx)
        .selectFrom('identity.recovery_code')
        .select('player_id')
        .where('player_id', '=', playerId)
        .where('used_at', 'is', null)
        .execute();
      return rows.length;
    },

    /** Uses a code up; false when there is none like it left. */
    useRecoveryCode: async (tx: Tx, playerId: string, hash: Buffer, at: Date): Promise<boolean> => {
      const used = await on(tx)
        .updateTable('identity.recovery_code')
        .set({ used_at: at })
        .where('player_id', '=', playerId)
        .where('code_hash', '=', hash)
        .where('used_at', 'is', null)
        .returning('player_id')
        .executeTakeFirst();
      return used !== undefined;
    },

    noteFailure: async (
      tx: Tx,
      failure: { id: string; playerId: string; network: string; at: Date },
    ): Promise<void> => {
      await on(tx)
        .insertInto('identity.factor_failure')
        .values({
          id: failure.id,
          player_id: failure.playerId,
          network: failure.network,
          at: failure.at,
        })
        .execute();
    },

    /** When tries of a player failed within a time, newest first, and from which networks. */
    failures: (
      tx: Tx,
      playerId: string,
      { since, until }: { readonly since: Date; readonly until: Date },
    ) =>
      on(tx)
        .selectFrom('identity.factor_failure')
        .select(['at', 'network'])
        .where('player_id', '=', playerId)
        .where('at', '>', since)
        .where('at', '<=', until)
        .orderBy('at', 'desc')
        .execute(),

    /** Whether the player was signed in from an address since a moment. */
    wasHere: async (tx: Tx, playerId: string, ip: string, since: Date): Promise<boolean> => {
      const session = await on(tx)
        .selectFrom('identity.session')
        .select('player_id')
        .where('player_id', '=', playerId)
        .where('created_at', '>', since)
        .where(sql<boolean>`ip = ${ip}::inet`)
        .limit(1)
        .executeTakeFirst();
      return session !== undefined;
    },

    forgetFailures: async (before: Date): Promise<void> => {
      await db.deleteFrom('identity.factor_failure').where('at', '<', before).execute();
    },
  };
}

export type FactorsRepository = ReturnType<typeof createFactorsRepository>;
