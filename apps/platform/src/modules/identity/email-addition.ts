import type {
  CodeEntry,
  EmailAddition,
  EmailAdditionAsked,
} from '@pierlight/contract/identity/schemas';
import { z } from 'zod';
import { type Clock, clockTolerance } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { emailAddress } from '../../kernel/email-address.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import type { Seal } from '../../kernel/sealing.ts';
import type { MailService } from '../mail/public.ts';
import type { Notify } from '../notifications/public.ts';
import type { Players } from '../player/public.ts';
import type { SmsService } from '../sms/public.ts';
import type { StepUp } from './factors/step-up.ts';
import type { Guard } from './guard/guard.ts';
import type { OneTime } from './one-time.ts';
import { oneTimePurposes } from './one-time-purposes.ts';
import type { RegistrationNotice } from './registration-notice.ts';
import type { IdentityRepository } from './repository.ts';
import type { Device } from './sessions.ts';

export const sendEmailCodeJob = 'identity.send-email-code';

export interface EmailAdditionDeps {
  readonly db: Database;
  readonly repository: IdentityRepository;
  readonly oneTime: OneTime;
  readonly stepUp: Pick<StepUp, 'requireFactor'>;
  readonly guard: Pick<Guard, 'atRequest'>;
  readonly players: Pick<Players, 'addEmail' | 'get'>;
  readonly mail: Pick<MailService, 'sendLater' | 'countTo'>;
  readonly sms: Pick<SmsService, 'sendLater'>;
  readonly notify: Notify;
  /** Told of an address that somebody wants and another account has. */
  readonly tellOwner: RegistrationNotice;
  readonly clock: Clock;
  /** Of what waits in a job. */
  readonly seal: Seal;
}

/** Codes that one player may have sent to an address in a day, however many others had. */
const mostOfOne = 3;
const oneDay = 24 * 60 * 60;

const sealedPayload = z.object({ sealed: z.string() });
const wantedCode = z.object({
  // Unknown of what the release before this one left waiting.
  playerId: z.uuid().optional(),
  email: z.string(),
  locale: z.string(),
  code: z.string(),
  expiresAt: z.coerce.date(),
});

/** Whose code it is and for which address: it is good for nobody else, and for no other. */
const subjectOf = (playerId: string, email: string) => `${email} ${playerId}`;

/** PostgreSQL's unique_violation. */
const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** An e-mail for an account that is known by its phone alone, proven by a code that is sent to it. */
export function createEmailAddition(deps: EmailAdditionDeps) {
  const { db, repository, oneTime, clock, seal } = deps;

  /**
   * Whether an address was sent as many codes as it may be. Each player may have a few sent there whatever
   * others do: the address may be theirs.
   */
  async function isFull(tx: Tx, email: string, playerId: string | undefined): Promise<boolean> {
    const now = clock.now().getTime();
    const sent = (seconds: number, requestedBy?: string) =>
      deps.mail.countTo(tx, email, 'add-email', {
        since: new Date(now - seconds * 1000),
        until: new Date(now + clockTolerance),
        requestedBy,
      });
    if (playerId !== undefined && (await sent(oneDay, playerId)) < mostOfOne) return false;
    for (const { most, seconds } of oneTimePurposes.emailAddition.perSubject)
      if ((await sent(seconds)) >= most) return true;
    return false;
  }

  return {
    /**
     * Takes the request for a code to an address. Addresses with and without an account are treated alike,
     * statement by statement: whether there is one is looked up later, by the job that sends the mail.
     * @param proof of who it is: an address opens the account, so it takes what a new factor takes
     * @throws DomainError invalidInput; secondFactorRequired; emailKnown; tooManyRequests;
     * proofOfWorkNeeded
     */
    async request(
      session: Session,
      input: EmailAddition,
      proof: string | null,
      device: Device,
    ): Promise<EmailAdditionAsked> {
      const { playerId } = session;
      const email = emailAddress(input.email);
      const factor = await deps.stepUp.requireFactor(session, 'addFactor', proof);
      await deps.guard.atRequest('emailAddition', email, device);
      return db.transaction().execute(async (tx) => {
        const credential = await repository.lockCredential(tx, playerId);
        if (credential?.email !== null) throw new DomainError('emailKnown');
        await factor.use(tx);
        const { id, code, expiresAt } = await oneTime.issueCode(tx, {
          purpose: 'emailAddition',
          subject: subjectOf(playerId, email),
          askedFrom: null,
        });
        const wanted: z.input<typeof wantedCode> = {
          ...{ playerId, email, locale: input.locale, code },
          expiresAt: expiresAt.toISOString(),
        };
        await enqueueJob(tx, sendEmailCodeJob, { sealed: seal.seal(JSON.stringify(wanted)) });
        return { requestId: id, expiresAt: expiresAt.toISOString() };
      });
    },

    /** Sends the code; to the owner of an address that has an account, a notice instead. */
    async send(payload: unknown): Promise<void> {
      const { sealed } = sealedPayload.parse(payload);
      const wanted = wantedCode.parse(JSON.parse(seal.open(sealed)));
      const { email, locale, code, expiresAt, playerId } = wanted;
      if (await repository.credentialByEmail(email)) return deps.tellOwner(email);
      await db.transaction().execute(async (tx) => {
        if (await isFull(tx, email, playerId)) return;
        await deps.mail.sendLater(tx, {
          ...{ name: 'add-email', to: email, locale, values: { code } },
          secretUntil: expiresAt,
          occasion: sealed,
          ...(playerId === undefined ? {} : { requestedBy: playerId }),
        });
      });
    },

    /**
     * Adds the address by its code. It is confirmed with that, and opens the account from then on.
     * @throws DomainError oneTime…, also for another player's request; emailKnown; emailTaken, which only
     * who reads the mails of the address is told
     */
    async confirm({ playerId }: Session, { requestId, code }: CodeEntry): Promise<string> {
      const proof = await oneTime.proveCode({ purpose: 'emailAddition', id: requestId, code });
      const [email = ''] = proof.subject.split(' ');
      if (proof.subject !== subjectOf(playerId, email)) throw new DomainError('oneTimeExpired');
      const { locale } = await deps.players.get(playerId);
      const added = db.transaction().execute(async (tx) => {
        const credential = await repository.lockCredential(tx, playerId);
        if (credential?.email !== null) throw new DomainError('emailKnown');
        if (!(await oneTime.spend(tx, proof))) throw new DomainError('oneTimeUsed');
        await repository.addEmail(tx, playerId, email);
        await deps.players.addEmail(tx, playerId, email, clock.now());
        await deps.notify(tx, {
          ...{ playerId, template: 'emailAdded', occasion: `email:${requestId}` },
          values: { email },
        });
        const { phone } = credential;
        if (phone !== null)
          await deps.sms.sendLater(tx, { name: 'email-added', to: phone, locale, values: {} });
        return email;
      });
      return added.catch((error: unknown) => {
        // Another account was opened with it, or added it, at the same moment.
        throw isTaken(error) ? new DomainError('emailTaken', { cause: error }) : error;
      });
    },
  };
}

export type EmailAdditions = ReturnType<typeof createEmailAddition>;
