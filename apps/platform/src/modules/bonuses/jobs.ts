import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { RoundsFeed } from '../gameplay/public.ts';
import { type CashbackDeps, countCashback } from './cashback.ts';
import { closeWeeks } from './cashback-weeks.ts';
import type { BonusesService } from './service.ts';

const expireJob = 'bonuses.expire';
const countJob = 'bonuses.count-cashback';
const closeJob = 'bonuses.close-cashback';

export const bonusesSchedule = {
  [expireJob]: '* * * * *',
  [countJob]: '* * * * *',
  // It looks often for what it does once a week, so that it is late for nothing but rounds that are not counted yet.
  [closeJob]: '*/5 * * * *',
} as const;

export function createBonusesJobs(
  service: Pick<BonusesService, 'expireDue'>,
  cashback: CashbackDeps,
  rounds: RoundsFeed,
): JobHandlers {
  return {
    [expireJob]: () => service.expireDue(),
    [countJob]: () => countCashback(rounds),
    [closeJob]: () => closeWeeks(cashback, rounds),
  };
}
