import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

export interface HealthOptions {
  readonly metrics: Metrics;
  /** Each part that must work before visitors are sent here; a part throws when it does not. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  /** Parts that visitors are served without: told of, and no reason to send them elsewhere. */
  readonly spare: Readonly<Record<string, () => Promise<unknown>>>;
  /** Whether the process is stopping and wants no new visitors. */
  readonly isStopping: () => boolean;
}

/** How each part is. */
async function look(checks: HealthOptions['checks']): Promise<Record<string, 'ok' | 'failing'>> {
  const outcomes = Object.entries(checks).map(async ([name, check]) => {
    try {
      await check();
      return [name, 'ok'] as const;
    } catch {
      return [name, 'failing'] as const;
    }
  });
  return Object.fromEntries(await Promise.all(outcomes));
}

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: its figures. */
export function registerHealthRoutes(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'alive' }));

  app.get('/readyz', async (_request, reply) => {
    const [needed, spare] = await Promise.all([look(options.checks), look(options.spare)]);
    const ready = !options.isStopping() && Object.values(needed).every((state) => state === 'ok');
    const parts = { ...needed, ...spare };
    reply.header('cache-control', 'no-store');
    if (!ready) reply.status(503).header('retry-after', 2);
    return { status: options.isStopping() ? 'stopping' : ready ? 'ready' : 'not ready', parts };
  });

  app.get('/metrics', async (_request, reply) =>
    reply.type(options.metrics.registry.contentType).send(await options.metrics.registry.metrics()),
  );
}
