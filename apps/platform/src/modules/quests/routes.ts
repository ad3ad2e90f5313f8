import { api, sessionOf } from '../../kernel/http/api.ts';
import type { QuestsService } from './service.ts';

export function createQuestsRoutes(service: QuestsService) {
  return {
    list: api.quests.list.handler(async ({ input, context }) => ({
      data: await service.list(sessionOf(context).playerId, input.state),
    })),
    own: api.quests.own.handler(({ input, context }) =>
      service.own(sessionOf(context).playerId, input),
    ),
    activate: api.quests.activate.handler(async ({ input, context }) => ({
      data: await service.activate(sessionOf(context).playerId, input.id),
    })),
    cancel: api.quests.cancel.handler(async ({ input, context }) => ({
      data: await service.cancel(sessionOf(context).playerId, input.id),
    })),
    takeReward: api.quests.takeReward.handler(async ({ input, context }) => ({
      data: await service.takeReward(sessionOf(context).playerId, input.id, input.rewardId),
    })),
  };
}
