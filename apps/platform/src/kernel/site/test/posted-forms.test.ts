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

/** A site whose form tells what became of a call that is made for it. */
async function startForm() {
  const { app } = await startSite({
    answerForm: async (request, { callApi }) => {
      if (request.url.endsWith('/outage')) return new Response(null, { status: 503 });
      if (!request.url.endsWith('/sign-in')) return null;
      const call = new Request(`${ours}/api/echo`, { method: 'POST', body: await request.text() });
      call.headers.set('authorization', 'Bearer given');
      const answered = await callApi(call);
      const headers = new Headers({ location: `${ours}/de?${await answered.text()}` });
      for (const cookie of answered.headers.getSetCookie()) headers.append('set-cookie', cookie);
      headers.append('set-cookie', 'third=3');
      return new Response(null, { status: 303, headers });
    },
  });
  app.post('/api/echo', async ({ ip, headers, body }, reply) =>
    reply
      .header('set-cookie', ['first=1', 'second=2'])
      .send(`${ip} ${headers.cookie} ${headers.authorization} ${headers.origin} ${body}`),
  );
  return (headers: Record<string, string>, name = 'sign-in') =>
    app.inject({
      method: 'POST',
      url: `/api/player/sessions/forms/${name}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...{ cookie: 'known_device=k', 'x-forwarded-for': '192.0.2.7' },
        ...headers,
      },
      payload: 'email=a%40b.test',
    });
}

test('[7b-02] a call that a form makes is the visitor’s, and its cookies come along', async () => {
  const post = await startForm();
  const answer = await post({ origin: ours });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(
    `${ours}/de?192.0.2.7 known_device=k Bearer given undefined email=a%40b.test`,
  );
  expect(answer.headers['set-cookie']).toEqual(['first=1', 'second=2', 'third=3']);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test.each([['https://elsewhere.test'], ['null'], ['']])(
  '[P-28] nobody is signed in by a page of "%s"',
  async (origin) => {
    const post = await startForm();
    const answer = await post(origin === '' ? {} : { origin });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  },
);

test.each([
  ['same-origin', 303],
  ['none', 303],
  [undefined, 303],
  ['same-site', 403],
  ['cross-site', 403],
])(
  '[P-28] no session is renewed or ended where a link of another site leads: %s',
  async (from, status) => {
    const { app } = await startSite({
      answerForm: async () =>
        new Response(null, { status: 303, headers: { location: `${ours}/` } }),
    });
    const answer = await app.inject({
      url: '/api/player/sessions/forms/renewal',
      headers: from === undefined ? {} : { 'sec-fetch-site': from },
    });
    expect(answer.statusCode).toBe(status);
  },
);

test('a form that the site does not have is none', async () => {
  const post = await startForm();
  const [other, outage] = [
    await post({ origin: ours }, 'other'),
    await post({ origin: ours }, 'outage'),
  ];
  expect([other.statusCode, outage.statusCode]).toEqual([404, 503]);
});
