import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { systemIds } from '../../ids.ts';
import { createLogger } from '../../log/logger.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { createHttpServer } from '../server.ts';

test('[P-41] an answer under way is given to its end, and its connection does not hold up the stop', async () => {
  const app = await createHttpServer({
    log: createLogger('fatal'),
    ids: systemIds,
    metrics: createMetrics(),
    trusts: () => false,
    requestsPerMinute: 100,
  });
  let answer = (_text: string) => {};
  let arrived = () => {};
  const isThere = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.get('/slow', () => {
    arrived();
    return new Promise<string>((resolve) => {
      answer = resolve;
    });
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const asked = get(`${origin}/slow`, { agent });
  await isThere;
  const closed = app.close();
  await new Promise<void>((resolve) => {
    const whenShut = () => (app.server.listening ? setImmediate(whenShut) : resolve());
    whenShut();
  });
  answer('done');
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  expect(response.headers.connection).toBe('close');
  expect(await text(response)).toBe('done');
  await closed;
});
