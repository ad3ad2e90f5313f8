import type { RateLimit } from '@pierlight/contract/common/endpoint';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Config } from '../config.ts';
import type { ContractEndpoint } from './contract-endpoints.ts';
import { networkOf } from './network.ts';

/** How often one network may call: so many times in so many seconds. */
export interface Allowance {
  readonly max: number;
  readonly seconds: number;
}

export type Allowances = Readonly<Record<RateLimit, Allowance>>;

/** What the settings allow under each limit that the contract names. */
export function allowancesOf(
  config: Pick<
    Config,
    | 'REQUESTS_PER_MINUTE'
    | 'SIGN_INS_PER_MINUTE'
    | 'CODES_PER_HOUR'
    | 'MESSAGES_PER_HOUR'
    | 'UPLOADS_PER_HOUR'
  >,
): Allowances {
  return {
    default: { max: config.REQUESTS_PER_MINUTE, seconds: 60 },
    signIn: { max: config.SIGN_INS_PER_MINUTE, seconds: 60 },
    code: { max: config.CODES_PER_HOUR, seconds: 3_600 },
    message: { max: config.MESSAGES_PER_HOUR, seconds: 3_600 },
    upload: { max: config.UPLOADS_PER_HOUR, seconds: 3_600 },
  };
}

/**
 * Counts calls and refuses those beyond an endpoint's limit. An endpoint with a limit of its own is
 * counted by itself, under its name, whatever its path; all others are counted together.
 */
export function createRateLimiters(app: FastifyInstance, allowances: Allowances) {
  const limiter = (name: string, { max, seconds }: Allowance) =>
    app.rateLimit({
      max,
      timeWindow: seconds * 1_000,
      keyGenerator: ({ ip }) => `${name}:${networkOf(ip)}`,
    }) as preHandlerAsyncHookHandler;
  const together = limiter('default', allowances.default);
  return {
    together,
    of: ({ name, limit }: ContractEndpoint) =>
      limit === 'default' ? together : limiter(name, allowances[limit]),
  };
}
