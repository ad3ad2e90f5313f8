import { createDepositLimits, type DepositLimitsDeps } from './deposits.ts';
import { createLimitsRoutes } from './routes.ts';
import { createLimitsService, type LimitsDeps } from './service.ts';
import { createTimeLimits, type TimeLimitsDeps } from './time-limits.ts';

export { limitsPersonalData } from './personal-data.ts';

/** Limits players set for themselves: the contract's handlers and the questions a deposit asks. */
export function createLimits(deps: LimitsDeps & TimeLimitsDeps & DepositLimitsDeps) {
  return {
    routes: createLimitsRoutes(createLimitsService(deps), createTimeLimits(deps)),
    deposits: createDepositLimits(deps),
  };
}
