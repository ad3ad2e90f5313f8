import { api, sessionOf } from '../../kernel/http/api.ts';
import type { Returns } from './returns.ts';
import type { GameplayService } from './service.ts';

export function createGameplayRoutes(service: GameplayService, returns: Returns) {
  return {
    play: api.gameplay.play.handler(async ({ input, context }) => ({
      data: await service.play(input, context),
    })),
    session: api.gameplay.session.handler(async ({ input, context }) => ({
      data: await service.gameSession(sessionOf(context).playerId, input.id),
    })),
    spins: api.gameplay.spins.handler(({ input, context }) =>
      service.spins(sessionOf(context).playerId, input),
    ),
    spinsTotals: api.gameplay.spinsTotals.handler(async ({ input, context }) => ({
      data: await returns.totals(sessionOf(context).playerId, input),
    })),
    months: api.gameplay.months.handler(async ({ input, context }) => ({
      data: await returns.months(sessionOf(context).playerId, input.year),
    })),
    returns: api.gameplay.returns.handler(() => returns.ofHouse()),
    winners: api.gameplay.winners.handler(() => service.winners()),
    played: api.gameplay.played.handler(async ({ context }) => ({
      data: await service.played(sessionOf(context).playerId),
    })),
  };
}
