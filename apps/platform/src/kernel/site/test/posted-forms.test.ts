import { expect, test } from 'vitest';
import { startSite } from './start-site.ts';

const ours = 'https://pierlight.test';

async function post(headers: Record<string, string>, payload = 'agreed=statistics') {
  const { app } = await startSite();
  return app.inject({
    method: 'POST',
    url: '/cookie-settings',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });
}

test('[2.3-01] a choice that a page posts is kept, and leads back to the page', async () => {
  const answer = await post({ origin: ours, referer: `${ours}/de/games/koi?page=2` });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `${ours}/de/games/koi?page=2`,
  ]);
  expect(answer.headers['set-cookie']).toBe('consent=agreed=statistics; Secure');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test.each([['https://elsewhere.test'], ['null'], ['']])(
  '[P-28] no choice is taken from a page of "%s"',
  async (origin) => {
    const answer = await post({ ...(origin && { origin }), referer: `${ours}/` });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  },
);

test.each([[''], ['https://elsewhere.test/page'], ['no address']])(
  'a choice leads nowhere but to the site: "%s"',
  async (referer) => {
    const answer = await post({ origin: ours, referer });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${ours}/`]);
  },
);

test('a choice that comes from a path like another host stays on the site', async () => {
  const answer = await post({ origin: ours, referer: `${ours}//elsewhere.test/` });
  expect(answer.headers.location).toBe(`${ours}//elsewhere.test/`);
});

test('what is no form, or more than one holds, is refused', async () => {
  const json = await post({ origin: ours, 'content-type': 'application/json' }, '{}');
  const long = await post({ origin: ours }, `agreed=${'a'.repeat(2000)}`);
  expect([json.statusCode, long.statusCode]).toEqual([400, 413]);
});
