import { expect, test } from 'vitest';
import { solve } from '../modules/identity/test/solve.ts';
import { expectProblem } from './expect-problem.ts';
import { fingerprint, password, registration, usePlatform } from './platform-fixture.ts';

const platform = usePlatform({
  settings: { FREE_OPENINGS_PER_HOUR: '2', TRUSTED_PROXIES: '127.0.0.1' },
});

const register = (email: string, ip: string, headers: Record<string, string> = {}) =>
  platform.call('POST', '/player/register', {
    body: { ...registration, email, password },
    headers: { 'x-forwarded-for': ip, ...headers },
  });

test('[P-24] a network that opens many accounts works for each further one, and another does not', async () => {
  expect((await register('one@example.com', '192.0.2.1')).status).toBe(201);
  expect((await register('two@example.com', '192.0.2.1')).status).toBe(201);
  const asked = await register('three@example.com', '192.0.2.1');
  expectProblem(asked, 428);
  expect(asked.headers).not.toHaveProperty('set-cookie');
  const proof = await solve(asked.body.challenge ?? '');
  const sent = { 'proof-of-work': proof };
  expectProblem(await register('four@example.com', '192.0.2.1', sent), 428);
  expect((await register('three@example.com', '192.0.2.1', sent)).status).toBe(201);
  expectProblem(await register('three@example.com', '192.0.2.1', sent), 428);
  expect((await register('four@example.com', '192.0.2.2')).status).toBe(201);
});

test('[P-24] a browser is known by a cookie that no script reads, wherever it asks from', async () => {
  const ip = (number: number) => ({ 'x-forwarded-for': `198.51.100.${number}` });
  await platform.register({ email: 'known@example.com' });
  const signIn = (headers: Record<string, string>, secret = password) =>
    fetch(`${platform.origin}/api/player/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'known@example.com', password: secret, fingerprint }),
    });
  const first = await signIn(ip(1));
  expect(first.status).toBe(200);
  const [known = ''] = first.headers.getSetCookie();
  expect(known).toMatch(
    /^known_device=[\w-]{43}; Max-Age=31536000; Path=\/api\/player; HttpOnly; SameSite=Strict; Secure$/,
  );
  const [cookie = ''] = known.split(';');
  for (let number = 2; number < 7; number += 1)
    expect((await signIn(ip(number), 'wrong horse')).status).toBe(422);
  expect((await signIn(ip(8))).status).toBe(428);
  expect((await signIn({ ...ip(9), cookie })).status).toBe(200);
  expect((await signIn({ ...ip(10), cookie: `known_device=${'x'.repeat(43)}` })).status).toBe(428);
});
