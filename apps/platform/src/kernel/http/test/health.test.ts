import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from '../../metrics/metrics.ts';
import { registerHealthRoutes } from '../health-routes.ts';

function healthOf(check: () => Promise<unknown>) {
  const app = fastify();
  onTestFinished(() => app.close());
  registerHealthRoutes(app, {
    metrics: createMetrics(),
    checks: { database: check },
    spare: {},
    isStopping: () => false,
    metricsToken: undefined,
  });
  return () => app.inject('/readyz');
}

test('however many ask at once, each part is looked at once', async () => {
  const answer = Promise.withResolvers<void>();
  const check = vi.fn(() => answer.promise);
  const ready = healthOf(check);
  const asked = Array.from({ length: 50 }, ready);
  await vi.waitFor(() => expect(check).toHaveBeenCalled(), { timeout: 10_000 });
  answer.resolve();
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(
    Array(50).fill(200),
  );
  expect(check).toHaveBeenCalledTimes(1);
  await ready();
  expect(check).toHaveBeenCalledTimes(2);
});

test('a part that never answers is failing, and is looked at again', async () => {
  let looks = 0;
  const ready = healthOf(() => {
    looks += 1;
    return looks === 1 ? new Promise(() => undefined) : Promise.resolve();
  });
  expect((await ready()).json()).toEqual({ status: 'not ready', parts: { database: 'failing' } });
  expect((await ready()).json()).toEqual({ status: 'ready', parts: { database: 'ok' } });
});
