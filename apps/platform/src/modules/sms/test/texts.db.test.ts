import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createSms } from '../public.ts';
import { StubGateway } from './stub-gateway.ts';

const gateway = new StubGateway();
let urls: TestDatabase;
let database: OpenDatabase;
let url = '';
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.ownerUrl, role: 'pierlight_app', max: 2 });
  url = await gateway.listen();
});
afterAll(async () => {
  await gateway.close();
  await database.close();
  await urls.drop();
});

/** What a phone shows of a code when the files have these texts, and what was logged of it. */
async function shown(texts: readonly (string | null)[], to = '+4915112345678') {
  const logged: string[] = [];
  const sms = createSms({
    db: database.db,
    clock: { now: () => new Date() },
    ids: systemIds,
    log: createLogger('error', { write: (line) => void logged.push(line) }),
    gateway: { url, key: 'k', from: 'Pierlight' },
    secret: 's'.repeat(32),
    textsOf: async () => texts,
    siteOrigin: 'https://pierlight.test',
  });
  await database.db.transaction().execute((tx) =>
    sms.sendLater(tx, {
      name: 'phone-code',
      to,
      locale: 'de',
      values: { code: '482913' },
    }),
  );
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from sms.message order by created_at desc, id desc limit 1',
  );
  await sms.jobs['sms.send']?.({ id: rows[0]?.id }, { id: '1', attempts: 1 });
  return { text: gateway.taken.at(-1)?.text, logged };
}

const lastLine = '\n\n@pierlight.test #482913';

test('a message is worded as the files have it', async () => {
  const { text, logged } = await shown(['Ihr Code: {code}.', 'Your code: {code}.']);
  expect(text).toBe(`Ihr Code: 482913.${lastLine}`);
  expect(logged).toEqual([]);
});

test.each([
  ['is missing', null],
  ['is empty', ' '],
  ['has no place for the code', 'Ihr Code.'],
  ['misspells a value', 'Ihr Code: {cod}.'],
  ['is no message', 'Ihr Code: {code.'],
])('where a text %s, the default language speaks, and the log says so', async (_what, broken) => {
  const { text, logged } = await shown([broken, 'Your code: {code}.']);
  expect(text).toBe(`Your code: 482913.${lastLine}`);
  expect(logged.join()).toContain('of no use');
  expect(logged.join()).not.toContain('482913');
});

test('where no text is of use, a plain sentence brings the code and no key', async () => {
  for (const texts of [[null, null], ['{cod}', '{}'], []])
    expect((await shown(texts)).text).toBe(`Your Pierlight code: 482913${lastLine}`);
});

test('no message leaves for a number that costs, whoever wanted it sent', async () => {
  const before = gateway.taken.length;
  const { logged } = await shown(['Ihr Code: {code}.'], '+499001234567');
  expect(gateway.taken).toHaveLength(before);
  expect(logged.join()).toContain('an SMS was given up');
  const { rows } = await database.pool.query(
    "select problem, sealed from sms.message where recipient = '+499001234567'",
  );
  expect(rows).toEqual([{ problem: 'The number is of a kind that gets none', sealed: null }]);
});
