import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type OpenDatabase, openDatabase } from '../kernel/db/database.ts';
import { systemIds as ids } from '../kernel/ids.ts';
import { rollbackBodyOf, winBodyOf } from '../modules/gameplay/test/wallet-bodies.ts';
import { createOperatorExclusions, type Exclusion } from '../modules/identity/public.ts';
import { expectProblem } from './expect-problem.ts';
import { openPage } from './open-page.ts';
import { type Player, password, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform({ roles: 'api,realtime,jobs' });
const { seated, startDeposit, settle } = createTable(platform);
const hour = 60 * 60;
/** Of another process, as an operator's is. */
let own: OpenDatabase;

beforeAll(async () => {
  await platform.app.startJobs();
  own = openDatabase({ url: platform.ownerUrl, max: 4, role: 'pierlight_app' });
});
afterAll(() => own.close());
/** Passes hours, after which the guard counts no tries of before. */
function later(hours: number): void {
  platform.clock.aheadSeconds += hours * hour;
}

function exclude(playerId: string, until: Date | null, kind: Exclusion['kind'] = 'selfExclusion') {
  const exclusions = createOperatorExclusions({ db: own.db, clock: platform.clock, ids });
  return own.db.transaction().execute((tx) => exclusions.exclude(tx, { playerId, kind, until }));
}

const inHours = (hours: number) => new Date(platform.clock.now().getTime() + hours * hour * 1000);

const signIn = ({ email }: Player) =>
  platform.call('POST', '/player/sessions', {
    body: { email, password, fingerprint: { visitorId: `browser-${email}`, confidence: 0.5 } },
  });

const profileOf = (token: string) => platform.call('GET', '/player/profile', { token });

/** A sign-in in a browser: its token, and the cookie that a refresh needs. */
async function entered(player: Player) {
  const { body, headers } = await signIn(player);
  const [binding = ''] = String(headers['set-cookie']).split(';');
  return { token: (body.data as { accessToken: string }).accessToken, binding };
}

const refresh = ({ token, binding }: Pick<Player, 'token' | 'binding'>) =>
  platform.call('POST', '/player/sessions/refresh', { token, headers: { cookie: binding } });

/** Token of a game, opened in a browser. */
async function launch(token: string): Promise<string> {
  await platform.call('POST', '/game/games/koi-lantern/play', {
    token,
    body: { mode: 'real', currency: 'EUR', platform: 'desktop' },
  });
  return platform.aggregator.launches.at(-1)?.token ?? '';
}

async function socketToken(token: string): Promise<string> {
  const answer = await platform.call('POST', '/connection/token', { token });
  return (answer.body.data as { token: string }).token;
}

/** What the gateway answers somebody who comes with a token. */
async function knock(token: string): Promise<unknown> {
  const socket = new WebSocket(`${platform.origin.replace('http', 'ws')}/api/connection/websocket`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, connect: { token } }));
  const [message] = await once(socket, 'message');
  socket.terminate();
  return JSON.parse(String(message));
}

test('[P-08] [P-22] a player shut out is out of every browser, socket and game within a second, and is still paid', async () => {
  const { player, betOf } = await seated();
  const onItsWay = await startDeposit(player, 20_00);
  const [bet, undone] = [betOf(100_000), betOf(100_000)];
  for (const one of [bet, undone])
    expect(await platform.wallet('/transaction/bet', one)).toMatchObject({ status: 'RS_OK' });
  const browsers = [player, await entered(player)];
  const games: string[] = [];
  for (const { token } of browsers) games.push(await launch(token));
  for (const token of games)
    expect(await platform.wallet('/transaction/bet', { ...betOf(100_000), token })).toMatchObject({
      status: 'RS_OK',
    });
  const sockets = await Promise.all(browsers.map(({ token }) => socketToken(token)));
  expect(await knock(sockets[0] ?? '')).toHaveProperty('connect.client');
  const pages = await Promise.all(
    browsers.map(({ token }) => openPage(platform, { ...player, token })),
  );
  const cut = pages.map(
    (page) =>
      new Promise<{ reason: string; at: number }>((done) =>
        page.once('connecting', ({ reason }) => done({ reason, at: performance.now() })),
      ),
  );

  await exclude(player.id, inHours(24));
  const began = performance.now();
  for (const browser of browsers) {
    expectProblem(await profileOf(browser.token), 401);
    expectProblem(await refresh(browser), 401);
  }
  for (const token of games)
    expect(await platform.wallet('/transaction/bet', { ...betOf(100_000), token })).toMatchObject({
      status: 'RS_ERROR_TOKEN_EXPIRED',
    });
  for (const token of sockets)
    expect(await knock(token)).toMatchObject({ error: { message: 'token expired' } });
  for (const { reason, at } of await Promise.all(cut)) {
    expect(reason).toBe('session ended');
    expect(at - began).toBeLessThan(1000);
  }

  const refused = await signIn(player);
  expectProblem(refused, 422);
  expect(refused.body).toMatchObject({
    code: 11083,
    errors: { exclusion: [{ rule: 'selfExclusion' }] },
  });
  const left = Number(refused.headers['retry-after']);
  expect(left).toBeLessThanOrEqual(24 * hour);
  expect(left).toBeGreaterThan(24 * hour - 120);
  expect(await platform.wallet('/transaction/win', winBodyOf(bet, 300_000))).toMatchObject({
    status: 'RS_OK',
    balance: 4_900_000,
  });
  expect(await platform.wallet('/transaction/rollback', rollbackBodyOf(undone))).toMatchObject({
    status: 'RS_OK',
    balance: 5_000_000,
  });
  expect((await settle(onItsWay)).status).toBe(200);
  expect(pages.map(({ state }) => state)).not.toContain('connected');
  // Somebody else at the same moment is let on.
  const other = await entered(await platform.register());
  expect((await refresh(other)).status).toBe(200);

  later(24);
  const back = await signIn(player);
  expect(back.status).toBe(200);
  const accounts = await platform.call('GET', '/wallet/accounts', {
    token: (back.body.data as { accessToken: string }).accessToken,
  });
  expect(accounts.body.data).toMatchObject([{ currency: 'EUR', balance: 70_00 }]);
});

test('[P-22] of sign-ins and an exclusion at once no session is left', async () => {
  let letIn = 0;
  for (let round = 0; round < 10; round += 1) {
    later(2);
    const player = await platform.register();
    const signIns = Array.from({ length: 3 }, () => signIn(player));
    // Every other time after the first of them is in, else somewhere in the midst of all.
    await (round % 2 === 0 ? Promise.race(signIns) : pause(8 * round));
    await exclude(player.id, null);
    for (const answer of await Promise.all(signIns)) {
      expect([200, 422]).toContain(answer.status);
      const { accessToken } = (answer.body.data ?? {}) as { accessToken?: string };
      if (!accessToken) continue;
      letIn += 1;
      expectProblem(await profileOf(accessToken), 401);
    }
  }
  expect(letIn, 'some came before').toBeGreaterThan(0);
});

test('[P-22] a shorter time never ends a longer one, and one for good has no end', async () => {
  later(2);
  const player = await platform.register();
  await exclude(player.id, inHours(48));
  await exclude(player.id, inHours(1), 'coolingOff');
  // It holds to its last minute.
  platform.clock.aheadSeconds += 48 * hour - 60;
  expect((await signIn(player)).body).toMatchObject({ code: 11083 });
  await exclude(player.id, null);
  later(3 * 365 * 24);
  const refused = await signIn(player);
  expect(refused.body).toMatchObject({ code: 11083 });
  expect(refused.headers['retry-after']).toBeUndefined();
});

test('[P-22] [P-26] a wrong password is not told that the account is shut out', async () => {
  later(2);
  const player = await platform.register();
  await exclude(player.id, null);
  const answer = await platform.call('POST', '/player/sessions', {
    body: {
      email: player.email,
      password: 'not the one at all',
      fingerprint: { visitorId: 'a stranger', confidence: 0.5 },
    },
  });
  expect(answer.body).toMatchObject({ code: 11003 });
});

test('nobody is shut out until a time that is over, and nobody unknown', async () => {
  const player = await platform.register();
  await expect(exclude(player.id, inHours(-1))).rejects.toMatchObject({
    errorName: 'malformedRequest',
  });
  await expect(exclude(ids.next(), null)).rejects.toMatchObject({ errorName: 'notFound' });
  expect((await profileOf(player.token)).status).toBe(200);
});
