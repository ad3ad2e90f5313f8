import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Credentials, SessionEnd } from '@pierlight/contract/identity/schemas';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Guard } from './guard/guard.ts';
import type { IdentityRepository } from './repository.ts';
import { type Acquaintance, noteVisitorId } from './visitor-ids.ts';

/** How long the token before the newest is still good, in seconds: time for parallel tabs to notice. */
const previousTokenGraceSeconds = 30;

/** The browser a sign-in comes from. */
export interface Device {
  readonly ip: string;
  readonly userAgent: string;
  /** ISO 3166-1 alpha-2, as a trusted proxy says; null when unknown. */
  readonly country: string | null;
  /** The secret by which this browser is known again; none of a caller that keeps no cookies. */
  readonly key?: string | null;
  /** Whether it is given that secret only now. */
  readonly isFresh?: boolean;
  /** The answer to a challenge of the guard, as it was sent. */
  readonly proof?: string | null;
}

/** What the site computed to know a browser again. */
export type Visitor = Credentials['fingerprint'];

/** Whose session is opened, and what is noted of the sign-in to tell a stranger's from it. */
export interface Opening {
  readonly playerId: string;
  readonly visitor: Visitor;
  readonly device: Device;
  /** The affiliate's tag that the browser keeps. */
  readonly affiliateTag?: string | undefined;
  /** Whether it is to withdraw with and nothing else. */
  readonly isAway?: boolean;
}

/** A session just opened: its first token, and the secret for its HttpOnly cookie. */
export interface OpenedSession {
  readonly sessionId: string;
  /** What the device was to the player until now. */
  readonly acquaintance: Acquaintance;
  readonly accessToken: string;
  readonly binding: string;
}

/** The next token, and the secret whose cookie lives on with it. */
export interface RefreshedSession {
  readonly accessToken: string;
  readonly binding: string;
}

/** Sessions that are ended at a time. */
const sweptAtOnce = 500;
/** How long a session that is over is shown to its player, in milliseconds. */
const keptMs = 365 * 24 * 60 * 60_000;
const firstId = '00000000-0000-0000-0000-000000000000';

export interface SessionsDeps {
  readonly log: Pick<Logger, 'error'>;
  /** Knows the browsers that were let in. */
  readonly guard: Pick<Guard, 'remember'>;
  readonly db: Database;
  readonly repository: IdentityRepository;
  readonly tokens: AccessTokens;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Told of every ended session, so that its sockets are cut. */
  readonly onSessionEnded: (session: Session) => Promise<void>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Opens, renews, recognises and ends sessions; who may have one is decided at the admission. */
export function createSessions(deps: SessionsDeps) {
  const { db, repository, tokens, clock, ids } = deps;

  /** Ends a session that is alive and cuts its sockets; one that is over stays as it is. */
  async function end(session: Session, reason: SessionEnd): Promise<void> {
    await repository.endSession(db, session.id, reason, clock.now());
    await deps.onSessionEnded(session);
  }

  return {
    /** Opens a session within the transaction that lets the player in. */
    async open(tx: Tx, opening: Opening): Promise<OpenedSession> {
      const { playerId, visitor, device } = opening;
      const sessionId = ids.next();
      const at = clock.now();
      const { visitorId } = visitor;
      const acquaintance = await noteVisitorId(tx, { playerId, visitorId, at });
      const binding = randomBytes(32).toString('base64url');
      await repository.insertSession(tx, {
        id: sessionId,
        playerId,
        bindingHash: sha256(binding),
        visitorId,
        visitorConfidence: visitor.confidence,
        ip: device.ip,
        userAgent: device.userAgent.slice(0, 500),
        country: device.country,
        isNewDevice: acquaintance !== 'known',
        adBlocker: visitor.adBlocker ?? null,
        affiliateTag: opening.affiliateTag ?? null,
        isAway: opening.isAway ?? false,
        at,
      });
      await deps.guard.remember(tx, playerId, device);
      const accessToken = await tokens.issue({ playerId, sessionId, generation: 1 });
      return { accessToken, binding, sessionId, acquaintance };
    },

    /**
     * Trades a token for the next. Of parallel calls with the same token one rotates; the others, within
     * the grace, are given the same generation. An older token ends the session: somebody kept a copy.
     * @throws DomainError refreshRejected
     */
    async refresh(token: string | null, binding: string | null): Promise<RefreshedSession> {
      const claims = token === null ? null : await tokens.read(token, { allowExpired: true });
      if (!claims || binding === null) throw new DomainError('refreshRejected');
      const outcome = await db.transaction().execute(async (tx) => {
        const session = await repository.lockSession(tx, claims.sessionId, clock.now());
        if (!session || session.playerId !== claims.playerId || session.isAway) return 'unknown';
        if (!timingSafeEqual(session.bindingHash, sha256(binding))) return 'unknown';
        if (claims.generation === session.generation) {
          await repository.rotate(tx, session.id, session.generation + 1, clock.now());
          return session.generation + 1;
        }
        const age = (clock.now().getTime() - session.rotatedAt.getTime()) / 1000;
        const isPrevious = claims.generation === session.generation - 1;
        return isPrevious && age <= previousTokenGraceSeconds ? session.generation : 'reused';
      });
      if (outcome === 'reused')
        await end({ id: claims.sessionId, playerId: claims.playerId }, 'tokenReused');
      if (typeof outcome !== 'number') throw new DomainError('refreshRejected');
      return { accessToken: await tokens.issue({ ...claims, generation: outcome }), binding };
    },

    end,

    signOut: (session: Session) => end(session, 'signedOut'),

    /** The session a bearer token stands for: unexpired, alive, and not replaced by a later token. */
    async authenticate(token: string): Promise<Session | null> {
      const claims = await tokens.read(token);
      if (!claims) return null;
      const session = await repository.liveSession(claims.sessionId, clock.now());
      if (!session || session.playerId !== claims.playerId) return null;
      if (claims.generation !== session.generation) {
        const age = (clock.now().getTime() - session.rotatedAt.getTime()) / 1000;
        const isPrevious = claims.generation === session.generation - 1;
        if (!isPrevious || age > previousTokenGraceSeconds) return null;
      }
      const { id, playerId, isAway } = session;
      return { id, playerId, ...(isAway ? { isAway } : {}) };
    },

    /** Whether a session hears its player's channels still. */
    isAlive: async (sessionId: string): Promise<boolean> =>
      (await repository.liveSession(sessionId, clock.now()))?.isAway === false,

    /**
     * Ends what outlived its time, each by itself: one that cannot be ended is logged, and tried again by
     * the next run. Forgets what ended a year ago.
     */
    async sweep(): Promise<void> {
      const at = clock.now();
      let after = firstId;
      for (;;) {
        const outlived = await repository.outlived(at, after, sweptAtOnce);
        for (const session of outlived) {
          try {
            await end(session, 'expired');
          } catch (error) {
            deps.log.error({ err: error, sessionId: session.id }, 'a session could not be ended');
          }
        }
        const last = outlived.at(-1);
        if (last === undefined) break;
        after = last.id;
      }
      await repository.removeEndedBefore(new Date(at.getTime() - keptMs));
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
