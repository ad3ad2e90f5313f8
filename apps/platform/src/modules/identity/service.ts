import type { Credentials, Registration } from '@pierlight/contract/identity/schemas';
import { readPhone } from '@pierlight/validation/phone';
import type { Clock } from '../../kernel/clock.ts';
import { emailAddress } from '../../kernel/email-address.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { Players } from '../player/public.ts';
import type { Accounts } from './accounts.ts';
import type { Admission, Admitted, SignInResult } from './admission.ts';
import type { Guard } from './guard/guard.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword, passwordMatches, renewedHash } from './passwords.ts';
import type { RegistrationNotice } from './registration-notice.ts';
import type { IdentityRepository } from './repository.ts';
import type { Device } from './sessions.ts';

export interface IdentityDeps {
  readonly repository: IdentityRepository;
  readonly admission: Admission;
  readonly accounts: Accounts;
  readonly guard: Pick<Guard, 'atSignIn' | 'atOpening'>;
  /** Told of an address that somebody tried to register again. */
  readonly tellOwner: RegistrationNotice;
  readonly players: Players;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

/** Registration and sign-in by e-mail and password. */
export function createIdentityService(deps: IdentityDeps) {
  const { repository, guard, players } = deps;

  /** The e-mail as it is kept, or the number in E.164; what is no number stays as it was typed. */
  function knownBy({ email, phone }: Credentials): string {
    if (email !== undefined && phone === undefined) return emailAddress(email);
    if (phone === undefined || email !== undefined)
      throw new DomainError('invalidInput', {
        fields: { email: [{ rule: phone === undefined ? 'required' : 'unknown', params: {} }] },
      });
    const reading = readPhone(phone);
    // No account has a number like that, and the answer is the same as for any other.
    return reading.fault === undefined ? reading.number : `no number: ${phone}`;
  }

  /** Makes the hash of a right password anew where one of today costs more to guess by. */
  async function renew(playerId: string, password: string, from: string): Promise<void> {
    const to = await renewedHash(password, from);
    if (to !== null) await repository.renewHash({ playerId, from, to });
  }

  return {
    /**
     * Opens an account and signs in.
     * @throws DomainError invalidInput by field; registrationRefused when the address has an account;
     * proofOfWorkNeeded.
     */
    async register(input: Registration, device: Device): Promise<SignInResult> {
      const fault = await passwordFault(input.password, input, deps);
      const details = await players.checkRegistration(input, fault ? { password: [fault] } : {});
      // Whatever is wrong with the form tells nothing of the address, and costs no question.
      await guard.atOpening(emailAddress(input.email), device);
      const passwordHash = await hashPassword(input.password);
      const { email, affiliateTag, bonusCode, fingerprint: visitor } = input;
      try {
        return await deps.accounts.open({
          ...{ email, passwordHash, details, affiliateTag, bonusCode, visitor, device },
        });
      } catch (error) {
        if (error instanceof DomainError && error.errorName === 'registrationRefused')
          await deps.tellOwner(emailAddress(email));
        throw error;
      }
    },

    /**
     * @throws DomainError invalidCredentials, the same and after the same work for an unknown address
     * or number; tooManyRequests; proofOfWorkNeeded; accountExcluded, or for a session to withdraw alone
     * notAway; registerUnavailable.
     */
    async signIn(input: Credentials, device: Device, isAway = false): Promise<Admitted> {
      const known = knownBy(input);
      const attempt = await guard.atSignIn(known, input.fingerprint, device);
      const credential = await repository.credentialKnownBy(known);
      const passwordHash = credential?.passwordHash ?? null;
      const matches = await passwordMatches(input.password, passwordHash);
      if (!credential || passwordHash === null || !matches)
        throw new DomainError('invalidCredentials');
      const { playerId } = credential;
      const admitted = await deps.admission.admit({
        playerId,
        way: 'password',
        visitor: input.fingerprint,
        device,
        affiliateTag: input.affiliateTag,
        isAway,
        // A password changed meanwhile must not leave a session of the old one behind.
        holds: async (tx) => {
          await attempt.forgive(tx);
          return repository.holdPassword(tx, playerId, passwordHash);
        },
      });
      // Nobody waits for it, and one that fails is made up for by the next sign-in.
      renew(playerId, input.password, passwordHash).catch((error: unknown) =>
        deps.log.warn({ err: error, playerId }, 'a hash of a password was not made anew'),
      );
      return admitted;
    },
  };
}

export type IdentityService = ReturnType<typeof createIdentityService>;
