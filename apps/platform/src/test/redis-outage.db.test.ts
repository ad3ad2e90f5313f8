import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startRedis, type TestRedis } from '../kernel/realtime/test/redis-server.ts';
import { openPage } from './open-page.ts';
import { usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';
import { watchAccount } from './watch-account.ts';

describe('a platform whose Redis goes away', () => {
  let redis: TestRedis;
  const settings: Record<string, string> = {};
  beforeAll(async () => {
    redis = await startRedis();
    settings.REDIS_URL = redis.url;
  });
  afterAll(() => redis.stop());
  const platform = usePlatform({ roles: 'api,realtime,jobs', settings });
  const { seated, startDeposit, settle } = createTable(platform);
  let owner: pg.Client;
  beforeAll(async () => {
    await platform.app.startJobs();
    owner = new pg.Client({ connectionString: platform.ownerUrl });
    await owner.connect();
  });
  afterAll(() => owner.end());

  test('[P-42] takes bets and deposits, shows histories, and tells pages once when Redis is back', async () => {
    const { player, betOf } = await seated();
    const channel = `wallet:accounts#${player.id}`;
    const page = await watchAccount(await openPage(platform, player), channel);
    const read = async (url: string) => {
      const answer = await platform.call('GET', url, { token: player.token });
      expect(answer.status, url).toBe(200);
      return answer.body.data as Record<string, unknown>[];
    };
    /** Messages that were not sent yet. */
    const waiting = async () => {
      const { rows } = await owner.query<{ waiting: number }>(
        `select count(*)::int as waiting from graphile_worker.jobs
         where task_identifier = 'realtime.publish'`,
      );
      return rows[0]?.waiting;
    };
    const bet = async () =>
      expect((await platform.wallet('/transaction/bet', betOf(100_000))).status).toBe('RS_OK');
    await bet();
    await vi.waitUntil(() => page.versions.length === 1, { timeout: 20_000, interval: 10 });

    const port = Number(new URL(redis.url).port);
    await redis.stop();
    await bet();
    await bet();
    const invoice = await startDeposit(player, 25_00);
    expect((await settle(invoice)).status).toBe(200);
    expect(await read('/wallet/accounts')).toMatchObject([{ balance: 50_00 - 3_00 + 25_00 }]);
    expect(await read('/wallet/transactions')).toHaveLength(5);
    expect(await read('/game/spins')).toHaveLength(3);
    expect(await read('/payment/invoices')).toHaveLength(2);
    expect((await fetch(`${platform.origin}/readyz`)).status).toBe(200);
    const signedIn = await platform.register();
    expect(signedIn.token).not.toBe('');

    redis = await startRedis(port);
    await bet();
    const [account] = await read('/wallet/accounts');
    // Whoever was told to ask again has asked by now; whoever was not was sent every message.
    await vi.waitUntil(
      () => page.told.askAgain > 0 || page.versions.includes(account?.version as number),
      { timeout: 60_000, interval: 20 },
    );
    // From here on it is as if nothing had been.
    await bet();
    const [latest] = await read('/wallet/accounts');
    await vi.waitUntil(() => page.versions.includes(latest?.version as number), {
      timeout: 60_000,
      interval: 20,
    });
    await vi.waitFor(async () => expect(await waiting()).toBe(0), {
      timeout: 60_000,
      interval: 50,
    });
    expect(new Set(page.versions).size, 'no message came twice').toBe(page.versions.length);
    if (page.told.askAgain === 0) expect(page.versions).toHaveLength(6);
  }, 180_000);
});

describe('a platform that is started while there is no Redis', () => {
  let port: number;
  const logged: string[] = [];
  const settings: Record<string, string> = {};
  beforeAll(async () => {
    const gone = await startRedis();
    await gone.stop();
    settings.REDIS_URL = gone.url;
    port = Number(new URL(gone.url).port);
  });
  const platform = usePlatform({
    roles: 'api,realtime,jobs',
    settings,
    log: { level: 'warn', write: (line) => void logged.push(line) },
  });
  const { seated } = createTable(platform);
  beforeAll(() => platform.app.startJobs());

  test('[P-42] starts, moves money, says what is missing, and tells pages once Redis comes', async () => {
    const ready = async () => {
      const response = await fetch(`${platform.origin}/readyz`);
      return { http: response.status, ...((await response.json()) as object) };
    };
    expect(await ready()).toMatchObject({
      http: 200,
      parts: { database: 'ok', redis: 'failing' },
    });
    expect(logged.join('')).toContain('ECONNREFUSED');
    const { player, betOf } = await seated();
    const bet = async () =>
      expect((await platform.wallet('/transaction/bet', betOf(100_000))).status).toBe('RS_OK');
    await bet();

    const redis = await startRedis(port);
    onTestFinished(() => redis.stop());
    await vi.waitFor(async () => expect(await ready()).toMatchObject({ parts: { redis: 'ok' } }), {
      timeout: 30_000,
      interval: 50,
    });
    const page = await watchAccount(
      await openPage(platform, player),
      `wallet:accounts#${player.id}`,
    );
    await bet();
    const accounts = await platform.call('GET', '/wallet/accounts', { token: player.token });
    const [account] = accounts.body.data as { version: number; balance: number }[];
    expect(account?.balance).toBe(48_00);
    await vi.waitUntil(() => page.versions.includes(account?.version ?? -1), {
      timeout: 60_000,
      interval: 20,
    });
  }, 120_000);
});
