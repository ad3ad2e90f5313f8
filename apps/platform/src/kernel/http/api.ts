import { implement } from '@orpc/server';
import type { EndpointMeta } from '@pierlight/contract/common/endpoint';
import { contract } from '@pierlight/contract/contract';
import { DomainError } from '../errors/domain-error.ts';
import { type ApiContext, headerOf, type Session } from './api-context.ts';

/**
 * The contract, ready to be implemented: `api.<domain>.<endpoint>.handler(…)`. Access is enforced
 * here from the contract's own words, so that a handler cannot forget it.
 */
export const api = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, next, procedure }) => {
    const { access, idempotent, restricted, cacheSeconds, whileAway, handedOver } = procedure[
      '~orpc'
    ].meta as EndpointMeta;
    if (access === 'player') sessionOf(context);
    // Also where guests may call: what is played is played by its bearer.
    if (context.session?.isAway && !whileAway) throw new DomainError('onlyWithdrawing');
    if (context.session?.isHandedOver && !handedOver) throw new DomainError('forbidden');
    if (restricted && (await context.isRestricted())) throw new DomainError('countryRestricted');
    if (idempotent) idempotencyKeyOf(context);
    const result = await next();
    if (cacheSeconds !== undefined) context.caching.seconds = cacheSeconds;
    return result;
  });

/** The caller's session. @throws DomainError unauthenticated when there is none. */
export function sessionOf(context: ApiContext): Session {
  if (!context.session) throw new DomainError('unauthenticated');
  return context.session;
}

/**
 * The caller's `Idempotency-Key`: 8 to 128 visible characters.
 * @throws DomainError idempotencyKeyMissing
 */
export function idempotencyKeyOf(context: ApiContext): string {
  const key = headerOf(context.headers, 'idempotency-key');
  if (key === undefined || !/^[\x21-\x7e]{8,128}$/.test(key))
    throw new DomainError('idempotencyKeyMissing', {
      detail: 'Send a header Idempotency-Key of 8 to 128 visible characters.',
    });
  return key;
}
