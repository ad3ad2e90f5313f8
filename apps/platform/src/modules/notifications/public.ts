import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { deliveryJob, type Notice } from './notify.ts';
import { createPreferences, type PreferencesDeps } from './preferences.ts';
import { createReach, type ReachDeps } from './reach.ts';
import { createNotificationsRepository } from './repository.ts';
import { createNotificationsRoutes } from './routes.ts';
import { createNotificationsService, type NotificationsDeps } from './service.ts';

export {
  type Announcement,
  type Notice,
  type Notify,
  notify,
  notifyAll,
  type Words,
} from './notify.ts';
export { notificationsPersonalData } from './personal-data.ts';
export type { NotReached, Reach, Reached } from './reach.ts';

/** Players' inboxes: the contract's handlers, the job that writes what `notify` was told, and who may be reached. */
export function createNotifications(
  deps: Omit<NotificationsDeps, 'repository' | 'reach'> & PreferencesDeps & ReachDeps,
) {
  const reach = createReach(deps);
  const service = createNotificationsService({
    ...deps,
    ...{ reach, repository: createNotificationsRepository() },
  });
  const jobs: JobHandlers = { [deliveryJob]: (payload) => service.deliver(payload as Notice) };
  return {
    routes: createNotificationsRoutes(service, createPreferences(deps)),
    jobs,
    reach,
    announce: service.announce,
  };
}
