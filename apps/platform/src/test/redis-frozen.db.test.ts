import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startRedis, type TestRedis } from '../kernel/realtime/test/redis-server.ts';
import { openPage } from './open-page.ts';
import { usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';
import { watchAccount } from './watch-account.ts';

const PATIENT = { timeout: 60_000, interval: 20 };

describe('a platform whose Redis is frozen', () => {
  let redis: TestRedis;
  const logged: string[] = [];
  const settings: Record<string, string> = {};
  beforeAll(async () => {
    redis = await startRedis();
    settings.REDIS_URL = redis.url;
  });
  afterAll(() => redis.stop());
  const platform = usePlatform({
    roles: 'api,realtime,jobs',
    settings,
    log: { level: 'warn', write: (line) => void logged.push(line) },
  });
  const { seated } = createTable(platform);
  beforeAll(() => platform.app.startJobs());

  test('[P-42] holds up one request for half a second and none after it, and says what is missing', async () => {
    const { player } = await seated();
    const timed = async (url: string) => {
      const start = performance.now();
      const answer = await platform.call('GET', url, { token: player.token });
      expect(answer.status, url).toBe(200);
      return performance.now() - start;
    };
    await timed('/wallet/accounts');
    redis.freeze();
    onTestFinished(() => redis.thaw());
    // Together they find out.
    await Promise.all(Array.from({ length: 10 }, () => timed('/wallet/accounts')));
    await vi.waitFor(() => expect(logged.join('')).toContain('Redis does not answer'), PATIENT);
    const waits: number[] = [];
    for (let request = 0; request < 20; request += 1) waits.push(await timed('/wallet/accounts'));
    const slow = waits.filter((wait) => wait > 450);
    expect(slow.length, `${waits.map(Math.round)} ms`).toBeLessThanOrEqual(8);
    const ready = async () => (await fetch(`${platform.origin}/readyz`)).json();
    expect(await ready()).toMatchObject({ parts: { database: 'ok', redis: 'failing' } });
    redis.thaw();
    await vi.waitFor(
      async () => expect(await ready()).toMatchObject({ parts: { redis: 'ok' } }),
      PATIENT,
    );
  }, 120_000);

  test('[P-42] keeps taking bets under load while Redis is frozen, killed and empty, and tells the page in the end', async () => {
    const { player, betOf } = await seated();
    const page = await watchAccount(
      await openPage(platform, player),
      `wallet:accounts#${player.id}`,
    );
    let bets = 0;
    const load = async (seconds: number) => {
      const end = performance.now() + seconds * 1_000;
      const waits: number[] = [];
      while (performance.now() < end) {
        const start = performance.now();
        expect((await platform.wallet('/transaction/bet', betOf(1_000))).status).toBe('RS_OK');
        waits.push(performance.now() - start);
        bets += 1;
      }
      return waits.toSorted((a, b) => a - b).at(-1) ?? 0;
    };
    await load(1);
    redis.freeze();
    const whileFrozen = await load(5);
    await redis.kill();
    const whileGone = await load(2);
    redis = await startRedis(redis.port);
    await load(2);
    const accounts = await platform.call('GET', '/wallet/accounts', { token: player.token });
    const [account] = accounts.body.data as { version: number }[];
    await vi.waitUntil(
      () => page.told.askAgain > 0 || page.versions.includes(account?.version ?? -1),
      PATIENT,
    );
    // Whatever was told or not, the last word arrives.
    expect((await platform.wallet('/transaction/bet', betOf(1_000))).status).toBe('RS_OK');
    const after = await platform.call('GET', '/wallet/accounts', { token: player.token });
    const [latest] = after.body.data as { version: number }[];
    await vi.waitUntil(() => page.versions.includes(latest?.version ?? -1), PATIENT);
    expect(new Set(page.versions).size, 'no message came twice').toBe(page.versions.length);
    expect(bets).toBeGreaterThan(10);
    console.log(
      `${bets} bets; the slowest took ${Math.round(whileFrozen)} ms while Redis was frozen and ${Math.round(whileGone)} ms while it was gone`,
    );
  }, 180_000);
});
