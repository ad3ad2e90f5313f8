import type { Tx } from '../../kernel/db/database.ts';
import { enqueueJob, type JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { RoundsFeed } from '../gameplay/public.ts';
import { type CashbackDeps, countCashback } from './cashback.ts';
import { closeWeeks } from './cashback-weeks.ts';
import { enterRegistrationCode, type RegistrationCodesDeps } from './registration-codes.ts';
import type { BonusesService } from './service.ts';

const expireJob = 'bonuses.expire';
const countJob = 'bonuses.count-cashback';
const closeJob = 'bonuses.close-cashback';
const enterJob = 'bonuses.enter-code';

interface EnteredCode {
  readonly playerId: string;
  readonly code: string;
}

/** Has a code that was typed in at a registration entered, once the transaction commits. */
export const enterCodeLater = (tx: Tx, playerId: string, code: string): Promise<void> =>
  enqueueJob(tx, enterJob, { playerId, code } satisfies EnteredCode);

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
  registration: RegistrationCodesDeps,
): JobHandlers {
  return {
    [expireJob]: () => service.expireDue(),
    [countJob]: () => countCashback(rounds),
    [closeJob]: () => closeWeeks(cashback, rounds),
    [enterJob]: (payload) => enterRegistrationCode(registration, payload as EnteredCode),
  };
}
