import type { Session } from '../../kernel/http/api-context.ts';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { type EmailAdditions, sendEmailCodeJob } from './email-addition.ts';
import { cutSocketsJob, markExcludedJob } from './exclusion/exclusions.ts';
import type { Recognition } from './exclusion/recognition.ts';
import type { Guard } from './guard/guard.ts';
import type { OneTime } from './one-time.ts';
import { type PasswordResets, sendResetJob } from './password-reset.ts';
import { type Phone, sendPhoneCodeJob } from './phone.ts';
import type { Sessions } from './sessions.ts';
import type { SocialSignIn } from './social/sign-in.ts';

const sweepJob = 'identity.end-sessions';
const forgetJob = 'identity.forget-one-time';
const forgetTriesJob = 'identity.forget-tries';
const forgetSocialJob = 'identity.forget-social-sign-ins';
const forgetMarksJob = 'identity.forget-excluded-marks';

export const ownSchedule = {
  [sweepJob]: '*/10 * * * *',
  [forgetJob]: '41 * * * *',
  [forgetTriesJob]: '47 * * * *',
  [forgetSocialJob]: '53 * * * *',
  // Those whose marking failed, and those who were shut out before there were marks.
  [markExcludedJob]: '19 * * * *',
  [forgetMarksJob]: '23 4 * * *',
} as const;

export function createIdentityJobs(deps: {
  readonly oneTime: Pick<OneTime, 'forget'>;
  readonly sessions: Pick<Sessions, 'sweep'>;
  readonly recognition: Pick<Recognition, 'markExcluded' | 'forget'>;
  readonly guard: Pick<Guard, 'forget'>;
  readonly resets: PasswordResets;
  readonly social: Pick<SocialSignIn, 'forget'>;
  readonly phone: Phone;
  readonly additions: Pick<EmailAdditions, 'send'>;
  /** Cuts the sockets of a session that ended. */
  readonly cutSockets: (session: Session) => Promise<void>;
}): JobHandlers {
  return {
    [sendPhoneCodeJob]: (payload) => deps.phone.sendWanted(payload),
    [sendEmailCodeJob]: (payload) => deps.additions.send(payload),
    [cutSocketsJob]: (payload) => deps.cutSockets(payload as Session),
    [markExcludedJob]: () => deps.recognition.markExcluded(),
    [forgetMarksJob]: () => deps.recognition.forget(),
    [sweepJob]: () => deps.sessions.sweep(),
    [forgetJob]: () => deps.oneTime.forget(),
    [forgetTriesJob]: () => deps.guard.forget(),
    [forgetSocialJob]: () => deps.social.forget(),
    [sendResetJob]: (payload) => deps.resets.send(payload),
  };
}
