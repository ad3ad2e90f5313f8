import type { SocialAccounts, SocialRegistration } from '@pierlight/contract/identity/social';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Players } from '../../player/public.ts';
import { type Accounts, normaliseEmail } from '../accounts.ts';
import type { SignInResult } from '../admission.ts';
import type { StepUp } from '../factors/step-up.ts';
import type { Guard } from '../guard/guard.ts';
import type { RegistrationNotice } from '../registration-notice.ts';
import type { IdentityRepository } from '../repository.ts';
import type { Device } from '../sessions.ts';
import type { IdentityProvider } from './provider.ts';
import type { SocialRepository, TicketProof } from './repository.ts';
import { sha256 } from './sign-in.ts';

export interface LinkedAccountsDeps {
  readonly db: Database;
  readonly social: SocialRepository;
  readonly credentials: Pick<IdentityRepository, 'credentialOf' | 'lockCredential'>;
  readonly accounts: Accounts;
  readonly guard: Pick<Guard, 'atOpening'>;
  readonly tellOwner: RegistrationNotice;
  readonly players: Pick<Players, 'checkRegistration'>;
  readonly stepUp: Pick<StepUp, 'requireFactor'>;
  readonly providers: readonly IdentityProvider[];
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Providers' accounts and the players they open: made, shown and taken away. */
export function createLinkedAccounts(deps: LinkedAccountsDeps) {
  const { db, social, clock, ids } = deps;

  /** The name of a provider that is no longer offered is not known any more. */
  const nameOf = (id: string) => deps.providers.find((one) => one.id === id)?.name ?? id;

  function proofOf(ticket: string, browser: string | null): TicketProof {
    if (browser === null) throw new DomainError('socialTicketUnknown');
    return { ticketHash: sha256(ticket), browserHash: sha256(browser), at: clock.now() };
  }

  async function link(
    tx: Tx,
    row: Omit<Parameters<SocialRepository['link']>[1], 'id' | 'at'>,
  ): Promise<void> {
    const isLinked = await social.link(tx, { ...row, id: ids.next(), at: clock.now() });
    // The same person came in twice at once, and the other one was first.
    if (!isLinked) throw new DomainError('socialTicketUnknown');
  }

  async function list(playerId: string, tx: Tx | Database = db): Promise<SocialAccounts> {
    const accounts = await social.accountsOf(tx, playerId);
    const credential = await deps.credentials.credentialOf(playerId);
    return {
      hasPassword: credential?.passwordHash != null,
      accounts: accounts.map(({ id, provider, email, linkedAt }) => ({
        id,
        provider: { id: provider, name: nameOf(provider) },
        email,
        linkedAt: linkedAt.toISOString(),
      })),
    };
  }

  return {
    list,

    /**
     * Opens an account without a password for the person of a ticket, links the two and signs in, in
     * one transaction. What is refused by field leaves the ticket as it was.
     * @throws DomainError socialTicketUnknown; invalidInput by field; registrationRefused;
     * proofOfWorkNeeded
     */
    async register(
      input: SocialRegistration,
      browser: string | null,
      device: Device,
    ): Promise<SignInResult> {
      await deps.guard.atOpening(device);
      const { ticket, ...given } = input;
      const proof = proofOf(ticket, browser);
      const open = await social.readTicket(proof);
      if (!open?.person || open.playerId !== null) throw new DomainError('socialTicketUnknown');
      const { person } = open;
      const isVouchedFor = person.isEmailVerified && person.email !== null;
      if (isVouchedFor && given.email !== undefined)
        throw new DomainError('invalidInput', {
          fields: { email: [{ rule: 'unknown', params: {} }] },
        });
      const email = (isVouchedFor ? person.email : given.email) ?? '';
      const details = await deps.players.checkRegistration({ ...given, email }, {}, [
        'password',
        'password_confirmation',
      ]);
      const opening = deps.accounts.open({
        email,
        passwordHash: null,
        isEmailConfirmed: isVouchedFor,
        details,
        affiliateTag: given.affiliateTag,
        visitor: given.fingerprint,
        device,
        alongside: async (tx, playerId) => {
          const used = await social.useTicket(tx, proof);
          if (!used) throw new DomainError('socialTicketUnknown');
          await link(tx, { playerId, provider: used.provider, person });
        },
      });
      return opening.catch(async (error: unknown) => {
        if (error instanceof DomainError && error.errorName === 'registrationRefused')
          await deps.tellOwner(normaliseEmail(email));
        throw error;
      });
    },

    /**
     * Links the person of a ticket, which only the player it was made for can do: the one who has the
     * address.
     * @throws DomainError socialTicketUnknown
     */
    async link(
      { playerId }: Session,
      ticket: string,
      browser: string | null,
    ): Promise<SocialAccounts> {
      const proof = proofOf(ticket, browser);
      return db.transaction().execute(async (tx) => {
        const open = await social.readTicket(proof);
        if (!open?.person || open.playerId !== playerId)
          throw new DomainError('socialTicketUnknown');
        if (!(await social.useTicket(tx, proof))) throw new DomainError('socialTicketUnknown');
        await link(tx, { playerId, provider: open.provider, person: open.person });
        return list(playerId, tx);
      });
    },

    /**
     * @param proof of a second factor, where the player has one
     * @throws DomainError notFound, for another player's too; lastWayIn; secondFactorRequired
     */
    async unlink(session: Session, id: string, proof: string | null): Promise<SocialAccounts> {
      const { playerId } = session;
      const factor = await deps.stepUp.requireFactor(session, 'changeCredentials', proof);
      return db.transaction().execute(async (tx) => {
        // Of two removals at once the second sees what the first has left.
        const credential = await deps.credentials.lockCredential(tx, playerId);
        const accounts = await social.accountsOf(tx, playerId);
        if (!accounts.some((account) => account.id === id)) throw new DomainError('notFound');
        if (credential?.passwordHash == null && accounts.length === 1)
          throw new DomainError('lastWayIn');
        await factor.use(tx);
        await social.unlink(tx, id);
        return list(playerId, tx);
      });
    },
  };
}

export type LinkedAccounts = ReturnType<typeof createLinkedAccounts>;
