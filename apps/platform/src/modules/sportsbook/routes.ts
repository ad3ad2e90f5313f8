import { api, sessionOf } from '../../kernel/http/api.ts';
import type { SportsbookService } from './service.ts';

export function createSportsbookRoutes(service: SportsbookService) {
  return {
    bets: api.sportsbook.bets.handler(({ input, context }) =>
      service.bets(sessionOf(context).playerId, input),
    ),
    bet: api.sportsbook.bet.handler(async ({ input, context }) => ({
      data: await service.bet(sessionOf(context).playerId, input.id),
    })),
    months: api.sportsbook.months.handler(async ({ input, context }) => ({
      data: await service.months(sessionOf(context).playerId, input.year),
    })),
    token: api.sportsbook.token.handler(async ({ input, context }) => ({
      data: await service.token(sessionOf(context), input),
    })),
  };
}
