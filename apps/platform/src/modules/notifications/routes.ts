import { api, sessionOf } from '../../kernel/http/api.ts';
import { headerOf } from '../../kernel/http/api-context.ts';
import type { PreferencesService } from './preferences.ts';
import type { PushDevicesService } from './push/devices.ts';
import type { NotificationsService } from './service.ts';
import type { Unsubscribe } from './unsubscribe/unsubscribe.ts';

export function createNotificationsRoutes(
  service: NotificationsService,
  preferences: PreferencesService,
  devices: PushDevicesService,
  unsubscribe: Unsubscribe,
) {
  return {
    messages: api.notifications.messages.handler(({ input, context }) =>
      service.list(sessionOf(context).playerId, input),
    ),
    readMessages: api.notifications.readMessages.handler(async ({ input, context }) => ({
      data: { totalUnread: await service.read(sessionOf(context).playerId, input.messageIds) },
    })),
    readAllMessages: api.notifications.readAllMessages.handler(async ({ context }) => ({
      data: { totalUnread: await service.read(sessionOf(context).playerId) },
    })),
    deleteMessages: api.notifications.deleteMessages.handler(async ({ input, context }) => ({
      data: { totalUnread: await service.remove(sessionOf(context).playerId, input.messageIds) },
    })),
    preferences: api.notifications.preferences.handler(async ({ context }) => ({
      data: await preferences.of(sessionOf(context).playerId),
    })),
    choose: api.notifications.choose.handler(async ({ input, context }) => ({
      data: await preferences.choose(sessionOf(context).playerId, input),
    })),
    setQuietHours: api.notifications.setQuietHours.handler(async ({ input, context }) => ({
      data: await preferences.setQuietHours(sessionOf(context).playerId, input),
    })),
    unsubscription: api.notifications.unsubscription.handler(({ input }) => ({
      data: unsubscribe.of(input.token),
    })),
    unsubscribe: api.notifications.unsubscribe.handler(async ({ input }) => ({
      data: await unsubscribe.stop(input.token),
    })),
    pushDevices: api.notifications.pushDevices.handler(async ({ context }) => ({
      data: await devices.of(sessionOf(context)),
    })),
    addPushDevice: api.notifications.addPushDevice.handler(async ({ input, context }) => ({
      data: await devices.add(
        sessionOf(context),
        input,
        headerOf(context.headers, 'user-agent') ?? '',
      ),
    })),
    removePushDevice: api.notifications.removePushDevice.handler(async ({ input, context }) => ({
      data: await devices.remove(sessionOf(context), input.id),
    })),
  };
}
