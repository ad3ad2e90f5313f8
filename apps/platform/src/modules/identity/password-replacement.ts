import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { MailService } from '../mail/public.ts';
import type { SmsService } from '../sms/public.ts';
import type { OneTime } from './one-time.ts';
import type { IdentityRepository } from './repository.ts';
import type { LinkNotices } from './social/notices.ts';
import type { SocialRepository } from './social/repository.ts';

export interface PasswordReplacementDeps {
  readonly repository: IdentityRepository;
  readonly oneTime: OneTime;
  readonly links: Pick<SocialRepository, 'unlinkUnproven'>;
  /** Tells of links that end. */
  readonly tellLinks: LinkNotices;
  readonly mail: Pick<MailService, 'sendLater'>;
  readonly sms: Pick<SmsService, 'sendLater'>;
  readonly clock: Clock;
}

export interface ReplacedPassword {
  readonly playerId: string;
  /** Where the account is reached; one of them at least. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: string;
  /** The session that changed it, which goes on; without, every one ends. */
  readonly keep?: string;
}

/**
 * What follows when a password was replaced, in the same transaction and after the credential is
 * written: links made for the old one end, sign-ins end, and the owner is told by mail, or by SMS where
 * there is no mail address.
 *
 * A sign-in under way holds what it came with until it commits; so the sessions are ended last, when
 * whatever was let in before can be seen.
 */
export function createPasswordReplacement(deps: PasswordReplacementDeps) {
  const { repository, oneTime, mail, sms, clock } = deps;
  return {
    /** @returns ids of the sessions that ended. */
    async follow(tx: Tx, replaced: ReplacedPassword): Promise<string[]> {
      const { playerId, email, phone, locale, keep } = replaced;
      for (const subject of [email, phone])
        if (subject !== null) await oneTime.withdraw(tx, 'passwordReset', subject);
      await oneTime.withdraw(tx, 'autoLogin', playerId);
      const told = { name: 'password-changed', locale, values: {} } as const;
      if (email !== null) await mail.sendLater(tx, { ...told, to: email });
      else if (phone !== null) await sms.sendLater(tx, { ...told, to: phone });
      // Whoever reads the mails may not be who came in under an address they only claimed.
      const gone = keep === undefined ? await deps.links.unlinkUnproven(tx, playerId) : [];
      for (const provider of gone)
        await deps.tellLinks(tx, { playerId, email, locale }, 'unlinked', provider);
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
