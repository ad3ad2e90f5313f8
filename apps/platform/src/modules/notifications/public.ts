import type { FastifyInstance } from 'fastify';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { deliveryJob, type Notice } from './notify.ts';
import { createChoose, createPreferences, type PreferencesDeps } from './preferences.ts';
import { createPushDelivery, type PushDeliveryDeps } from './push/delivery.ts';
import { createPushDevices, type PushDevicesDeps } from './push/devices.ts';
import { type PushToSend, pushJob } from './push/push-later.ts';
import { createPushSender } from './push/sender.ts';
import { createNotificationsRepository } from './repository.ts';
import { createNotificationsRoutes } from './routes.ts';
import { createNotificationsService, type NotificationsDeps } from './service.ts';
import { registerOneClick } from './unsubscribe/one-click.ts';
import { createUnsubscribeTokens } from './unsubscribe/tokens.ts';
import { createUnsubscribe, type UnsubscribeDeps } from './unsubscribe/unsubscribe.ts';

export { createHeldBack } from './held-back.ts';
export { type Notice, type Notify, type NotifyAll, notify, notifyAll } from './notify.ts';
export { notificationsPersonalData } from './personal-data.ts';
export { preferencesChanged } from './preferences-changed.ts';
export type { PushSettings } from './push/sender.ts';
export { createReach, type NotReached, type Reach } from './reach.ts';
export type { WaysToStop } from './unsubscribe/tokens.ts';
export { type WrittenMessage, writeMessages } from './writing.ts';

/** Players' inboxes: the contract's handlers, the job that writes what `notify` was told, and who may be reached. */
export function createNotifications(
  deps: Omit<NotificationsDeps, 'repository'> &
    Omit<PushDeliveryDeps, 'repository' | 'send'> &
    PushDevicesDeps &
    PreferencesDeps &
    Omit<UnsubscribeDeps, 'choose' | 'tokens'> & {
      /** What links in mails are sealed under. */
      readonly unsubscribeSecret: string;
    },
) {
  const tokens = createUnsubscribeTokens(deps.unsubscribeSecret);
  const unsubscribe = createUnsubscribe({ ...deps, choose: createChoose(deps), tokens });
  const own = { ...deps, repository: createNotificationsRepository() };
  const service = createNotificationsService(own);
  const devices = createPushDevices(deps);
  const push = createPushDelivery({ ...own, send: createPushSender(deps.push) });
  const jobs: JobHandlers = {
    [deliveryJob]: (payload) => service.deliver(payload as Notice),
  };
  const patientJobs: JobHandlers = { [pushJob]: (payload) => push(payload as PushToSend) };
  return {
    routes: createNotificationsRoutes(service, createPreferences(deps), devices, unsubscribe),
    jobs,
    patientJobs,
    waysToStop: tokens.waysToStop,
    registerOneClick: (app: FastifyInstance) => registerOneClick(app, unsubscribe),
    /** Called with every sign-in that ended. */
    signInEnded: devices.ended,
  };
}
