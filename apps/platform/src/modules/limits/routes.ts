import { api, sessionOf } from '../../kernel/http/api.ts';
import type { LimitsService } from './service.ts';

export function createLimitsRoutes(service: LimitsService) {
  return {
    limits: api.limits.limits.handler(async ({ context }) => ({
      data: await service.list(sessionOf(context).playerId),
    })),
    addLimit: api.limits.addLimit.handler(async ({ input, context }) => ({
      data: await service.add(sessionOf(context).playerId, input),
    })),
    setLimits: api.limits.setLimits.handler(async ({ input, context }) => ({
      data: await service.set(sessionOf(context).playerId, input.limits),
    })),
    changeLimit: api.limits.changeLimit.handler(async ({ input, context }) => ({
      data: await service.change(sessionOf(context).playerId, input),
    })),
    removeLimit: api.limits.removeLimit.handler(async ({ input, context }) => ({
      data: await service.remove(sessionOf(context).playerId, input.id),
    })),
  };
}
