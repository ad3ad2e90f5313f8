import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Player, usePlatform } from '../../../test/platform-fixture.ts';
import { createMailbox } from './mailbox.ts';
import { StubSmtp } from './stub-smtp.ts';

const content = path.resolve(import.meta.dirname, '../../../../../../content');
const file = (folder: string, locale: string) =>
  path.join(folder, locale, 'mails/confirm-email.md');
const smtp = new StubSmtp();
const logged: string[] = [];
const settings: Record<string, string> = {};
beforeAll(async () => {
  settings.SMTP_URL = await smtp.listen();
  settings.CONTENT_DIR = await mkdtemp(path.join(os.tmpdir(), 'pierlight-content-'));
  await cp(content, settings.CONTENT_DIR, { recursive: true });
  for (const locale of ['en', 'de', 'es']) await spoil(locale);
});
const platform = usePlatform({
  settings,
  log: { level: 'warn', write: (line) => void logged.push(line) },
});
const mailbox = createMailbox(platform, smtp);
let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: platform.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await smtp.close();
  await rm(settings.CONTENT_DIR ?? '', { recursive: true, force: true });
});
beforeEach(() => {
  logged.splice(0);
});

const own = (locale: string) => file(settings.CONTENT_DIR ?? '', locale);
const spoil = (locale: string, words = 'a mail without what stands above it {') =>
  writeFile(own(locale), words);
const mend = async (locale: string) =>
  writeFile(own(locale), await readFile(file(content, locale), 'utf8'));
/** Files are looked at again after ten seconds, waiting mails after thirty. */
const later = (seconds = 31) => {
  platform.clock.aheadSeconds += seconds;
};

const mailsOf = async ({ email }: Player) => {
  const { rows } = await owner.query<{ state: number; problem: string | null }>(
    "select state, problem from mail.message where recipient = $1 and template = 'confirm-email'",
    [email],
  );
  return rows;
};
const health = async () => {
  const response = await fetch(`${platform.origin}/readyz`);
  return { http: response.status, ...((await response.json()) as { parts: object }) };
};

test('who registers is let in though the mail has no words, and gets it once its file is mended', async () => {
  const player = await platform.register();
  await mailbox.deliver();
  await mailbox.deliver();
  expect(smtp.mails.filter(({ to }) => to === player.email)).toEqual([]);
  expect(await mailsOf(player)).toEqual([
    { state: 1, problem: expect.stringContaining('confirm-email') },
  ]);
  expect(logged.filter((line) => line.includes('waits until its template'))).toHaveLength(1);
  expect(logged.join('')).toContain('en/mails/confirm-email.md');
  expect(await health()).toMatchObject({
    http: 200,
    parts: { database: 'ok', mails: 'failing' },
  });

  for (const locale of ['en', 'de']) await mend(locale);
  later();
  expect(await health()).toMatchObject({ http: 200, parts: { mails: 'ok' } });
  expect(logged.join('')).toContain('es/mails/confirm-email.md');
  expect(await mailbox.latest(player.email, 'Adresse bestätigen')).toContain('/de/verify/');
  await mailbox.deliver();
  expect(smtp.mails.filter(({ to }) => to === player.email)).toHaveLength(1);
});

test('a mail whose file is of no use from the start goes out in English', async () => {
  const player = await platform.register({ locale: 'es' });
  expect(await mailbox.latest(player.email, 'Confirm')).toContain('pierlight.test/verify/');
  await mend('es');
});

test('a file that breaks while the platform runs leaves the words it had', async () => {
  await spoil('de');
  later();
  const player = await platform.register();
  expect(await mailbox.latest(player.email, 'Adresse bestätigen')).toContain('/de/verify/');
  expect(logged.join('')).toContain('de/mails/confirm-email.md');
  await mend('de');
  later();
});

test('a mail that names a value it does not have waits rather than saying "undefined"', async () => {
  await spoil('de', '---\nsubject: Adresse bestätigen\n---\n\nHier entlang: [weiter]({lnk})\n');
  later();
  const player = await platform.register();
  await mailbox.deliver();
  expect(await mailsOf(player)).toEqual([{ state: 1, problem: expect.stringContaining('{lnk}') }]);
  expect(await health()).toMatchObject({ parts: { mails: 'failing' } });
  await mend('de');
  later();
  expect(await mailbox.latest(player.email, 'Adresse bestätigen')).toContain('/de/verify/');
});

test('a mail whose link has run out meanwhile is given up', async () => {
  await spoil('de', '---\nsubject: Adresse bestätigen\n---\n\n{lnk}\n');
  later();
  const player = await platform.register();
  await mailbox.deliver();
  await mend('de');
  later(25 * 60 * 60);
  await mailbox.deliver();
  expect(await mailsOf(player)).toMatchObject([{ state: 4 }]);
  expect(smtp.mails.filter(({ to }) => to === player.email)).toEqual([]);
});

test('a mail that the release before has written goes out as it is', async () => {
  const id = crypto.randomUUID();
  const words = { subject: 'Written before', text: 'Words', html: '<p>Words</p>', language: 'en' };
  await owner.query(
    `insert into mail.message (id, template, recipient, content, created_at)
     values ($1, 'contact-received', 'before@example.com', $2, now())`,
    [id, { ...words, replyTo: null }],
  );
  await platform.app.modules.jobs['mail.send']?.({ id }, { id: '1', attempts: 1 });
  expect(smtp.mails.findLast(({ to }) => to === 'before@example.com')?.raw).toContain(
    'Subject: Written before',
  );
});
