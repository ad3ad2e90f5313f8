import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Redis } from 'ioredis';
import { DomainError } from '../errors/domain-error.ts';
import { problemOf, refusalOf } from '../errors/problem.ts';
import type { Ids } from '../ids.ts';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { createHttpBounds, defaultBounds, type HttpBoundsSettings } from './bounds/bounds.ts';
import { compressAnswers } from './compression.ts';
import { watchConnections } from './drain.ts';
import { RequestCounts } from './request-counts.ts';
import { headersOfEveryAnswer } from './security-headers.ts';
import type { TrustsAddress } from './trusted-proxies.ts';
import { answerUnreadable } from './unreadable.ts';

export interface HttpServerOptions {
  readonly log: Logger;
  readonly ids: Ids;
  readonly metrics: Metrics;
  readonly trusts: TrustsAddress;
  /** Whether visitors come by TLS; not unless told. */
  readonly secure?: boolean;
  /** Requests one address may send to the API in a minute. */
  readonly requestsPerMinute: number;
  /** What strangers may make the process hold; what an installation has by default when left out. */
  readonly bounds?: HttpBoundsSettings;
  /** Counts requests over every node; each counts alone without it. */
  readonly redis?: Redis;
}

const bodyLimit = 64 * 1024;

/** Answers a failure outside the contract's own handlers as problem+json. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  // A bound that was met has no cause; the log tells of those together.
  if (refusal.status >= 500 && (refusal.options.cause || refusal.errorName !== 'unavailable'))
    request.log.error({ err: refusal.options.cause ?? refusal }, refusal.message);
  if (refusal.options.retryAfterSeconds !== undefined)
    reply.header('retry-after', refusal.options.retryAfterSeconds);
  // A shared cache may keep a 404 or 405 for as long as it likes unless it is told.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return reply
    .status(refusal.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemOf(refusal, request.id)));
}

/**
 * A Fastify server with the ground rules of every route: request ids, bounded bodies and addresses,
 * security headers, errors as problem+json, request metrics and a limit per address.
 */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { metrics, trusts, bounds: settings = defaultBounds } = options;
  const bounds = createHttpBounds({ settings, trusts, metrics });
  const headers = headersOfEveryAnswer(options.secure ?? false);
  const app = fastify({
    serverFactory: bounds.serverFactory,
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => options.ids.next(),
    trustProxy: trusts,
    bodyLimit,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // What cannot be read as a request at all never meets a route.
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, options.ids.next()),
    // Addresses that cannot be read come here, past hooks and routes.
    frameworkErrors: (error, request, reply) => refuse(error, request, reply.headers(headers)),
  }) as unknown as FastifyInstance;

  traceRequests(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  const connections = watchConnections(app.server);
  app.addHook('preClose', async () => connections.drain());
  app.addHook('onSend', async (_request, reply) => {
    if (connections.isDraining()) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });
  app.setErrorHandler(refuse);
  await bounds.hold(app);
  app.setNotFoundHandler((request, reply) => refuse(new DomainError('notFound'), request, reply));
  compressAnswers(app);
  await app.register(rateLimit, {
    global: false,
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    hook: 'preHandler',
    ...(options.redis ? { redis: options.redis, skipOnError: true } : { store: RequestCounts }),
  });
  return app;
}
