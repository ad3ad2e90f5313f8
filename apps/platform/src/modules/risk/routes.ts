import { api, sessionOf } from '../../kernel/http/api.ts';
import type { RiskService } from './service.ts';

export function createRiskRoutes(service: RiskService) {
  return {
    turnOverWager: api.risk.turnOverWager.handler(async ({ input, context }) => ({
      data: await service.turnOver(sessionOf(context).playerId, input.currency),
    })),
  };
}
