import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type {
  Credentials,
  Registration,
  SessionEnd,
  SignedIn,
} from '@pierlight/contract/identity/schemas';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Players } from '../player/public.ts';
import type { Wallets } from '../wallet/public.ts';
import type { AccessTokens } from './access-tokens.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { IdentityRepository } from './repository.ts';

/** How long the token before the newest is still good, in seconds: time for parallel tabs to notice. */
const previousTokenGraceSeconds = 30;

/** The browser a sign-in comes from. */
export interface Device {
  readonly ip: string;
  readonly userAgent: string;
}

/** A new sign-in: what the client is told, and the secret for its HttpOnly cookie. */
export interface SignInResult {
  readonly signedIn: SignedIn;
  readonly binding: string;
}

export interface IdentityDeps {
  readonly db: Database;
  readonly repository: IdentityRepository;
  readonly tokens: AccessTokens;
  readonly players: Players;
  readonly wallets: Wallets;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Told of every ended session, so that its sockets are cut. */
  readonly onSessionEnded: (session: Session) => Promise<void>;
}

const normaliseEmail = (email: string) => email.trim().toLowerCase();
const sha256 = (text: string) => createHash('sha256').update(text).digest();

export function createIdentityService(deps: IdentityDeps) {
  const { db, repository, tokens, players, clock, ids } = deps;

  async function openSession(
    playerId: string,
    visitor: Credentials['fingerprint'],
    device: Device,
    tx: Parameters<IdentityRepository['insertSession']>[0],
  ) {
    const sessionId = ids.next();
    const binding = randomBytes(32).toString('base64url');
    await repository.insertSession(tx, {
      id: sessionId,
      playerId,
      bindingHash: sha256(binding),
      visitorId: visitor.visitorId,
      visitorConfidence: visitor.confidence,
      ip: device.ip,
      userAgent: device.userAgent.slice(0, 500),
      at: clock.now(),
    });
    const accessToken = await tokens.issue({ playerId, sessionId, generation: 1 });
    return { accessToken, binding };
  }

  /** Ends a session that is alive and cuts its sockets; one that is over stays as it is. */
  async function end(session: Session, reason: SessionEnd): Promise<void> {
    await repository.endSession(db, session.id, reason, clock.now());
    await deps.onSessionEnded(session);
  }

  return {
    /**
     * Opens an account and signs in, in one transaction: profile, credential, wallet account, session.
     * @throws DomainError invalidInput by field; registrationRefused when the address has an account.
     */
    async register(input: Registration, device: Device): Promise<SignInResult> {
      const details = await players.checkRegistration(input);
      const passwordHash = await hashPassword(input.password);
      const playerId = ids.next();
      const email = normaliseEmail(input.email);
      const at = clock.now();
      const opened = await db.transaction().execute(async (tx) => {
        const isNew = await repository.insertCredential(tx, { playerId, email, passwordHash, at });
        if (!isNew) throw new DomainError('registrationRefused');
        const { affiliateTag } = input;
        await players.create(tx, { id: playerId, email, affiliateTag, at, details });
        await deps.wallets.openFirstAccount(tx, playerId, input.currency);
        return openSession(playerId, input.fingerprint, device, tx);
      });
      const profile = { ...(await players.get(playerId)), isNewlyRegistered: true };
      return { signedIn: { accessToken: opened.accessToken, profile }, binding: opened.binding };
    },

    /** @throws DomainError invalidCredentials, the same and after the same work for an unknown address. */
    async signIn(input: Credentials, device: Device): Promise<SignInResult> {
      const credential = await repository.credentialByEmail(normaliseEmail(input.email));
      const matches = await passwordMatches(input.password, credential?.passwordHash ?? null);
      if (!credential || !matches) throw new DomainError('invalidCredentials');
      const { playerId, passwordHash } = credential;
      const opened = await db.transaction().execute(async (tx) => {
        // A password changed meanwhile must not leave a session of the old one behind.
        const isCurrent = await repository.holdPassword(tx, playerId, passwordHash);
        if (!isCurrent) throw new DomainError('invalidCredentials');
        return openSession(playerId, input.fingerprint, device, tx);
      });
      const profile = await players.get(credential.playerId);
      return { signedIn: { accessToken: opened.accessToken, profile }, binding: opened.binding };
    },

    /**
     * Trades a token for the next. Of parallel calls with the same token one rotates; the others, within
     * the grace, are given the same generation. An older token ends the session: somebody kept a copy.
     * @throws DomainError refreshRejected
     */
    async refresh(token: string | null, binding: string | null): Promise<string> {
      const claims = token === null ? null : await tokens.read(token, { allowExpired: true });
      if (!claims || binding === null) throw new DomainError('refreshRejected');
      const outcome = await db.transaction().execute(async (tx) => {
        const session = await repository.lockSession(tx, claims.sessionId);
        if (!session || session.playerId !== claims.playerId) return 'unknown';
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
      return tokens.issue({ ...claims, generation: outcome });
    },

    end,

    signOut: (session: Session) => end(session, 'signedOut'),

    /** The session a bearer token stands for: unexpired, alive, and not replaced by a later token. */
    async authenticate(token: string): Promise<Session | null> {
      const claims = await tokens.read(token);
      if (!claims) return null;
      const session = await repository.liveSession(claims.sessionId);
      if (!session || session.playerId !== claims.playerId) return null;
      if (claims.generation !== session.generation) {
        const age = (clock.now().getTime() - session.rotatedAt.getTime()) / 1000;
        const isPrevious = claims.generation === session.generation - 1;
        if (!isPrevious || age > previousTokenGraceSeconds) return null;
      }
      return { id: session.id, playerId: session.playerId };
    },

    isAlive: async (sessionId: string): Promise<boolean> =>
      (await repository.liveSession(sessionId)) !== undefined,
  };
}

export type IdentityService = ReturnType<typeof createIdentityService>;
