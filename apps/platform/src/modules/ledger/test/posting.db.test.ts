import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { postDeposit, postWithdrawal } from '../public.ts';
import { betOf, depositOf, rollbackOf, useLedger, winOf } from './ledger-fixture.ts';

const ledger = useLedger();

afterEach(async () => {
  expect(await ledger.faults(), '[P-02] the books add up after every test').toEqual([]);
});

test('a deposit opens the account, credits it once and answers its repetition alike', async () => {
  const deposit = depositOf(randomUUID(), 5000n);
  const first = await ledger.app.db.transaction().execute((tx) => postDeposit(tx, deposit));
  const again = await ledger.app.db.transaction().execute((tx) => postDeposit(tx, deposit));
  expect(first).toMatchObject({ balance: 5000n, replayed: false });
  expect(again).toEqual({ ...first, replayed: true });
  expect(await ledger.balanceOf(deposit.playerId)).toBe(5000n);
});

test('[P-05] a deposit key with another input is refused as reused', async () => {
  const deposit = depositOf(randomUUID(), 5000n);
  const post = (amount: bigint) =>
    ledger.app.db.transaction().execute((tx) => postDeposit(tx, { ...deposit, amount }));
  await post(5000n);
  await expect(post(5001n)).rejects.toMatchObject({ errorName: 'idempotencyKeyReused' });
  expect(await ledger.balanceOf(deposit.playerId)).toBe(5000n);
});

test('a withdrawal takes what is there and not more', async () => {
  const player = await ledger.playerWith(100n);
  const withdraw = (amount: bigint) =>
    ledger.app.db.transaction().execute((tx) => postWithdrawal(tx, depositOf(player, amount)));
  await expect(withdraw(101n)).rejects.toMatchObject({ errorName: 'insufficientFunds' });
  expect(await withdraw(100n)).toMatchObject({ balance: 0n });
});

test('bet, win and rollback change the balance as a player expects', async () => {
  const player = await ledger.playerWith(1000n);
  const bet = betOf(player, 300n);
  expect(await ledger.call('bet', bet)).toMatchObject({ outcome: 'posted', balance: 700n });
  expect(await ledger.call('win', winOf(player, 50n, bet.key))).toMatchObject({
    outcome: 'posted',
    balance: 750n,
  });
  expect(await ledger.call('rollback', rollbackOf(player, bet.key))).toMatchObject({
    outcome: 'posted',
    balance: 1050n,
  });
});

test('a win of nothing is recorded, and moves nothing', async () => {
  const player = await ledger.playerWith(10n);
  const bet = betOf(player, 10n);
  await ledger.call('bet', bet);
  const win = winOf(player, 0n, bet.key);
  expect(await ledger.call('win', win)).toMatchObject({ outcome: 'posted', balance: 0n });
  expect(await ledger.call('win', win)).toMatchObject({ outcome: 'posted', replayed: true });
});

test('rolling back a win that was spent is refused, and works once the money is there', async () => {
  const player = await ledger.playerWith(10n);
  const bet = betOf(player, 10n);
  const win = winOf(player, 40n, bet.key);
  await ledger.call('bet', bet);
  await ledger.call('win', win);
  await ledger.call('bet', betOf(player, 40n));
  const back = rollbackOf(player, win.key);
  expect(await ledger.call('rollback', back)).toMatchObject({ refusal: 'insufficient_funds' });
  await ledger.app.db.transaction().execute((tx) => postDeposit(tx, depositOf(player, 45n)));
  expect(await ledger.call('rollback', back)).toMatchObject({ outcome: 'posted', balance: 5n });
});

test('another player cannot roll back a bet, nor win by it', async () => {
  const [owner, other] = [await ledger.playerWith(10n), await ledger.playerWith(10n)];
  const bet = betOf(owner, 10n);
  await ledger.call('bet', bet);
  expect(await ledger.call('rollback', rollbackOf(other, bet.key))).toMatchObject({
    outcome: 'conflict',
  });
  expect(await ledger.call('win', winOf(other, 5n, bet.key))).toMatchObject({
    refusal: 'bet_missing',
  });
  expect(await ledger.balanceOf(owner)).toBe(0n);
  expect(await ledger.balanceOf(other)).toBe(10n);
});

test('the house stands at the opposite of all players, without a row that every bet waits for', async () => {
  const player = await ledger.playerWith(100n, 'JPY');
  await ledger.call('bet', { ...betOf(player, 30n), currency: 'JPY' });
  const { rows } = await ledger.owner.query(
    `select kind, balance from ledger.house_balance where currency = 'JPY' order by kind`,
  );
  expect(rows).toEqual([
    { kind: 'games', balance: '30' },
    { kind: 'payments', balance: '-100' },
  ]);
  const client = await ledger.owner.connect();
  try {
    await client.query('begin');
    await client.query(`select from ledger.account where owner is null for update`);
    expect(await ledger.call('bet', { ...betOf(player, 1n), currency: 'JPY' })).toMatchObject({
      outcome: 'posted',
    });
  } finally {
    await client.query('rollback');
    client.release();
  }
});
