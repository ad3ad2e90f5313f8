import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { Guard } from './guard/guard.ts';
import type { OneTime } from './one-time.ts';
import { type PasswordResets, sendResetJob } from './password-reset.ts';

const forgetJob = 'identity.forget-one-time';
const forgetTriesJob = 'identity.forget-tries';

export const ownSchedule = { [forgetJob]: '41 * * * *', [forgetTriesJob]: '47 * * * *' } as const;

export function createIdentityJobs(deps: {
  readonly oneTime: Pick<OneTime, 'forget'>;
  readonly guard: Pick<Guard, 'forget'>;
  readonly resets: PasswordResets;
}): JobHandlers {
  return {
    [forgetJob]: () => deps.oneTime.forget(),
    [forgetTriesJob]: () => deps.guard.forget(),
    [sendResetJob]: (payload) => deps.resets.send(payload),
  };
}
