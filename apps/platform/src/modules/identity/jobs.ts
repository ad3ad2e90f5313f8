import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { OneTime } from './one-time.ts';

const forgetJob = 'identity.forget-one-time';

export const identitySchedule = { [forgetJob]: '41 * * * *' } as const;

export function createIdentityJobs(oneTime: OneTime): JobHandlers {
  return { [forgetJob]: () => oneTime.forget() };
}
