import type { RoundsFeed } from '../gameplay/public.ts';
import type { CashbackDeps } from './cashback.ts';
import { createBonusesJobs } from './jobs.ts';
import { createBonusesRoutes } from './routes.ts';
import { type BonusesDeps, createBonusesService } from './service.ts';

export { type CashbackTerms, readCashback } from './cashback.ts';
export { bonusDesk } from './desk.ts';
export { endBonuses } from './ending.ts';
export { claimBonus, giveBonus, releaseBonus, requireNoBonus } from './giving.ts';
export { bonusesSchedule } from './jobs.ts';
export { type Offer, type Offers, readOffers } from './offers.ts';
export { bonusesPersonalData } from './personal-data.ts';

/** Bonuses of players: the contract's handlers, and the jobs that end them and count for cashback. */
export function createBonuses({
  rounds,
  ...deps
}: BonusesDeps & CashbackDeps & { readonly rounds: RoundsFeed }) {
  const service = createBonusesService(deps);
  return {
    routes: createBonusesRoutes(service, deps),
    jobs: createBonusesJobs(service, rounds),
  };
}
