import { implement } from '@orpc/server';
import { forAnyone, forPlayer, limited } from '@pierlight/contract/common/endpoint';
import { contract } from '@pierlight/contract/contract';
import { expect, onTestFinished, test } from 'vitest';
import { DomainError } from '../../errors/domain-error.ts';
import { createLogger } from '../../log/logger.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { api } from '../api.ts';
import type { ApiContext } from '../api-context.ts';
import { contractEndpoints } from '../contract-endpoints.ts';
import type { ContractRouter } from '../contract-handler.ts';
import { registerContractRoutes } from '../contract-routes.ts';
import { createHttpServer } from '../server.ts';

const allowances = {
  default: { max: 5, seconds: 60 },
  signIn: { max: 2, seconds: 60 },
  code: { max: 3, seconds: 3_600 },
  message: { max: 4, seconds: 3_600 },
  upload: { max: 3, seconds: 3_600 },
};

/** A platform whose every endpoint refuses with 404, behind a proxy that names the caller. */
async function serving(router: object) {
  const app = await createHttpServer({
    log: createLogger('fatal'),
    ids: { next: () => crypto.randomUUID() },
    metrics: createMetrics(),
    trusts: () => true,
    requestsPerMinute: allowances.default.max,
  });
  onTestFinished(() => app.close());
  registerContractRoutes(app, {
    router: router as ContractRouter,
    authenticate: async () => null,
    isRestricted: async () => false,
    trusts: () => true,
    allowances,
    uploads: { mostBytes: 1, atOnce: 1 },
  });
  /** Calls from an address, so many times; the last answer, and the statuses of all. */
  return async (method: string, path: string, ip: string, times = 1) => {
    const url = `/api${path.replace(/\{\w+\}/g, '7')}`;
    const statuses: number[] = [];
    let last: Awaited<ReturnType<typeof app.inject>> | undefined;
    for (let count = 0; count < times; count += 1) {
      last = await app.inject({
        method: method as 'GET',
        url,
        headers: { 'x-forwarded-for': ip },
      });
      statuses.push(last.statusCode);
    }
    return { statuses, refused: statuses.map((status) => status === 429), headers: last?.headers };
  };
}

interface Implementable {
  handler(answer: () => never): object;
}

const refuse = (): never => {
  throw new DomainError('notFound');
};

/** Every endpoint of the contract, answered. */
const router = Object.fromEntries(
  Object.entries(contract).map(([domain, endpoints]) => [
    domain,
    Object.fromEntries(
      Object.keys(endpoints).map((name) => [
        name,
        (api as unknown as Record<string, Record<string, Implementable>>)[domain]?.[name]?.handler(
          refuse,
        ),
      ]),
    ),
  ]),
);

const endpoints = contractEndpoints(contract);
const named = endpoints.filter(({ limit }) => limit !== 'default');
const refusedAfter = (max: number) => [...Array<boolean>(max).fill(false), true];

test('every endpoint is refused right beyond the limit it declares, and says when to come back', async () => {
  const call = await serving(router);
  expect(named.length).toBeGreaterThan(20);
  let caller = 0;
  for (const { name, method, path, limit } of endpoints) {
    caller += 1;
    const { max, seconds } = allowances[limit];
    const answered = await call(method, path, `198.51.100.${caller}`, max + 1);
    expect(answered.refused, name).toEqual(refusedAfter(max));
    expect(Number(answered.headers?.['retry-after']), name).toBeGreaterThan(seconds - 10);
    expect(Number(answered.headers?.['retry-after']), name).toBeLessThanOrEqual(seconds);
  }
});

test('an endpoint with a limit of its own is counted by itself, all others together', async () => {
  const call = await serving(router);
  const ip = '203.0.113.9';
  for (const { method, path, limit } of named)
    expect((await call(method, path, ip, allowances[limit].max)).statuses).not.toContain(429);
  for (const path of ['/wallet/accounts', '/player/profile', '/game/games', '/nowhere', '/%2e/x'])
    expect((await call('GET', path, ip)).refused).toEqual([false]);
  expect((await call('GET', '/settings', ip)).refused).toEqual([true]);
  expect((await call('DELETE', '/nowhere', ip)).refused).toEqual([true]);
});

test('all addresses of an IPv6 subscriber are one caller', async () => {
  const call = await serving(router);
  const [{ method, path, limit } = { method: '', path: '', limit: 'signIn' as const }] = named;
  for (let count = 0; count < allowances[limit].max; count += 1)
    expect((await call(method, path, `2001:db8:1:2::${count}`)).refused).toEqual([false]);
  expect((await call(method, path, '2001:db8:1:2:ffff::9')).refused).toEqual([true]);
  expect((await call(method, path, '2001:db8:1:3::9')).refused).toEqual([false]);
});

/** A contract of two endpoints, the first of them at this path. */
function small(path: `/${string}`) {
  const declared = {
    things: {
      open: limited('signIn', 'anyone').route({ method: 'POST', path }),
      look: forAnyone.route({ method: 'GET', path: '/things/{id}' }),
      own: forPlayer.route({ method: 'PUT', path: '/things/{id}' }),
    },
  };
  const { things } = implement(declared).$context<ApiContext>();
  return {
    things: {
      open: things.open.handler(refuse),
      look: things.look.handler(refuse),
      own: things.own.handler(refuse),
    },
  };
}

test('a limit follows its endpoint to another path, and one that names none has the default', async () => {
  for (const path of ['/things/open', '/renamed/{id}/open'] as const) {
    const call = await serving(small(path));
    expect((await call('POST', path, '192.0.2.1', 3)).refused).toEqual(refusedAfter(2));
    expect((await call('GET', '/things/{id}', '192.0.2.1', 3)).statuses).toEqual([404, 404, 404]);
    expect((await call('PUT', '/things/{id}', '192.0.2.1', 3)).refused).toEqual([
      ...[false, false],
      true,
    ]);
  }
});
