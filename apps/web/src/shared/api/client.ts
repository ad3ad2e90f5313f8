import contract from 'virtual:contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { EndpointMeta } from '@pierlight/contract/common/endpoint';
import type { Contract } from '@pierlight/contract/contract';
import { ApiProblem, problemFrom, problemOf } from './problem.ts';

/** Said per call, as `api.gameplay.play(input, { context: { bearer: 'optional' } })`. */
export interface CallContext {
  /**
   * `optional` sends the session of a signed-in player to an endpoint that guests may call too;
   * `held` sends the token as it is, also an expired one. A player's endpoint needs neither.
   */
  readonly bearer?: 'optional' | 'held';
  /** Required by calls that move money; the same key for every repetition of one intent. */
  readonly idempotencyKey?: string;
}

export type Api = ContractRouterClient<Contract, CallContext>;

/** What the client knows of the session, so that this file does not. */
export interface Authority {
  /** A token that is not expired, refreshed first if need be; null for a guest. */
  bearer(): Promise<string | null>;
  /** The token as stored, expired or not. */
  heldToken(): string | null;
  /** An authenticated call was answered 401 or 403. */
  rejected(token: string): void;
}

export interface ApiOptions {
  /** Scheme and host of the contract's server, without `/api`. */
  readonly origin: string;
  readonly fetch: (request: Request, init: { redirect?: Request['redirect'] }) => Promise<Response>;
  /** How the calls that need the session-binding cookie send it; every other call sends none. */
  readonly bindingCredentials: RequestCredentials;
  readonly authority: Authority;
}

const NEEDS_BINDING_COOKIE: ReadonlySet<string> = new Set([
  'register',
  'signIn',
  'refresh',
  'signOut',
]);

/** The typed client of the whole contract. Rejects with `ApiProblem`; never retries. */
export function createApi({ origin, fetch, bindingCredentials, authority }: ApiOptions): Api {
  const link = new OpenAPILink<CallContext>(contract, {
    url: `${origin}/api`,
    headers: async ({ context }, path) => {
      const token = await tokenFor(path, context, authority);
      return {
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
      };
    },
    fetch: async (request, init, _options, path) => {
      const bound = path[0] === 'identity' && NEEDS_BINDING_COOKIE.has(path[1] ?? '');
      const credentials = bound ? bindingCredentials : 'omit';
      const response = await fetch(new Request(request, { credentials }), init);
      const authorization = request.headers.get('authorization');
      if (authorization && isRefusal(response) && metaOf(path).access === 'player') {
        authority.rejected(authorization.slice('Bearer '.length));
      }
      return response;
    },
    interceptors: [
      async ({ next }) => {
        const answer = await next().catch((error: unknown) => Promise.reject(asProblem(error)));
        if (typeof answer !== 'object' || answer === null) throw problemOf('notFound');
        return answer;
      },
    ],
  });
  return createORPCClient(link);
}

async function tokenFor(
  path: readonly string[],
  context: CallContext,
  authority: Authority,
): Promise<string | null> {
  if (context.bearer === 'held') return authority.heldToken();
  const isPlayers = metaOf(path).access === 'player';
  if (!isPlayers && context.bearer !== 'optional') return null;
  const token = await authority.bearer();
  if (isPlayers && token === null) throw problemOf('unauthenticated');
  return token;
}

function metaOf(path: readonly string[]): EndpointMeta {
  let node: unknown = contract;
  for (const step of path) node = (node as Record<string, unknown>)[step];
  return (node as { '~orpc': { meta: EndpointMeta } })['~orpc'].meta;
}

function isRefusal({ status }: Response): boolean {
  return status === 401 || status === 403;
}

function asProblem(error: unknown): unknown {
  if (error instanceof ApiProblem) return error;
  if (error instanceof ORPCError) {
    const { data } = error as { data?: { body?: unknown } };
    return problemFrom(error.status, data?.body);
  }
  const isAbort = error instanceof Error && error.name === 'AbortError';
  if (isAbort) return error;
  return new ApiProblem({ status: 0, code: 0, title: 'No answer from the server' });
}
