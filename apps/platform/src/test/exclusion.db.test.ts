import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('[P-08] [P-22] a player shut out is out of every browser, socket and game within a second, and is still paid', async () => {
  const { player, betOf } = await seated();
  const onItsWay = await startDeposit(player, 20_00);
  const [bet, undone] = [betOf(100_000), betOf(100_000)];
  for (const one of [bet, undone])
    expect(await platform.wallet('/transaction/bet', one)).toMatchObject({ status: 'RS_OK' });
  const second = await signIn(player);
  const secondToken = (second.body.data as { accessToken: string }).accessToken;
  const pages = [
    await openPage(platform, player),
    await openPage(platform, { ...player, token: secondToken }),
  ];
  const cut = pages.map(
    (page) => new Promise<string>((done) => page.once('connecting', ({ reason }) => done(reason))),
  );

  await exclude(player.id, inHours(24));
  const began = performance.now();
  for (const token of [player.token, secondToken]) expectProblem(await profileOf(token), 401);
  expect(await platform.wallet('/transaction/bet', betOf(100_000))).toMatchObject({
    status: 'RS_ERROR_TOKEN_EXPIRED',
  });
  const refreshed = await platform.call('POST', '/player/sessions/refresh', {
    token: player.token,
    headers: { cookie: player.binding },
  });
  expectProblem(refreshed, 401);
  expect(await Promise.all(cut)).toEqual(['session ended', 'session ended']);
  expect(performance.now() - began).toBeLessThan(1000);

  const refused = await signIn(player);
  expectProblem(refused, 422);
  expect(refused.body).toMatchObject({ code: 11083 });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * hour);
  expect(await platform.wallet('/transaction/win', winBodyOf(bet, 300_000))).toMatchObject({
    status: 'RS_OK',
    balance: 5_100_000,
  });
  expect(await platform.wallet('/transaction/rollback', rollbackBodyOf(undone))).toMatchObject({
    status: 'RS_OK',
    balance: 5_200_000,
  });
  expect((await settle(onItsWay)).status).toBe(200);

  later(24);
  const back = await signIn(player);
  expect(back.status).toBe(200);
  const accounts = await platform.call('GET', '/wallet/accounts', {
    token: (back.body.data as { accessToken: string }).accessToken,
  });
  expect(accounts.body.data).toMatchObject([{ currency: 'EUR', balance: 72_00 }]);
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
