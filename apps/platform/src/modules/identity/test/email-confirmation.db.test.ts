import { expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { useMailedPlatform } from '../../../test/mailed-platform.ts';
import { type Player, password } from '../../../test/platform-fixture.ts';

const { platform, smtp, mailbox, database } = useMailedPlatform();

const codeIn = (mail: string) => /\/verify\/([\w-]+)/.exec(mail)?.[1] ?? '';
const mailed = async ({ email }: Player) =>
  codeIn(await mailbox.latest(email, 'Adresse bestätigen'));
const confirm = (confirmCode: string) =>
  platform.call('POST', '/player/profile/confirmations/email', { body: { confirmCode } });
const resend = ({ token }: Player) =>
  platform.call('POST', '/player/profile/confirmations/email/resend', { token });
const isConfirmed = async ({ token }: Player) => {
  const { body } = await platform.call('GET', '/player/profile', { token });
  return (body.data as { emailConfirmed: boolean }).emailConfirmed;
};

test('[7a-08] a registration brings a mail whose link confirms the address, however often it is opened', async () => {
  const player = await platform.register();
  const stranger = await platform.register();
  expect(await isConfirmed(player)).toBe(false);
  const confirmCode = await mailed(player);
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(confirmCode)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await isConfirmed(player)).toBe(true);
  expect(await isConfirmed(stranger)).toBe(false);
  const { rows } = await database.query(
    'select email_confirmed_at as at from player.profile where id = $1',
    [player.id],
  );
  platform.clock.aheadSeconds += 60;
  expect((await confirm(confirmCode)).status).toBe(200);
  const after = await database.query(
    'select email_confirmed_at as at from player.profile where id = $1',
    [player.id],
  );
  expect(after.rows).toEqual(rows);
});

test('a registration that comes to nothing asks nobody to confirm', async () => {
  const player = await platform.register();
  await mailbox.deliver();
  mailbox.empty();
  const body = {
    email: player.email,
    password,
    country: 'DE',
    currency: 'EUR',
    locale: 'de',
    birthdate: '1990-04-12',
    agreements: true,
    fingerprint: { visitorId: 'visitor', confidence: 0.5 },
  };
  expectProblem(await platform.call('POST', '/player/register', { body }), 422);
  await expect(mailed(player)).rejects.toThrow('No mail');
});

test('[7a-08] another mail ends the link of the one before, and none is sent once it is confirmed', async () => {
  const player = await platform.register();
  const older = await mailed(player);
  const answer = await resend(player);
  expect([answer.status, answer.body.data]).toEqual([202, { emailConfirmed: false }]);
  const newer = await mailed(player);
  expect(newer).not.toBe(older);
  expect((await confirm(older)).body.code).toBe(11013);
  expect(await isConfirmed(player)).toBe(false);
  expect((await confirm(newer)).status).toBe(200);
  mailbox.empty();
  expect((await resend(player)).body.data).toEqual({ emailConfirmed: true });
  await mailbox.deliver();
  expect(smtp.mails).toEqual([]);
});

test('[7a-08] nobody is flooded: three mails in ten minutes, the one of the registration among them', async () => {
  const player = await platform.register();
  const statuses = [];
  for (let nth = 0; nth < 4; nth += 1) statuses.push((await resend(player)).status);
  expect(statuses).toEqual([202, 202, 429, 429]);
  const refused = await resend(player);
  expectProblem(refused, 429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // The mails that were sent before still do.
  expect((await confirm(await mailed(player))).status).toBe(200);
});

test('a link is good for a day, and one of another kind or none is refused', async () => {
  const player = await platform.register();
  const confirmCode = await mailed(player);
  platform.clock.aheadSeconds += 24 * 3600 - 60;
  expect((await confirm(confirmCode)).status).toBe(200);
  const late = await platform.register();
  const lateCode = await mailed(late);
  platform.clock.aheadSeconds += 24 * 3600;
  expect((await confirm(lateCode)).body.code).toBe(11011);
  expect((await confirm('never-sent')).body.code).toBe(11010);
  expectProblem(await confirm(''), 422);

  const other = await platform.register();
  await platform.call('POST', '/player/passwords/reset', {
    body: { email: other.email, locale: 'en' },
  });
  const reset = await mailbox.latest(other.email, 'Set a new password');
  const resetCode = /\/password-reset\/([\w-]+)/.exec(reset)?.[1] ?? '';
  expect((await confirm(resetCode)).body.code).toBe(11010);
});

test('whoever resets the password by mail has confirmed the address with it', async () => {
  const player = await platform.register();
  await platform.call('POST', '/player/passwords/reset', {
    body: { email: player.email, locale: 'en' },
  });
  const reset = await mailbox.latest(player.email, 'Set a new password');
  const resetCode = /\/password-reset\/([\w-]+)/.exec(reset)?.[1] ?? '';
  const both = {
    newPassword: 'an entirely new secret',
    repeatNewPassword: 'an entirely new secret',
  };
  await platform.call('POST', '/player/passwords/confirm', { body: { resetCode, ...both } });
  const { rows } = await database.query(
    'select email_confirmed_at is not null as confirmed from player.profile where id = $1',
    [player.id],
  );
  expect(rows).toEqual([{ confirmed: true }]);
});
