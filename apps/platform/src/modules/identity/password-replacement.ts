import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { MailService } from '../mail/public.ts';
import type { OneTime } from './one-time.ts';
import type { IdentityRepository } from './repository.ts';

export interface PasswordReplacementDeps {
  readonly repository: IdentityRepository;
  readonly oneTime: OneTime;
  readonly mail: Pick<MailService, 'sendLater'>;
  readonly clock: Clock;
}

export interface ReplacedPassword {
  readonly playerId: string;
  readonly email: string;
  readonly locale: string;
  /** The session that changed it, which goes on; without, every one ends. */
  readonly keep?: string;
}

/**
 * What follows when a password was replaced, in the same transaction and after the credential is
 * written: links made for the old one end, sign-ins end, and the owner is told by mail.
 *
 * A sign-in under way holds what it came with until it commits; so the sessions are ended last, when
 * whatever was let in before can be seen.
 */
export function createPasswordReplacement(deps: PasswordReplacementDeps) {
  const { repository, oneTime, mail, clock } = deps;
  return {
    /** @returns ids of the sessions that ended. */
    async follow(tx: Tx, { playerId, email, locale, keep }: ReplacedPassword): Promise<string[]> {
      await oneTime.withdraw(tx, 'passwordReset', email);
      await oneTime.withdraw(tx, 'autoLogin', playerId);
      await mail.sendLater(tx, { name: 'password-changed', to: email, locale, values: {} });
      return repository.endOthers(tx, {
        playerId,
        ...(keep === undefined ? {} : { keep }),
        reason: 'passwordChanged',
        at: clock.now(),
      });
    },
  };
}

export type PasswordReplacement = ReturnType<typeof createPasswordReplacement>;
