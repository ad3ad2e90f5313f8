import type { SessionEnd } from '@pierlight/contract/identity/schemas';
import { type ExpressionBuilder, type Generated, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

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
  is_away: Generated<boolean>;
}

type SessionTables = { 'identity.session': SessionTable };

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
  'is_away as isAway',
] as const;

/** How long sessions live, in milliseconds: unused, and at all. */
export interface SessionLives {
  readonly idle: number;
  readonly absolute: number;
}

const day = 24 * 60 * 60_000;
/** Where nothing else is set. */
export const usualLives: SessionLives = { idle: 30 * day, absolute: 365 * day };

/** How long a session lives that somebody opened who is shut out from playing, whatever is done with it. */
const awayLife = 15 * 60_000;

/** When a session is over by itself, whether or not anybody has noted it. */
export const endOf = (
  {
    createdAt,
    lastUsedAt,
    isAway,
  }: { readonly createdAt: Date; readonly lastUsedAt: Date; readonly isAway: boolean },
  { idle, absolute }: SessionLives,
): Date =>
  new Date(
    Math.min(createdAt.getTime() + (isAway ? awayLife : absolute), lastUsedAt.getTime() + idle),
  );

export interface SessionsQuery {
  readonly at: Date;
  readonly playerId: string;
  readonly isOpen: boolean | undefined;
  /** When they began; inclusive. */
  readonly from?: Date | undefined;
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
  readonly isAway: boolean;
  readonly at: Date;
}

/** Rows of sessions: who is signed in where, and who was. One that outlived `lives` counts as ended. */
export function createSessionRepository(database: Database, lives: SessionLives) {
  const on = (tx: Database | Tx) => tx.withTables<SessionTables>();
  const db = on(database);

  const isAlive = (at: Date) => (row: ExpressionBuilder<SessionTables, 'identity.session'>) =>
    row.and([
      row('ended_at', 'is', null),
      row('last_used_at', '>', new Date(at.getTime() - lives.idle)),
      row('created_at', '>', new Date(at.getTime() - lives.absolute)),
      row.or([
        row('is_away', '=', false),
        row('created_at', '>', new Date(at.getTime() - awayLife)),
      ]),
    ]);

  const matching = ({ playerId, isOpen, from, at }: SessionsQuery) =>
    db
      .selectFrom('identity.session')
      .where('player_id', '=', playerId)
      .$if(isOpen !== undefined, (sessions) =>
        sessions.where((row) => (isOpen ? isAlive(at)(row) : row.not(isAlive(at)(row)))),
      )
      .$if(from !== undefined, (sessions) => sessions.where('created_at', '>=', from as Date));

  return {
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
          is_away: session.isAway,
        })
        .execute();
    },

    lives,

    liveSession: (sessionId: string, at: Date) =>
      db
        .selectFrom('identity.session')
        .select([
          'id',
          'player_id as playerId',
          'generation',
          'rotated_at as rotatedAt',
          'is_away as isAway',
        ])
        .where('id', '=', sessionId)
        .where(isAlive(at))
        .executeTakeFirst(),

    /** The live session, held against every other change until the transaction ends. */
    lockSession: (tx: Tx, sessionId: string, at: Date) =>
      on(tx)
        .selectFrom('identity.session')
        .select([
          'id',
          'player_id as playerId',
          'generation',
          'rotated_at as rotatedAt',
          'binding_hash as bindingHash',
          'is_away as isAway',
        ])
        .where('id', '=', sessionId)
        .where(isAlive(at))
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

    /** Some that outlived their time and are not ended yet, by id. */
    outlived: (at: Date, after: string, limit: number) =>
      db
        .selectFrom('identity.session')
        .select(['id', 'player_id as playerId'])
        .where('ended_at', 'is', null)
        .where((row) => row.not(isAlive(at)(row)))
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** Forgets sessions that ended before a moment. */
    removeEndedBefore: async (moment: Date): Promise<void> => {
      await db.deleteFrom('identity.session').where('ended_at', '<', moment).execute();
    },

    /** Visitor ids a player came with that were sure enough. */
    visitorsOf: (playerId: string, confidence: number) =>
      db
        .selectFrom('identity.session')
        .select(['visitor_id as visitorId', 'visitor_confidence as confidence'])
        .distinct()
        .where('player_id', '=', playerId)
        .where('visitor_confidence', '>=', confidence)
        .execute(),

    /** Ends what a player plays with; what only withdraws goes on. Returns the ids. */
    endPlaying: async (
      tx: Tx,
      ended: { playerId: string; reason: SessionEnd; at: Date },
    ): Promise<string[]> => {
      const rows = await on(tx)
        .updateTable('identity.session')
        .set({ ended_at: ended.at, end_reason: ended.reason })
        .where('player_id', '=', ended.playerId)
        .where('ended_at', 'is', null)
        .where('is_away', '=', false)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
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
