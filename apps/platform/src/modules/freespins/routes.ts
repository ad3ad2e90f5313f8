import { api, sessionOf } from '../../kernel/http/api.ts';
import type { FreespinsService } from './service.ts';

export function createFreespinsRoutes(service: FreespinsService) {
  return {
    list: api.freespins.list.handler(({ input, context }) =>
      service.list(sessionOf(context).playerId, input),
    ),
    activate: api.freespins.activate.handler(async ({ input, context }) => ({
      data: await service.activate(sessionOf(context).playerId, input.id),
    })),
    cancel: api.freespins.cancel.handler(async ({ input, context }) => ({
      data: await service.cancel(sessionOf(context).playerId, input.id),
    })),
  };
}
