import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '@pierlight/contract/contract';
import type { EndpointRoute, EndpointRoutes } from '../../../vite/contract-plugin.ts';
import { callRequest } from './call-request.ts';
import type { CallTrace } from './call-traces.ts';
import { withDeadline } from './deadline.ts';
import { ApiProblem, clientProblem, problemFrom } from './problem.ts';

/** Said per call, as `api.gameplay.play(input, { context: { bearer: 'optional' } })`. */
export interface CallContext {
  /**
   * `optional` sends the session of a signed-in player to an endpoint that guests may call too;
   * `held` sends the token as it is, also an expired one. A player's endpoint needs neither.
   */
  readonly bearer?: 'optional' | 'held';
  /** Sent in place of the session's; it is not refreshed, and its refusal says nothing of the session. */
  readonly token?: string;
  /** Required by calls that move money; the same key for every repetition of one intent. */
  readonly idempotencyKey?: string;
  /** The proof of a second factor, for a call that asks for one. */
  readonly secondFactor?: string;
  /** The answer is a file, which its `body` is. */
  readonly answer?: 'file';
  /** Sent to the end although the page is left meanwhile. */
  readonly keepalive?: true;
}

export type Api = ContractRouterClient<Contract, CallContext>;

/** An endpoint of the contract: `limits.limits`. */
export type EndpointName = {
  [Domain in keyof Contract & string]: `${Domain}.${keyof Contract[Domain] & string}`;
}[keyof Contract & string];

const routesOf = new WeakMap<Api, EndpointRoutes>();

/** Whether what an endpoint answers is the player's, because nobody else may ask it. */
export function isOfPlayer(api: Api, endpoint: EndpointName): boolean {
  const [domain = '', name = ''] = endpoint.split('.');
  return routesOf.get(api)?.[domain]?.[name]?.access !== 'anyone';
}

/** What the client knows of the session, so that this file does not. */
export interface Authority {
  /** A token that is not expired, refreshed first if need be; null for a guest. */
  bearer(): Promise<string | null>;
  /** The token as stored, expired or not. */
  heldToken(): string | null;
  /**
   * An authenticated call was answered 401 or 403: tries one refresh, whose refusal ends the session.
   * Answers the token to send the call with once more; null when there is none.
   */
  rejected(token: string): Promise<string | null>;
}

export interface ApiOptions {
  /** Every endpoint of the contract, from `virtual:contract`. */
  readonly routes: EndpointRoutes;
  /** Scheme and host of the contract's server, without `/api`. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** How the calls that need the session-binding cookie send it; every other call sends none. */
  readonly bindingCredentials: RequestCredentials;
  readonly authority: Authority;
  /** Hears when the server answered: the `Date` header, and when the call had left. */
  readonly answered?: (date: string | null, sentAt: number) => void;
  /** Begins to time a call of the endpoint, where the operator traces. */
  readonly trace?: (name: string) => CallTrace | null;
  /** Does the work that the server asks of a browser under pressure, and answers what proves it. */
  readonly prove: (challenge: string, signal: AbortSignal | null) => Promise<string>;
}

interface CallOptions {
  readonly context?: CallContext;
  readonly signal?: AbortSignal;
}

/** What a call that is sent once more carries besides. */
interface Repetition {
  readonly proof?: string;
  /** Proofs that were sent before. */
  readonly proofs: number;
  /** A token that was refreshed for it. */
  readonly token?: string;
}

/** How often in a row one call may be asked to work: pressure can rise meanwhile. */
const MOST_PROOFS = 3;

/** A call that is not answered by then counts as not answered at all. Milliseconds. */
const PATIENCE = 30_000;

/** Domain whose calls set and read the session-binding cookie. */
const BOUND_DOMAIN = 'identity';

/**
 * The typed client of the whole contract, a function for each endpoint. Rejects with `ApiProblem`
 * (an aborted call with the signal's reason). Repeats a call only when the server asks for work first,
 * with the proof of it, and once with a refreshed token after it did not take the one it had.
 */
export function createApi(options: ApiOptions): Api {
  const { routes, origin, fetch, bindingCredentials, authority, prove } = options;
  async function call(
    domain: string,
    endpoint: string,
    route: EndpointRoute,
    input: Readonly<Record<string, unknown>> | undefined,
    { context = {}, signal }: CallOptions = {},
    { proof, proofs, token: renewed }: Repetition = { proofs: 0 },
  ): Promise<unknown> {
    const token = context.token ?? renewed ?? (await tokenFor(route, context, authority));
    const deadline = withDeadline(signal ?? null, PATIENCE);
    const trace = options.trace?.(`${domain}.${endpoint}`);
    const request = callRequest(`${origin}/api`, route, input, {
      credentials: domain === BOUND_DOMAIN ? bindingCredentials : 'omit',
      signal: deadline.signal,
      keepalive: context.keepalive ?? false,
      headers: {
        accept: 'application/json',
        ...(trace ? { traceparent: trace.header } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(proof === undefined ? {} : { 'proof-of-work': proof }),
        ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
        ...(context.secondFactor ? { 'second-factor': context.secondFactor } : {}),
      },
    });
    const repeat = (repetition: Repetition) =>
      call(domain, endpoint, route, input, { context, ...(signal ? { signal } : {}) }, repetition);
    const unanswered = (error: unknown) => {
      deadline.done();
      trace?.end();
      throw signal?.aborted
        ? error
        : new ApiProblem({ status: 0, code: 0, title: 'No answer from the server' });
    };
    const sentAt = Date.now();
    const response = await fetch(request).catch(unanswered);
    options.answered?.(response.headers.get('date'), sentAt);
    const isFile = context.answer === 'file' && response.ok;
    const body: unknown = await (isFile
      ? response.blob().then((file) => ({ body: file }))
      : response.json()
    ).catch((error: unknown) => (error instanceof SyntaxError ? null : unanswered(error)));
    deadline.done();
    trace?.end();
    if (!response.ok) {
      const problem = problemFrom(response.status, body, response.headers.get('retry-after'));
      const isOfSession = token !== null && context.token === undefined;
      const isOfPlayer = isOfSession && route.access === 'player';
      if (isOfPlayer && renewed === undefined && [401, 403].includes(response.status)) {
        // A refresh that could not be requested leaves the session as it is.
        const next = await authority.rejected(token).catch(() => null);
        if (next === null) throw problem;
        return repeat({ proofs, token: next });
      }
      if (problem.challenge === undefined || proofs === MOST_PROOFS) throw problem;
      const done = await prove(problem.challenge, signal ?? null).catch((error: unknown) => {
        // Stopped by the person, or beyond the browser: the call is refused for want of the work.
        throw signal?.aborted ? error : problem;
      });
      const held = renewed === undefined ? {} : { token: renewed };
      return repeat({ proof: done, proofs: proofs + 1, ...held });
    }
    // A page instead of data: what was requested is not served here.
    if (typeof body !== 'object' || body === null) throw clientProblem(404, 'notFound');
    return body;
  }

  const api = Object.fromEntries(
    Object.entries(routes).map(([domain, endpoints]) => [
      domain,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, route]) => [
          name,
          (input?: Readonly<Record<string, unknown>>, callOptions?: CallOptions) =>
            call(domain, name, route, input, callOptions),
        ]),
      ),
    ]),
  );
  const typed = api as unknown as Api;
  routesOf.set(typed, routes);
  return typed;
}

async function tokenFor(
  { access }: EndpointRoute,
  { bearer }: CallContext,
  authority: Authority,
): Promise<string | null> {
  if (bearer === 'held') return authority.heldToken();
  if (access !== 'player' && bearer !== 'optional') return null;
  const token = await authority.bearer();
  if (access === 'player' && token === null) throw clientProblem(401, 'unauthenticated');
  return token;
}
