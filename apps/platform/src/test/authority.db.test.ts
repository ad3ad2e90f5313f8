import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints, type Player, usePlatform } from './platform-fixture.ts';

const platform = usePlatform();
let player: Player;

beforeAll(async () => {
  player = await platform.register();
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
    expect([answer.status, answer.body.code]).toEqual([401, 11001]);
  });

  test('[P-28] takes no authority from cookies, nor from a form of another site', async () => {
    const cookie = `access_token=${player.token}; ${player.binding}`;
    const headers = { cookie, origin: 'https://evil.example' };
    expect((await platform.call(method, addressOf(path), { headers })).status).toBe(401);
    if (method === 'GET') return;
    const posted = await platform.call(method, addressOf(path), {
      headers: { ...headers, 'content-type': 'text/plain' },
      body: '{"currency":"USD"}',
    });
    expect(posted.status).toBe(401);
  });

  test.each([
    ['one that is none', 'abc'],
    ['one without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
  ])('refuses a token: %s', async (_what, token) => {
    expect((await platform.call(method, addressOf(path), { token })).status).toBe(401);
  });
});

test('[P-28] [P-29] a refresh wants the bearer and the cookie, neither alone', async () => {
  const refresh = (options: { token?: string; headers?: Record<string, string> }) =>
    platform.call('POST', '/player/sessions/refresh', options);
  const cookie = `access_token=${player.token}; ${player.binding}`;
  expect((await refresh({ headers: { cookie } })).status).toBe(401);
  expect((await refresh({ token: player.token })).status).toBe(401);
  expect((await refresh({ token: player.token, headers: { cookie } })).status).toBe(200);
});
