import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { RoundsFeed } from '../gameplay/public.ts';
import { forgetRounds, type LapseDeps, lapse } from './lapse.ts';
import { countProgress } from './progress.ts';
import { createQuestsRoutes } from './routes.ts';
import { createQuestsService, type QuestsDeps } from './service.ts';
import { tellChanges } from './telling.ts';

export { importQuests } from './definitions.ts';
export { createQuestsDesk, type DeskQuest, type QuestsDesk } from './desk.ts';
export { questsPersonalData } from './personal-data.ts';
export {
  type QuestTries,
  type QuestTry,
  triedDays as questTriedDays,
  triedRounds as questTriedRounds,
  tryQuest,
} from './quest-tries.ts';
export { readQuestsFile } from './quests-file.ts';
export type { QuestTerms } from './quests-shapes.ts';

const followJob = 'quests.follow';

export const questsSchedule = { [followJob]: '* * * * *' } as const;

/** Quests: the contract's handlers, and the job that counts rounds for them, ends them and tells players of them. */
export function createQuests({
  rounds,
  isHeldBack,
  ...deps
}: QuestsDeps & Pick<LapseDeps, 'isHeldBack'> & { readonly rounds: RoundsFeed }) {
  const jobs: JobHandlers = {
    [followJob]: async () => {
      const counted = deps.clock.now();
      await countProgress(rounds);
      await lapse({ ...deps, isHeldBack }, counted);
      await tellChanges(deps.db, deps);
      await forgetRounds(deps.db);
    },
  };
  return { routes: createQuestsRoutes(createQuestsService(deps)), jobs };
}
