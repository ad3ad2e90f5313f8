import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { setStakeBound } from '../modules/gameplay/public.ts';
import { follow, openPage } from './open-page.ts';
import { site, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform({ roles: 'api,realtime,jobs' });
const { seated, settle, startDeposit } = createTable(platform);
let url: string;

beforeAll(async () => {
  await platform.app.startJobs();
  url = `${platform.origin.replace('http', 'ws')}/api/connection/websocket`;
});

test('[7i-02] [7i-03] [P-12] a deposit that its provider settles reaches the open page of its player', async () => {
  const player = await platform.register();
  const client = await openPage(platform, player);
  const accounts = await follow(client, `wallet:accounts#${player.id}`);
  const invoices = await follow(client, `payment:invoices#${player.id}`);
  const id = await startDeposit(player, 25_00);
  const told = await settle(id);
  expect(told.status).toBe(200);
  expect(await accounts(1)).toMatchObject([{ account: { currency: 'EUR', balance: 25_00 } }]);
  expect(await invoices(1)).toMatchObject([
    { event: 'invoice.deposit.updated', invoice: { id, status: 2 } },
  ]);
});

test("[P-39] a page does not hear another player's channel, nor publish to its own", async () => {
  const player = await platform.register();
  const stranger = await platform.register();
  const client = await openPage(platform, stranger);
  for (const name of [
    'wallet:accounts',
    'payment:invoices',
    'game:bets',
    'messenger:notifications',
    'player:verification',
  ]) {
    const subscription = client.newSubscription(`${name}#${player.id}`);
    const refused = new Promise<{ code: number }>((resolve) =>
      subscription.once('unsubscribed', resolve),
    );
    subscription.subscribe();
    expect((await refused).code).toBe(103);
  }
  await expect(client.publish(`wallet:accounts#${stranger.id}`, {})).rejects.toMatchObject({
    code: 103,
  });
});

test('[7i-04] a stake above what a bonus allows reaches the open page of its player', async () => {
  const { player, betOf } = await seated();
  await platform.app.database.db.transaction().execute((tx) =>
    setStakeBound(tx, {
      playerId: player.id,
      currency: 'EUR',
      source: 'bonus:1',
      maxStake: 5_00n,
      closedGames: [],
    }),
  );
  const bets = await follow(await openPage(platform, player), `game:bets#${player.id}`);
  expect(await platform.wallet('/transaction/bet', betOf(600_000))).toMatchObject({
    status: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  });
  expect(await bets(1)).toEqual([
    {
      event: 'game.bet.max.exceed',
      gameIdentity: 'koi-lantern',
      playerBonus: { currency: 'EUR', maxBetAmount: 5_00 },
    },
  ]);
});

test('[7i-02] every bet reaches the open page, each with a later version than the one before', async () => {
  const { player, betOf } = await seated();
  const accounts = await follow(await openPage(platform, player), `wallet:accounts#${player.id}`);
  for (let count = 0; count < 5; count += 1)
    expect(await platform.wallet('/transaction/bet', betOf(100_000))).toMatchObject({
      status: 'RS_OK',
    });
  const told = (await accounts(5)) as { account: { balance: number; version: number } }[];
  const byVersion = told.map(({ account }) => account).sort((a, b) => a.version - b.version);
  expect(byVersion.map(({ balance }) => balance)).toEqual([49_00, 48_00, 47_00, 46_00, 45_00]);
  expect(new Set(byVersion.map(({ version }) => version)).size).toBe(5);
});

/** What becomes of an upgrade: its status, 101 when it is let in. */
function upgrade(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { headers });
    onTestFinished(() => socket.terminate());
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
}

test('[P-39] a page of another origin is not let in', async () => {
  for (const origin of [
    'https://evil.example',
    'http://pierlight.test',
    'https://pierlight.test.evil.example',
    'https://pierlight.test:444',
    'null',
  ])
    expect(await upgrade({ origin }), origin).toBe(403);
  expect(await upgrade({ origin: site })).toBe(101);
});

/** What the socket answers to whoever connects with a token. */
function connect(token: string): Promise<unknown> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    onTestFinished(() => socket.terminate());
    socket.once('open', () => socket.send(JSON.stringify({ id: 1, connect: { token } })));
    socket.once('message', (data) => resolve(JSON.parse(String(data))));
    socket.once('close', (code) => resolve({ closed: code }));
  });
}

test('[P-27] signing out cuts the open socket of the page, and neither its old nor a new token opens another', async () => {
  const player = await platform.register();
  const kept = await platform.call('POST', '/connection/token', { token: player.token });
  const { token } = kept.body.data as { token: string };
  expect(await connect(token)).toMatchObject({ connect: { client: expect.any(String) } });
  const client = await openPage(platform, player);
  const cut = new Promise<{ code: number; reason: string }>((resolve) =>
    client.once('connecting', resolve),
  );
  await platform.call('POST', '/player/sessions/logout', { token: player.token });
  expect(await cut).toMatchObject({ code: 3000, reason: 'session ended' });
  const answer = await platform.call('POST', '/connection/token', { token: player.token });
  expect(answer.status).toBe(401);
  expect(await connect(token)).toMatchObject({ error: { code: 109 } });
});
