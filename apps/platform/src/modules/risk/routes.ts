import { api, sessionOf } from '../../kernel/http/api.ts';
import type { RiskService } from './service.ts';

export function createRiskRoutes(service: RiskService) {
  return {
    turnOverWager: api.risk.turnOverWager.handler(async ({ input, context }) => {
      const { playerId, isAway = false } = sessionOf(context);
      return { data: await service.turnOver(playerId, input.currency, isAway) };
    }),
  };
}
