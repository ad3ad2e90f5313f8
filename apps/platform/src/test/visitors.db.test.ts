import { request } from 'node:http';
import { expect, test } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import { fingerprint, password, usePlatform } from './platform-fixture.ts';

const open = usePlatform({
  settings: {
    PUBLIC_ORIGIN: 'http://pierlight.test',
    TRUSTED_PROXIES: '127.0.0.1',
    RESTRICTED_COUNTRIES: 'AT',
    SIGN_INS_PER_MINUTE: '3',
  },
});
const closed = usePlatform({ settings: { REQUESTS_PER_MINUTE: '5' } });

const credentials = (email: string) => ({ email, password: 'wrong horse', fingerprint });

/** The status of a sign-in sent to this very address, by a client that does not tidy it. */
function signInAt(path: string, ip: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(open.origin);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
    const call = request({ hostname, port, method: 'POST', path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(JSON.stringify(credentials('nobody@example.com')));
  });
}

test('more sign-ins in a minute than an address may try are told to wait', async () => {
  const from = (ip: string) =>
    open.call('POST', '/player/sessions', {
      body: credentials('nobody@example.com'),
      headers: { 'x-forwarded-for': ip },
    });
  for (let tries = 0; tries < 3; tries += 1) expectProblem(await from('203.0.113.1'), 422);
  const refused = await from('203.0.113.1');
  expectProblem(refused, 429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  // Another visitor behind the same proxy, and the rest of the site, go on.
  expectProblem(await from('203.0.113.2'), 422);
  const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.1' } };
  expect((await open.call('GET', '/player/init', elsewhere)).status).toBe(200);
});

test.each([
  '/api/player/sessions/',
  '/api/./player/sessions',
  '/api/x/../player/sessions',
  '/api/%2e/player/sessions',
  '/api/x\\..\\player\\sessions',
  '/api/player/%73essions',
  '/api//player/sessions',
])('the limit is not passed by writing the address as %s', async (path) => {
  const ip = '203.0.113.77';
  const statuses: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) statuses.push(await signInAt(path, ip));
  expect(statuses.filter((status) => status !== 404 && status !== 429)).toEqual([]);
});

test('an address that is not a trusted proxy cannot pretend to be others', async () => {
  const from = (ip: string) =>
    closed.call('GET', '/player/init', { headers: { 'x-forwarded-for': ip, 'ip-country': 'AT' } });
  for (let count = 0; count < 5; count += 1)
    expect((await from(`198.51.100.${count}`)).body.data).toMatchObject({ country: null });
  const refused = await from('198.51.100.9');
  expectProblem(refused, 429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('a visitor of a restricted country is told so, and cannot open an account', async () => {
  const headers = { 'ip-country': 'AT', 'x-forwarded-for': '203.0.113.3' };
  const init = await open.call('GET', '/player/init', { headers });
  expect(init.body.data).toMatchObject({ country: 'AT', isRestricted: true });
  const registered = await open.call('POST', '/player/register', {
    headers: { 'x-forwarded-for': '203.0.113.3' },
    body: {
      email: 'alpine@example.com',
      password,
      country: 'AT',
      currency: 'EUR',
      locale: 'de',
      birthdate: '1990-04-12',
      agreements: true,
      fingerprint,
    },
  });
  expectProblem(registered, 451);
  expect(registered.headers).not.toHaveProperty('set-cookie');
});

test.each(['demo', 'real'] as const)(
  'a game that is not offered in the visitor’s country answers 451 and opens nothing: %s',
  async (mode) => {
    const { token } = await open.register();
    const play = (game: string, country: string) =>
      open.call('POST', `/game/games/${game}/play`, {
        token,
        headers: { 'ip-country': country, 'x-forwarded-for': '203.0.113.5' },
        body: { mode, currency: 'EUR', platform: 'desktop' },
      });
    const launched = open.aggregator.launches.length;
    expectProblem(await play('night-ferris', 'PL'), 451);
    expect(open.aggregator.launches).toHaveLength(launched);
    expect((await play('night-ferris', 'DE')).status).toBe(200);
    expect((await play('koi-lantern', 'PL')).status).toBe(200);
    expect(open.aggregator.launches).toHaveLength(launched + 2);
  },
);

test('[P-29] over plain HTTP the binding cookie is as strict, but not Secure', async () => {
  const player = await open.register();
  const answer = await open.call('POST', '/player/sessions', {
    headers: { 'x-forwarded-for': '203.0.113.4' },
    body: { email: player.email, password, fingerprint },
  });
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^session_binding=[\w-]{43}; Max-Age=2592000; Path=\/api\/player\/sessions; HttpOnly; SameSite=Strict$/,
  );
  const { accessToken } = answer.body.data as { accessToken: string };
  const left = await open.call('POST', '/player/sessions/logout', { token: accessToken });
  expect(String(left.headers['set-cookie'])).toMatch(/^session_binding=; Max-Age=0; /);
});
