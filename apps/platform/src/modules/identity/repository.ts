import type { Generated } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

interface CredentialTable {
  player_id: string;
  email: string;
  password_hash: string;
  changed_at: Date;
}

interface SessionTable {
  id: string;
  player_id: string;
  binding_hash: Buffer;
  generation: Generated<number>;
  rotated_at: Date;
  visitor_id: string;
  visitor_confidence: number;
  ip: string;
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
}

type IdentityTables = {
  'identity.credential': CredentialTable;
  'identity.session': SessionTable;
};

/** Why a session ended. */
export type EndReason = 'signedOut' | 'tokenReused';

export interface NewSession {
  readonly id: string;
  readonly playerId: string;
  readonly bindingHash: Buffer;
  readonly visitorId: string;
  readonly visitorConfidence: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly at: Date;
}

/** Rows of credentials and sessions. */
export function createIdentityRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<IdentityTables>();
  const db = on(database);
  return {
    /** False when the address already has an account. */
    insertCredential: async (
      tx: Tx,
      row: { playerId: string; email: string; passwordHash: string; at: Date },
    ): Promise<boolean> => {
      const inserted = await on(tx)
        .insertInto('identity.credential')
        .values({
          player_id: row.playerId,
          email: row.email,
          password_hash: row.passwordHash,
          changed_at: row.at,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
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

    insertSession: async (tx: Tx | Database, session: NewSession): Promise<void> => {
      await on(tx)
        .insertInto('identity.session')
        .values({
          id: session.id,
          player_id: session.playerId,
          binding_hash: session.bindingHash,
          rotated_at: session.at,
          visitor_id: session.visitorId,
          visitor_confidence: session.visitorConfidence,
          ip: session.ip,
          user_agent: session.userAgent,
          created_at: session.at,
          last_used_at: session.at,
          ended_at: null,
          end_reason: null,
        })
        .execute();
    },

    liveSession: (sessionId: string) =>
      db
        .selectFrom('identity.session')
        .select(['id', 'player_id as playerId', 'generation', 'rotated_at as rotatedAt'])
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .executeTakeFirst(),

    /** The live session, held against every other change until the transaction ends. */
    lockSession: (tx: Tx, sessionId: string) =>
      on(tx)
        .selectFrom('identity.session')
        .select([
          'id',
          'player_id as playerId',
          'generation',
          'rotated_at as rotatedAt',
          'binding_hash as bindingHash',
        ])
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .forUpdate()
        .executeTakeFirst(),

    rotate: async (tx: Tx, sessionId: string, generation: number, at: Date): Promise<void> => {
      await on(tx)
        .updateTable('identity.session')
        .set({ generation, rotated_at: at, last_used_at: at })
        .where('id', '=', sessionId)
        .execute();
    },

    endSession: async (
      tx: Tx | Database,
      sessionId: string,
      reason: EndReason,
      at: Date,
    ): Promise<void> => {
      await on(tx)
        .updateTable('identity.session')
        .set({ ended_at: at, end_reason: reason })
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .execute();
    },
  };
}

export type IdentityRepository = ReturnType<typeof createIdentityRepository>;
