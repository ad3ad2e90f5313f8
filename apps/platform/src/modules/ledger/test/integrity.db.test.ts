import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { postAdjustment, postDeposit } from '../public.ts';
import { betOf, depositOf, useLedger } from './ledger-fixture.ts';

const ledger = useLedger();

afterEach(async () => {
  expect(await ledger.faults(), '[P-02] the books add up after every test').toEqual([]);
});

/** Two accounts of the same currency and a transaction, and a word to write raw entries into it. */
async function rawBooks(client: pg.PoolClient) {
  const player = await ledger.playerWith(1000n);
  const { rows: accounts } = await client.query<{ id: string; owner: string | null }>(
    `select id, owner from ledger.account
     where owner = $1 or (owner is null and currency = 'EUR' and kind = 'payments')`,
    [player],
  );
  const own = accounts.find(({ owner }) => owner !== null)?.id as string;
  const house = accounts.find(({ owner }) => owner === null)?.id as string;
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>(
    `insert into ledger.transaction (kind, status, player_id, currency, change, scope, idempotency_key)
     values ('adjustment', 'posted', $1, 'EUR', 0, 'raw', $2) returning id`,
    [player, randomUUID()],
  );
  const enter = (account: string, amount: number, currency = 'EUR') =>
    client.query(
      `insert into ledger.entry (transaction_id, account_id, currency, amount, kind)
       values ($1, $2, $3, $4, 'adjustment')`,
      [rows[0]?.id, account, currency, amount],
    );
  return { own, house, enter };
}

async function asOwner(run: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await ledger.owner.connect();
  try {
    await run(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('[P-01] entries that do not sum to zero are refused at commit, from raw SQL of the owner too', async () => {
  await asOwner(async (client) => {
    const { own, house, enter } = await rawBooks(client);
    await enter(own, 100);
    await enter(house, -99);
    await expect(client.query('commit')).rejects.toThrow(/is not balanced/);
  });
  await asOwner(async (client) => {
    const { house, enter } = await rawBooks(client);
    await enter(house, -1);
    await expect(client.query('commit')).rejects.toThrow(/is not balanced/);
  });
});

test('[P-01] a sum of zero over two currencies is not a balance', async () => {
  const other = await ledger.playerWith(50n, 'USD');
  await asOwner(async (client) => {
    const { own, enter } = await rawBooks(client);
    const { rows } = await client.query<{ id: string }>(
      'select id from ledger.account where owner = $1',
      [other],
    );
    await enter(own, 100);
    await enter(rows[0]?.id as string, -100, 'USD');
    await expect(client.query('commit')).rejects.toThrow(/is not balanced/);
  });
});

test('[P-09] an entry in another currency than its account, or for no account, is refused', async () => {
  await asOwner(async (client) => {
    const { own, enter } = await rawBooks(client);
    await expect(enter(own, 100, 'USD')).rejects.toThrow(
      /an entry in USD cannot stand in an account in EUR/,
    );
  });
  await asOwner(async (client) => {
    const { enter } = await rawBooks(client);
    await expect(enter(randomUUID(), 100)).rejects.toThrow(/there is no account/);
  });
});

test('[P-09] a thousand moves of one subunit are exact', async () => {
  const player = await ledger.playerWith(1000n, 'ETH');
  const bet = { ...betOf(player, 1n), currency: 'ETH' };
  for (let batch = 0; batch < 50; batch++) {
    await Promise.all(
      Array.from({ length: 20 }, () => ledger.call('bet', { ...bet, key: randomUUID() })),
    );
  }
  expect(await ledger.balanceOf(player, 'ETH')).toBe(0n);
});

test('[P-09] a fraction of a subunit does not reach the books', async () => {
  const player = await ledger.playerWith(10n);
  await expect(ledger.call('bet', { ...betOf(player, 1n), amount: '0.5' })).rejects.toThrow(
    /invalid input syntax for type bigint/,
  );
});

test('[P-03] a balance neither falls below nothing nor rises beyond what the wire carries', async () => {
  const player = await ledger.playerWith(5n);
  const most = 9_007_199_254_740_991n;
  const post = (amount: bigint) =>
    ledger.app.db.transaction().execute((tx) => postDeposit(tx, depositOf(player, amount)));
  await expect(post(most)).rejects.toThrow(/balance_within_bounds/);
  await expect(
    ledger.owner.query('update ledger.account set balance = -1 where owner = $1', [player]),
  ).rejects.toThrow(/balance_within_bounds/);
  await expect(
    ledger.app.db.transaction().execute((tx) =>
      postAdjustment(tx, {
        playerId: player,
        currency: 'EUR',
        change: -6n,
        reason: 'correction',
        idempotencyKey: randomUUID(),
      }),
    ),
  ).rejects.toMatchObject({ errorName: 'insufficientFunds' });
  expect(await ledger.balanceOf(player)).toBe(5n);
});

test.each([
  "update ledger.entry set amount = amount + 1, currency = 'EUR'",
  'delete from ledger.entry',
  'truncate ledger.entry',
  'insert into ledger.entry (transaction_id, account_id, currency, amount, kind) select transaction_id, account_id, currency, amount, kind from ledger.entry',
  "update ledger.transaction set status = 'posted'",
  'delete from ledger.transaction',
  "insert into ledger.transaction (kind, status, player_id, scope, idempotency_key) values ('bet', 'posted', uuidv7(), 'x', 'x')",
  'update ledger.account set balance = 1000000',
  'delete from ledger.account',
  "insert into ledger.account (owner, kind, currency, balance) values (uuidv7(), 'player_real', 'EUR', 1000000)",
  "select ledger.post('deposit', uuidv7(), 'EUR', 1, 'payments', 'x', 'x', 'x')",
  "select ledger.write_entries(uuidv7(), 'deposit', uuidv7(), uuidv7(), 'EUR', 1)",
  'alter table ledger.entry disable trigger all',
])('[P-04] the application may not: %s', async (statement) => {
  await expect(ledger.app.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test.each([
  'update ledger.entry set amount = amount',
  'delete from ledger.entry',
  'truncate ledger.entry',
  'update ledger.transaction set scope = scope',
  'delete from ledger.transaction',
  'delete from ledger.account',
])('[P-04] even the owner is stopped at: %s', async (statement) => {
  await expect(ledger.owner.query(statement)).rejects.toThrow(/append-only/);
});

test('[P-04] functions that act for the owner cannot be led astray by a search path', async () => {
  const { rows } = await ledger.owner.query<{ name: string }>(
    `select n.nspname || '.' || p.proname as name
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('ledger', 'wallet', 'gameplay', 'identity') and p.prosecdef
       and not coalesce(p.proconfig, '{}') @> array['search_path=pg_catalog, pg_temp']`,
  );
  expect(rows).toEqual([]);
});

test('[P-02] the reconciliation finds a balance, a line and a transaction that were tampered with', async () => {
  const player = await ledger.playerWith(100n);
  const client = await ledger.owner.connect();
  try {
    await client.query('begin');
    await client.query('alter table ledger.entry disable trigger user');
    await client.query('update ledger.account set balance = 101 where owner = $1', [player]);
    await client.query(
      `update ledger.entry set balance_after = 99
       where account_id = (select id from ledger.account where owner = $1)`,
      [player],
    );
    await client.query(
      `update ledger.entry set amount = amount - 1
       where account_id in (select id from ledger.account where owner is null)
         and transaction_id in (select id from ledger.transaction where player_id = $1)`,
      [player],
    );
    const { rows } = await client.query<{ fault: string }>('select fault from ledger.audit()');
    expect(rows.map(({ fault }) => fault)).toEqual([
      'balance_after_differs_from_entries',
      'balance_differs_from_entries',
      'transaction_not_balanced',
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
