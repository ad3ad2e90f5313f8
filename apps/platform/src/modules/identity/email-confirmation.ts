import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { MailService } from '../mail/public.ts';
import type { Players } from '../player/public.ts';
import type { OneTime } from './one-time.ts';

export interface EmailConfirmationDeps {
  readonly db: Database;
  readonly oneTime: OneTime;
  readonly players: Pick<Players, 'get' | 'confirmEmail'>;
  readonly mail: Pick<MailService, 'sendLater'>;
  readonly clock: Clock;
}

/** A mail that is to be confirmed: whose, and to which address. */
export interface ConfirmationMail {
  readonly playerId: string;
  readonly email: string;
  readonly locale: string;
}

/** Whether the owner of an account reads the mails of its address. */
export function createEmailConfirmation(deps: EmailConfirmationDeps) {
  const { db, oneTime, players, clock } = deps;

  /** @throws DomainError tooManyRequests */
  async function send(tx: Tx, { playerId, email, locale }: ConfirmationMail) {
    const { token, expiresAt } = await oneTime.issueToken(tx, {
      purpose: 'emailConfirmation',
      subject: playerId,
      askedFrom: null,
    });
    await deps.mail.sendLater(tx, {
      name: 'confirm-email',
      to: email,
      locale,
      values: { link: `/verify/${token}` },
      secretUntil: expiresAt,
    });
  }

  return {
    /** Sends the mail once, and only if, the transaction commits. @throws DomainError tooManyRequests */
    send,

    /**
     * Sends another mail, unless the address is confirmed already.
     * @returns whether it is.
     * @throws DomainError tooManyRequests
     */
    async resend(playerId: string): Promise<boolean> {
      const { email, locale, emailConfirmed } = await players.get(playerId);
      if (emailConfirmed || email === null) return emailConfirmed;
      await db.transaction().execute((tx) => send(tx, { playerId, email, locale }));
      return false;
    },

    /**
     * Confirms the address a link was sent to. The link opens nothing, so it is not used up: opened
     * again, by the person or by whatever reads mails before them, it says the same.
     * @throws DomainError oneTimeWrong, -Expired, -Replaced
     */
    async confirm(confirmCode: string): Promise<void> {
      const proof = await oneTime.proveToken({ purpose: 'emailConfirmation', token: confirmCode });
      await db.transaction().execute((tx) => players.confirmEmail(tx, proof.subject, clock.now()));
    },
  };
}

export type EmailConfirmation = ReturnType<typeof createEmailConfirmation>;
