import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { expectProblem } from './expect-problem.ts';
import { type Player, usePlatform } from './platform-fixture.ts';

const platform = usePlatform();
let player: Player;
const tokens: Record<string, string> = {
  'that is none': 'abc',
  'without a signature': 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
};

async function refresh({ token, binding }: Player): Promise<Player> {
  const answer = await platform.call('POST', '/player/sessions/refresh', {
    token,
    headers: { cookie: binding },
  });
  const { accessToken } = answer.body.data as { accessToken: string };
  return { ...player, token: accessToken, binding };
}

beforeAll(async () => {
  tokens['that has expired'] = (await platform.register()).token;
  platform.clock.aheadSeconds = 14 * 60;
  const replaced = await platform.register();
  await refresh(replaced);
  tokens['that was replaced, past its grace'] = replaced.token;
  platform.clock.aheadSeconds = 15 * 60;
  player = await platform.register();
  const [header, payload, signature] = player.token.split('.');
  const other = Buffer.from('{"sub":"somebody","sid":"x","gen":1}').toString('base64url');
  tokens['of which the claims were changed'] = `${header}.${other}.${signature}`;
  tokens['of which the signature was cut'] = `${header}.${payload}.${signature?.slice(0, -4)}`;
  const leaver = await platform.register();
  await platform.call('POST', '/player/sessions/logout', { token: leaver.token });
  tokens['of a session that was signed out'] = leaver.token;
});

const playersOnly = endpoints.filter(({ access }) => access === 'player');
const addressOf = (path: string) =>
  path.replace(/\{\w+\}/g, '01930000-0000-7000-8000-000000000000');

test('both kinds of endpoints are there', () => {
  expect(playersOnly.length).toBeGreaterThan(10);
  expect(endpoints.length - playersOnly.length).toBeGreaterThan(10);
});

describe.each(playersOnly)('$method $path', ({ method, path }) => {
  test('[6-01] tells a guest to sign in', async () => {
    const answer = await platform.call(method, addressOf(path));
    expectProblem(answer, 401);
    expect(answer.body.code).toBe(11001);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('[P-28] takes no authority from cookies, nor from a form of another site', async () => {
    const cookie = `access_token=${player.token}; ${player.binding}`;
    const headers = { cookie, origin: 'https://evil.example' };
    expect((await platform.call(method, addressOf(path), { headers })).status).toBe(401);
    if (method === 'GET') return;
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
    for (const type of types) {
      const posted = await platform.call(method, addressOf(path), {
        headers: { ...headers, 'content-type': type, 'idempotency-key': 'a-key-of-a-form' },
        body: '{"currency":"USD"}',
      });
      expectProblem(posted, type === 'text/plain' ? 401 : [401, 415], type);
    }
  });

  test('[P-27] refuses every token that is not, or no longer, good', async () => {
    for (const [what, token] of Object.entries(tokens)) {
      const answer = await platform.call(method, addressOf(path), { token });
      expectProblem(answer, 401, `a token ${what}`);
    }
    // The same call with a good token is authenticated.
    if (path.endsWith('/logout')) return;
    const good = await platform.call(method, addressOf(path), { token: player.token });
    expect(good.status).not.toBe(401);
    expect(good.headers['cache-control']).toBe('private, no-store');
  });
});

const movingMoney = endpoints.filter(({ isIdempotent }) => isIdempotent);

describe.each(movingMoney)('$method $path', ({ method, path }) => {
  test.each([undefined, '', 'short', 'has spaces in it', 'ü-is-not-ascii', 'k'.repeat(129)])(
    '[P-05] moves no money under the key %j',
    async (key) => {
      const headers: Record<string, string> =
        key === undefined ? {} : { 'idempotency-key': Buffer.from(key).toString('latin1') };
      const body = {
        methodId: 'card',
        currency: 'EUR',
        amount: 25_00,
        returnUrl: 'https://pierlight.test/',
      };
      const answer = await platform.call(method, path, { token: player.token, headers, body });
      expectProblem(answer, 400);
      expect(answer.body.code).toBe(10007);
    },
  );
});

test('there are endpoints that move money', () => {
  expect(movingMoney.map(({ name }) => name)).toEqual(['payments.deposit', 'payments.withdraw']);
});

test('[P-28] [P-29] a refresh wants the bearer and the cookie, neither alone', async () => {
  const ask = (options: { token?: string; headers?: Record<string, string> }) =>
    platform.call('POST', '/player/sessions/refresh', options);
  const own = await platform.register();
  const stranger = await platform.register();
  const cookie = `access_token=${own.token}; ${own.binding}`;
  expectProblem(await ask({ headers: { cookie } }), 401);
  expectProblem(await ask({ token: own.token }), 401);
  expectProblem(await ask({ token: own.token, headers: { cookie: stranger.binding } }), 401);
  expect((await ask({ token: own.token, headers: { cookie } })).status).toBe(200);
});

test('[P-29] an expired token can be refreshed with its cookie, one that was signed out cannot', async () => {
  const own = await platform.register();
  platform.clock.aheadSeconds += 16 * 60;
  expectProblem(await platform.call('GET', '/player/profile', { token: own.token }), 401);
  const renewed = await refresh(own);
  const profile = await platform.call('GET', '/player/profile', { token: renewed.token });
  expect(profile.body.data).toMatchObject({ id: own.id });
  await platform.call('POST', '/player/sessions/logout', { token: renewed.token });
  const answer = await platform.call('POST', '/player/sessions/refresh', {
    token: renewed.token,
    headers: { cookie: own.binding },
  });
  expectProblem(answer, 401);
  expect(answer.body.code).toBe(11004);
});
