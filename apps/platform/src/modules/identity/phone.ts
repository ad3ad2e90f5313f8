import type {
  CodeEntry,
  PhoneCodeRequest,
  PhoneRegistration,
} from '@pierlight/contract/identity/schemas';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import type { Seal } from '../../kernel/sealing.ts';
import type { Players } from '../player/public.ts';
import type { SmsService } from '../sms/public.ts';
import type { Accounts } from './accounts.ts';
import type { SignInResult } from './admission.ts';
import type { Guard } from './guard/guard.ts';
import type { OneTime } from './one-time.ts';
import { perNumber, phoneResendSeconds } from './one-time-purposes.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { phoneNumber } from './phone-number.ts';
import type { IdentityRepository } from './repository.ts';
import type { Device } from './sessions.ts';

export const sendPhoneCodeJob = 'identity.send-phone-code';

export interface PhoneDeps {
  readonly db: Database;
  readonly repository: IdentityRepository;
  readonly accounts: Accounts;
  readonly oneTime: OneTime;
  readonly guard: Pick<Guard, 'atRequest'>;
  readonly players: Pick<Players, 'checkRegistration' | 'passwordRules'>;
  readonly sms: Pick<SmsService, 'sendLater'>;
  readonly clock: Clock;
  /** Of what waits in a job. */
  readonly seal: Seal;
  /** Whether there is a gateway to send codes by. */
  readonly isOffered: boolean;
}

const sealedPayload = z.object({ sealed: z.string() });
const wantedCode = z.object({
  phone: z.string(),
  locale: z.string(),
  code: z.string(),
  expiresAt: z.coerce.date(),
});

/** Opening an account by a phone number: a code proves the number, the proof opens the account. */
export function createPhone(deps: PhoneDeps) {
  const { db, oneTime, seal } = deps;

  return {
    /**
     * Takes the request for a code. Numbers with and without an account are treated alike, statement by
     * statement: whether there is one is looked up later, by the job that sends the message.
     * @throws DomainError invalidInput; unavailable without a gateway; tooManyRequests;
     * proofOfWorkNeeded
     */
    async sendCode(input: PhoneCodeRequest, device: Device) {
      const phone = phoneNumber(input.phone);
      if (!deps.isOffered) throw new DomainError('unavailable');
      await deps.guard.atRequest('phoneCode', phone, device);
      return db.transaction().execute(async (tx) => {
        const { id, code, expiresAt } = await oneTime.issueCode(tx, {
          purpose: 'phoneCode',
          subject: phone,
          askedFrom: device.ip,
          perSubject: perNumber.anybody,
        });
        const wanted: z.input<typeof wantedCode> = {
          ...{ phone, locale: input.locale, code },
          expiresAt: expiresAt.toISOString(),
        };
        await enqueueJob(tx, sendPhoneCodeJob, { sealed: seal.seal(JSON.stringify(wanted)) });
        return {
          requestId: id,
          expiresAt: expiresAt.toISOString(),
          resendAfterSeconds: phoneResendSeconds,
        };
      });
    },

    /** Sends the code; to a number that has an account, a notice of that. */
    async sendWanted(payload: unknown): Promise<void> {
      const { sealed } = sealedPayload.parse(payload);
      const { phone, locale, code, expiresAt } = wantedCode.parse(JSON.parse(seal.open(sealed)));
      const isTaken = (await deps.repository.credentialKnownBy(phone)) !== undefined;
      const to = { to: phone, locale, usefulUntil: expiresAt, occasion: sealed };
      await db
        .transaction()
        .execute((tx) =>
          isTaken
            ? deps.sms.sendLater(tx, { ...to, name: 'number-taken', values: {} })
            : deps.sms.sendLater(tx, { ...to, name: 'phone-code', values: { code } }),
        );
    },

    /**
     * Trades a code for the proof that the number is one's own, good for one registration.
     * @throws DomainError oneTimeWrong, -Expired, -Used, -Replaced, -TriesSpent
     */
    async verifyCode({ requestId, code }: CodeEntry) {
      const proof = await oneTime.proveCode({ purpose: 'phoneCode', id: requestId, code });
      return db.transaction().execute(async (tx) => {
        if (!(await oneTime.spend(tx, proof))) throw new DomainError('oneTimeUsed');
        const { token, expiresAt } = await oneTime.issueToken(tx, {
          purpose: 'phoneProof',
          subject: proof.subject,
          askedFrom: null,
        });
        return { otp: token, expiresAt: expiresAt.toISOString() };
      });
    },

    /**
     * Opens an account by a proven number and signs in.
     * @throws DomainError oneTime…; invalidInput by field, which leaves the proof good;
     * registrationRefused when the number has an account.
     */
    async register(input: PhoneRegistration, device: Device): Promise<SignInResult> {
      const phone = phoneNumber(input.phone);
      const proof = await oneTime.proveToken({ purpose: 'phoneProof', token: input.otp });
      if (proof.subject !== phone) throw new DomainError('oneTimeWrong');
      const owner = { email: null, phone, nickname: input.nickname };
      const fault = await passwordFault(input.password, owner, deps);
      const details = await deps.players.checkRegistration(
        input,
        fault ? { password: [fault] } : {},
      );
      return deps.accounts.open({
        email: null,
        phone,
        passwordHash: await hashPassword(input.password),
        details,
        affiliateTag: input.affiliateTag,
        bonusCode: input.bonusCode,
        visitor: input.fingerprint,
        device,
        alongside: async (tx) => {
          if (!(await oneTime.spend(tx, proof))) throw new DomainError('oneTimeUsed');
        },
      });
    },
  };
}

export type Phone = ReturnType<typeof createPhone>;
