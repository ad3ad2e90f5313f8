import { expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { useMailedPlatform } from '../../../test/mailed-platform.ts';

const { platform, smtp, database } = useMailedPlatform();

interface Waiting {
  readonly id: string;
  readonly recipient: string;
}

async function waiting(): Promise<Waiting[]> {
  const { rows } = await database.query(
    "select id, recipient from mail.message where state in (1, 2) and template like 'contact-%' order by id",
  );
  return rows as Waiting[];
}

const work = async (id: string, attempts = 1) =>
  platform.app.modules.jobs['mail.deliver']?.({ id }, { id: '1', attempts });

async function deliver(): Promise<void> {
  for (const { id } of await waiting()) await work(id);
}

const write = (body: Readonly<Record<string, unknown>>, token?: string) =>
  platform.call('POST', '/notification/communications', {
    body,
    ...(token === undefined ? {} : { token }),
  });

/** The readable parts of a mail, with the encodings of mails undone as far as tests need it. */
const plain = (raw: string) =>
  raw
    .replace(/=\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (codes) =>
      Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
    );

test('[7a-13] a guest’s message reaches the operator, who can answer, and is confirmed without its words', async () => {
  const answer = await write({
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'payments',
    message: 'Where is my deposit?',
    locale: 'de',
  });
  expect(answer.status).toBe(201);
  const { reference, email } = answer.body.data as { reference: string; email: string };
  expect(email).toBe('ada@example.com');
  await deliver();
  const [toOperator, toGuest] = smtp.mails;
  expect(toOperator?.to).toBe('support@pierlight.example');
  expect(toOperator?.raw).toMatch(/^Reply-To: Ada <ada@example\.com>$/m);
  expect(plain(toOperator?.raw ?? '')).toContain('> Where is my deposit?');
  expect(toGuest?.to).toBe('ada@example.com');
  expect(plain(toGuest?.raw ?? '')).toContain(reference);
  expect(plain(toGuest?.raw ?? '')).toContain('Wir haben deine Nachricht erhalten');
  expect(plain(toGuest?.raw ?? '')).not.toContain('deposit');
});

test('[7a-13] a player’s message goes under the own account, whatever address it names', async () => {
  const player = await platform.register();
  await database.query('update player.profile set email_confirmed_at = now() where id = $1', [
    player.id,
  ]);
  const answer = await write(
    { email: 'somebody@else.example', topic: 'account', message: 'Close it, please' },
    player.token,
  );
  expect(answer.body.data).toMatchObject({ email: player.email });
  await deliver();
  expect(smtp.mails.map(({ to }) => to)).toEqual(['support@pierlight.example', player.email]);
  expect(plain(smtp.mails[1]?.raw ?? '')).toContain('Close it, please');
});

test.each(['a new account', 'an account by phone'])(
  '[P-34] %s sends no words to an address that is not proven: it may be a stranger’s',
  async (account) => {
    const player = await platform.register();
    const stranger = account === 'a new account' ? player.email : 'stranger@example.com';
    if (account === 'an account by phone')
      await database.query(
        "update player.profile set email = null, phone = '+49151' where id = $1",
        [player.id],
      );
    const message = 'You won! Collect it at https://evil.example/win';
    await write({ email: 'stranger@example.com', name: 'evil.example', message }, player.token);
    await deliver();
    expect(smtp.mails.map(({ to }) => to)).toEqual(['support@pierlight.example', stranger]);
    const [toOperator = '', toStranger = ''] = smtp.mails.map(({ raw }) => plain(raw));
    expect(toOperator).toContain('evil.example/win');
    expect(toStranger).toMatch(/Subject: /);
    expect(toStranger).not.toMatch(/evil|You won/);
  },
);

test('the same words within ten minutes are one message', async () => {
  const body = { email: 'twice@example.com', message: 'Hello there' };
  const answers = await Promise.all(Array.from({ length: 3 }, () => write(body)));
  for (let again = 0; again < 5; again += 1) answers.push(await write(body));
  expect(new Set(answers.map(({ body: told }) => JSON.stringify(told.data))).size).toBe(1);
  await deliver();
  expect(smtp.mails).toHaveLength(2);
});

test('a player writes five times an hour, then waits; a guest works from the fourth on', async () => {
  const { token } = await platform.register();
  for (let count = 0; count < 5; count += 1)
    expect((await write({ message: `No. ${count}` }, token)).status).toBe(201);
  expectProblem(await write({ message: 'One more' }, token), 429);
  for (let count = 0; count < 3; count += 1)
    expect((await write({ email: 'Often@example.com', message: `No. ${count}` })).status).toBe(201);
  expectProblem(await write({ email: 'often@example.com', message: 'One more' }), 428);
  await deliver();
});

test('every address the form takes is taken, and the answer goes to its domain’s A-labels', async () => {
  for (const [typed, kept] of [
    ['ünder@example.com', 'ünder@example.com'],
    ['Anna@Bücher.example', 'anna@xn--bcher-kva.example'],
  ] as const) {
    const answer = await write({ email: typed, message: `Hello from ${typed}` });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ email: kept });
  }
  await deliver();
});

test.each([
  [{ message: 'No address' }, 'email'],
  [{ email: 'an\u202ena@example.com', message: 'Hello' }, 'email'],
  [{ email: 'no address', message: 'Hello' }, 'email'],
  [{ email: 'a@example.com', message: '' }, 'message'],
  [{ email: 'a@example.com', message: 'x'.repeat(10_001) }, 'message'],
  [{ email: 'a@example.com', message: 'a\u0000b' }, 'message'],
  [{ email: 'a@example.com', message: 'Hello', name: 'A\r\nBcc: b@example.com' }, 'name'],
  [{ email: 'a@example.com\r\nBcc: b@example.com', message: 'Hello' }, 'email'],
  [{ email: 'a@example.com', message: 'Hello', topic: 'A\r\nBcc: b@example.com' }, 'topic'],
])('what cannot be sent is refused by its field: %j', async (body, field) => {
  const answer = await write(body);
  expectProblem(answer, 422);
  expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
});

test('[P-34] markup, placeholders and ten thousand characters in a message are words and nothing else', async () => {
  const message = `<img src=x onerror=alert(1)> {reference} [x](javascript:alert(1)) ${'x'.repeat(9_900)}`;
  await write({ email: 'payload@example.com', name: '"<b>Eve</b>" {email}', message });
  await deliver();
  const raw = plain(smtp.mails[0]?.raw ?? '');
  const [, html = ''] = raw.split('<!doctype html>');
  expect(html).not.toMatch(/<img|<b>|href="javascript/);
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62; {reference}');
});

test('a mail the server is too busy for is tried again under the same Message-ID, one it refuses is given up', async () => {
  await write({ email: 'busy@example.com', message: 'Again and again' });
  const [toOperator, toGuest] = await waiting();
  smtp.answers.push('451 later');
  await expect(work(toOperator?.id ?? '')).rejects.toThrow();
  expect(smtp.mails).toHaveLength(0);
  await work(toOperator?.id ?? '', 2);
  expect(smtp.mails[0]?.raw).toContain(`Message-ID: <${toOperator?.id}@pierlight.test>`);
  await work(toOperator?.id ?? '', 3);
  expect(smtp.mails).toHaveLength(1);
  smtp.answers.push('550 nobody');
  await work(toGuest?.id ?? '');
  const { rows } = await database.query(
    'select state, content from mail.message where id = any($1)',
    [[toOperator?.id, toGuest?.id]],
  );
  expect(rows).toContainEqual({ state: 3, content: null });
  expect(rows).toContainEqual({ state: 4, content: expect.anything() });
});
