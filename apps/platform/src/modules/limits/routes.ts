import type { AnyLimit } from '@pierlight/contract/limits/schemas';
import { limitDefinition } from '@pierlight/contract/limits/statuses';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { api, sessionOf } from '../../kernel/http/api.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { LimitsService } from './service.ts';
import type { TimeLimits } from './time-limits.ts';

/** Money is limited by whoever plays; somebody who is away has nothing to limit but the time. */
function requirePlaying({ isAway }: Session): void {
  if (isAway) throw new DomainError('onlyWithdrawing');
}

export function createLimitsRoutes(service: LimitsService, time: TimeLimits) {
  const all = async (playerId: string): Promise<{ data: AnyLimit[] }> => ({
    data: [...(await time.list(playerId)), ...(await service.list(playerId))],
  });
  return {
    limits: api.limits.limits.handler(({ context }) => all(sessionOf(context).playerId)),
    addLimit: api.limits.addLimit.handler(async ({ input, context }) => {
      const session = sessionOf(context);
      const { playerId } = session;
      if (
        input.definition === limitDefinition.selfExclusion ||
        input.definition === limitDefinition.coolingOff
      )
        await time.add(playerId, input);
      else {
        requirePlaying(session);
        await service.add(playerId, input);
      }
      return all(playerId);
    }),
    changeLimit: api.limits.changeLimit.handler(async ({ input, context }) => {
      const session = sessionOf(context);
      const { playerId } = session;
      if (!(await time.extend(playerId, input.id, input.period))) {
        requirePlaying(session);
        await service.change(playerId, input);
      }
      return all(playerId);
    }),
    removeLimit: api.limits.removeLimit.handler(async ({ input, context }) => {
      const session = sessionOf(context);
      const { playerId } = session;
      if ((await time.list(playerId)).some(({ id }) => id === input.id))
        throw new DomainError('timeLimitStays');
      requirePlaying(session);
      await service.remove(playerId, input.id);
      return all(playerId);
    }),
  };
}
