import type { SessionEnd } from '@pierlight/contract/identity/schemas';
import { type Generated, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { isNumber } from './phone-number.ts';

interface CredentialTable {
  player_id: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** A PHC string; null for somebody without a password. */
  password_hash: string | null;
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
  end_reason: SessionEnd | null;
  country: string | null;
  is_new_device: boolean | null;
  ad_blocker: boolean | null;
  affiliate_tag: string | null;
}

type IdentityTables = {
  'identity.credential': CredentialTable;
  'identity.session': SessionTable;
};

/** Sessions are counted up to this number and no further. */
const totalCap = 1000;

const sessionColumns = [
  'id',
  // The address alone, without the width of its network.
  sql<string>`host(ip)`.as('ip'),
  'user_agent as userAgent',
  'country',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'ended_at as endedAt',
  'end_reason as endReason',
] as const;

export interface SessionsQuery {
  readonly playerId: string;
  readonly isOpen: boolean | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface NewSession {
  readonly id: string;
  readonly playerId: string;
  readonly bindingHash: Buffer;
  readonly visitorId: string;
  readonly visitorConfidence: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly country: string | null;
  readonly isNewDevice: boolean;
  readonly adBlocker: boolean | null;
  readonly affiliateTag: string | null;
  readonly at: Date;
}

/** Rows of credentials and sessions. */
export function createIdentityRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<IdentityTables>();
  const db = on(database);

  const matching = ({ playerId, isOpen }: SessionsQuery) =>
    db
      .selectFrom('identity.session')
      .where('player_id', '=', playerId)
      .$if(isOpen !== undefined, (sessions) =>
        sessions.where('ended_at', isOpen ? 'is' : 'is not', null),
      );
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

    credentialOf: (playerId: string) =>
      db
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
        .select('password_hash as passwordHash')
        .where('player_id', '=', playerId)
        .forUpdate()
        .executeTakeFirst(),

    /** Holds a password against a change until the transaction ends; false when it was changed. */
    holdPassword: async (tx: Tx, playerId: string, passwordHash: string): Promise<boolean> => {
      const held = await on(tx)
        .selectFrom('identity.credential')
        .select('player_id')
        .where('player_id', '=', playerId)
        .where('password_hash', '=', passwordHash)
        .forShare()
        .executeTakeFirst();
      return held !== undefined;
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
        .where('password_hash', '=', row.from)
        .returning('player_id')
        .executeTakeFirst();
      return changed !== undefined;
    },

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
          country: session.country,
          is_new_device: session.isNewDevice,
          ad_blocker: session.adBlocker,
          affiliate_tag: session.affiliateTag,
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

    /** A page of a player's sessions, newest first. */
    sessions: (query: SessionsQuery) =>
      matching(query)
        .select(sessionColumns)
        .orderBy('id', 'desc')
        .offset(query.offset)
        .limit(query.limit)
        .execute(),

    countSessions: async (query: SessionsQuery) => {
      const counted = await matching(query)
        .select('id')
        .limit(totalCap + 1)
        .execute();
      return {
        total: Math.min(counted.length, totalCap),
        totalCapped: counted.length > totalCap,
      };
    },

    /** A player's own session, over or not. */
    sessionOf: (playerId: string, sessionId: string) =>
      db
        .selectFrom('identity.session')
        .select(sessionColumns)
        .where('id', '=', sessionId)
        .where('player_id', '=', playerId)
        .executeTakeFirst(),

    /** Sets a password, whatever the one before was. */
    setPassword: async (tx: Tx, row: { playerId: string; to: string; at: Date }): Promise<void> => {
      await on(tx)
        .updateTable('identity.credential')
        .set({ password_hash: row.to, changed_at: row.at })
        .where('player_id', '=', row.playerId)
        .execute();
    },

    /** Ends every open session of the player, but the one that is kept; returns their ids. */
    endOthers: async (
      tx: Tx,
      ended: { playerId: string; keep?: string; reason: SessionEnd; at: Date },
    ): Promise<string[]> => {
      const rows = await on(tx)
        .updateTable('identity.session')
        .set({ ended_at: ended.at, end_reason: ended.reason })
        .where('player_id', '=', ended.playerId)
        .where('ended_at', 'is', null)
        .$if(ended.keep !== undefined, (others) => others.where('id', '<>', ended.keep ?? ''))
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    endSession: async (
      tx: Tx | Database,
      sessionId: string,
      reason: SessionEnd,
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
export type SessionRow = NonNullable<Awaited<ReturnType<IdentityRepository['sessionOf']>>>;
