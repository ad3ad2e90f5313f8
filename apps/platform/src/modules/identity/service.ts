import type { Credentials, Registration } from '@pierlight/contract/identity/schemas';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Players } from '../player/public.ts';
import type { Wallets } from '../wallet/public.ts';
import type { Admission, SignInResult } from './admission.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { IdentityRepository } from './repository.ts';
import type { Device, Sessions } from './sessions.ts';

export interface IdentityDeps {
  readonly db: Database;
  readonly repository: IdentityRepository;
  readonly sessions: Sessions;
  readonly admission: Admission;
  readonly players: Players;
  readonly wallets: Wallets;
  readonly clock: Clock;
  readonly ids: Ids;
}

const normaliseEmail = (email: string) => email.trim().toLowerCase();

/** The ways in by e-mail and password. */
export function createIdentityService(deps: IdentityDeps) {
  const { db, repository, sessions, players, clock, ids } = deps;

  return {
    /**
     * Opens an account and signs in, in one transaction: profile, credential, wallet account, session.
     * @throws DomainError invalidInput by field; registrationRefused when the address has an account.
     */
    async register(input: Registration, device: Device): Promise<SignInResult> {
      const fault = await passwordFault(input.password, input, deps);
      const details = await players.checkRegistration(input, fault ? { password: [fault] } : {});
      const passwordHash = await hashPassword(input.password);
      const playerId = ids.next();
      const email = normaliseEmail(input.email);
      const at = clock.now();
      const { accessToken, binding } = await db.transaction().execute(async (tx) => {
        const isNew = await repository.insertCredential(tx, { playerId, email, passwordHash, at });
        if (!isNew) throw new DomainError('registrationRefused');
        const { affiliateTag } = input;
        await players.create(tx, { id: playerId, email, affiliateTag, at, details });
        await deps.wallets.openFirstAccount(tx, playerId, input.currency);
        return sessions.open(tx, { playerId, visitor: input.fingerprint, device });
      });
      const profile = { ...(await players.get(playerId)), isNewlyRegistered: true };
      return { signedIn: { accessToken, profile }, binding };
    },

    /** @throws DomainError invalidCredentials, the same and after the same work for an unknown address. */
    async signIn(input: Credentials, device: Device): Promise<SignInResult> {
      const credential = await repository.credentialByEmail(normaliseEmail(input.email));
      const matches = await passwordMatches(input.password, credential?.passwordHash ?? null);
      if (!credential || !matches) throw new DomainError('invalidCredentials');
      const { playerId, passwordHash } = credential;
      return deps.admission.admit({
        playerId,
        visitor: input.fingerprint,
        device,
        // A password changed meanwhile must not leave a session of the old one behind.
        holds: (tx) => repository.holdPassword(tx, playerId, passwordHash),
      });
    },
  };
}

export type IdentityService = ReturnType<typeof createIdentityService>;
