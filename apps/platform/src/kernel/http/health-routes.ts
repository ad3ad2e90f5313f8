import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import type { Metrics } from '../metrics/metrics.ts';

export interface HealthOptions {
  readonly metrics: Metrics;
  /** Each part that must work before visitors are sent here; a part throws when it does not. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  /** Parts that visitors are served without: told of, and no reason to send them elsewhere. */
  readonly spare: Readonly<Record<string, () => Promise<unknown>>>;
  /** Whether the process is stopping and wants no new visitors. */
  readonly isStopping: () => boolean;
  /** What reads the figures; nobody does without it. */
  readonly metricsToken: string | undefined;
}

/** Milliseconds after which a part that says nothing counts as failing. */
const patience = 3_000;

async function silence(): Promise<never> {
  await wait(patience, undefined, { ref: false });
  throw new Error('The part says nothing');
}

/** How each part is. */
async function look(checks: HealthOptions['checks']): Promise<Record<string, 'ok' | 'failing'>> {
  const outcomes = Object.entries(checks).map(async ([name, check]) => {
    try {
      await Promise.race([check(), silence()]);
      return [name, 'ok'] as const;
    } catch {
      return [name, 'failing'] as const;
    }
  });
  return Object.fromEntries(await Promise.all(outcomes));
}

/** Whoever calls while the work is under way waits for the same: callers cannot add to it. */
function joining<T>(work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () => {
    underWay ??= work().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: its figures, for whoever holds
 * the token.
 */
export function registerHealthRoutes(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'alive' }));

  const lookAtAll = joining(() => Promise.all([look(options.checks), look(options.spare)]));
  app.get('/readyz', async (_request, reply) => {
    const [needed, spare] = await lookAtAll();
    const ready = !options.isStopping() && Object.values(needed).every((state) => state === 'ok');
    const parts = { ...needed, ...spare };
    reply.header('cache-control', 'no-store');
    if (!ready) reply.status(503).header('retry-after', 2);
    return { status: options.isStopping() ? 'stopping' : ready ? 'ready' : 'not ready', parts };
  });

  app.get('/metrics', async (request, reply) => {
    const { metrics, metricsToken: token } = options;
    if (token === undefined) throw new DomainError('notFound');
    reply.header('cache-control', 'no-store');
    const given = digest(request.headers.authorization ?? '');
    if (!timingSafeEqual(given, digest(`Bearer ${token}`))) {
      reply.header('www-authenticate', 'Bearer');
      throw new DomainError('unauthenticated');
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
