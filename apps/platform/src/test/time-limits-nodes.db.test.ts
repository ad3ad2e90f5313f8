import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../kernel/config.ts';
import { createLogger } from '../kernel/log/logger.ts';
import { startRedis, type TestRedis } from '../kernel/realtime/test/redis-server.ts';
import { openPage } from './open-page.ts';
import { password, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const settings: Record<string, string> = {};
let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
  settings.REDIS_URL = redis.url;
});
afterAll(() => redis.stop());
const platform = usePlatform({ roles: 'api,realtime', settings });
const { seated } = createTable(platform);
let other: App;
let elsewhere: string;

beforeAll(async () => {
  other = await buildApp({
    config: readConfig(platform.environment),
    databaseUrl: platform.ownerUrl,
    log: createLogger('fatal'),
    clock: platform.clock,
    site: null,
    clientBuild: null,
  });
  elsewhere = await other.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => other.close());

test('[P-22] two browsers on two nodes and a game are cut off within a second', async () => {
  const { player, betOf } = await seated();
  const second = await platform.call('POST', '/player/sessions', {
    body: {
      email: player.email,
      password,
      fingerprint: { visitorId: 'another browser', confidence: 0.5 },
    },
  });
  const token = (second.body.data as { accessToken: string }).accessToken;
  const pages = [
    await openPage(platform, player),
    await openPage({ ...platform, origin: elsewhere }, { ...player, token }),
  ];
  const cut = pages.map(
    (page) => new Promise<string>((done) => page.once('connecting', ({ reason }) => done(reason))),
  );

  const began = performance.now();
  const left = await platform.call('POST', '/player/limits', {
    token: player.token,
    body: { definition: 4, period: 'P6M' },
  });
  expect(left.status).toBe(200);
  expect(await Promise.all(cut)).toEqual(['session ended', 'session ended']);
  const profiles = await Promise.all(
    [player.token, token].map((held) =>
      fetch(`${elsewhere}/api/player/profile`, { headers: { authorization: `Bearer ${held}` } }),
    ),
  );
  expect(profiles.map(({ status }) => status)).toEqual([401, 401]);
  expect(await platform.wallet('/transaction/bet', betOf(100_000))).toMatchObject({
    status: 'RS_ERROR_TOKEN_EXPIRED',
  });
  expect(performance.now() - began).toBeLessThan(1000);
});
