import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { RoundsFeed } from '../gameplay/public.ts';
import { countPoints, type ReturnsOfGames } from './points.ts';
import { createLoyaltyRoutes } from './routes.ts';
import { createLoyaltyService, type LoyaltyDeps } from './service.ts';
import { type TellingDeps, tellStandings } from './telling.ts';

export { levelsOf } from './levels.ts';
export { type LoyaltyTerms, readLoyalty } from './loyalty-file.ts';
export { loyaltyPersonalData } from './personal-data.ts';

const countJob = 'loyalty.count-points';

export const loyaltySchedule = { [countJob]: '* * * * *' } as const;

/** Points and levels: the contract's handlers, and the job that counts points and tells players of them. */
export function createLoyalty({
  rounds,
  returnsOfGames,
  ...deps
}: LoyaltyDeps &
  TellingDeps & {
    readonly rounds: RoundsFeed;
    readonly returnsOfGames: ReturnsOfGames;
  }) {
  const jobs: JobHandlers = {
    [countJob]: async () => {
      await countPoints(rounds, deps.terms, returnsOfGames);
      await tellStandings(deps.db, deps, deps.terms);
    },
  };
  return { routes: createLoyaltyRoutes(createLoyaltyService(deps)), jobs };
}
