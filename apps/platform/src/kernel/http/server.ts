import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
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
  /** Counts requests over every node; each counts alone without it. */
  readonly redis?: Redis;
}

const bodyLimit = 64 * 1024;

/** Answers a failure outside the contract's own handlers as problem+json. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (refusal.status >= 500)
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
  const headers = headersOfEveryAnswer(options.secure ?? false);
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => options.ids.next(),
    trustProxy: options.trusts,
    bodyLimit,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    return503OnClosing: false,
    // What cannot be read as a request at all never meets a route.
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, options.ids.next()),
    // Addresses that cannot be read come here, past hooks and routes.
    frameworkErrors: (error, request, reply) => refuse(error, request, reply.headers(headers)),
  }) as unknown as FastifyInstance;

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  const connections = watchConnections(app.server);
  app.addHook('preClose', async () => connections.drain());
  app.addHook('onSend', async (_request, reply) => {
    if (connections.isDraining()) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    options.metrics.requests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });
  app.setErrorHandler(refuse);
  app.setNotFoundHandler((request, reply) => refuse(new DomainError('notFound'), request, reply));
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // A page is streamed: what is written must reach the browser, not wait in the compressor.
    brotliOptions: {
      flush: zlib.BROTLI_OPERATION_FLUSH,
      params: { [zlib.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: zlib.Z_SYNC_FLUSH, level: 6 },
  });
  await app.register(rateLimit, {
    global: false,
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    hook: 'preHandler',
    ...(options.redis ? { redis: options.redis, skipOnError: true } : { store: RequestCounts }),
  });
  return app;
}
