import pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createMailbox } from '../modules/mail/test/mailbox.ts';
import { StubSmtp } from '../modules/mail/test/stub-smtp.ts';
import { usePlatform } from './platform-fixture.ts';

/** A connection as the owner of a platform's database; open from the first test to the last. */
export function useOwner(platform: ReturnType<typeof usePlatform>) {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client(platform.ownerUrl);
    await client.connect();
  });
  afterAll(() => client.end());
  return { query: (sql: string, values: unknown[] = []) => client.query(sql, values) };
}

/**
 * A platform whose mails come to a server that tests can read; every test begins with an empty box.
 * `others` are settings beside that server's.
 */
export function useMailedPlatform(others: Readonly<Record<string, string>> = {}) {
  const smtp = new StubSmtp();
  const settings: Record<string, string> = { ...others };
  beforeAll(async () => {
    settings.SMTP_URL = await smtp.listen();
  });
  const platform = usePlatform({ settings });
  const database = useOwner(platform);
  afterAll(() => smtp.close());
  const mailbox = createMailbox(platform, smtp);
  beforeEach(() => {
    mailbox.empty();
    smtp.answers.splice(0);
  });
  return { platform, smtp, mailbox, database };
}
