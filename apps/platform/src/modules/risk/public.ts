import { createRiskRoutes } from './routes.ts';
import { createRiskService, type RiskDeps } from './service.ts';

/** What holds a withdrawal back: the contract's handlers and the question a withdrawal asks. */
export function createRisk(deps: RiskDeps) {
  const service = createRiskService(deps);
  return { routes: createRiskRoutes(service), isTurnedOver: service.isTurnedOver };
}
