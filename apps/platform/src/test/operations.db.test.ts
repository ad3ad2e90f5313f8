import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { endpoints } from './endpoints.ts';
import { usePlatform } from './platform-fixture.ts';

const token = 'm'.repeat(32);
const platform = usePlatform({ roles: 'api,realtime', settings: { METRICS_TOKEN: token } });
const untold = usePlatform({ settings: { PUBLIC_ORIGIN: 'http://pierlight.test' } });

async function metrics(): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${platform.origin}/metrics`, { headers })).text();
}

/** The value of a figure; 0 when it is not there. */
function figure(text: string, name: string, labels: Readonly<Record<string, string>> = {}): number {
  const line = text
    .split('\n')
    .find(
      (one) =>
        new RegExp(`^${name}(\\{|\\s)`).test(one) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    );
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('the figures count every answer by route, method and status, and name nobody', async () => {
  const player = await platform.register();
  const counted = async (status: string, route = '/api/player/profile') =>
    figure(await metrics(), 'http_request_duration_seconds_count', {
      method: 'GET',
      route,
      status,
    });
  const [good, refused] = [await counted('200'), await counted('401')];
  const elsewhere = await counted('401', '/api/wallet/accounts');
  await platform.call('GET', '/player/profile', { token: player.token });
  await platform.call('GET', '/player/profile');
  await platform.call('GET', `/wallet/accounts?id=${player.id}`);
  expect(await counted('200')).toBe(good + 1);
  expect(await counted('401')).toBe(refused + 1);
  expect(await counted('401', '/api/wallet/accounts')).toBe(elsewhere + 1);
  const text = await metrics();
  expect(text).toMatch(/^# TYPE http_request_duration_seconds histogram$/m);
  for (const secret of [player.id, player.email, player.token]) expect(text).not.toContain(secret);
});

test('the figures are read with the token only, and by nobody where there is none', async () => {
  const asked = async (origin: string, authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    const response = await fetch(`${origin}/metrics`, { headers });
    expect(await response.text()).not.toContain('http_request_duration_seconds');
    return response;
  };
  for (const authorization of [undefined, '', 'Bearer', 'Bearer ', `Bearer ${token}m`, token]) {
    const refused = await asked(platform.origin, authorization);
    expect(refused.status, authorization).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  }
  for (const authorization of [undefined, 'Bearer undefined', `Bearer ${token}`])
    expect((await asked(untold.origin, authorization)).status).toBe(404);
});

test('[P-31] where visitors come by TLS, browsers are kept to it for a year, whatever is answered', async () => {
  const kept = async (origin: string, path: string) =>
    (await fetch(`${origin}${path}`)).headers.get('strict-transport-security');
  for (const path of [
    '/healthz',
    '/nowhere',
    '/api/player/init',
    '/api/nowhere',
    '/%',
    '/metrics',
  ]) {
    expect(await kept(platform.origin, path), path).toBe('max-age=31536000; includeSubDomains');
    expect(await kept(untold.origin, path), path).toBeNull();
  }
});

test('every answer carries the headers that keep it where it belongs', async () => {
  const paths = [
    ...endpoints.filter(({ method }) => method === 'GET').map(({ path }) => `/api${path}`),
    '/healthz',
    '/nowhere',
    '/api/openapi.json',
  ];
  for (const path of paths) {
    const { headers } = await fetch(`${platform.origin}${path}`);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
    if (path.startsWith('/api/'))
      expect(headers.get('content-security-policy'), path).toMatch(
        /default-src 'none';.*frame-ancestors 'none'/,
      );
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    expect(headers.get('access-control-allow-origin'), path).toBeNull();
    expect(headers.get('x-powered-by'), path).toBeNull();
  }
});

test('[P-41] a platform that stops says so, takes no new sockets, and sends the open ones elsewhere', async () => {
  const url = `${platform.origin.replace('http', 'ws')}/api/connection/websocket`;
  const open = figure(await metrics(), 'realtime_connections');
  const socket = new WebSocket(url);
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  socket.send('{"id":1,"connect":{}}');
  await once(socket, 'message');
  expect(figure(await metrics(), 'realtime_connections')).toBe(open + 1);
  const ready = () => fetch(`${platform.origin}/readyz`);
  expect(await (await ready()).json()).toEqual({
    status: 'ready',
    parts: { database: 'ok', storage: 'ok', mails: 'ok' },
  });

  // A client that does not say goodbye keeps the platform in the middle of its stop.
  const left = once(socket, 'close');
  socket.pause();
  const closed = platform.app.close();
  const stopping = await ready();
  expect(stopping.status).toBe(503);
  expect(await stopping.json()).toMatchObject({ status: 'stopping' });
  expect(Number(stopping.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${platform.origin}/healthz`)).status).toBe(200);
  const late = new WebSocket(url);
  const [, response] = await once(late, 'unexpected-response');
  // Not 404, which would tell its client that there is nothing to come back to.
  expect(response.statusCode).toBe(503);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  late.on('error', () => undefined).terminate();

  socket.resume();
  const [code] = await left;
  expect(code).toBe(3001);
  await closed;
  await expect(ready()).rejects.toThrow();
});
