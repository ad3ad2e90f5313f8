import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { deliveryJob, type Notice } from './notify.ts';
import { createPreferences, type PreferencesDeps } from './preferences.ts';
import { createReach, type ReachDeps } from './reach.ts';
import { createNotificationsRepository } from './repository.ts';
import { createNotificationsRoutes } from './routes.ts';
import { createNotificationsService, type NotificationsDeps } from './service.ts';

export { type Notice, type Notify, type NotifyAll, notify, notifyAll } from './notify.ts';
export { notificationsPersonalData } from './personal-data.ts';
export { createReach, type NotReached, type Reach } from './reach.ts';
export { type WrittenMessage, writeMessages } from './writing.ts';

/** Players' inboxes: the contract's handlers, the job that writes what `notify` was told, and who may be reached. */
export function createNotifications(
  deps: Omit<NotificationsDeps, 'repository'> & PreferencesDeps & ReachDeps,
) {
  const service = createNotificationsService({
    ...deps,
    repository: createNotificationsRepository(),
  });
  const jobs: JobHandlers = { [deliveryJob]: (payload) => service.deliver(payload as Notice) };
  return {
    routes: createNotificationsRoutes(service, createPreferences(deps)),
    jobs,
    reach: createReach(deps),
  };
}
