import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { winBodyOf } from '../modules/gameplay/test/wallet-bodies.ts';
import { savedDestination } from '../modules/payments/test/saved-destination.ts';
import { callSample } from './call-sample.ts';
import { endpoints } from './endpoints.ts';
import { expectProblem } from './expect-problem.ts';
import { type Player, password, site, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform({ roles: 'api,realtime,jobs' });
const { seated, startDeposit, settle } = createTable(platform);
const hour = 60 * 60;
const selfExclusion = 4;
const coolingOff = 5;
let owner: pg.Pool;

beforeAll(async () => {
  await platform.app.startJobs();
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 2 });
});
afterAll(() => owner.end());
/** Passes hours, after which the guard counts no tries of before. */
function later(hours: number): void {
  platform.clock.aheadSeconds += hours * hour;
}

const leave = (token: string, definition: number, period: string) =>
  platform.call('POST', '/player/limits', { token, body: { definition, period } });
const credentialsOf = ({ email }: Pick<Player, 'email'>) => ({
  email,
  password,
  fingerprint: { visitorId: `browser-${email}`, confidence: 0.5 },
});
const signIn = (player: Pick<Player, 'email'>) =>
  platform.call('POST', '/player/sessions', { body: credentialsOf(player) });
const signInWhileAway = (player: Pick<Player, 'email'>, given = {}) =>
  platform.call('POST', '/player/sessions/away', { body: { ...credentialsOf(player), ...given } });

async function awayToken(player: Pick<Player, 'email'>): Promise<string> {
  const answer = await signInWhileAway(player);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body.data as { accessToken: string }).accessToken;
}

/** What runs, as the player is shown it. */
async function runningOf(token: string) {
  const { body } = await platform.call('GET', '/player/limits', { token });
  return body.data as { id: string; definition: number; period: string; until: string | null }[];
}

test('[1-10] [4-18] [7a-11] a break holds at once: no session, bet, deposit or sign-in, and open rounds pay', async () => {
  later(2);
  const { player, betOf } = await seated();
  const bet = betOf(100_000);
  expect(await platform.wallet('/transaction/bet', bet)).toMatchObject({ status: 'RS_OK' });
  const onItsWay = await startDeposit(player, 20_00);

  const asked = platform.clock.now().getTime();
  const taken = await leave(player.token, coolingOff, 'P1D');
  expect(taken.status).toBe(200);
  const [limit] = taken.body.data as { until: string }[];
  expect(limit).toMatchObject({ definition: 5, period: 'P1D', amount: null, currency: null });
  const left = new Date(limit?.until ?? 0).getTime() - asked;
  expect(Math.abs(left - 24 * hour * 1000)).toBeLessThan(2000);

  expectProblem(await platform.call('GET', '/player/profile', { token: player.token }), 401);
  expect(await platform.wallet('/transaction/bet', betOf(100_000))).toMatchObject({
    status: 'RS_ERROR_TOKEN_EXPIRED',
  });
  const refused = await signIn(player);
  expect(refused.body).toMatchObject({
    code: 11083,
    errors: { exclusion: [{ rule: 'coolingOff' }] },
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * hour);
  // [P-08] What was played before is paid, and what was on its way arrives.
  expect(await platform.wallet('/transaction/win', winBodyOf(bet, 300_000))).toMatchObject({
    status: 'RS_OK',
  });
  expect((await settle(onItsWay)).status).toBe(200);
  later(24);
  expect((await signIn(player)).status).toBe(200);
});

test('[P-22] [7a-11] it becomes longer at any time, and never shorter, whatever is called', async () => {
  later(2);
  const player = await platform.register();
  expect((await leave(player.token, coolingOff, 'P1W')).status).toBe(200);
  const token = await awayToken(player);
  const [week] = await runningOf(token);
  const stays = (answer: Awaited<ReturnType<typeof leave>>) => {
    expectProblem(answer, 409);
    expect(answer.body.code).toBe(15002);
  };
  const change = (body: object) =>
    platform.call('PUT', `/player/limits/${week?.id}`, { token, body });
  stays(await leave(token, coolingOff, 'P1D'));
  stays(await change({ period: 'P3D' }));
  stays(await platform.call('DELETE', `/player/limits/${week?.id}`, { token }));
  expectProblem(await change({ period: 'P1Y' }), 422);
  expectProblem(await change({ period: 'daily', amount: 100 }), 422);

  const longer = await change({ period: 'P2W' });
  expect(longer.status, JSON.stringify(longer.body)).toBe(200);
  expect(longer.body.data).toMatchObject([{ id: week?.id, period: 'P2W' }]);
  expect((await leave(token, selfExclusion, 'P6M')).status).toBe(200);
  stays(await leave(token, coolingOff, 'P6W'));
  expect((await leave(token, selfExclusion, 'forGood')).status).toBe(200);
  stays(await leave(token, selfExclusion, 'forGood'));
  stays(await leave(token, selfExclusion, 'P5Y'));
  expect((await runningOf(token))[0]).toMatchObject({ definition: 4, until: null });
  later(6 * 365 * 24);
  expect((await signIn(player)).body.code).toBe(11083);
});

test('[7a-11] a period that its definition does not have, or a limit without its parts, is refused by field', async () => {
  const { token } = await platform.register();
  for (const [definition, period] of [
    [coolingOff, 'P6M'],
    [selfExclusion, 'P1D'],
    [coolingOff, 'PT1S'],
  ] as const)
    expectProblem(await leave(token, definition, period), 422);
  const post = (body: object) => platform.call('POST', '/player/limits', { token, body });
  expectProblem(await post({ definition: coolingOff }), 422);
  expectProblem(await post({ definition: coolingOff, period: 'P1D', amount: 5 }), 422);
  expectProblem(await post({ definition: 3, period: 'P1D', amount: 5, currency: 'EUR' }), 422);
  expect((await platform.call('GET', '/player/profile', { token })).status).toBe(200);
});

test('[P-22] of many at once the longest is what holds', async () => {
  later(2);
  const player = await platform.register();
  const periods = ['P1D', 'P3D', 'P1W', 'P2W', 'P4W', 'P6W'];
  const answers = await Promise.all(
    [...periods, ...periods].map((period) => leave(player.token, coolingOff, period)),
  );
  for (const { status } of answers) expect([200, 401, 409]).toContain(status);
  const kept = answers.flatMap(({ status }, at) =>
    status === 200 ? [[...periods, ...periods].indexOf([...periods, ...periods][at] ?? '')] : [],
  );
  const [longest] = await runningOf(await awayToken(player));
  expect(longest?.period).toBe(periods[Math.max(...kept)]);
});

describe('a withdrawal-only session', () => {
  let player: Player;
  let token: string;
  let destination: string;

  beforeAll(async () => {
    later(2);
    player = await platform.register();
    // Of no card, to which it would have to go back first.
    await owner.query(`select ledger.deposit($1, 'EUR', 5000, 'card', $2, $3, $3)`, [
      ...[player.id, randomUUID(), randomUUID()],
    ]);
    destination = await savedDestination(owner, player.id);
    expect((await leave(player.token, coolingOff, 'P6W')).status).toBe(200);
    token = await awayToken(player);
  });

  const open = endpoints.filter(({ isOpenAway }) => isOpenAway);

  test('[P-22] what stays open is what it takes to withdraw, and nothing more', () => {
    expect(open.map(({ name }) => name).sort()).toEqual([
      'bonuses.cancel',
      'bonuses.list',
      'documents.add',
      'documents.file',
      'documents.list',
      'documents.remove',
      'identity.challengeFactor',
      'identity.proveFactor',
      'identity.signOut',
      'limits.addLimit',
      'limits.changeLimit',
      'limits.limits',
      'limits.removeLimit',
      'payments.addDestination',
      'payments.destinations',
      'payments.invoices',
      'payments.withdraw',
      'payments.withdrawalMethods',
      'risk.turnOverWager',
      'verification.standing',
      'verification.token',
      'wallet.accounts',
    ]);
  });

  test.each(endpoints.filter(({ isOpenAway }) => !isOpenAway))(
    '[P-22] $name is closed to a session that only withdraws',
    async (endpoint) => {
      const refused = await callSample(platform, endpoint, token);
      expectProblem(refused, 403);
      expect(refused.body.code).toBe(11085);
    },
  );

  test('[P-22] nor does it limit money, get a socket, or live longer than a quarter of an hour', async () => {
    const money = { definition: 3, period: 'daily', amount: 100, currency: 'EUR' };
    const refused = await platform.call('POST', '/player/limits', { token, body: money });
    expect(refused.body.code).toBe(11085);
    expect((await platform.call('POST', '/connection/token', { token })).body.code).toBe(11085);
    const renewed = await platform.call('POST', '/player/sessions/refresh', {
      token,
      headers: { cookie: player.binding },
    });
    expect([401, 403]).toContain(renewed.status);
  });

  test('[P-22] the money can be withdrawn, also unstaked, and then it is reviewed', async () => {
    const accounts = await platform.call('GET', '/wallet/accounts', { token });
    expect(accounts.body.data).toMatchObject([{ currency: 'EUR', balance: 50_00 }]);
    const asked = await platform.call('POST', '/payment/invoices/withdrawal', {
      token,
      headers: { 'idempotency-key': 'money-while-away' },
      body: {
        methodId: 'bank',
        currency: 'EUR',
        amount: 20_00,
        fields: { destinationId: destination },
      },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(201);
    expect(asked.body.data).toMatchObject({ withdrawal: { stage: 'review' } });
  });

  test('[P-22] it ends when it is signed out of, and by itself', async () => {
    const own = await awayToken(player);
    const answer = await platform.call('POST', '/player/sessions/logout', { token: own });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expectProblem(await platform.call('GET', '/wallet/accounts', { token: own }), 401);
    const other = await awayToken(player);
    later(0.3);
    expectProblem(await platform.call('GET', '/wallet/accounts', { token: other }), 401);
  });

  test('[P-22] [P-26] only the right password opens it, and only to somebody who is away', async () => {
    const wrong = await signInWhileAway(player, { password: 'not the one at all' });
    expect(wrong.body).toMatchObject({ code: 11003 });
    const somebody = await platform.register();
    const refused = await signInWhileAway(somebody);
    expectProblem(refused, 409);
    expect(refused.body).toMatchObject({ code: 11086 });
    const unknown = await signInWhileAway({ email: 'nobody-at-all@example.com' });
    expect(unknown.body).toMatchObject({ code: 11003 });
  });
});

describe('[P-22] the moment itself, against fifty of everything', () => {
  test('no sign-in and no deposit comes through behind it', async () => {
    later(2);
    const player = await platform.register();
    const tries = Array.from({ length: 50 }, (_, at) =>
      at % 5 === 0
        ? signIn(player)
        : platform.call('POST', '/payment/invoices/deposit', {
            token: player.token,
            headers: { 'idempotency-key': `against-the-moment-${at}` },
            body: { methodId: 'card', currency: 'EUR', amount: 10_00, returnUrl: `${site}/` },
          }),
    );
    const left = await leave(player.token, selfExclusion, 'P1Y');
    expect(left.status).toBe(200);
    await Promise.all(tries);
    const { rows } = await owner.query(
      `select count(*)::int as late from payments.invoice i
       join identity.exclusion e on e.player_id = i.player_id
       where i.player_id = $1 and i.xmin::text::bigint > e.xmin::text::bigint and i.created_at > e.begins_at`,
      [player.id],
    );
    expect(rows[0]).toEqual({ late: 0 });
    const alive = await owner.query(
      'select 1 from identity.session where player_id = $1 and ended_at is null',
      [player.id],
    );
    expect(alive.rowCount).toBe(0);
  });

  test('no bet is taken behind it', async () => {
    later(2);
    const { player, betOf } = await seated();
    const bets = Array.from({ length: 50 }, () => platform.wallet('/transaction/bet', betOf(1000)));
    expect((await leave(player.token, coolingOff, 'P1D')).status).toBe(200);
    const afterwards = await platform.wallet('/transaction/bet', betOf(1000));
    expect(afterwards).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    for (const answer of await Promise.all(bets))
      expect(['RS_OK', 'RS_ERROR_TOKEN_EXPIRED']).toContain(answer.status);
  });
});
