import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useOwner } from '../../../test/mailed-platform.ts';
import {
  fingerprint,
  password,
  registration,
  usePlatform,
} from '../../../test/platform-fixture.ts';
import { createMailbox } from '../../mail/test/mailbox.ts';
import { StubSmtp } from '../../mail/test/stub-smtp.ts';
import { StubGateway } from '../../sms/test/stub-gateway.ts';

const gateway = new StubGateway();
const settings: Record<string, string> = { SMS_GATEWAY_KEY: 'g'.repeat(32) };
beforeAll(async () => {
  settings.SMS_GATEWAY_URL = await gateway.listen();
});
const platform = usePlatform({ settings });
const mailbox = createMailbox(platform, new StubSmtp());
const database = useOwner(platform);
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.taken.splice(0);
  gateway.status = 202;
  platform.clock.aheadSeconds += 24 * 60 * 60;
});

let numbers = 0;
/** A number nobody has. */
const newNumber = () => `+4915112${String(345_000 + ++numbers)}`;
const post = (url: string, body: unknown, token?: string) =>
  platform.call('POST', url, { body, ...(token === undefined ? {} : { token }) });
const send = (phone: string, locale = 'en') => post('/player/otp/send', { phone, locale });
const verify = (requestId: string, code: string) => post('/player/otp/verify', { requestId, code });
const later = (seconds: number) => {
  platform.clock.aheadSeconds += seconds;
};

/** Hands over what waits, and reads the latest message to a number. */
async function latest(spelled: string): Promise<string> {
  const phone = spelled.replaceAll(' ', '');
  await mailbox.prepare();
  const { rows } = await database.query(
    'select id from sms.message where state in (1, 2) and recipient = $1 order by id',
    [phone],
  );
  for (const { id } of rows as { id: string }[])
    await platform.app.modules.jobs['sms.send']?.({ id }, { id, attempts: 1 });
  return gateway.taken.findLast(({ to }) => to === phone)?.text ?? '';
}
const codeIn = (text: string) => /: (\d{6})\b/.exec(text)?.[1] ?? '';

/** Asks for a code and reads it. */
async function asked(phone: string) {
  const answer = await send(phone);
  expect(answer.status).toBe(202);
  const { requestId } = answer.body.data as { requestId: string };
  return { requestId, code: codeIn(await latest(phone)) };
}

async function proven(phone: string): Promise<string> {
  const { requestId, code } = await asked(phone);
  const answer = await verify(requestId, code);
  expect(answer.status).toBe(200);
  return (answer.body.data as { otp: string }).otp;
}

const register = (phone: string, otp: string, changes: object = {}) =>
  post('/player/register/phone', { ...registration, password, phone, otp, ...changes });
const signIn = (phone: string, typed = password) =>
  post('/player/sessions', { phone, password: typed, fingerprint });
const tokenOf = (answer: { body: { data?: unknown } }) =>
  (answer.body.data as { accessToken: string }).accessToken;

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('an account by phone', () => {
  test('[7b-03] [7b-01] [1-12] a code proves the number, the proof opens an account that works without an e-mail', async () => {
    const phone = newNumber();
    const otp = await proven(`${phone.slice(0, 6)} ${phone.slice(6)}`);
    const opened = await register(phone, otp, { affiliateTag: 'tag-1' });
    expect(opened.status).toBe(201);
    expect(opened.body.data).toMatchObject({
      profile: { phone, phoneConfirmed: true, email: null, isNewlyRegistered: true },
    });
    const token = tokenOf(opened);
    const accounts = await platform.call('GET', '/wallet/accounts', { token });
    expect(accounts.body.data).toMatchObject([{ currency: 'EUR', balance: 0 }]);

    const signedIn = await signIn(phone);
    expect(signedIn.status).toBe(200);
    expect((await signIn(phone, 'another wrong one')).body.code).toBe(11003);
    expect((await signIn(newNumber())).body.code).toBe(11003);
    expect((await signIn('no number')).body.code).toBe(11003);
  });

  test('the profile shows the number and cannot change it; the rest of the profile can', async () => {
    const phone = newNumber();
    const token = tokenOf(await register(phone, await proven(phone)));
    const change = (body: unknown) => platform.call('PUT', '/player/profile', { token, body });
    expect((await change({ phone: newNumber() })).body.errors).toHaveProperty('phone');
    expect((await change({ nickname: 'Martha' })).body.data).toMatchObject({
      nickname: 'Martha',
      phone,
    });
  });

  test('a player without an e-mail address gives one to write to the operator', async () => {
    const phone = newNumber();
    const token = tokenOf(await register(phone, await proven(phone)));
    const write = (body: object) => post('/notification/communications', body, token);
    expect((await write({ message: 'Hello there' })).body.errors).toHaveProperty('email');
    const written = await write({ message: 'Hello there', email: 'martha@example.com' });
    expect(written.body.data).toMatchObject({ email: 'martha@example.com' });
  });

  test('the form asks for a phone where the other asks for an e-mail', async () => {
    const fields = (scenario: string) =>
      platform
        .call('GET', `/player/fields/validations?scenario=${scenario}`)
        .then(({ body }) => (body.data as { name: string }[]).map(({ name }) => name));
    const byMail = await fields('registration');
    expect(await fields('registrationByPhone')).toEqual(
      byMail.map((name) =>
        name === 'email' ? 'phone' : name === 'receiveEmailPromo' ? 'receiveSmsPromo' : name,
      ),
    );
  });

  test.each([
    ['premium rate', '+49 900 1234567'],
    ['premium rate', '+1 900 234 5678'],
    ['shared cost', '+49 180 12345'],
    ['personal number', '+44 70 1234 5678'],
    ['pager', '+49 164 12345'],
    ['voicemail', '+41 860 123 456 789'],
    ['UAN', '+49 18500 123456'],
  ])('a number of the kind %s (%s) gets no code anywhere', async (_kind, phone) => {
    const refused = { status: 422, body: { errors: { phone: [{ rule: 'phoneKind' }] } } };
    const waiting = async () =>
      (await database.query('select count(*)::int as messages from sms.message')).rows[0];
    const before = await waiting();
    expect(await send(phone)).toMatchObject(refused);
    expect(await post('/player/passwords/reset', { phone, locale: 'en' })).toMatchObject(refused);
    expect(await register(phone, 'made-up')).toMatchObject(refused);
    const email = `${randomUUID()}@example.com`;
    const token = tokenOf(await post('/player/register', { ...registration, email, password }));
    const profile = await platform.call('PUT', '/player/profile', { token, body: { phone } });
    expect(profile).toMatchObject(refused);
    await mailbox.prepare();
    expect(await waiting()).toEqual(before);
    expect(gateway.taken).toEqual([]);
    // A player with an account by such a number can still sign in.
    expect((await signIn(phone)).body.code).toBe(11003);
  });

  test('[5b-03] what is no number, no proof, or somebody else’s proof opens nothing', async () => {
    const phone = newNumber();
    expect((await send('015112345')).body.errors).toMatchObject({
      phone: [{ rule: 'phoneCountry' }],
    });
    expect((await send('+49 1')).body.errors).toHaveProperty('phone');
    const otp = await proven(phone);
    expect((await register(newNumber(), otp)).body.code).toBe(11010);
    expect((await register(phone, 'made-up')).body.code).toBe(11010);
    const bad = await register(phone, otp, { birthdate: '2020-01-01' });
    expect(bad.body.errors).toHaveProperty('birthdate');
    expect((await register(phone, otp, { password: phone })).body.errors).toHaveProperty(
      'password',
    );
    // What was wrong with the form cost nothing.
    expect((await register(phone, otp)).status).toBe(201);
  });

  test('twenty registrations with one proof open one account', async () => {
    const phone = newNumber();
    const otp = await proven(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(phone, otp)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { rows } = await database.query(
      'select count(*)::int as count from player.profile where phone = $1',
      [phone],
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect((await register(phone, otp)).body.code).toBe(11012);
  });

  test('two proofs of one number open one account', async () => {
    const phone = newNumber();
    const first = await proven(phone);
    later(61);
    const { requestId, code } = await asked(phone);
    expect((await register(phone, first)).status).toBe(201);
    const second = (await verify(requestId, code)).body.data as { otp: string };
    expect((await register(phone, second.otp)).body.code).toBe(11005);
  });

  test('a new password comes by SMS, ends every session, and the change is told of', async () => {
    const phone = newNumber();
    const token = tokenOf(await register(phone, await proven(phone)));
    const wanted = await post('/player/passwords/reset', { phone, locale: 'de' });
    const { requestId } = wanted.body.data as { requestId: string };
    const code = /: (\d{8})\b/.exec(await latest(phone))?.[1] ?? '';
    const newPassword = 'an entirely new secret';
    const reset = { requestId, code, newPassword, repeatNewPassword: newPassword };
    expect((await post('/player/passwords/confirm', reset)).status).toBe(200);
    expect((await platform.call('GET', '/player/profile', { token })).status).toBe(401);
    expect((await signIn(phone)).body.code).toBe(11003);
    expect((await signIn(phone, newPassword)).status).toBe(200);
    expect(await latest(phone)).toContain('geändert');
    const unknown = await post('/player/passwords/reset', { phone: newNumber(), locale: 'de' });
    expect(Object.keys(unknown.body.data as object)).toEqual(['requestId', 'expiresAt']);
  });
});

describe('a code by SMS', () => {
  test('[P-25] is good once, however many use it at once, ten minutes, for its own request, and for five tries', async () => {
    const once = await asked(newNumber());
    const atOnce = await Promise.all(
      Array.from({ length: 20 }, () => verify(once.requestId, once.code)),
    );
    const [opened, ...refused] = atOnce.toSorted((one, two) => one.status - two.status);
    expect(opened?.status).toBe(200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set([11012]));
    expect((await verify(once.requestId, once.code)).body.code).toBe(11012);

    const late = await asked(newNumber());
    later(600);
    expect((await verify(late.requestId, late.code)).body.code).toBe(11011);

    const [one, two] = [await asked(newNumber()), await asked(newNumber())];
    if (one.code !== two.code) expect((await verify(one.requestId, two.code)).status).toBe(422);

    const guessed = await asked(newNumber());
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => verify(guessed.requestId, other(guessed.code))),
    );
    expect(guesses.every(({ status }) => status === 422)).toBe(true);
    expect((await verify(guessed.requestId, guessed.code)).body.code).toBe(11014);
  });

  test('[P-25] leaves those before it good, and is sent again only after a wait', async () => {
    const phone = newNumber();
    const first = await asked(phone);
    const early = await send(phone);
    expect(early.status).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(50);
    later(61);
    const second = await asked(phone);
    expect(second.requestId).not.toBe(first.requestId);
    expect((await verify(first.requestId, first.code)).status).toBe(200);
  });

  test('[P-12] is sent by one message, however often the job that sends it runs', async () => {
    const phone = newNumber();
    expect((await send(phone)).status).toBe(202);
    for (let times = 0; times < 3; times += 1) await mailbox.prepareUnnoted();
    await latest(phone);
    expect(gateway.taken.filter(({ to }) => to === phone)).toHaveLength(1);
  });

  test('ten requests at once send one message', async () => {
    const phone = newNumber();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(phone)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    await latest(phone);
    expect(gateway.taken.filter(({ to }) => to === phone)).toHaveLength(1);
  });

  test('[P-26] is requested alike by a number with and without an account; only its owner learns', async () => {
    const [taken, free] = [newNumber(), newNumber()];
    await register(taken, await proven(taken));
    later(61);
    const answers = [await send(taken), await send(free)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const [keys, others] = answers.map(({ body }) => Object.keys(body.data as object));
    expect(keys).toEqual(others);
    expect(await latest(taken)).toContain('already has one');
    expect(await latest(free)).toMatch(/code: \d{6}/);
    const wrong = await Promise.all(
      answers.map(({ body }) => verify((body.data as { requestId: string }).requestId, '000000')),
    );
    expect(wrong.map(({ body }) => body.code)).toEqual([11010, 11010]);
  });

  test('carries the site’s host for phones that fill it in, and is kept by nobody in plain words', async () => {
    const phone = newNumber();
    await send(phone, 'de');
    await mailbox.prepare();
    const kept = await database.query(
      `select (select json_agg(m) from sms.message m where recipient = $1)::text as messages,
         (select json_agg(o) from identity.one_time o where subject = $1)::text as secrets`,
      [phone],
    );
    const text = await latest(phone);
    const code = codeIn(text);
    expect(text).toContain('Dein Code');
    expect(text.split('\n').at(-1)).toBe(`@pierlight.test #${code}`);
    expect(JSON.stringify(kept.rows)).not.toContain(code);
    const { rows } = await database.query(
      'select sealed, state from sms.message where recipient = $1',
      [phone],
    );
    expect(rows).toEqual([{ sealed: null, state: 3 }]);
  });
});
