import type { Database } from '../../kernel/db/database.ts';
import type { MailService } from '../mail/public.ts';
import type { Players } from '../player/public.ts';
import type { Guard } from './guard/guard.ts';
import type { IdentityRepository } from './repository.ts';

export interface RegistrationNoticeDeps {
  readonly db: Database;
  readonly repository: Pick<IdentityRepository, 'credentialByEmail'>;
  readonly players: Pick<Players, 'get'>;
  readonly guard: Pick<Guard, 'mayTell'>;
  readonly mail: Pick<MailService, 'sendLater'>;
}

/**
 * Tells the owner of an account that somebody tried to open another with the address: what the refusal
 * itself does not say, its reader learns in the mailbox, and nobody else does.
 */
export function createRegistrationNotice(deps: RegistrationNoticeDeps) {
  return async (email: string): Promise<void> => {
    const credential = await deps.repository.credentialByEmail(email);
    if (!credential || !(await deps.guard.mayTell(email))) return;
    const { locale } = await deps.players.get(credential.playerId);
    await deps.db
      .transaction()
      .execute((tx) =>
        deps.mail.sendLater(tx, { name: 'registration-tried', to: email, locale, values: {} }),
      );
  };
}

export type RegistrationNotice = ReturnType<typeof createRegistrationNotice>;
