import type {
  PasswordReset,
  PasswordResetProof,
  PasswordResetRequest,
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
import type { Players } from '../player/public.ts';
import type { SmsService } from '../sms/public.ts';
import type { Guard } from './guard/guard.ts';
import type { OneTime, OneTimeProof } from './one-time.ts';
import { type Bound, perMailbox, perNumber } from './one-time-purposes.ts';
import type { PasswordReplacement } from './password-replacement.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { isNumber, phoneNumber } from './phone-number.ts';
import type { IdentityRepository } from './repository.ts';
import type { Device } from './sessions.ts';

export const sendResetJob = 'identity.send-password-reset';

export interface PasswordResetDeps {
  readonly db: Database;
  readonly repository: IdentityRepository;
  readonly oneTime: OneTime;
  readonly guard: Pick<Guard, 'atRequest'>;
  readonly replacement: PasswordReplacement;
  readonly players: Pick<Players, 'get' | 'passwordRules' | 'confirmEmail'>;
  readonly mail: Pick<MailService, 'sendLater' | 'countTo'>;
  readonly sms: Pick<SmsService, 'sendLater'>;
  readonly clock: Clock;
  /** Of what waits in a job. */
  readonly seal: Seal;
  /** Told of every ended session, so that its sockets are cut. */
  readonly onSessionEnded: (session: Session) => Promise<void>;
}

const sealedPayload = z.object({ sealed: z.string() });
const wantedReset = z.object({
  to: z.string(),
  locale: z.string(),
  code: z.string(),
  token: z.string(),
  expiresAt: z.coerce.date(),
  // Unknown of what the release before this one left waiting.
  isOwn: z.boolean().optional(),
});

/** Resets the password of a player who can read the mails, or the text messages, of the account. */
export function createPasswordReset(deps: PasswordResetDeps) {
  const { db, repository, oneTime, clock, seal } = deps;

  /** Whom a request is about: an address, or a number with its plus sign. */
  function subjectOf({ email, phone }: PasswordResetRequest): string {
    if (phone !== undefined && email === undefined) return phoneNumber(phone);
    if (email === undefined || phone !== undefined)
      throw refused('email', phone === undefined ? 'required' : 'unknown');
    return emailAddress(email);
  }

  /** Whether the mailbox holds enough links that are good for minutes yet: nobody is to be flooded. */
  async function isFull(tx: Tx, email: string): Promise<boolean> {
    const isReached = async ({ most, seconds }: Bound) => {
      const now = clock.now().getTime();
      const since = new Date(now - seconds * 1000);
      const until = new Date(now + clockTolerance);
      return (await deps.mail.countTo(tx, email, 'password-reset', { since, until })) >= most;
    };
    return isReached((await isReached(perMailbox.many)) ? perMailbox.few : perMailbox.usual);
  }

  const prove = ({ resetCode, requestId, code }: PasswordResetProof): Promise<OneTimeProof> => {
    if (resetCode !== undefined)
      return oneTime.proveToken({ purpose: 'passwordReset', token: resetCode });
    if (requestId !== undefined && code !== undefined)
      return oneTime.proveCode({ purpose: 'passwordReset', id: requestId, code });
    throw refused(requestId === undefined ? 'requestId' : 'code', 'required');
  };

  return {
    /**
     * Takes the request for a new password. Known and unknown addresses are treated alike, statement by
     * statement: whether there is an account is looked up later, by the job that sends the mail.
     * @throws DomainError proofOfWorkNeeded; tooManyRequests for a number, where each message costs money
     */
    async request(input: PasswordResetRequest, device: Device) {
      const to = subjectOf(input);
      const isOwn = await deps.guard.atRequest('passwordReset', to, device);
      const isBounded = isNumber(to);
      return db.transaction().execute(async (tx) => {
        const { id, code, token, expiresAt } = await oneTime.issueBoth(tx, {
          purpose: 'passwordReset',
          subject: to,
          askedFrom: isBounded && !isOwn ? device.ip : null,
          ...(isBounded ? { perSubject: perNumber[isOwn ? 'own' : 'anybody'] } : {}),
        });
        const wanted: z.input<typeof wantedReset> = {
          ...{ to, locale: input.locale, code, token, isOwn },
          expiresAt: expiresAt.toISOString(),
        };
        await enqueueJob(tx, sendResetJob, { sealed: seal.seal(JSON.stringify(wanted)) });
        return { requestId: id, expiresAt: expiresAt.toISOString() };
      });
    },

    /** Sends the mail or the message, if there is an account to send it for. */
    async send(payload: unknown): Promise<void> {
      const { sealed } = sealedPayload.parse(payload);
      const wanted = wantedReset.parse(JSON.parse(seal.open(sealed)));
      const { to, locale, code, token, expiresAt, isOwn = false } = wanted;
      if (!(await repository.credentialKnownBy(to))) return;
      const told = { name: 'password-reset', to, locale, occasion: sealed } as const;
      const link = `/password-reset/${token}`;
      await db.transaction().execute(async (tx) => {
        if (isNumber(to))
          await deps.sms.sendLater(tx, { ...told, values: { code }, usefulUntil: expiresAt });
        else if (isOwn || !(await isFull(tx, to)))
          await deps.mail.sendLater(tx, {
            ...told,
            values: { code, link },
            secretUntil: expiresAt,
          });
      });
    },

    /**
     * Says whether a link is still good, before anybody thinks of a password.
     * @throws DomainError oneTimeWrong, -Expired, -Used, -Replaced
     */
    async check(resetCode: string): Promise<void> {
      await prove({ resetCode });
    },

    /**
     * Sets the new password and ends every sign-in of the account, in one transaction.
     * @throws DomainError oneTime…; invalidInput by field, which leaves the code or link good.
     */
    async confirm(input: PasswordReset): Promise<void> {
      const proof = await prove(input);
      const credential = await repository.credentialKnownBy(proof.subject);
      // Only who received the message can come here; the account was closed meanwhile.
      if (!credential) throw new DomainError('oneTimeExpired');
      const { playerId } = credential;
      const owner = await deps.players.get(playerId);
      const failure = await passwordFault(input.newPassword, owner, deps);
      if (failure) throw new DomainError('invalidInput', { fields: { newPassword: [failure] } });
      if (input.repeatNewPassword !== input.newPassword) throw refused('repeatNewPassword', 'same');

      const to = await hashPassword(input.newPassword);
      const ended = await db.transaction().execute(async (tx) => {
        if (!(await oneTime.spend(tx, proof))) throw new DomainError('oneTimeUsed');
        await repository.setPassword(tx, { playerId, to, at: clock.now() });
        // A player who used the link reads the mails of this address.
        if (!isNumber(proof.subject)) await deps.players.confirmEmail(tx, playerId, clock.now());
        const known = await repository.holdCredential(tx, playerId);
        const { email = null, phone = null } = known ?? {};
        return deps.replacement.follow(tx, { playerId, email, phone, locale: owner.locale });
      });
      await Promise.all(ended.map((id) => deps.onSessionEnded({ id, playerId })));
    },
  };
}

const refused = (field: string, rule: string) =>
  new DomainError('invalidInput', { fields: { [field]: [{ rule, params: {} }] } });

export type PasswordResets = ReturnType<typeof createPasswordReset>;
