import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { OneTime } from './one-time.ts';
import { type PasswordResets, sendResetJob } from './password-reset.ts';

const forgetJob = 'identity.forget-one-time';

export const oneTimeSchedule = { [forgetJob]: '41 * * * *' } as const;

export function createIdentityJobs(deps: {
  readonly oneTime: OneTime;
  readonly resets: PasswordResets;
}): JobHandlers {
  return {
    [forgetJob]: () => deps.oneTime.forget(),
    [sendResetJob]: (payload) => deps.resets.send(payload),
  };
}
