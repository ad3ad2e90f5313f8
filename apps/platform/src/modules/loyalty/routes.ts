import { api, sessionOf } from '../../kernel/http/api.ts';
import type { LoyaltyService } from './service.ts';

export function createLoyaltyRoutes(service: LoyaltyService) {
  return {
    account: api.loyalty.account.handler(async ({ context }) => ({
      data: await service.account(sessionOf(context).playerId),
    })),
    rewards: api.loyalty.rewards.handler(async ({ context }) => ({
      data: await service.rewards(sessionOf(context).playerId),
    })),
    levels: api.loyalty.levels.handler(async ({ input }) => ({
      data: await service.levels(input.currency),
    })),
    takeReward: api.loyalty.takeReward.handler(async ({ input, context }) => ({
      data: await service.takeReward(sessionOf(context).playerId, input.level),
    })),
  };
}
