import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '@pierlight/contract/contract';
import type { EndpointRoutes } from '../../../vite/contract-plugin.ts';
import type { call } from './call.ts';
import type { CallTrace } from './call-traces.ts';
import { ApiProblem } from './problem.ts';

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

/** What sends the calls. */
export interface Calls {
  /** Every endpoint of the contract, from `virtual:contract`. */
  readonly routes: EndpointRoutes;
  readonly call: typeof call;
}

const routesOf = new WeakMap<Api, EndpointRoutes>();

/**
 * Whether what an endpoint answers is the player's, because nobody else may ask it. Before the first call
 * nothing is known of any endpoint, and everything is taken for the player's.
 */
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
  /** Loads what sends the calls: no page needs it to be taken over. */
  readonly load: () => Promise<Calls>;
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

export interface CallOptions {
  readonly context?: CallContext;
  readonly signal?: AbortSignal;
}

/** The typed client of the whole contract, a function for each endpoint, which `call` describes. */
export function createApi(options: ApiOptions): Api {
  let calls: Promise<Calls> | undefined;
  const loaded = () => {
    calls ??= options.load().then(
      (come) => {
        routesOf.set(api, come.routes);
        return come;
      },
      () => {
        calls = undefined;
        throw new ApiProblem({ status: 0, code: 0, title: 'No answer from the server' });
      },
    );
    return calls;
  };
  const send = async (
    domain: string,
    endpoint: string,
    input?: Readonly<Record<string, unknown>>,
    callOptions?: CallOptions,
  ) => {
    const { routes, call } = await loaded();
    const route = routes[domain]?.[endpoint];
    if (!route) throw new Error(`The contract has no ${domain}.${endpoint}`);
    return call(options, { domain, endpoint, route }, input, callOptions);
  };
  const api = eachKey((domain) =>
    eachKey(
      (endpoint) => (input?: Readonly<Record<string, unknown>>, callOptions?: CallOptions) =>
        send(domain, endpoint, input, callOptions),
    ),
  ) as Api;
  return api;
}

/** An object with something under every key. */
const eachKey = (make: (key: string) => unknown): object =>
  new Proxy({}, { get: (_, key) => make(String(key)) });
