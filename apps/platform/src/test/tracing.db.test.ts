import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTracing } from '../kernel/tracing/tracing.ts';
import { password, usePlatform } from './platform-fixture.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes?: readonly { readonly key: string; readonly value: object }[];
}

const spans: Span[] = [];
let told = '';
/** A collector as https://opentelemetry.io/docs/specs/otlp/ describes it, JSON over HTTP. */
const collector = createServer(async (request, answer) => {
  let body = '';
  for await (const part of request) body += part;
  told += body;
  const { resourceSpans } = JSON.parse(body);
  for (const { scopeSpans } of resourceSpans)
    for (const scope of scopeSpans) spans.push(...scope.spans);
  answer.setHeader('content-type', 'application/json').end('{}');
});
let tracing: ReturnType<typeof startTracing>;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  tracing = startTracing({
    endpoint: `http://127.0.0.1:${port}`,
    headers: {},
    serviceName: 'pierlight',
    share: 1,
  });
});
const platform = usePlatform({ roles: 'api,jobs' });
beforeAll(() => platform.app.startJobs());
afterAll(async () => {
  await tracing.stop();
  collector.close();
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const press = '00f067aa0ba902b7';
const header = { traceparent: `00-${traceId}-${press}-00` };
const named = (name: string) =>
  spans.find((span) => span.traceId === traceId && span.name === name);

test('one trace leads from the press to the SQL', async () => {
  const player = await platform.register();
  const called = await fetch(`${platform.origin}/api/player/limits`, {
    method: 'POST',
    headers: {
      ...header,
      authorization: `Bearer ${player.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ definition: 3, period: 'daily', currency: 'EUR', amount: 5000 }),
  });
  expect(called.status).toBe(200);
  const report = {
    kind: 'span',
    traceId,
    spanId: press,
    name: 'press limits.create',
    startedAt: new Date().toISOString(),
    milliseconds: 80,
  };
  const reported = await platform.call('POST', '/analytics/reports', {
    body: { reports: [report] },
  });
  expect(reported.status).toBe(200);
  await vi.waitFor(() => expect(named('press limits.create')).toBeDefined(), 10_000);

  const request = named('POST /api/player/limits');
  expect(named('press limits.create')?.spanId).toBe(press);
  expect(request?.parentSpanId).toBe(press);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const written = statements.find(({ attributes }) =>
    JSON.stringify(attributes).includes('insert into'),
  );
  expect(written?.name).toBe('insert');
  expect(statements.every((span) => span.traceId === traceId)).toBe(true);
});

test('what runs later has a span of its own, by the name of its job', async () => {
  await platform.register();
  await vi.waitFor(
    () => expect(spans.map(({ name }) => name)).toContain('job mail.deliver'),
    20_000,
  );
});

test('a trace names nobody and quotes nothing [P-44]', async () => {
  const player = await platform.register();
  await platform.call('PUT', '/player/profile', {
    token: player.token,
    body: { firstName: 'Planted-Name' },
  });
  await platform.call('POST', '/player/sessions', {
    body: { email: player.email, password: `${password} Planted-Password`, fingerprint: {} },
  });
  await fetch(`${platform.origin}/password-reset/planted-code?resetCode=planted-code`);
  const before = spans.length;
  await platform.call('GET', '/player/profile', { token: player.token });
  await vi.waitFor(() => expect(spans.length).toBeGreaterThan(before), 10_000);
  for (const secret of [player.email, player.id, player.token, password, /planted/i])
    expect(told).not.toMatch(secret);
});
