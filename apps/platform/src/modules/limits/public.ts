import { createDepositLimits } from './deposits.ts';
import { createLimitsRoutes } from './routes.ts';
import { createLimitsService, type LimitsDeps } from './service.ts';

export { limitsPersonalData } from './personal-data.ts';

/** Limits players set for themselves: the contract's handlers and the question a deposit asks. */
export function createLimits(deps: LimitsDeps) {
  return {
    routes: createLimitsRoutes(createLimitsService(deps)),
    deposits: createDepositLimits(deps),
  };
}
