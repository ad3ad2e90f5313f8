import path from 'node:path';
import type { Clock } from '../../kernel/clock.ts';
import { createDepositLimits, type DepositLimitsDeps } from './deposits.ts';
import { readJurisdictions } from './jurisdictions.ts';
import { createPlayTime, type PlayTimeDeps } from './play-time.ts';
import { createLimitsRoutes } from './routes.ts';
import { createRules, type PersonOf, type Rules } from './rules.ts';
import { createLimitsService, type LimitsDeps } from './service.ts';
import { createTimeLimits, type TimeLimitsDeps } from './time-limits.ts';

export { limitsPersonalData } from './personal-data.ts';
export { createPlayTime, type PlayTimeDeps } from './play-time.ts';
export { atLossLimitAmong, hasReachedLimit } from './reached.ts';
export { ageOn, type PersonOf, type Rules, type Standing } from './rules.ts';

/** The rules of the house's jurisdictions. @throws Error naming the file or the setting that does not hold */
export async function openRules(deps: {
  /** Where `jurisdictions.json` is. */
  readonly directory: string;
  /** The setting JURISDICTION. */
  readonly chosen: string;
  readonly currencies: readonly { readonly code: string }[];
  readonly personOf: PersonOf;
  readonly clock: Clock;
}): Promise<Rules> {
  const jurisdictions = await readJurisdictions({
    file: path.join(deps.directory, 'jurisdictions.json'),
    chosen: deps.chosen,
    currencies: deps.currencies.map(({ code }) => code),
  });
  return createRules({ ...deps, jurisdictions });
}

/**
 * Limits players set for themselves, of money and of time, and the rules they stand under: the contract's
 * handlers and the questions a deposit asks.
 */
export function createLimits(
  deps: LimitsDeps & PlayTimeDeps & TimeLimitsDeps & DepositLimitsDeps & { readonly rules: Rules },
) {
  return {
    routes: createLimitsRoutes({
      money: createLimitsService(deps),
      time: createTimeLimits(deps),
      playTime: createPlayTime(deps),
      rules: deps.rules,
    }),
    deposits: createDepositLimits(deps),
  };
}
