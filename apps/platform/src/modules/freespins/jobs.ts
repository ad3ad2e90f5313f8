import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { countJob, type Ordering, orderJob } from './ordering.ts';
import type { FreespinsService } from './service.ts';

const expireJob = 'freespins.expire';
const askAgainJob = 'freespins.ask-again';

export const freespinsSchedule = { [expireJob]: '* * * * *', [askAgainJob]: '* * * * *' } as const;

export function createFreespinsJobs(
  service: Pick<FreespinsService, 'countPlayed' | 'expireDue' | 'orderUnsettled'>,
  ordering: Ordering,
): JobHandlers {
  return {
    [orderJob]: (payload) => ordering.bringInLine((payload as { id: string }).id),
    [countJob]: (payload) => service.countPlayed((payload as { reward: string }).reward),
    [expireJob]: () => service.expireDue(),
    [askAgainJob]: () => service.orderUnsettled(),
  };
}
