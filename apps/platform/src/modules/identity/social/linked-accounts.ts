import type {
  SocialAccounts,
  SocialLinkAnswer,
  SocialRegistration,
} from '@pierlight/contract/identity/social';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { emailAddress } from '../../../kernel/email-address.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Players } from '../../player/public.ts';
import type { Accounts } from '../accounts.ts';
import type { SignInResult } from '../admission.ts';
import type { StepUp } from '../factors/step-up.ts';
import type { Guard } from '../guard/guard.ts';
import type { RegistrationNotice } from '../registration-notice.ts';
import type { IdentityRepository } from '../repository.ts';
import type { Device } from '../sessions.ts';
import type { LinkNotices, LinkOwner } from './notices.ts';
import type { SocialRepository } from './repository.ts';
import { type RoundTrip, sha256 } from './round-trip.ts';
import type { TicketProof } from './sign-in-repository.ts';

export interface LinkedAccountsDeps {
  readonly db: Database;
  readonly social: SocialRepository;
  readonly roundTrip: RoundTrip;
  readonly credentials: Pick<IdentityRepository, 'credentialOf' | 'lockCredential' | 'lockSession'>;
  readonly accounts: Accounts;
  readonly guard: Pick<Guard, 'atOpening'>;
  readonly tellOwner: RegistrationNotice;
  readonly players: Pick<Players, 'checkRegistration' | 'contact' | 'localeOf'>;
  readonly stepUp: Pick<StepUp, 'requireFactor'>;
  readonly nameOf: (provider: string) => string;
  readonly tell: LinkNotices;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Links between providers' accounts and players: made, listed and removed. */
export function createLinkedAccounts(deps: LinkedAccountsDeps) {
  const { db, social, clock, ids } = deps;

  /** Whom to tell; asked before a transaction, which has no connection to spare for it. */
  async function ownerOf(playerId: string): Promise<LinkOwner> {
    const { email } = await deps.players.contact(playerId);
    return { playerId, email, locale: (await deps.players.localeOf(playerId)) ?? 'en' };
  }

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
    const credential = await deps.credentials.credentialOf(playerId, tx);
    return {
      hasPassword: credential?.passwordHash != null,
      hasPhone: credential?.phone != null,
      accounts: accounts.map(({ id, provider, email, linkedAt }) => ({
        id,
        provider: { id: provider, name: deps.nameOf(provider) },
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
      await deps.guard.atOpening(emailAddress(email), device);
      const opening = deps.accounts.open({
        email,
        passwordHash: null,
        isEmailConfirmed: isVouchedFor,
        details,
        affiliateTag: given.affiliateTag,
        bonusCode: given.bonusCode,
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
          await deps.tellOwner(emailAddress(email));
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
      const owner = await ownerOf(playerId);
      return db.transaction().execute(async (tx) => {
        const open = await social.readTicket(proof, tx);
        if (!open?.person || open.playerId !== playerId)
          throw new DomainError('socialTicketUnknown');
        if (!(await social.useTicket(tx, proof))) throw new DomainError('socialTicketUnknown');
        await link(tx, { playerId, provider: open.provider, person: open.person });
        await deps.tell(tx, owner, 'linked', open.provider);
        return list(playerId, tx);
      });
    },

    /**
     * Begins to link an account elsewhere to the own one. That opens the account from then on, so it
     * takes what a new factor takes.
     * @param held the browser's secret, where it has one
     * @throws DomainError notFound; socialProviderUnavailable; secondFactorRequired
     */
    async startLinking(
      session: Session,
      input: { readonly provider: string; readonly locale: string },
      held: string | null,
      proof: string | null,
    ) {
      const factor = await deps.stepUp.requireFactor(session, 'addFactor', proof);
      return deps.roundTrip.begin(input, held, session, (tx) => factor.use(tx));
    },

    /**
     * Links what the provider proved, in the session and the browser that began. What is linked to the
     * player already stays so, and nobody is told of it again.
     * @throws DomainError socialStateUnknown, also for another session; socialProviderUnavailable;
     * socialRefused; socialAccountTaken, without a word about whose it is
     */
    async finishLinking(
      session: Session,
      input: SocialLinkAnswer,
      browser: string | null,
    ): Promise<SocialAccounts> {
      const { playerId } = session;
      const { provider, person } = await deps.roundTrip.end(input, browser, session);
      const owner = await ownerOf(playerId);
      return db.transaction().execute(async (tx) => {
        // The session may have been ended while the provider was asked.
        if (!(await deps.credentials.lockSession(tx, session.id, clock.now())))
          throw new DomainError('socialStateUnknown');
        const row = { id: ids.next(), playerId, provider: provider.id, person, at: clock.now() };
        if (await social.link(tx, row)) await deps.tell(tx, owner, 'linked', provider.id);
        else {
          const holder = await social.accountBySubject(provider.id, person.subject, tx);
          if (holder?.playerId !== playerId) throw new DomainError('socialAccountTaken');
        }
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
      const owner = await ownerOf(playerId);
      return db.transaction().execute(async (tx) => {
        // Of two removals at once the second sees what the first has left.
        const credential = await deps.credentials.lockCredential(tx, playerId);
        const accounts = await social.accountsOf(tx, playerId);
        const gone = accounts.find((account) => account.id === id);
        if (!gone) throw new DomainError('notFound');
        // Whoever holds a proven number sets a password by a code that is sent there.
        const hasOtherWay = credential?.passwordHash != null || credential?.phone != null;
        if (!hasOtherWay && accounts.length === 1) throw new DomainError('lastWayIn');
        await factor.use(tx);
        await social.unlink(tx, id);
        await deps.tell(tx, owner, 'unlinked', gone.provider);
        return list(playerId, tx);
      });
    },
  };
}

export type LinkedAccounts = ReturnType<typeof createLinkedAccounts>;
