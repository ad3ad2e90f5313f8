import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { emailAddress } from '../../kernel/email-address.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { NewPlayer, Players } from '../player/public.ts';
import type { Wallets } from '../wallet/public.ts';
import type { SignInResult } from './admission.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import type { Recognition } from './exclusion/recognition.ts';
import type { IdentityRepository } from './repository.ts';
import type { Device, Sessions, Visitor } from './sessions.ts';

export interface AccountsDeps {
  readonly db: Database;
  readonly repository: IdentityRepository;
  readonly sessions: Sessions;
  readonly players: Players;
  readonly wallets: Wallets;
  readonly confirmation: Pick<EmailConfirmation, 'send'>;
  readonly recognition: Pick<Recognition, 'atRegistration'>;
  /** Has a code of a bonus entered for a player, once the transaction commits. */
  readonly enterCode: (tx: Tx, playerId: string, code: string) => Promise<void>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** An account about to be opened, everything of it checked. */
export interface NewAccount {
  /** Null for an account known by its phone alone. */
  readonly email: string | null;
  /** A proven number in E.164. */
  readonly phone?: string;
  /** Null for a player who signs in another way, and may set a password later. */
  readonly passwordHash: string | null;
  /** Whether somebody we trust has seen that the person reads its mails; else a mail asks. */
  readonly isEmailConfirmed?: boolean;
  readonly details: NewPlayer['details'];
  readonly affiliateTag: string | undefined;
  readonly bonusCode: string | undefined;
  readonly visitor: Visitor;
  readonly device: Device;
  /** What else belongs to this kind of sign-in, within the same transaction. */
  readonly alongside?: (tx: Tx, playerId: string) => Promise<void>;
}

/** The end of every registration, whatever its kind. */
export function createAccounts(deps: AccountsDeps) {
  const { db, repository, sessions, players, clock, ids } = deps;
  return {
    /**
     * Opens an account and signs in, in one transaction: credential, profile, wallet account, session.
     * @throws DomainError registrationRefused when the address or the number has an account, and for whoever has
     * shut themselves out; registerUnavailable.
     */
    async open(account: NewAccount): Promise<SignInResult> {
      const { details, passwordHash, affiliateTag, bonusCode, visitor, device } = account;
      const playerId = ids.next();
      const email = account.email === null ? null : emailAddress(account.email);
      const phone = account.phone ?? null;
      const at = clock.now();
      await deps.recognition.atRegistration({ email, phone, details, visitor });
      const { accessToken, binding } = await db.transaction().execute(async (tx) => {
        const isNew = await repository.insertCredential(tx, {
          ...{ playerId, email, phone, passwordHash, at },
        });
        if (!isNew) throw new DomainError('registrationRefused');
        await account.alongside?.(tx, playerId);
        await players.create(tx, { id: playerId, email, phone, affiliateTag, at, details });
        if (account.isEmailConfirmed) await players.confirmEmail(tx, playerId, at);
        else if (email !== null) {
          const { locale } = details;
          await deps.confirmation.send(tx, { playerId, email, locale });
        }
        await deps.wallets.openFirstAccount(tx, playerId, details.currency);
        if (bonusCode) await deps.enterCode(tx, playerId, bonusCode);
        return sessions.open(tx, { playerId, visitor, device, affiliateTag });
      });
      const profile = { ...(await players.get(playerId)), isNewlyRegistered: true };
      return { signedIn: { accessToken, profile }, binding };
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
