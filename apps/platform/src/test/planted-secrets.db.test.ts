import { createHmac } from 'node:crypto';
import { generateSync } from 'otplib/functional';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { StubOpenid } from '../modules/identity/test/stub-openid.ts';
import { StubSmtp } from '../modules/mail/test/stub-smtp.ts';
import { StubGateway } from '../modules/sms/test/stub-gateway.ts';
import { DatabaseProxy } from './database-proxy.ts';
import { OneBrowser } from './one-browser.ts';
import { type Answer, fingerprint, site, usePlatform, webhookSecret } from './platform-fixture.ts';
import { type Node, startNode } from './start-node.ts';
import { successOf } from './table.ts';

const smtp = new StubSmtp();
const gateway = new StubGateway();
const provider = new StubOpenid();
const issuer = await provider.listen();
const proxy = new DatabaseProxy();
/** The operator's own. */
const keys = {
  SESSION_SECRET: `planted-session-${'s'.repeat(20)}`,
  FACTOR_SECRET: `planted-factor-${'f'.repeat(20)}`,
  REALTIME_SECRET: `planted-realtime-${'r'.repeat(20)}`,
  SMS_GATEWAY_KEY: `planted-gateway-${'g'.repeat(20)}`,
  PAYMENTS_API_KEY: `planted-payments-${'k'.repeat(20)}`,
};
const clientSecret = 'planted-client-secret';
const settings: Record<string, string> = {
  ...keys,
  SOCIAL_PROVIDERS: JSON.stringify([
    { id: 'stub', name: 'Stub', issuer, clientId: 'pierlight', clientSecret },
  ]),
};
beforeAll(async () => {
  settings.SMTP_URL = (await smtp.listen()).replace('//', '//mailer:planted-smtp-password@');
  settings.SMS_GATEWAY_URL = await gateway.listen();
});
afterAll(() => Promise.all([smtp.close(), gateway.close(), provider.close()]));
const platform = usePlatform({ settings });
let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: platform.ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());

/** Everything that must stand in no log, by what it is. */
const planted = new Map<string, string>([
  ...Object.entries(keys),
  ['client secret', clientSecret],
  ['password of the mail server', 'planted-smtp-password'],
  ['webhook secret', webhookSecret],
]);
/** Remembers a secret and answers it. */
function plant(what: string, value: unknown): string {
  if (typeof value !== 'string' || value.length < 6)
    throw new Error(`${what} is no secret: ${JSON.stringify(value)}`);
  planted.set(`${what} ${planted.size}`, value);
  return value;
}
function plantCookies(browser: OneBrowser): void {
  for (const [name, value] of browser.cookies) plant(`cookie ${name}`, value);
}

const dataOf = <T = Record<string, string>>(answer: Answer, status = 200): T => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return answer.body.data as T;
};
const person = (changes: object) => ({
  country: 'DE',
  currency: 'EUR',
  locale: 'en',
  birthdate: '1990-04-12',
  agreements: true,
  receiveEmailPromo: false,
  fingerprint,
  ...changes,
});
/** A mail without its head, whose ids can look like a code. */
const bodyOf = (raw: string): string =>
  raw.slice(raw.indexOf('\n\n')).replace(/=\n/g, '').replaceAll('=3D', '=');
const mailTo = (to: string, pattern: RegExp) =>
  vi.waitFor(
    () => {
      const found = smtp.mails
        .filter((mail) => mail.to === to)
        .map(({ raw }) => pattern.exec(bodyOf(raw))?.[1])
        .findLast((match) => match !== undefined);
      if (found === undefined) throw new Error(`no mail to ${to} matches ${pattern}`);
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );
const smsTo = (to: string) =>
  vi.waitFor(
    () => {
      const code = /: (\d{6})\b/.exec(gateway.taken.findLast((sms) => sms.to === to)?.text ?? '');
      if (!code?.[1]) throw new Error(`no code for ${to}`);
      return code[1];
    },
    { timeout: 20_000, interval: 50 },
  );

let node: Node;
const browse = () => new OneBrowser(() => node.origin);

/** Opens an account by e-mail, confirms it, and goes wrong in every way there is on the way. */
async function byPassword(browser: OneBrowser) {
  const email = 'planted-address@example.com';
  const password = plant('password', 'planted-password-one');
  const wrong = plant('wrong password', 'planted-wrong-password');
  const weak = plant('refused password', 'Sunshine1');
  await browser.call('POST', '/player/register', `{"password":"${password}", ${password}`);
  await browser.call('POST', '/player/register', `${password}`);
  await browser.call('POST', '/player/register', person({ email, password: weak }));
  await browser.call('POST', '/player/register', person({ email, password, [`p${password}`]: 1 }));
  const joined = dataOf(
    await browser.call('POST', '/player/register', person({ email, password })),
    201,
  );
  browser.token = plant('token', joined.accessToken);
  plantCookies(browser);

  const confirmCode = plant('confirmation', await mailTo(email, /\/verify\/([\w-]{43})/));
  const otherCode = plant('wrong confirmation', confirmCode.replace(/^.{9}/, 'plantedxx'));
  for (const code of [otherCode, confirmCode])
    await browser.call('POST', '/player/profile/confirmations/email', { confirmCode: code });
  await browser.get(`/verify/${confirmCode}`);

  const signIn = (guess: string) =>
    browse().call('POST', '/player/sessions', { email, password: guess, fingerprint });
  expect((await signIn(wrong)).status).toBe(422);
  dataOf(await signIn(password));
  const stranger = browse();
  stranger.token = plant('bearer of nobody', 'planted.bearer.of-nobody');
  stranger.cookies.set('access_token', plant('cookie of nobody', 'planted-cookie-of-nobody'));
  stranger.cookies.set('session_binding', plant('binding of nobody', 'planted-binding-of-nobody'));
  expect((await stranger.call('GET', '/player/profile')).status).toBe(401);
  await stranger.call('POST', '/player/sessions/refresh');
  await browser.call('POST', '/player/sessions/refresh');
  return { email, password };
}

/** Sets a forgotten password anew, by a mailed code. */
async function byReset(email: string) {
  const browser = browse();
  const asked = dataOf(
    await browser.call('POST', '/player/passwords/reset', { email, locale: 'en' }),
    202,
  );
  const resetCode = plant('reset', await mailTo(email, /\/password-reset\/([\w-]{43})/));
  const code = plant('mailed code', await mailTo(email, /\b(\d{8})\b/));
  const fresh = plant('new password', 'planted-password-two');
  const words = { newPassword: fresh, repeatNewPassword: fresh };
  const { requestId } = asked;
  await browser.call('POST', '/player/passwords/check', { resetCode });
  await browser.call('POST', '/player/passwords/confirm', {
    requestId,
    code: '13571357',
    ...words,
  });
  await browser.call('POST', '/player/passwords/confirm', { requestId, code, ...words });
  await browser.get(`/password-reset/${resetCode}`);
  return fresh;
}

async function byPhone() {
  const browser = browse();
  const phone = '+4915112345678';
  const sent = dataOf(await browser.call('POST', '/player/otp/send', { phone, locale: 'en' }), 202);
  const code = plant('code by SMS', await smsTo(phone));
  const { requestId } = sent;
  await browser.call('POST', '/player/otp/verify', { requestId, code: `${code}9` });
  await browser.call('POST', '/player/otp/verify', { requestId, code: '97531' });
  const { otp } = dataOf(await browser.call('POST', '/player/otp/verify', { requestId, code }));
  plant('proof of a number', otp);
  const { receiveEmailPromo: _, ...rest } = person({
    phone,
    otp,
    password: plant('password by phone', 'planted-password-phone'),
  });
  dataOf(await browser.call('POST', '/player/register/phone', rest), 201);
}

async function byProvider() {
  const browser = browse();
  const start = async () => {
    const begun = { provider: 'stub', locale: 'en' };
    const { authorizationUrl = '' } = dataOf(
      await browser.call('POST', '/player/social/start', begun),
    );
    const given = provider.agree(authorizationUrl, {
      sub: 'planted-person',
      email: 'planted-elsewhere@example.com',
      email_verified: true,
    });
    return { code: plant('code elsewhere', given.code), state: plant('state', given.state) };
  };
  const { state } = await start();
  const madeUp = plant('made up code', 'planted-code-that-is-made-up');
  await browser.call('POST', '/player/sessions/social', { code: madeUp, state, fingerprint });
  await browser.get(`/auth/callback?code=${madeUp}&state=${state}`);
  const given = await start();
  const arrived = dataOf(
    await browser.call('POST', '/player/sessions/social', { ...given, fingerprint }),
  );
  const ticket = plant('ticket', arrived.ticket);
  dataOf(await browser.call('POST', '/player/register/social', person({ ticket })), 201);
  plantCookies(browser);
}

/** Adds an authenticator app and comes back by it, after wrong codes. */
async function bySecondFactor(email: string, password: string) {
  const browser = browse();
  const signIn = () => browser.call('POST', '/player/sessions', { email, password, fingerprint });
  browser.token = plant('token', dataOf(await signIn()).accessToken);
  const asked = dataOf(
    await browser.call('POST', '/player/factors/challenges', { action: 'addFactor' }),
  );
  const challenge = plant('challenge', asked.challenge);
  const prove = (proof: object, of = challenge) =>
    browser.call('POST', '/player/factors/proofs', { challenge: of, proof });
  await prove({ method: 'password', password: plant('wrong password', 'planted-wrong-again') });
  const { proof } = dataOf(await prove({ method: 'password', password }));
  const header = { 'second-factor': plant('proof', proof) };
  const begun = dataOf(await browser.call('POST', '/player/factors/totp', undefined, header));
  const secret = plant('secret of the app', begun.secret);
  const codeOf = (offSeconds: number) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + offSeconds });
  await browser.call('POST', '/player/factors/totp/confirm', { code: 'planted-no-code' });
  plant('no code', 'planted-no-code');
  const added = dataOf<{ recoveryCodes: string[] }>(
    await browser.call('POST', '/player/factors/totp/confirm', { code: codeOf(0) }),
  );
  const [recoveryCode = '', wrongRecovery = ''] = added.recoveryCodes;
  for (const code of added.recoveryCodes) plant('recovery code', code);
  await browser.call('DELETE', '/player/factors/totp', undefined, header);

  const arrival = dataOf<{ secondFactor: { challenge: string } }>(await signIn());
  const second = plant('challenge', arrival.secondFactor.challenge);
  plantCookies(browser);
  const answer = (given: object) =>
    browser.call('POST', '/player/sessions/second-factor', {
      challenge: second,
      proof: given,
      fingerprint,
    });
  await answer({ method: 'recoveryCode', code: `${wrongRecovery.slice(1)}7` });
  browser.token = plant(
    'token',
    dataOf(await answer({ method: 'recoveryCode', code: recoveryCode })).accessToken,
  );
  const codes = added.recoveryCodes.slice(2, 4);
  return { browser, again: answer, codes };
}

/** Pays with a card whose details a client wrongly sends, and has the provider call back, and a stranger. */
async function byCard(browser: OneBrowser) {
  const number = plant('card', '4242424242424242');
  const secretFields = { cardNumber: number, cvc: plant('cvc', '987123') };
  const deposit = (body: object) =>
    browser.call('POST', '/payment/invoices/deposit', body, {
      'idempotency-key': crypto.randomUUID(),
    });
  const order = { methodId: 'card', currency: 'EUR', amount: 25_00, returnUrl: `${site}/` };
  await deposit({ ...order, fields: secretFields });
  await deposit({ ...order, ...secretFields });
  const { id = '' } = dataOf(await deposit(order), 201);
  const payment = platform.payments.of(id);
  if (payment) payment.status = 'succeeded';
  const event = JSON.stringify(successOf(id, payment));
  const sign = (body: string) => {
    const seconds = Math.floor(Date.now() / 1000);
    const mac = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
    return `t=${seconds},v1=${plant('signature', mac)}`;
  };
  const broken = `{"planted": "${plant('body of a callback', 'planted-callback-body')}"`;
  for (const [body, signature] of [
    [event, sign(event)],
    [event, `t=1,v1=${plant('wrong signature', 'planted-signature')}`],
    [broken, sign(broken)],
  ] as const)
    await browser.call('POST', '/payment/webhooks/card', body, {
      'pierlight-signature': signature,
    });
}

async function byExport(browser: OneBrowser, codes: readonly string[]) {
  /** Makes a call that gives data out, with a recovery code each. */
  const proven = async (path: string, code = '') => {
    const action = { action: 'exportData' };
    const asked = dataOf(await browser.call('POST', '/player/factors/challenges', action));
    const answer = {
      challenge: plant('challenge', asked.challenge),
      proof: { method: 'recoveryCode', code },
    };
    const { proof } = dataOf(await browser.call('POST', '/player/factors/proofs', answer));
    return browser.call('POST', path, undefined, { 'second-factor': plant('proof', proof) });
  };
  dataOf(await proven('/player/data-exports', codes[0]));
  const { id = '' } = await vi.waitFor(
    async () => {
      const found = dataOf(await browser.call('GET', '/player/data-exports'));
      if (!found.readyAt) throw new Error('the copy is not ready');
      return found;
    },
    { timeout: 20_000, interval: 100 },
  );
  const { url = '' } = dataOf(await proven(`/player/data-exports/${id}/link`, codes[1]));
  plant('way to the copy', url.split(/[/=]/).at(-1));
  const { pathname, search } = new URL(url, site);
  for (let times = 0; times < 2; times += 1)
    await (await browser.get(pathname + search)).arrayBuffer();
}

/** What breaks while secrets are under way: a table, the gateway, the mail server, the whole database. */
async function byAccident(browser: OneBrowser, email: string, password: string) {
  const join = () =>
    browser.call('POST', '/player/register', person({ email: 'planted-2@example.com', password }));
  await owner.query(
    'alter table player.profile add constraint broken check (currency is null) not valid',
  );
  expect((await join()).status).toBe(500);
  await owner.query('alter table player.profile drop constraint broken');
  await owner.query('alter table identity.credential rename to moved');
  expect(
    (await browse().call('POST', '/player/sessions', { email, password, fingerprint })).status,
  ).toBe(500);
  await owner.query('alter table identity.moved rename to credential');
  gateway.status = 500;
  await browse().call('POST', '/player/otp/send', { phone: '+4915112345679', locale: 'en' });
  smtp.answers.push('451 planted later', '550 planted never');
  await browse().call('POST', '/player/passwords/reset', { email, locale: 'en' });
  await vi.waitFor(() => expect(smtp.answers).toHaveLength(1), { timeout: 20_000, interval: 50 });
  const token = plant('token in an address', 'planted-token-in-an-address');
  await browser.get(`/auth/autologin?token=${token}`);
  await browser.get(`/api/player/profile?token=${token}`);
  await browser.call('POST', '/player/sessions/token', { token, fingerprint });
  proxy.cut();
  expect((await join()).status).toBe(503);
  await browser.get(`/auth/autologin?token=${token}`);
  await proxy.restore();
}

test('[P-44] secrets stand in nothing that a platform writes at its most talkative, whatever fails', async () => {
  node = await startNode({
    ...platform.environment,
    DATABASE_URL: await proxy.open(platform.ownerUrl),
    ROLES: 'web,api,realtime,jobs',
    LOG_LEVEL: 'trace',
  });
  const { password: databasePassword } = new URL(platform.ownerUrl);
  if (databasePassword !== '') planted.set('password of the database', databasePassword);
  const first = browse();
  const { email } = await byPassword(first);
  const password = await byReset(email);
  await byPhone();
  await byProvider();
  const { browser, again, codes } = await bySecondFactor(email, password);
  await byCard(browser);
  await byExport(browser, codes);
  const socket = dataOf(await browser.call('POST', '/connection/token'));
  plant('token of a socket', socket.token);
  await byAccident(browser, email, password);
  await again({ method: 'totp', code: '000000' });

  const written = node.written();
  for (const told of [
    '"level":50',
    '"level":20',
    'The platform is up',
    'broken',
    'identity.credential',
  ])
    expect(written, 'what failed is told').toContain(told);
  const found = [...planted].filter(([, secret]) =>
    [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')].some((form) =>
      written.includes(form),
    ),
  );
  expect(planted.size).toBeGreaterThan(50);
  expect(found.map(([what]) => what)).toEqual([]);
}, 120_000);
