import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { deliveryJob, type Notice } from './notify.ts';
import { createNotificationsRepository } from './repository.ts';
import { createNotificationsRoutes } from './routes.ts';
import { createNotificationsService, type NotificationsDeps } from './service.ts';

export { type Notice, type Notify, notify, notifyAll } from './notify.ts';

/** Players' inboxes: the contract's handlers, and the job that writes what `notify` was told. */
export function createNotifications(deps: Omit<NotificationsDeps, 'repository'>) {
  const service = createNotificationsService({
    ...deps,
    repository: createNotificationsRepository(),
  });
  const jobs: JobHandlers = { [deliveryJob]: (payload) => service.deliver(payload as Notice) };
  return { routes: createNotificationsRoutes(service), jobs };
}
export { notificationsPersonalData } from './personal-data.ts';
export { type WrittenMessage, writeMessages } from './writing.ts';
