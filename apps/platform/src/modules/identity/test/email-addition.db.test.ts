import { beforeEach, describe, expect, test } from 'vitest';
import type { JobHandlers } from '../../../kernel/jobs/jobs.ts';
import { useMailedPlatform } from '../../../test/mailed-platform.ts';
import { fingerprint, password } from '../../../test/platform-fixture.ts';
import { provenFor } from '../../../test/social-browser.ts';
import { solve } from './solve.ts';

const { platform, smtp, mailbox, database } = useMailedPlatform();
beforeEach(() => {
  platform.clock.aheadSeconds = 0;
});

let made = 0;
const newAddress = () => `added-${++made}@example.com`;

/** A player known by a number alone. */
async function phoneOnly() {
  const player = await platform.register();
  made += 1;
  const phone = `+49151123${String(made).padStart(5, '0')}`;
  await database.query(
    'update identity.credential set email = null, phone = $2 where player_id = $1',
    [player.id, phone],
  );
  await database.query(
    `update player.profile set email = null, email_confirmed_at = null, phone = $2,
     phone_confirmed = true where id = $1`,
    [player.id, phone],
  );
  return { ...player, phone };
}

async function add(token: string, email: string, proof?: string | null, work = '') {
  const given = proof === undefined ? await provenFor(platform, token) : proof;
  return platform.call('POST', '/player/profile/email', {
    token,
    body: { email, locale: 'en' },
    headers: {
      ...(given === null ? {} : { 'second-factor': given }),
      ...(work === '' ? {} : { 'proof-of-work': work }),
    },
  });
}
const confirm = (token: string, requestId: string, code: string) =>
  platform.call('POST', '/player/profile/email/confirm', { token, body: { requestId, code } });

const words = 'wants to use this address';

/** Asks for a code and reads it. */
async function asked(token: string, email: string) {
  const answer = await add(token, email);
  expect(answer.status).toBe(202);
  const { requestId } = answer.body.data as { requestId: string };
  const mail = await mailbox.latest(email.toLowerCase(), words);
  return { requestId, code: /requested it: (\d{8})/.exec(mail)?.[1] ?? '' };
}
const profileOf = async (token: string) =>
  (await platform.call('GET', '/player/profile', { token })).body.data as { email: string | null };

describe('[1-12] [7b-01] an e-mail for an account that is known by its phone', () => {
  test('[P-25] a code adds it; from then on it signs in, and sets a password anew', async () => {
    const player = await phoneOnly();
    const email = newAddress();
    const { requestId, code } = await asked(player.token, ` ${email.toUpperCase()} `.trim());
    const answer = await confirm(player.token, requestId, code);
    expect([answer.status, answer.body.data]).toEqual([200, { email, emailConfirmed: true }]);
    expect(await profileOf(player.token)).toMatchObject({ email, emailConfirmed: true });
    const signedIn = await platform.call('POST', '/player/sessions', {
      body: { email, password, fingerprint },
    });
    expect(signedIn.body.data).toMatchObject({ profile: { id: player.id } });
    await platform.call('POST', '/player/passwords/reset', { body: { email, locale: 'en' } });
    expect(await mailbox.latest(email, 'Set a new password')).toContain('/password-reset/');

    const texts = await database.query('select template from sms.message where recipient = $1', [
      player.phone,
    ]);
    expect(texts.rows).toEqual([{ template: 'email-added' }]);
    const { rows } = await database.query(
      `select count(*)::int as told from graphile_worker._private_jobs
       where payload->>'playerId' = $1 and payload->>'template' = 'emailAdded'`,
      [player.id],
    );
    expect(rows).toEqual([{ told: 1 }]);
    expect((await add(player.token, newAddress())).body.code, 'one is enough').toBe(11025);
  });

  test('[P-12] a code is sent by one mail, however often the job that sends it runs', async () => {
    const { token } = await phoneOnly();
    const email = newAddress();
    expect((await add(token, email)).status).toBe(202);
    for (let times = 0; times < 3; times += 1) await mailbox.prepareUnnoted();
    await mailbox.deliver();
    expect(smtp.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('a stolen token adds none: that takes the password or the factor, once', async () => {
    const player = await phoneOnly();
    expect((await add(player.token, newAddress(), null)).body.code).toBe(11040);
    const proof = await provenFor(platform, player.token);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(player.token, newAddress(), proof)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  });

  test('what is no address is refused by its field, and costs no proof', async () => {
    const player = await phoneOnly();
    const proof = await provenFor(platform, player.token);
    for (const wrong of ['nobody', 'a b@example.com', '@'])
      expect((await add(player.token, wrong, proof)).body.errors).toHaveProperty('email');
    expect((await add(player.token, newAddress(), proof)).status).toBe(202);
  });

  test('[P-25] a code is good once, for its own request and player, for ten minutes and five tries', async () => {
    const [player, stranger] = [await phoneOnly(), await phoneOnly()];
    const email = newAddress();
    const { requestId, code } = await asked(player.token, email);
    expect((await confirm(stranger.token, requestId, code)).body.code).toBe(11011);
    const other = await asked(stranger.token, newAddress());
    expect((await confirm(stranger.token, other.requestId, code)).body.code).toBe(11010);
    expect(await profileOf(stranger.token)).toMatchObject({ email: null });

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => confirm(player.token, requestId, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);

    const wrong = String((Number(other.code) + 1) % 100_000_000).padStart(8, '0');
    for (let tries = 0; tries < 4; tries += 1)
      await confirm(stranger.token, other.requestId, wrong);
    expect((await confirm(stranger.token, other.requestId, other.code)).body.code).toBe(11014);
    const late = await asked(stranger.token, newAddress());
    platform.clock.aheadSeconds = 601;
    expect((await confirm(stranger.token, late.requestId, late.code)).body.code).toBe(11011);
  });

  test('of several players who prove one address at once, one has it', async () => {
    const email = newAddress();
    const players = await Promise.all([1, 2, 3].map(() => phoneOnly()));
    const proofs: { token: string; requestId: string; code: string }[] = [];
    for (const { token } of players) {
      mailbox.empty();
      proofs.push({ token, ...(await asked(token, email)) });
    }
    const answers = await Promise.all(
      proofs.map(({ token, requestId, code }) => confirm(token, requestId, code)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual([11026, 11026]);
    const held = await Promise.all(players.map(({ token }) => profileOf(token)));
    expect(held.filter((profile) => profile.email === email)).toHaveLength(1);
    const { rows } = await database.query(
      'select count(*)::int as n from player.profile where email = $1',
      [email],
    );
    expect(rows, 'no half of one').toEqual([{ n: 1 }]);
  });

  test('a registration with the same address at the same moment: one of the two', async () => {
    const player = await phoneOnly();
    const email = newAddress();
    const { requestId, code } = await asked(player.token, email);
    const [added, registered] = await Promise.all([
      confirm(player.token, requestId, code),
      platform.call('POST', '/player/register', {
        body: {
          ...{ email, password, country: 'DE', currency: 'EUR', locale: 'de', fingerprint },
          ...{ birthdate: '1990-04-12', agreements: true },
        },
      }),
    ]);
    expect([added.status < 300, registered.status < 300].filter(Boolean)).toHaveLength(1);
  });

  test('[P-26] an address that somebody has is answered alike; its owner alone is told', async () => {
    const owner = await platform.register();
    const [first, second] = [await phoneOnly(), await phoneOnly()];
    const free = await add(first.token, newAddress());
    const taken = await add(second.token, owner.email.toUpperCase());
    const shape = ({ status, body }: typeof free) => [status, Object.keys(body.data as object)];
    expect(shape(taken)).toEqual(shape(free));
    await mailbox.deliver();
    const mails = smtp.mails.filter(({ to }) => to === owner.email);
    expect(await mailbox.latest(owner.email, 'jemand wollte')).toContain('nichts geändert');
    for (const { raw } of mails) expect(raw, 'no code').not.toMatch(/requested it|\d{8}\*\*/);
    const { requestId } = taken.body.data as { requestId: string };
    expect((await confirm(second.token, requestId, '12345678')).body.code).toBe(11010);
  });

  test('strangers who ask for codes to an address cost its owner work, and no code', async () => {
    const email = newAddress();
    const working = async (token: string, to: string) => {
      const first = await add(token, to);
      if (first.status !== 428) return first;
      return add(token, to, undefined, await solve(first.body.challenge ?? ''));
    };
    for (let nth = 0; nth < 5; nth += 1) {
      const { token } = await phoneOnly();
      expect((await working(token, email)).status).toBe(202);
      expect((await working(token, email)).status).toBe(202);
      await mailbox.deliver();
    }
    const { token: owner } = await phoneOnly();
    expect((await add(owner, email)).status).toBe(428);
    const answer = await working(owner, email);
    const { requestId } = answer.body.data as { requestId: string };
    const mail = await mailbox.latest(email, words);
    const code = /requested it: (\d{8})/.exec(mail)?.[1] ?? '';
    expect((await confirm(owner, requestId, code)).status).toBe(200);

    const { token } = await phoneOnly();
    const own = newAddress();
    const answers = [];
    for (let nth = 0; nth < 4; nth += 1) answers.push((await add(token, own)).status);
    expect(answers, 'one player floods nobody').toEqual([202, 202, 202, 428]);
    expect((await working(token, own)).status).toBe(429);
  });
});

test('[P-44] an address that was requested and never confirmed goes with the account', async () => {
  const player = await phoneOnly();
  const email = newAddress();
  await asked(player.token, email);
  const kept = () =>
    database.query(
      `select subject as text from identity.one_time where subject like '%' || $1 || '%'
       union all select recipient from mail.message where recipient = $1`,
      [email],
    );
  expect((await kept()).rows).toHaveLength(2);
  await database.query(
    `insert into privacy.deletion (player_id, requested_at, due_at) values ($1, now(), now() - interval '1 second')`,
    [player.id],
  );
  const jobs: JobHandlers = platform.app.modules.jobs;
  await jobs['privacy.delete-accounts']?.({}, { id: '1', attempts: 1 });
  expect((await kept()).rows).toEqual([]);
});
