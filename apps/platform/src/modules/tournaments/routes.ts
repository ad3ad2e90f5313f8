import { api, sessionOf } from '../../kernel/http/api.ts';
import type { TournamentsService } from './service.ts';

export function createTournamentsRoutes(service: TournamentsService) {
  return {
    list: api.tournaments.list.handler(async ({ input }) => ({
      data: await service.list(input.currency),
    })),
    details: api.tournaments.details.handler(async ({ input }) => ({
      data: await service.details(input.identity, input.currency),
    })),
    table: api.tournaments.table.handler(async ({ input }) => ({
      data: await service.table(input.identity),
    })),
    standing: api.tournaments.standing.handler(async ({ input, context }) => ({
      data: await service.standing(sessionOf(context).playerId, input.identity),
    })),
    join: api.tournaments.join.handler(async ({ input, context }) => ({
      data: await service.join(sessionOf(context).playerId, input.identity),
    })),
  };
}
