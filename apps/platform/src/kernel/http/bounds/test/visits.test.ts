import { expect, onTestFinished, test, vi } from 'vitest';
import { systemIds } from '../../../ids.ts';
import { createLogger } from '../../../log/logger.ts';
import { createMetrics } from '../../../metrics/metrics.ts';
import { createHttpServer } from '../../server.ts';
import { defaultBounds } from '../bounds.ts';

test('[P-64] visits beyond the bound are refused until one is answered, and bets go through meanwhile', async () => {
  const metrics = createMetrics();
  const app = await createHttpServer({
    log: createLogger('fatal'),
    ids: systemIds,
    metrics,
    trusts: () => false,
    requestsPerMinute: 1_000_000,
    bounds: { ...defaultBounds, visitsAtOnce: 3 },
  });
  onTestFinished(() => app.close());
  const waiting: (() => void)[] = [];
  app.get('/page', { config: { isVisit: true } }, async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return 'page';
  });
  app.post('/bet', async () => 'booked');
  const visit = () => app.inject({ url: '/page' });
  const visits = [visit(), visit(), visit()];
  await vi.waitFor(() => expect(waiting).toHaveLength(3), { timeout: 10_000 });

  const refused = await visit();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect((await app.inject({ method: 'POST', url: '/bet' })).body).toBe('booked');
  const { values } = await metrics.refused.get();
  expect(values).toEqual([{ labels: { reason: 'visits' }, value: 1 }]);

  waiting.shift()?.();
  expect((await visits[0])?.body).toBe('page');
  const next = visit();
  await vi.waitFor(() => expect(waiting).toHaveLength(3), { timeout: 10_000 });
  for (const answer of waiting) answer();
  expect((await next).statusCode).toBe(200);
});
