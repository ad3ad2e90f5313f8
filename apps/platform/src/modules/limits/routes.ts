import { api, sessionOf } from '../../kernel/http/api.ts';
import type { PlayTimeService } from './play-time.ts';
import type { Rules } from './rules.ts';
import type { LimitsService } from './service.ts';

export function createLimitsRoutes(
  service: LimitsService,
  playTime: PlayTimeService,
  rules: Rules,
) {
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
    playTime: api.limits.playTime.handler(async ({ context }) => ({
      data: await playTime.of(sessionOf(context).playerId),
    })),
    limitPlayTime: api.limits.limitPlayTime.handler(async ({ input, context }) => ({
      data: await playTime.limit(sessionOf(context).playerId, input.minutes),
    })),
    remindOfPlayTime: api.limits.remindOfPlayTime.handler(async ({ input, context }) => ({
      data: await playTime.remind(sessionOf(context).playerId, input.minutes),
    })),
    continuePlay: api.limits.continuePlay.handler(async ({ input, context }) => ({
      data: await playTime.continue(sessionOf(context).playerId, new Date(input.since)),
    })),
    rules: api.limits.rules.handler(async ({ input, context }) => ({
      data: await rules.ofPlayer(sessionOf(context).playerId, input.currency),
    })),
  };
}
