import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import type { Logger } from '../log/logger.ts';
import {
  type ApiContext,
  type Authenticate,
  bearerOf,
  headerOf,
  type IsRestricted,
} from './api-context.ts';
import { type ContractEndpoint, contractEndpoints, methodsOf } from './contract-endpoints.ts';
import { type ContractRouter, createContractHandlers } from './contract-handler.ts';
import { type Allowances, createRateLimiters } from './rate-limits.ts';
import { dataPolicy } from './security-headers.ts';
import type { TrustsAddress } from './trusted-proxies.ts';
import { takeUploads, type UploadSettings } from './uploads.ts';

export interface ContractRoutesOptions {
  readonly router: ContractRouter;
  readonly authenticate: Authenticate;
  readonly isRestricted: IsRestricted;
  readonly trusts: TrustsAddress;
  readonly allowances: Allowances;
  readonly uploads: UploadSettings;
}

/** Who sent the request that a call is made for. */
export interface Caller {
  readonly requestId: string;
  readonly ip: string;
  readonly country: string | null;
  readonly log: Logger;
}

/** Answers a call of the contract without a network hop, on behalf of the visitor whose page is rendered. */
export type CallInProcess = (request: Request, caller: Caller) => Promise<Response>;

/** The visitor's country: only a trusted proxy may name it. */
export function countryOf(request: FastifyRequest, trusts: TrustsAddress): string | null {
  if (!trusts(request.socket.remoteAddress ?? '')) return null;
  const value = headerOf(request.headers, 'ip-country');
  return value !== undefined && /^[A-Z]{2}$/.test(value) ? value : null;
}

/**
 * Whether an address is written the one way its route is known by. "/api/./player/sessions" and
 * "/api/player/sessions/" would reach the same endpoint past the limits of its route.
 */
function isPlainAddress(address: string): boolean {
  const [path = ''] = address.split('?');
  return !path.endsWith('/') && URL.parse(path, 'http://platform')?.pathname === path;
}

/**
 * Mounts the contract below `/api`, each endpoint under the limit it declares, and answers the way to
 * call it in process.
 */
export function registerContractRoutes(
  app: FastifyInstance,
  options: ContractRoutesOptions,
): CallInProcess {
  const { overHttp, inProcess } = createContractHandlers(options.router);
  const endpoints = contractEndpoints(options.router);
  const methodsAt = methodsOf(endpoints);
  const limiters = createRateLimiters(app, options.allowances);

  async function contextOf(headers: ApiContext['headers'], caller: Caller): Promise<ApiContext> {
    const token = bearerOf(headers);
    const session = token === null ? null : await options.authenticate(token);
    return {
      ...caller,
      headers,
      session,
      isRestricted: () => options.isRestricted(caller.country, session?.playerId ?? null),
      setCookies: [],
      caching: { seconds: null },
      refusal: { retryAfterSeconds: null },
    };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (!isPlainAddress(request.url)) throw new DomainError('notFound');
    const [address = ''] = request.url.slice('/api'.length).split('?');
    const methods = methodsAt(address);
    if (methods.length > 0 && !methods.includes(request.method)) {
      reply.header('allow', methods.join(', '));
      throw new DomainError('methodNotAllowed');
    }
    const context = await contextOf(request.headers, {
      requestId: request.id,
      ip: request.ip,
      country: countryOf(request, options.trusts),
      log: request.log as Logger,
    });
    contexts.set(reply, context);
    const { matched } = await overHttp.handle(request, reply, { prefix: '/api', context });
    if (!matched) throw new DomainError('notFound');
    return reply;
  }

  const contexts = new WeakMap<FastifyReply, ApiContext>();
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', dataPolicy)
        .header('x-request-id', request.id);
    });
    scope.addHook('onSend', async (_request, reply, payload) => {
      const { setCookies: cookies = [], caching, refusal } = contexts.get(reply) ?? {};
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      if (caching?.seconds && reply.statusCode === 200)
        reply.header('cache-control', `public, max-age=${caching.seconds}`);
      if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
      if (reply.statusCode >= 400) reply.type('application/problem+json');
      if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
        reply.header('retry-after', 5);
      return payload;
    });
    const route = (endpoint: ContractEndpoint) => ({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      exposeHeadRoute: false,
      config: { isVisit: true },
      handler: answer,
    });
    for (const endpoint of endpoints.filter(({ takesFile }) => !takesFile))
      scope.route({ ...route(endpoint), preHandler: limiters.of(endpoint) });
    scope.register(async (inner) => {
      const admit = takeUploads(inner, options.uploads, options.authenticate);
      for (const endpoint of endpoints.filter(({ takesFile }) => takesFile))
        inner.route({ ...route(endpoint), onRequest: [limiters.of(endpoint), admit] });
    });
    // Whatever is no endpoint is counted with the others, and told so.
    scope.route({
      method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'],
      url: '/api/*',
      config: { isVisit: true },
      preHandler: limiters.together,
      handler: answer,
    });
  });

  return async (request, caller) => {
    const headers = Object.fromEntries(request.headers);
    const context = await contextOf(headers, caller);
    const { matched, response } = await inProcess.handle(request, { prefix: '/api', context });
    return matched ? response : new Response(null, { status: 404 });
  };
}
