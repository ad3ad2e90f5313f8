import { describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { useMailedPlatform } from '../../../test/mailed-platform.ts';
import { fingerprint, password } from '../../../test/platform-fixture.ts';
import { levelIn } from './solve.ts';

const { platform, smtp, mailbox, database } = useMailedPlatform();

const renewed = 'an entirely new secret';

const ask = (email: string, locale = 'en') =>
  platform.call('POST', '/player/passwords/reset', { body: { email, locale } });
const confirm = (proof: Readonly<Record<string, unknown>>, newPassword = renewed) =>
  platform.call('POST', '/player/passwords/confirm', {
    body: { ...proof, newPassword, repeatNewPassword: newPassword },
  });
const check = (resetCode: string) =>
  platform.call('POST', '/player/passwords/check', { body: { resetCode } });
const signIn = (email: string, typed: string) =>
  platform.call('POST', '/player/sessions', { body: { email, password: typed, fingerprint } });

/** Asks for a new password and reads the mail. */
async function asked(email: string) {
  const answer = await ask(email);
  expect(answer.status).toBe(202);
  const { requestId } = answer.body.data as { requestId: string };
  return { requestId, ...(await mailed(email)) };
}

async function mailed(email: string) {
  const mail = await mailbox.latest(email, 'Set a new password');
  return {
    mail,
    code: /code where you requested it: (\d+)/.exec(mail)?.[1] ?? '',
    resetCode: /\/password-reset\/([\w-]+)/.exec(mail)?.[1] ?? '',
  };
}

describe('a new password by mail', () => {
  test('[7a-07] [P-27] by the link: it replaces the old one, ends every session, and signs in', async () => {
    const player = await platform.register();
    const again = await signIn(player.email, password);
    const { accessToken } = again.body.data as { accessToken: string };
    const { resetCode, mail } = await asked(player.email);
    expect(mail).toContain('https://pierlight.test/password-reset/');
    expect((await check(resetCode)).body.data).toEqual({ isGood: true });
    const answer = await confirm({ resetCode });
    expect(answer.status).toBe(200);
    for (const token of [player.token, accessToken])
      expectProblem(await platform.call('GET', '/player/profile', { token }), 401);
    expectProblem(await signIn(player.email, password), 422);
    expect((await signIn(player.email, renewed)).status).toBe(200);
    expect(await mailbox.latest(player.email, 'geändert')).toContain('abgemeldet');
    const sessions = await database.query(
      'select end_reason from identity.session where player_id = $1 order by created_at',
      [player.id],
    );
    expect(sessions.rows.map(({ end_reason }) => end_reason)).toEqual([
      'passwordChanged',
      'passwordChanged',
      null,
    ]);
  });

  test('[7a-07] [P-25] by the code, together with the request it was sent for', async () => {
    const player = await platform.register();
    const { requestId, code } = await asked(player.email);
    expect(code).toMatch(/^\d{8}$/);
    const other = await asked((await platform.register()).email);
    expect((await confirm({ requestId: other.requestId, code })).body.code).toBe(11010);
    expect((await confirm({ requestId, code })).status).toBe(200);
    expect((await signIn(player.email, renewed)).status).toBe(200);
  });

  test('[P-28] used twice, or fifty times at once, changes the password once', async () => {
    const player = await platform.register();
    const { resetCode, requestId, code } = await asked(player.email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        confirm(nth % 2 ? { resetCode } : { requestId, code }, `${renewed} ${nth}`),
      ),
    );
    const taken = answers.flatMap(({ status }, nth) => (status === 200 ? [nth] : []));
    expect(taken).toHaveLength(1);
    expect((await signIn(player.email, `${renewed} ${taken[0]}`)).status).toBe(200);
    const late = await confirm({ resetCode });
    expectProblem(late, 422);
    expect(late.body.code).toBe(11012);
    expect((await check(resetCode)).body.code).toBe(11012);
  });

  test('[P-25] is not guessed: the fifth wrong code is the last', async () => {
    const { requestId, code } = await asked((await platform.register()).email);
    const guesses = Array.from({ length: 5 }, (_, nth) =>
      String((Number(code) + nth + 1) % 1e8).padStart(8, '0'),
    );
    for (const guess of guesses)
      expectProblem(await confirm({ requestId, code: guess }), 422, guess);
    expect((await confirm({ requestId, code })).body.code).toBe(11014);
  });

  test('[P-28] runs out after ten minutes, and goes with the password it was to replace', async () => {
    const { email } = await platform.register();
    const older = await asked(email);
    const newer = await asked(email);
    const late = await asked((await platform.register()).email);
    expect((await confirm({ resetCode: older.resetCode })).status).toBe(200);
    expect((await check(newer.resetCode)).body.code).toBe(11013);
    expect((await confirm({ resetCode: newer.resetCode })).body.code).toBe(11013);
    platform.clock.aheadSeconds += 601;
    expect((await check(late.resetCode)).body.code).toBe(11011);
    expect((await confirm({ resetCode: late.resetCode })).body.code).toBe(11011);
    expect((await confirm({ resetCode: 'never-sent' })).body.code).toBe(11010);
  });

  test('[5a-02] keeps the rules of the registration, and a refused one leaves the link good', async () => {
    const { email } = await platform.register();
    const { resetCode, requestId } = await asked(email);
    const refusedBy = async (body: Readonly<Record<string, unknown>>) => {
      const answer = await platform.call('POST', '/player/passwords/confirm', { body });
      expectProblem(answer, 422);
      return answer.body.errors;
    };
    const both = (typed: string) => ({ newPassword: typed, repeatNewPassword: typed });
    expect(await refusedBy({ resetCode, ...both('short') })).toHaveProperty('newPassword');
    expect(await refusedBy({ resetCode, ...both('password123') })).toHaveProperty('newPassword');
    expect(await refusedBy({ resetCode, ...both(email) })).toHaveProperty('newPassword');
    expect(
      await refusedBy({ resetCode, newPassword: renewed, repeatNewPassword: 'another one' }),
    ).toEqual({ repeatNewPassword: [{ rule: 'same', params: {} }] });
    expect(await refusedBy(both(renewed))).toHaveProperty('requestId');
    expect(await refusedBy({ requestId, ...both(renewed) })).toHaveProperty('code');
    expect((await confirm({ resetCode })).status).toBe(200);
  });

  test('[P-27] a link for a new password ends with a password that was changed otherwise', async () => {
    const player = await platform.register();
    const { resetCode } = await asked(player.email);
    const changed = await platform.call('PUT', '/player/passwords', {
      token: player.token,
      body: { currentPassword: password, newPassword: renewed, repeatNewPassword: renewed },
    });
    expect(changed.status).toBe(200);
    expect((await confirm({ resetCode }, 'a third one altogether')).body.code).toBe(11013);
  });

  test('[P-27] a sign-in with the old password that is under way does not outlive the change', async () => {
    const player = await platform.register();
    const { resetCode } = await asked(player.email);
    const [answer, ...arrivals] = await Promise.all([
      confirm({ resetCode }),
      ...Array.from({ length: 10 }, () => signIn(player.email, password)),
    ]);
    expect(answer?.status).toBe(200);
    for (const { status, body } of arrivals) {
      if (status !== 200) continue;
      const { accessToken: token } = body.data as { accessToken: string };
      expectProblem(await platform.call('GET', '/player/profile', { token }), 401);
    }
  });
});

describe('[P-26] nobody learns whether an address is known', () => {
  test('known and unknown are answered alike, and one of them is sent a mail', async () => {
    const { email } = await platform.register();
    // In another spelling of its letters it is the same address.
    const known = await ask(email.toUpperCase());
    const unknown = await ask('nobody-at-all@example.com');
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(Object.keys(known.body.data as object)).toEqual(
      Object.keys(unknown.body.data as object),
    );
    await mailbox.deliver();
    expect(smtp.mails.map(({ to }) => to)).not.toContain('nobody-at-all@example.com');
    await mailed(email);
    const guess = (requestId: unknown) => confirm({ requestId, code: '00000000' });
    for (let nth = 0; nth < 6; nth += 1) {
      const [one, other] = await Promise.all(
        [known, unknown].map(({ body }) => guess((body.data as { requestId: string }).requestId)),
      );
      expect(one?.body.code).toBe(other?.body.code);
    }
  });

  test('not by time either: while it is answered nobody looks whether there is an account', async () => {
    const { email } = await platform.register();
    await database.query('begin');
    // Whoever asks for an account now waits until the lock is gone.
    await database.query('lock table identity.credential, player.profile in access exclusive mode');
    try {
      for (const address of [email, 'nobody-at-all@example.com'])
        expect((await ask(address)).status).toBe(202);
    } finally {
      await database.query('rollback');
    }
    await mailed(email);
  });

  test('what it costs is the same for both', async () => {
    const { email } = await platform.register();
    for (const address of [email, 'still-nobody@example.com']) {
      const answers = [];
      for (let nth = 0; nth < 4; nth += 1) answers.push(await ask(address));
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 428]);
      expect(levelIn(answers[3]?.body.challenge ?? '')).toBe(1);
    }
  });
});

describe('the mail', () => {
  test('[P-25] is sealed where it waits, and so is the job before it', async () => {
    const { email } = await platform.register();
    await ask(email);
    const dump = async () => {
      const { rows } = await database.query(
        `select (select json_agg(m) from mail.message m)::text ||
                (select json_agg(j) from graphile_worker._private_jobs j)::text as text`,
      );
      return (rows[0] as { text: string }).text;
    };
    const before = await dump();
    await mailbox.prepare();
    const waiting = await dump();
    const { code, resetCode } = await mailed(email);
    expect(code).toMatch(/^\d{8}$/);
    for (const text of [before, waiting, await dump()]) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(resetCode);
    }
  });

  test('is not sent any more once its link has run out', async () => {
    const { email } = await platform.register();
    await ask(email);
    await mailbox.prepare();
    platform.clock.aheadSeconds += 601;
    await mailbox.deliver();
    expect(
      smtp.mails.filter(({ to, raw }) => to === email && raw.includes('password-reset')),
    ).toEqual([]);
    const { rows } = await database.query(
      "select state, sealed from mail.message where recipient = $1 and template = 'password-reset'",
      [email],
    );
    expect(rows).toEqual([{ state: 4, sealed: null }]);
  });

  test('comes in the language of the page, with a link into it', async () => {
    const { email } = await platform.register();
    for (const [locale, words] of [
      ['de', 'Neues Passwort festlegen'],
      ['ar', 'تعيين كلمة مرور جديدة'],
    ] as const) {
      await ask(email, locale);
      const mail = await mailbox.latest(email, words);
      expect(mail).toContain(`https://pierlight.test/${locale}/password-reset/`);
    }
  });
});

test('a first password takes away what was linked under an address nobody had vouched for', async () => {
  const player = await platform.register();
  const link = (provider: string, isVerified: boolean) =>
    database.query(
      `insert into identity.social_account
         (id, player_id, provider, subject, is_email_verified, linked_at)
       values (gen_random_uuid(), $1::uuid, $2, $1::text, $3, now())`,
      [player.id, provider, isVerified],
    );
  await link('claimed', false);
  await link('proven', true);
  const { resetCode } = await asked(player.email);
  expect((await confirm({ resetCode })).status).toBe(200);
  const { rows } = await database.query(
    'select provider from identity.social_account where player_id = $1',
    [player.id],
  );
  expect(rows).toEqual([{ provider: 'proven' }]);
});
