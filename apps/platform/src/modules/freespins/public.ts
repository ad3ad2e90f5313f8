import { createFreespinsJobs } from './jobs.ts';
import { createOrdering, type OrderingDeps } from './ordering.ts';
import { createFreespinsRoutes } from './routes.ts';
import { createFreespinsService, type FreespinsDeps } from './service.ts';

export { endFreespins } from './changing.ts';
export { createFreespinDesk, type DeskFreespin, type FreespinDesk } from './desk.ts';
export { freespinsSchedule } from './jobs.ts';
export { freespinsPersonalData } from './personal-data.ts';
export { createSpinsOfBonus } from './spins-of-bonus.ts';

/** Free spins of players: the contract's handlers, and the jobs that order, count and end them. */
export function createFreespins(deps: FreespinsDeps & OrderingDeps) {
  const service = createFreespinsService(deps);
  return {
    routes: createFreespinsRoutes(service),
    jobs: createFreespinsJobs(service, createOrdering(deps)),
  };
}
