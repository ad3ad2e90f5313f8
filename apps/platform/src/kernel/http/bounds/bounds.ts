import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors/domain-error.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { TrustsAddress } from '../trusted-proxies.ts';
import { boundConnections } from './connections.ts';
import { holdMemoryCeiling } from './memory-ceiling.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { createOpenAnswers } from './open-answers.ts';
import { boundVisits } from './visits.ts';

/** What strangers may make one process hold. */
export interface HttpBoundsSettings {
  /** Connections open at once, and how many of them one network may have. */
  readonly connections: number;
  readonly connectionsOfOneNetwork: number;
  /** Answers worked on or unread at once, over all connections. */
  readonly answersAtOnce: number;
  /** Visits (pages, and calls of the contract) worked on at once. */
  readonly visitsAtOnce: number;
  /** MiB of answers that wait for their clients, over all connections. */
  readonly unsentMebibytes: number;
  /** MiB resident from which on requests are refused; four fifths of what there is when left out. */
  readonly memoryMebibytes?: number | undefined;
}

export const defaultBounds: HttpBoundsSettings = {
  connections: 10_000,
  connectionsOfOneNetwork: 1_000,
  answersAtOnce: 500,
  visitsAtOnce: 300,
  unsentMebibytes: 64,
};

/** Requests that may wait on a connection behind the one under way. */
const mostPipelined = 10;
/** Milliseconds for which an answer waits for a client that takes nothing of it. */
const stallMs = 20_000;
/** Milliseconds in which an answer has to be read whole: the largest file at 2 KiB a second. */
const readMs = 180_000;
/** Milliseconds in which the headers of a request have to be there, from the connection on. */
const headersTimeout = 10_000;
/** Milliseconds in which a request has to be there whole. */
const requestTimeout = 30_000;
/** How often connections are looked at, in milliseconds. */
const lookEvery = 1_000;

/** How often the log tells of bounds that were met, in milliseconds. */
const tellEvery = 10_000;

/** What says how we are, and is asked most when we are not well. */
const isHealth = (request: FastifyRequest) =>
  /^\/(?:healthz|readyz|metrics)(?:$|\?)/.test(request.url);

/** The bounds of what the connections of a server may hold: its factory, and the hooks of its routes. */
export function createHttpBounds(options: {
  readonly settings: HttpBoundsSettings;
  readonly trusts: TrustsAddress;
  readonly metrics: Metrics;
}) {
  const { settings, trusts, metrics } = options;
  const untold = new Map<string, number>();
  const onRefused = (reason: string) => {
    metrics.refused.inc({ reason });
    untold.set(reason, (untold.get(reason) ?? 0) + 1);
  };
  const openOf: (() => number)[] = [];
  const answers = createOpenAnswers({
    most: settings.answersAtOnce,
    mostUnsentBytes: settings.unsentMebibytes * 1024 * 1024,
    stallMs,
    readMs,
    onCut: onRefused,
  });
  metrics.observeHttp({
    connections: () => openOf.reduce((sum, open) => sum + open(), 0),
    answers: answers.count,
    unsentBytes: answers.unsentBytes,
  });

  return {
    /** Makes the server; Fastify makes a second one where `localhost` has two addresses. */
    serverFactory(handle: RequestListener): Server {
      const server = createServer(
        { headersTimeout, requestTimeout, connectionsCheckingInterval: lookEvery },
        oneAtATime(handle, {
          mostWaiting: mostPipelined,
          onTooMany: () => onRefused('pipelined'),
        }),
      );
      server.keepAliveTimeout = 72_000;
      openOf.push(
        boundConnections(server, {
          most: settings.connections,
          mostOfOneNetwork: settings.connectionsOfOneNetwork,
          trusts,
          onRefused,
        }),
      );
      return server;
    },

    /** Adds the hooks. To be called before any route is. */
    async hold(app: FastifyInstance): Promise<void> {
      const sweeping = setInterval(() => answers.sweep(), lookEvery).unref();
      // One line, however many were refused: a flood must not flood the log.
      const telling = setInterval(() => {
        if (untold.size === 0) return;
        app.log.warn({ refused: Object.fromEntries(untold) }, 'Bounds of the server were met');
        untold.clear();
      }, tellEvery).unref();
      app.addHook('onClose', async () => {
        clearInterval(sweeping);
        clearInterval(telling);
      });
      app.addHook('onRequest', async (request, reply) => {
        if (isHealth(request)) return answers.watch(reply.raw);
        if (answers.admit(reply.raw)) return;
        onRefused('answers');
        throw new DomainError('unavailable', { retryAfterSeconds: 1 });
      });
      boundVisits(app, {
        most: settings.visitsAtOnce,
        onRefused: () => onRefused('visits'),
      });
      await holdMemoryCeiling(app, {
        mebibytes: settings.memoryMebibytes,
        isExempt: isHealth,
        onRefused: () => onRefused('memory'),
      });
    },
  };
}
