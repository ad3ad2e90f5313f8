import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseProxy } from './database-proxy.ts';
import { expectProblem } from './expect-problem.ts';
import { follow, openPage } from './open-page.ts';
import { site, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const proxy = new DatabaseProxy();
const platform = usePlatform({ roles: 'api,realtime,jobs', databaseUrl: (url) => proxy.open(url) });
const { seated } = createTable(platform);
let owner: pg.Pool;

beforeAll(async () => {
  await platform.app.startJobs();
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 2 });
  owner.on('error', () => undefined);
});
afterAll(() => owner.end());

type Seated = Awaited<ReturnType<typeof seated>>;
let guest: Seated;
beforeEach(async () => {
  guest = await seated();
});

const ready = async () => {
  const response = await fetch(`${platform.origin}/readyz`);
  return { status: response.status, body: await response.json(), headers: response.headers };
};
const balance = async ({ player }: Seated): Promise<number | undefined> => {
  const { rows } = await owner.query<{ balance: string }>(
    'select balance from ledger.account where owner = $1',
    [player.id],
  );
  return Number(rows[0]?.balance);
};

test('[P-42] without its database the platform says when to come back, and is itself within 5 s of its return', async () => {
  const { player, betOf } = guest;
  const profile = () => platform.call('GET', '/player/profile', { token: player.token });
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } });

  proxy.cut();
  const down = await ready();
  expect(down).toMatchObject({ status: 503, body: { parts: { database: 'failing' } } });
  expect(Number(down.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${platform.origin}/healthz`)).status).toBe(200);
  for (const refused of [
    await profile(),
    await platform.call('GET', '/game/spins/winners'),
    await platform.call('POST', '/player/sessions', {
      body: { email: player.email, password: 'x', fingerprint: { visitorId: 'v', confidence: 1 } },
    }),
  ]) {
    expectProblem(refused, 503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  // The aggregator is told that nothing is known, so that it asks or rolls back later.
  const bet = betOf(100_000);
  expect(await platform.wallet('/transaction/bet', bet)).toEqual({
    status: 'RS_ERROR_UNKNOWN',
    request_uuid: bet.request_uuid,
  });
  expect((await platform.call('GET', '/settings/locales')).status).toBe(200);

  await proxy.restore();
  const back = performance.now();
  await vi.waitFor(
    async () => {
      expect((await ready()).status).toBe(200);
      expect((await profile()).status).toBe(200);
      // The same bet, sent again as an aggregator does, counts once.
      expect((await platform.wallet('/transaction/bet', bet)).status).toBe('RS_OK');
    },
    { timeout: 5_000, interval: 20 },
  );
  expect(performance.now() - back).toBeLessThan(5_000);
  expect(await balance(guest)).toBe(49_00);
});

test('[P-42] [P-11] connections that are cut under load lose no acknowledged bet, nor the process', async () => {
  const { player, betOf } = guest;
  const acknowledged: string[] = [];
  let unsure = 0;
  let isPlaying = true;
  async function play(): Promise<void> {
    while (isPlaying) {
      const bet = betOf(1_000);
      const { status } = await platform.wallet('/transaction/bet', bet);
      if (status === 'RS_OK') acknowledged.push(bet.transaction_uuid);
      else unsure += 1;
    }
  }
  const players = Array.from({ length: 6 }, play);
  for (let round = 1; round <= 4; round += 1) {
    const target = acknowledged.length + 20;
    await vi.waitUntil(() => acknowledged.length >= target, { timeout: 10_000, interval: 5 });
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and usename is not null
         and application_name <> 'pierlight-jobs'`,
    );
  }
  isPlaying = false;
  await Promise.all(players);
  expect(unsure).toBeGreaterThan(0);
  const { rows } = await owner.query<{ key: string }>(
    `select idempotency_key as key from ledger.transaction
     where player_id = $1 and kind = 'bet' and status = 'posted'`,
    [player.id],
  );
  const kept = new Set(rows.map(({ key }) => key));
  expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
  expect(kept.size).toBeLessThanOrEqual(acknowledged.length + unsure);
  expect(await balance(guest)).toBe(50_00 - kept.size);
});

test('[P-42] jobs go on after the database was gone: a bet reaches the open page', async () => {
  const { player, betOf } = guest;
  const accounts = await follow(await openPage(platform, player), `wallet:accounts#${player.id}`);
  proxy.cut();
  await proxy.restore();
  await vi.waitFor(
    async () => {
      expect((await platform.wallet('/transaction/bet', betOf(100_000))).status).toBe('RS_OK');
    },
    { timeout: 5_000, interval: 20 },
  );
  expect(await accounts(1)).toMatchObject([{ account: { balance: 49_00 } }]);
});

test('[P-42] whenever a connection is lost, within a transaction or between two, the answer is 503 and never 500', async () => {
  const { player } = guest;
  const { token } = player;
  const asks = [
    () => platform.call('GET', '/player/profile', { token }),
    () => platform.call('GET', '/wallet/accounts', { token }),
    () => platform.call('GET', '/game/spins/winners'),
    () => platform.call('GET', '/payment/invoices', { token }),
    () =>
      platform.call('POST', '/payment/invoices/deposit', {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { methodId: 'card', currency: 'EUR', amount: 10_00, returnUrl: `${site}/` },
      }),
    () =>
      platform.call('POST', '/player/sessions', {
        body: {
          email: player.email,
          password: 'wrong',
          fingerprint: { visitorId: 'v', confidence: 1 },
        },
      }),
  ];
  const seen = new Map<number, number>();
  let isAsking = true;
  async function ask(number: number): Promise<void> {
    for (let turn = number; isAsking; turn += 1) {
      const { status } = (await asks[turn % asks.length]?.()) ?? { status: 0 };
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  }
  const requests = Array.from({ length: 12 }, (_, number) => ask(number));
  const count = () => [...seen.values()].reduce((sum, each) => sum + each, 0);
  for (let round = 1; round <= 12; round += 1) {
    const target = count() + 40;
    await vi.waitUntil(() => count() >= target, { timeout: 20_000, interval: 1 });
    if (round % 3 === 0) {
      proxy.cut();
      const refused = count() + 40;
      await vi.waitUntil(() => count() >= refused, { timeout: 20_000, interval: 1 });
      await proxy.restore();
    } else {
      await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and usename is not null`,
      );
    }
  }
  isAsking = false;
  await Promise.all(requests);
  expect(seen.get(503)).toBeGreaterThan(0);
  expect([...seen.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
}, 180_000);
