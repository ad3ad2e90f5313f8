import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { MailService } from '../mail/public.ts';
import type { Notify } from '../notifications/public.ts';
import type { Players } from '../player/public.ts';
import type { Guard } from './guard/guard.ts';
import { passwordMatches } from './passwords.ts';

export interface OwnPasswordDeps {
  readonly db: Database;
  readonly guard: Pick<Guard, 'atOwnPassword'>;
  readonly players: Pick<Players, 'contact' | 'localeOf'>;
  readonly mail: Pick<MailService, 'sendLater'>;
  readonly notify: Notify;
  readonly clock: Clock;
}

/**
 * The current password of somebody who is signed in, wherever it is requested. A thief who has only stolen a token
 * gets a few guesses out of it, and its owner is told: who signs in, or has a new password sent, is not held up.
 */
export function createOwnPassword(deps: OwnPasswordDeps) {
  async function tell({ id, playerId }: Session): Promise<void> {
    const { email: to } = await deps.players.contact(playerId);
    const locale = (await deps.players.localeOf(playerId)) ?? 'en';
    await deps.db.transaction().execute(async (tx) => {
      const day = deps.clock.now().toISOString().slice(0, 10);
      const occasion = `password-tries:${id}:${day}`;
      if (to !== null)
        await deps.mail.sendLater(tx, { to, locale, name: 'password-tries', values: {}, occasion });
      await deps.notify(tx, { playerId, template: 'passwordTries', occasion });
    });
  }

  return {
    /**
     * @param stored the hash it is held against; null is matched by nothing, after the same work
     * @throws DomainError tooManyRequests when too many were wrong in this session, or for this account
     */
    async isRight(session: Session, password: string, stored: string | null): Promise<boolean> {
      const attempt = await deps.guard.atOwnPassword(session);
      const isRight = await passwordMatches(password, stored);
      if (isRight) await attempt.forgive();
      else if (attempt.isLast) await tell(session);
      return isRight;
    },
  };
}

export type OwnPassword = ReturnType<typeof createOwnPassword>;
