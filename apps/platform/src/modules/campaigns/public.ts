import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { goOnWithAll, type SendingDeps, send, sendJob } from './sending.ts';

export type { CampaignChannel } from './campaigns-file.ts';
export type { Counts } from './counts.ts';
export {
  type CampaignsDesk,
  createCampaignsDesk,
  type DeskCampaign,
} from './desk.ts';

const goOnJob = 'campaigns.go-on';

export const campaignsSchedule = { [goOnJob]: '* * * * *' } as const;

/** Sends what operators have started. */
export function createCampaigns(deps: SendingDeps) {
  const jobs: JobHandlers = {
    [sendJob]: (payload) => send(deps, (payload as { readonly id: string }).id),
    // One whose job was lost, or failed too often, goes on within a minute.
    [goOnJob]: () => goOnWithAll(deps.db),
  };
  return { jobs };
}
