import { api, sessionOf } from '../../kernel/http/api.ts';
import type { GameplayService } from './service.ts';

export function createGameplayRoutes(service: GameplayService) {
  return {
    play: api.gameplay.play.handler(async ({ input, context }) => ({
      data: await service.play(input, context),
    })),
    session: api.gameplay.session.handler(async ({ input, context }) => ({
      data: await service.sitting(sessionOf(context).playerId, input.id),
    })),
    spins: api.gameplay.spins.handler(({ input, context }) =>
      service.spins(sessionOf(context).playerId, input),
    ),
    winners: api.gameplay.winners.handler(async () => ({ data: await service.winners() })),
    played: api.gameplay.played.handler(async ({ context }) => ({
      data: await service.played(sessionOf(context).playerId),
    })),
  };
}
