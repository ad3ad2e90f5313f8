import { api, sessionOf } from '../../kernel/http/api.ts';
import { profileFields, registrationFields } from './fields.ts';
import type { PlayerService } from './service.ts';

export function createPlayerRoutes(service: PlayerService) {
  return {
    init: api.player.init.handler(({ context }) => ({ data: service.visitor(context.country) })),
    profile: api.player.profile.handler(async ({ context }) => ({
      data: await service.get(sessionOf(context).playerId),
    })),
    updateProfile: api.player.updateProfile.handler(async ({ input, context }) => ({
      data: await service.update(sessionOf(context).playerId, input),
    })),
    fields: api.player.fields.handler(({ input }) => ({
      data: [...(input.scenario === 'registration' ? registrationFields : profileFields)],
    })),
  };
}
