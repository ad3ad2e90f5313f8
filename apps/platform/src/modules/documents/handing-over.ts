import { createHash, randomBytes } from 'node:crypto';
import type { HandedOver, HandOver, HandOverStanding } from '@pierlight/contract/documents/schemas';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { Ids } from '../../kernel/ids.ts';
import { qrOf } from '../../kernel/qr.ts';
import { holdPlayer, tellChanged } from './repository.ts';

export interface HandingOverDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly isSignInAlive: (sessionId: string) => Promise<boolean>;
  /** Address of the page a phone opens, in a language of the site. */
  readonly pageIn: (locale: string) => string;
}

/** Seconds for which an address waits for its phone, and for which a phone may send. */
const codeSeconds = 5 * 60;
const tokenSeconds = 30 * 60;
/** Addresses that a player may have made within an hour: each of them is a row. */
const mostInAnHour = 10;
const hourSeconds = 60 * 60;
/** How long a code is known that is good no more, so that it is said why. */
const rememberedSeconds = 24 * hourSeconds;

/** Told from an access token at a glance, so that no call of a player's costs a look at this table. */
const tokenStart = 'handed-over.';

interface HandOverRow {
  readonly id: string;
  readonly player_id: string;
  readonly session_id: string;
  readonly expires_at: Date;
  readonly taken_at: Date | null;
  readonly ended_at: Date | null;
}

const secret = () => randomBytes(32).toString('base64url');
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Hands the sending of documents over to a phone. The code works once and for five minutes; the token it brings is good
 * for nothing but sending, and ends with half an hour, the sign-in that offered it, a newer code, or a word of the player.
 */
export function createHandingOver({ db, clock, ids, isSignInAlive, pageIn }: HandingOverDeps) {
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);

  const end = (tx: Tx, playerId: string): Promise<unknown> =>
    sql`update documents.hand_over set ended_at = ${clock.now()}
      where player_id = ${playerId} and ended_at is null`.execute(tx);

  /** @throws DomainError tooManyRequests */
  async function admit(tx: Tx, playerId: string): Promise<void> {
    const { rows } = await sql<{ createdAt: Date }>`
      select created_at as "createdAt" from documents.hand_over
      where player_id = ${playerId} and created_at > ${inSeconds(-hourSeconds)}
      order by created_at desc offset ${mostInAnHour - 1} limit 1`.execute(tx);
    const [oldest] = rows;
    if (!oldest) return;
    const wait = oldest.createdAt.getTime() + hourSeconds * 1_000 - clock.now().getTime();
    throw new DomainError('tooManyRequests', {
      retryAfterSeconds: Math.max(1, Math.ceil(wait / 1_000)),
    });
  }

  async function standing(on: Database | Tx, playerId: string): Promise<HandOverStanding> {
    const { rows } = await sql<HandOverRow>`
      select * from documents.hand_over where player_id = ${playerId} and ended_at is null
        and expires_at > ${clock.now()}`.execute(on);
    const [row] = rows;
    if (!row) return { state: 'none', expiresAt: null };
    return {
      state: row.taken_at === null ? 'offered' : 'taken',
      expiresAt: row.expires_at.toISOString(),
    };
  }

  async function byCode(code: string): Promise<HandOverRow | undefined> {
    const { rows } = await sql<HandOverRow>`
      select * from documents.hand_over where code_hash = ${hashOf(code)}`.execute(db);
    return rows[0];
  }

  /** Why a code is not good now; null when it is. */
  async function problemOf(row: HandOverRow | undefined) {
    if (!row) return 'oneTimeWrong';
    if (row.taken_at !== null) return 'oneTimeUsed';
    if (row.ended_at !== null) return 'oneTimeReplaced';
    if (row.expires_at <= clock.now() || !(await isSignInAlive(row.session_id)))
      return 'oneTimeExpired';
    return null;
  }

  return {
    /** Offers an address, which ends the one before. @throws DomainError tooManyRequests */
    offer: (session: Session, locale: string): Promise<HandOver> =>
      db.transaction().execute(async (tx) => {
        await holdPlayer(tx, session.playerId);
        await admit(tx, session.playerId);
        await end(tx, session.playerId);
        const code = secret();
        const expiresAt = inSeconds(codeSeconds);
        await sql`insert into documents.hand_over
            (id, player_id, session_id, code_hash, created_at, expires_at)
          values (${ids.next()}, ${session.playerId}, ${session.id}, ${hashOf(code)}, ${clock.now()},
            ${expiresAt})`.execute(tx);
        await tellChanged(tx, ids, session.playerId);
        const url = `${pageIn(locale)}#${code}`;
        return { url, qr: qrOf(url), expiresAt: expiresAt.toISOString() };
      }),

    standing: (playerId: string): Promise<HandOverStanding> => standing(db, playerId),

    /** Ends what is offered or taken. */
    endOf: (playerId: string): Promise<HandOverStanding> =>
      db.transaction().execute(async (tx) => {
        await end(tx, playerId);
        await tellChanged(tx, ids, playerId);
        return standing(tx, playerId);
      }),

    /**
     * Takes an address over. Of any number at once one does.
     * @throws DomainError oneTimeWrong, -Used, -Replaced, -Expired
     */
    async take(code: string): Promise<HandedOver> {
      const row = await byCode(code);
      const problem = await problemOf(row);
      if (!row || problem) throw new DomainError(problem ?? 'oneTimeWrong');
      const token = `${tokenStart}${secret()}`;
      const expiresAt = inSeconds(tokenSeconds);
      const isTaken = await db.transaction().execute(async (tx) => {
        const { rows } = await sql`update documents.hand_over set token_hash = ${hashOf(token)},
            taken_at = ${clock.now()}, expires_at = ${expiresAt}
          where id = ${row.id} and taken_at is null and ended_at is null returning id`.execute(tx);
        if (rows.length > 0) await tellChanged(tx, ids, row.player_id);
        return rows.length > 0;
      });
      // Somebody else was quicker, or the player.
      if (!isTaken) throw new DomainError((await problemOf(await byCode(code))) ?? 'oneTimeUsed');
      return { token, expiresAt: expiresAt.toISOString() };
    },

    /** The session that a phone's token stands for; undefined for any other token, null for one that is over. */
    async sessionOf(token: string): Promise<Session | null | undefined> {
      if (!token.startsWith(tokenStart)) return undefined;
      const { rows } = await sql<HandOverRow>`
        select * from documents.hand_over where token_hash = ${hashOf(token)} and ended_at is null
          and expires_at > ${clock.now()}`.execute(db);
      const [row] = rows;
      if (!row || !(await isSignInAlive(row.session_id))) return null;
      return { id: row.session_id, playerId: row.player_id, isHandedOver: true };
    },

    /** Forgets those of which nobody has to be told any more. */
    async forget(): Promise<void> {
      await sql`delete from documents.hand_over
        where created_at < ${inSeconds(-rememberedSeconds)}`.execute(db);
    },
  };
}

export type HandingOver = ReturnType<typeof createHandingOver>;
