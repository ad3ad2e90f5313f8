import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { BonusesService } from './service.ts';

const expireJob = 'bonuses.expire';

export const bonusesSchedule = { [expireJob]: '* * * * *' } as const;

export function createBonusesJobs(service: Pick<BonusesService, 'expireDue'>): JobHandlers {
  return { [expireJob]: () => service.expireDue() };
}
