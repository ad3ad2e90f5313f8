import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import { createDeletions } from '../deletions.ts';

let urls: TestDatabase;
let app: OpenDatabase;
let owner: pg.Pool;
const clock = { now: () => new Date('2026-05-08T12:00:00.000Z') };

beforeAll(async () => {
  urls = await createTestDatabase();
  app = openDatabase({ url: urls.ownerUrl, role: 'pierlight_app', max: 2 });
  owner = new pg.Pool({ connectionString: urls.ownerUrl, max: 2 });
  owner.on('error', () => undefined);
});
afterAll(async () => {
  await app.close();
  await owner.end();
  await urls.drop();
});

test('an account is deleted though hundreds that were due before wait for their money', async () => {
  await owner.query(
    `insert into privacy.deletion (player_id, requested_at, due_at)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, $1
     from generate_series(1, 500) n`,
    [new Date('2026-05-01T12:00:00.000Z')],
  );
  const last = `ffffffff${randomUUID().slice(8)}`;
  await owner.query(
    'insert into privacy.deletion (player_id, requested_at, due_at) values ($1, $2, $2)',
    [last, new Date('2026-05-02T12:00:00.000Z')],
  );
  const waiting = [{ number: 'W-1', type: 2, amount: 1, currency: 'EUR' }] as const;
  const deletions = createDeletions({
    db: app.db,
    clock,
    log: { info: () => undefined, error: () => undefined },
    collector: { forget: async () => undefined },
    credentials: {
      hasPassword: async () => true,
      prove: async () => ({ use: async () => undefined }),
      endSessions: async () => async () => undefined,
    },
    personOf: async (playerId) => ({ playerId, contacts: [] }),
    accountsOf: async () => [],
    money: {
      underWay: async (_, playerId) => (playerId === last ? [] : waiting),
      mayCome: async () => false,
    },
    contactOf: async () => ({ email: null, locale: 'en' }),
    mail: { sendLater: async () => undefined },
  });
  await deletions.run();
  const { rows } = await owner.query(
    'select player_id as id from privacy.deletion where done_at is not null',
  );
  expect(rows).toEqual([{ id: last }]);
});
