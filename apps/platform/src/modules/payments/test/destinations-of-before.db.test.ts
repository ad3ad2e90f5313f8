import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runStatement, withDatabase } from '../../../kernel/db/administer.ts';
import { migrate } from '../../../kernel/db/migrate.ts';

const migrations = path.resolve(import.meta.dirname, '../../../../migrations');
const name = `before_${randomBytes(6).toString('hex')}`;
let client: pg.Client;
let folder: string;

/** A database as the release before left it. */
beforeAll(async () => {
  const server = inject('testServerUrl');
  await runStatement(server, `create database ${name} template template0`);
  folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-before-'));
  for (const file of await readdir(migrations))
    if (Number.parseInt(file, 10) < 262)
      await cp(path.join(migrations, file), path.join(folder, file), { recursive: true });
  const url = withDatabase(server, name);
  await migrate(url, { folder, functions: [] });
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await runStatement(inject('testServerUrl'), `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

test('addresses stay usable, withdrawals under way keep their place, and a card takes back what it brought', async () => {
  const [player, address, under, other] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await client.query(
    `insert into payments.address (id, player_id, currency, network, address, tag, label, created_at, usable_from)
     values ($1, $2, 'XRP', 'xrpl', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', '7', 'Mine', '2026-01-01', '2026-01-02')`,
    [address, player],
  );
  const invoice = (id: string, type: 1 | 2, status: 1 | 2, method: string, amount: number) =>
    client.query(
      `insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
         amount, idempotency_key, input_hash, handover, ledger_transaction_id, created_at, settled_at,
         destination, expected_at)
       values ($1::uuid, $1::uuid::text, $2, $3::int, $4::int, $5, 'card', 'EUR', $6, $1::uuid::text, '', 'accepted',
         case $4::int when 2 then $1::uuid end, now(), case $4::int when 2 then now() end,
         case $3::int when 2 then '•• 3000' end, case $3::int when 2 then now() end)`,
      [id, player, type, status, method, amount],
    );
  await invoice(randomUUID(), 1, 2, 'card', 100_00);
  await invoice(other, 1, 2, 'card', 50_00);
  await invoice(randomUUID(), 1, 2, 'bank', 70_00);
  await invoice(randomUUID(), 2, 2, 'card', 40_00);
  await invoice(under, 2, 1, 'bank', 20_00);
  await client.query('insert into payments.withdrawal values ($1, $2, $3)', [
    ...[under, player, { iban: 'DE89370400440532013000' }],
  ]);

  await migrate(withDatabase(inject('testServerUrl'), name), { folder: migrations, functions: [] });

  const { rows } = await client.query(
    `select id, origin, method_id, currency, fields, shown, label, usable_from::date::text as usable,
       (select sum(case type when 1 then amount else -amount end)::int from payments.invoice
         where destination_id = d.id) as left
     from payments.destination d where player_id = $1 order by origin desc`,
    [player],
  );
  expect(rows).toMatchObject([
    {
      ...{ id: address, origin: 'player', method_id: 'crypto', currency: 'XRP', label: 'Mine' },
      fields: { network: 'xrpl', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', tag: '7' },
      ...{ usable: '2026-01-02', left: null },
    },
    { origin: 'deposit', method_id: 'card', currency: 'EUR', left: 110_00 },
  ]);
  const waiting = await client.query(
    'select fields from payments.withdrawal where invoice_id = $1',
    [under],
  );
  expect(waiting.rows).toEqual([{ fields: { iban: 'DE89370400440532013000' } }]);
});
