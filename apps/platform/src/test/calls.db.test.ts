import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  type Answer,
  fingerprint,
  type Player,
  password,
  site,
  usePlatform,
} from './platform-fixture.ts';

const platform = usePlatform();
let player: Player;

beforeAll(async () => {
  player = await platform.register();
});

const get = (url: string, token?: string) =>
  platform.call('GET', url, token === undefined ? {} : { token });
const put = (url: string, body?: unknown) =>
  platform.call('PUT', url, { token: player.token, ...(body === undefined ? {} : { body }) });
const rows = (answer: Answer) => answer.body.data as Record<string, unknown>[];
const codes = (answer: Answer) => rows(answer).map(({ code }) => code);

function deposit(amount = 25_00) {
  return platform.call('POST', '/payment/invoices/deposit', {
    token: player.token,
    headers: { 'idempotency-key': randomUUID() },
    body: { methodId: 'card', currency: 'EUR', amount, returnUrl: `${site}/` },
  });
}

test('[7a-01] [7a-02] settings are told to anybody', async () => {
  expect(codes(await get('/settings/currencies?visible=1'))).toContain('BTC');
  expect(rows(await get('/settings/currencies?visible=0'))).toEqual([]);
  expect(codes(await get('/settings/locales'))).toEqual(['en', 'de', 'es', 'pt-br', 'ar']);
  expect(codes(await get('/settings/countries'))).toContain('DE');
  const { data } = (await get('/settings/constants')).body;
  expect(data).toMatchObject({
    payment: { invoiceStatuses: { pending: 1, success: 2, error: 3 } },
  });
});

test('[7a-03] a visitor is told what to be suggested', async () => {
  expect((await get('/player/init')).body.data).toEqual({
    country: null,
    isRestricted: false,
    locale: 'en',
    currency: 'EUR',
    features: {
      phoneSignUp: false,
      questsEnabled: true,
      loyaltyEnabled: true,
      betting: null,
      documentsHidden: false,
    },
  });
});

test('[7a-04] [3-17] the profile is read and changed, but not what a player may not change', async () => {
  const own = await platform.register();
  const change = (body: unknown) =>
    platform.call('PUT', '/player/profile', { token: own.token, body });
  expect((await get('/player/profile', own.token)).body.data).toMatchObject({
    id: own.id,
    email: own.email,
    nickname: null,
    pwaInstalled: false,
  });
  expect((await change({ nickname: 'Martha' })).body.data).toMatchObject({ nickname: 'Martha' });
  for (const refused of [{ email: 'other@example.com' }, { country: 'AT' }, { currency: 'USD' }])
    expect((await change(refused)).status).toBe(422);
  expect((await get('/player/profile', own.token)).body.data).toMatchObject({
    nickname: 'Martha',
    email: own.email,
    country: 'DE',
    currency: 'EUR',
  });
});

test('[5a-03] a first or last name of one letter is refused by field', async () => {
  for (const field of ['firstName', 'lastName']) {
    const refused = await put('/player/profile', { [field]: 'M' });
    expect(refused.body.errors?.[field]).toEqual([{ rule: 'min', params: { min: 2 } }]);
    expect((await put('/player/profile', { [field]: 'Mo' })).status).toBe(200);
  }
});

test('[7a-05] [3-24] the fields of both forms come as lists with their rules', async () => {
  const registration = rows(await get('/player/fields/validations?scenario=registration'));
  expect(registration.map(({ name }) => name)).toContain('birthdate');
  expect(registration.find(({ name }) => name === 'email')).toMatchObject({
    kind: 'email',
    required: true,
    step: 1,
    rules: [{ rule: 'email' }, { rule: 'max', max: 254 }],
  });
  expect(rows(await get('/player/fields/validations?scenario=profile')).length).toBeGreaterThan(0);
  expect((await get('/player/fields/validations?scenario=other')).status).toBe(422);
});

test('[7b-01] [7b-02] [7b-04] [3-21] [3-22] an account is opened, signed into, renewed and left', async () => {
  const own = await platform.register({ affiliateTag: 'tag' });
  const withoutFingerprint = { email: own.email, password };
  expect(
    (await platform.call('POST', '/player/sessions', { body: withoutFingerprint })).status,
  ).toBe(422);

  const signedIn = await platform.call('POST', '/player/sessions', {
    body: { email: own.email, password, fingerprint, affiliateTag: 'tag' },
  });
  const { accessToken, profile } = signedIn.body.data as { accessToken: string; profile: unknown };
  expect(profile).toMatchObject({ id: own.id });
  const claims = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, number>;
  expect(claims).toMatchObject({ sub: own.id, gen: 1 });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60);

  const cookie = String(signedIn.headers['set-cookie']);
  expect(cookie).toMatch(
    /^session_binding=.+; Path=\/api\/player\/sessions; HttpOnly; SameSite=Strict; Secure$/,
  );
  const refreshed = await platform.call('POST', '/player/sessions/refresh', {
    token: accessToken,
    headers: { cookie },
  });
  expect(Object.keys(refreshed.body.data as object)).toEqual(['accessToken']);

  const { accessToken: renewed } = refreshed.body.data as { accessToken: string };
  expect((await platform.call('POST', '/player/sessions/logout', { token: renewed })).status).toBe(
    200,
  );
  expect((await get('/player/profile', renewed)).status).toBe(401);
});

test("[9-05] a visit by an affiliate's link is noted by anybody, and what can be no tag is refused", async () => {
  const click = (body: unknown) => platform.call('POST', '/affiliates/clicks', { body });
  const noted = await click({ tag: 'tag-1', landing: '/', referrer: 'https://affiliate.example' });
  expect(noted.status).toBe(201);
  expect(noted.body.data).toEqual({ keptForSeconds: 2_592_000 });
  expect((await click({ tag: 'tag-1', landing: '/' })).status).toBe(201);
  for (const [field, body] of [
    ['tag', { tag: 'two words', landing: '/' }],
    ['landing', { tag: 'tag-1', landing: 'https://elsewhere.example' }],
    ['landing', { tag: 'tag-1', landing: '/?secret=1' }],
    ['referrer', { tag: 'tag-1', landing: '/', referrer: 'https://a.example/path' }],
  ] as const)
    expect((await click(body)).body.errors).toHaveProperty(field);
});

test('[7a-06] [7a-09] sign-ins are listed and closed, and a password is changed', async () => {
  const own = await platform.register();
  const call = (method: 'GET' | 'PUT', url: string, body?: unknown) =>
    platform.call(method, url, { token: own.token, ...(body === undefined ? {} : { body }) });
  const listed = await call('GET', '/player/sessions?page=1&perPage=5&open=true');
  expect(rows(listed)).toMatchObject([{ isCurrent: true, endedAt: null }]);
  expect(listed.body.meta).toMatchObject({ page: 1, perPage: 5, total: 1 });
  const newPassword = 'another horse battery';
  const wrong = await call('PUT', '/player/passwords', {
    currentPassword: 'no idea',
    newPassword,
    repeatNewPassword: newPassword,
  });
  expect(wrong.status).toBe(422);
  expect(wrong.body.errors?.currentPassword).toEqual([{ rule: 'wrong', params: {} }]);
  const changed = await call('PUT', '/player/passwords', {
    currentPassword: password,
    newPassword,
    repeatNewPassword: newPassword,
  });
  expect(changed.body.data).toEqual({ closedSessions: 0 });
  const [{ id } = { id: '' }] = rows(await call('GET', '/player/sessions')) as { id: string }[];
  expect((await call('PUT', `/player/sessions/${id}/close`)).body.data).toMatchObject({
    id,
    endReason: 'closed',
  });
  expect((await call('GET', '/player/profile')).status).toBe(401);
});

test('[3-05] an account has a status, a currency and what of its balance can be withdrawn', async () => {
  const [account] = rows(await get('/wallet/accounts', player.token));
  expect(account).toEqual({
    id: expect.any(String),
    status: 1,
    currency: 'EUR',
    balance: 0,
    withdrawalBalance: 0,
    version: expect.any(Number),
  });
});

test('[3-06] [7c-08] a pending invoice has a number and a way to pay, and can be cancelled', async () => {
  const started = await deposit();
  expect(started.status).toBe(201);
  expect(started.body.data).toMatchObject({
    number: expect.any(String),
    status: 1,
    type: 1,
    amount: 25_00,
    currency: 'EUR',
    createdAt: expect.any(String),
    redirectUrl: expect.stringMatching(/^https:\/\/pages\.provider\.test\//),
  });
  const { id } = started.body.data as { id: string };
  const cancelled = await put(`/payment/invoices/${id}/decline`);
  expect(cancelled.body.data).toMatchObject({ id, status: 3, failureReason: 'cancelled' });
});

test('[7f-01] collections and providers are told to anybody', async () => {
  const collections = rows(await get('/game/collections'));
  expect(collections[0]).toMatchObject({ identity: 'lit-tonight', gamesCount: 2 });
  expect(rows(await get('/game/providers'))).toMatchObject([{ id: 'northlight', gamesCount: 2 }]);
  expect((await get('/game/providers/northlight')).body.data).toMatchObject({ name: 'Northlight' });
  expect((await get('/game/providers/nobody')).status).toBe(404);
});

test('[7f-03] a demo opens for anybody, real money for a player with the account', async () => {
  const play = (mode: string, currency: string, token?: string) =>
    platform.call('POST', '/game/games/koi-lantern/play', {
      body: { mode, currency, platform: 'desktop' },
      ...(token === undefined ? {} : { token }),
    });
  expect((await play('demo', 'EUR')).body.data).toMatchObject({ sessionId: null });
  expect((await play('real', 'EUR')).status).toBe(401);
  expect((await play('real', 'EUR', player.token)).body.data).toMatchObject({
    url: expect.stringMatching(/\/frame$/),
    sessionId: expect.any(String),
  });
  expect((await play('real', 'JPY', player.token)).body.code).toBe(12002);
});

test('[7-01] answers are JSON, refusals problem+json with the number of a request', async () => {
  expect((await get('/settings/locales')).type).toMatch(/^application\/json/);
  const refused = await get('/wallet/accounts');
  expect(refused.type).toMatch(/^application\/problem\+json/);
  expect(refused.body).toMatchObject({ status: 401, code: 11001, requestId: expect.any(String) });
  const missing = await get('/nothing/here');
  expect([missing.status, missing.type]).toEqual([404, 'application/problem+json']);
});
