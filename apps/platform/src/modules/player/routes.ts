import { api, sessionOf } from '../../kernel/http/api.ts';
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
    fields: api.player.fields.handler(async ({ input }) => ({
      data: [...(await service.fields(input.scenario))],
    })),
  };
}
