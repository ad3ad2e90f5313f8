import type { AnyLimit } from '@pierlight/contract/limits/schemas';
import { limitDefinition } from '@pierlight/contract/limits/statuses';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { api, sessionOf } from '../../kernel/http/api.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { PlayTimeService } from './play-time.ts';
import type { Rules } from './rules.ts';
import type { LimitsService } from './service.ts';
import type { TimeLimits } from './time-limits.ts';

/** Money is limited by whoever plays; somebody who is away has nothing to limit but the time. */
function requirePlaying({ isAway }: Session): void {
  if (isAway) throw new DomainError('onlyWithdrawing');
}

interface LimitsServices {
  readonly money: LimitsService;
  readonly time: TimeLimits;
  readonly playTime: PlayTimeService;
  readonly rules: Rules;
}

export function createLimitsRoutes({ money, time, playTime, rules }: LimitsServices) {
  const all = async (playerId: string): Promise<{ data: AnyLimit[] }> => ({
    data: [...(await time.list(playerId)), ...(await money.list(playerId))],
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
        await money.add(playerId, input);
      }
      return all(playerId);
    }),
    setLimits: api.limits.setLimits.handler(async ({ input, context }) => {
      const { playerId } = sessionOf(context);
      await money.set(playerId, input.limits);
      return all(playerId);
    }),
    changeLimit: api.limits.changeLimit.handler(async ({ input, context }) => {
      const session = sessionOf(context);
      const { playerId } = session;
      if (!(await time.extend(playerId, input.id, input.period))) {
        requirePlaying(session);
        await money.change(playerId, input);
      }
      return all(playerId);
    }),
    removeLimit: api.limits.removeLimit.handler(async ({ input, context }) => {
      const session = sessionOf(context);
      const { playerId } = session;
      if ((await time.list(playerId)).some(({ id }) => id === input.id))
        throw new DomainError('timeLimitStays');
      requirePlaying(session);
      await money.remove(playerId, input.id);
      return all(playerId);
    }),
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
