import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endsAt, plantFailPoints, pointsPassed } from '../../../kernel/db/fail-points.ts';
import { type Posting, postPayout, postRefund, postWithdrawal } from '../public.ts';
import { betOf, depositOf, useLedger } from './ledger-fixture.ts';

const ledger = useLedger();

beforeAll(async () => {
  await plantFailPoints(ledger.owner, [
    'ledger.withdraw',
    'ledger.withdrawal_of',
    'ledger.settle_withdrawal',
    'ledger.pay_out',
    'ledger.refund',
    'ledger.post',
    'ledger.write_entries',
    'ledger.house_account',
  ]);
});

afterEach(async () => {
  expect(await ledger.faults(), '[P-02] the books add up after every test').toEqual([]);
});

type Asked = ReturnType<typeof depositOf>;

const inTx = (work: Parameters<ReturnType<typeof ledger.app.db.transaction>['execute']>[0]) =>
  ledger.app.db.transaction().execute(work) as Promise<Posting>;

/** A player with `held` subunits who requested `amount` of them. */
async function asked(held: bigint, amount: bigint, currency = 'EUR'): Promise<Asked> {
  const withdrawal = depositOf(await ledger.playerWith(held, currency), amount, currency);
  await inTx((tx) => postWithdrawal(tx, withdrawal));
  return withdrawal;
}

const settlingOf = (withdrawal: Asked, way: string) => ({
  provider: withdrawal.provider,
  withdrawalKey: withdrawal.idempotencyKey,
  idempotencyKey: `${way}:${withdrawal.invoiceId}`,
});
const pay = (withdrawal: Asked, fee = 0n) =>
  inTx((tx) => postPayout(tx, { ...settlingOf(withdrawal, 'payout'), fee }));
const refund = (withdrawal: Asked) =>
  inTx((tx) => postRefund(tx, settlingOf(withdrawal, 'refund')));

/** Sums of the house's accounts in the entries about one player, by kind. */
async function houseOf(player: string): Promise<Record<string, number>> {
  const { rows } = await ledger.owner.query<{ kind: string; sum: number }>(
    `select account.kind, sum(entry.amount)::int as sum
     from ledger.entry
     join ledger.transaction posted on posted.id = entry.transaction_id
     join ledger.account on account.id = entry.account_id and account.owner is null
     where posted.player_id = $1 group by account.kind`,
    [player],
  );
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
}

test('a requested amount leaves the balance and is held in the reserve', async () => {
  const withdrawal = await asked(1000n, 400n);
  expect(await ledger.balanceOf(withdrawal.playerId)).toBe(600n);
  expect(await houseOf(withdrawal.playerId)).toEqual({ payments: -1000, withdrawals: 400 });
});

test('a payout empties the reserve to the provider and the fee to the house', async () => {
  const withdrawal = await asked(1000n, 400n);
  expect(await pay(withdrawal, 15n)).toMatchObject({ balance: 600n, replayed: false });
  expect(await ledger.balanceOf(withdrawal.playerId)).toBe(600n);
  expect(await houseOf(withdrawal.playerId)).toEqual({ payments: -615, withdrawals: 0, fees: 15 });
});

test('a refund gives the player the whole of it', async () => {
  const withdrawal = await asked(1000n, 400n);
  expect(await refund(withdrawal)).toMatchObject({ balance: 1000n, replayed: false });
  expect(await houseOf(withdrawal.playerId)).toEqual({ payments: -1000, withdrawals: 0 });
});

test('[P-05] a payout and a refund are answered alike when repeated, and have one effect', async () => {
  const [paid, returned] = [await asked(500n, 500n), await asked(500n, 500n)];
  const [firstPayout, firstRefund] = [await pay(paid, 5n), await refund(returned)];
  expect(await pay(paid, 5n)).toEqual({ ...firstPayout, replayed: true });
  expect(await refund(returned)).toEqual({ ...firstRefund, replayed: true });
  await expect(pay(paid, 6n)).rejects.toMatchObject({ errorName: 'idempotencyKeyReused' });
  expect(await houseOf(paid.playerId)).toEqual({ payments: -5, withdrawals: 0, fees: 5 });
  expect(await ledger.balanceOf(returned.playerId)).toBe(500n);
});

test('[P-14] of a payout racing a refund one wins, whichever it is', async () => {
  for (let round = 0; round < 20; round += 1) {
    const withdrawal = await asked(100n, 100n);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === round % 2 ? pay(withdrawal) : refund(withdrawal),
      ),
    );
    const [paid, returned] = [round % 2, 1 - (round % 2)].map((way) =>
      outcomes.filter(({ status }, index) => status === 'fulfilled' && index % 2 === way),
    );
    expect([paid?.length, returned?.length].toSorted()).toEqual([0, 4]);
    expect(await ledger.balanceOf(withdrawal.playerId)).toBe(returned?.length ? 100n : 0n);
    expect(await houseOf(withdrawal.playerId)).toMatchObject({ withdrawals: 0 });
  }
});

test('[P-03] of 20 parallel withdrawals on funds for 10, exactly 10 reach the reserve', async () => {
  const player = await ledger.playerWith(1000n);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => inTx((tx) => postWithdrawal(tx, depositOf(player, 100n)))),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await ledger.balanceOf(player)).toBe(0n);
  expect(await houseOf(player)).toEqual({ payments: -1000, withdrawals: 1000 });
});

test('[P-08] a refund comes back whatever became of the player meanwhile', async () => {
  const withdrawal = await asked(100n, 60n);
  await ledger.call('bet', betOf(withdrawal.playerId, 40n));
  expect(await ledger.balanceOf(withdrawal.playerId)).toBe(0n);
  await refund(withdrawal);
  expect(await ledger.balanceOf(withdrawal.playerId)).toBe(60n);
});

test("nobody's row is waited for: a payout goes through while every house account is locked", async () => {
  const withdrawal = await asked(100n, 60n);
  await pay(await asked(100n, 60n), 1n);
  const client = await ledger.owner.connect();
  try {
    await client.query('begin');
    await client.query('select from ledger.account where owner is null for update');
    expect(await pay(withdrawal, 1n)).toMatchObject({ replayed: false });
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('what was never requested, or refused, cannot be settled, nor a fee above the amount be taken', async () => {
  const player = await ledger.playerWith(10n);
  const refused = depositOf(player, 11n);
  expect(
    await ledger.call('withdraw', {
      player,
      currency: 'EUR',
      amount: 11n,
      provider: refused.provider,
      invoice: refused.invoiceId,
      invoice_number: refused.invoiceNumber,
      key: refused.idempotencyKey,
    }),
  ).toMatchObject({ outcome: 'refused' });
  await expect(refund(refused)).rejects.toThrow(/no withdrawal .* is in the reserve/);
  await expect(pay(depositOf(player, 5n))).rejects.toThrow(/no withdrawal .* is in the reserve/);
  const withdrawal = await asked(100n, 60n);
  await expect(pay(withdrawal, 60n)).rejects.toThrow(/a fee is less than what is paid out/);
  await expect(pay(withdrawal, -1n)).rejects.toThrow(/a fee is less than what is paid out/);
  expect(await ledger.balanceOf(player)).toBe(10n);
});

test('[P-02] a reserve that does not hold what is open is found', async () => {
  const withdrawal = await asked(100n, 60n);
  const client = await ledger.owner.connect();
  try {
    await client.query('begin');
    await client.query('alter table ledger.transaction disable trigger user');
    await client.query(
      "update ledger.transaction set change = change - 1 where kind = 'withdrawal'",
    );
    const { rows } = await client.query('select fault from ledger.audit_reserve()');
    expect(rows).toEqual([{ fault: 'reserve_differs_from_open_withdrawals' }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
  await refund(withdrawal);
});

describe('[P-11] a crash', () => {
  /** Everything a call may leave behind. */
  const traces = async (player: string) =>
    (
      await ledger.owner.query(
        `select
           (select row(balance, version)::text from ledger.account where owner = $1) as account,
           (select count(*) from ledger.transaction where player_id = $1) as transactions,
           (select count(*) from ledger.entry join ledger.transaction t on t.id = transaction_id
            where t.player_id = $1) as entries`,
        [player],
      )
    ).rows[0];

  const sqlOf = {
    withdrawal: (movement: Asked) => [
      'select * from ledger.withdraw($1, $2, $3, $4, $5, $6, $7)',
      [
        movement.playerId,
        movement.currency,
        movement.amount,
        movement.provider,
        movement.invoiceId,
        movement.invoiceNumber,
        movement.idempotencyKey,
      ],
    ],
    payout: (movement: Asked) => [
      'select * from ledger.pay_out($1, $2, 3, $3)',
      [movement.provider, movement.idempotencyKey, `payout:${movement.invoiceId}`],
    ],
    refund: (movement: Asked) => [
      'select * from ledger.refund($1, $2, $3)',
      [movement.provider, movement.idempotencyKey, `refund:${movement.invoiceId}`],
    ],
  } satisfies Record<string, (movement: Asked) => [string, unknown[]]>;

  test.each([
    ['withdrawal', 'error', 600n],
    ['payout', 'error', 600n],
    ['payout', 'killed', 600n],
    ['refund', 'error', 1000n],
    ['refund', 'killed', 1000n],
  ] as const)(
    'after any statement of a %s (%s) leaves nothing, and its repetition all',
    async (kind, ending, after) => {
      const prepared = async () => {
        const movement =
          kind === 'withdrawal'
            ? depositOf(await ledger.playerWith(1000n), 400n)
            : await asked(1000n, 400n);
        const [text, values] = sqlOf[kind](movement) as [string, unknown[]];
        const call = (client: pg.Client | pg.Pool) => client.query(text, values);
        return { movement, call };
      };
      // The first call ever opens the house's accounts, and passes points that no later one does.
      await (await prepared()).call(ledger.app.pool);
      const points = await pointsPassed(ledger.urls.ownerUrl, (await prepared()).call);
      expect(points.length).toBeGreaterThanOrEqual(8);
      for (const point of points) {
        const { movement, call } = await prepared();
        const untouched = await traces(movement.playerId);
        expect(await endsAt(ledger.urls.ownerUrl, point, ending, call), `point ${point}`).toBe(
          true,
        );
        expect(await traces(movement.playerId), `point ${point}`).toEqual(untouched);
        const { rows } = await call(ledger.app.pool);
        expect(rows[0]).toMatchObject({ outcome: 'posted', replayed: false });
        expect(await ledger.balanceOf(movement.playerId)).toBe(after);
      }
    },
    240_000,
  );
});

test('a new key cannot settle a withdrawal a second time', async () => {
  const withdrawal = await asked(100n, 60n);
  await pay(withdrawal);
  const settled = { ...settlingOf(withdrawal, randomUUID()), fee: 0n };
  await expect(inTx((tx) => postPayout(tx, settled))).rejects.toMatchObject({
    errorName: 'idempotencyKeyReused',
  });
});
