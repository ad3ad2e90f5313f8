import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { RoundsFeed } from '../gameplay/public.ts';
import { countCashback } from './cashback.ts';
import type { BonusesService } from './service.ts';

const expireJob = 'bonuses.expire';
const cashbackJob = 'bonuses.count-cashback';

export const bonusesSchedule = { [expireJob]: '* * * * *', [cashbackJob]: '* * * * *' } as const;

export function createBonusesJobs(
  service: Pick<BonusesService, 'expireDue'>,
  rounds: RoundsFeed,
): JobHandlers {
  return { [expireJob]: () => service.expireDue(), [cashbackJob]: () => countCashback(rounds) };
}
