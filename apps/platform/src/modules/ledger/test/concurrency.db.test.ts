import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { type Posting, postDeposit, postWithdrawal } from '../public.ts';
import { betOf, depositOf, rollbackOf, useLedger, winOf } from './ledger-fixture.ts';

const ledger = useLedger();

afterEach(async () => {
  expect(await ledger.faults(), '[P-02] the books add up after every test').toEqual([]);
});

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

test('[P-03] of 20 parallel withdrawals on funds for 10, exactly 10 succeed', async () => {
  const player = await ledger.playerWith(1000n);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      ledger.app.db
        .transaction()
        .execute((tx): Promise<Posting> => postWithdrawal(tx, depositOf(player, 100n))),
    ),
  );
  const paid = outcomes.filter(({ status }) => status === 'fulfilled');
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason.errorName] : [],
  );
  expect(paid).toHaveLength(10);
  expect(refused).toEqual(Array(10).fill('insufficientFunds'));
  expect(await ledger.balanceOf(player)).toBe(0n);
});

test('[P-03] of 20 parallel bets on funds for 10, exactly 10 succeed', async () => {
  const player = await ledger.playerWith(1000n);
  const answers = await times(20, () => ledger.call('bet', betOf(player, 100n)));
  expect(answers.filter(({ outcome }) => outcome === 'posted')).toHaveLength(10);
  expect(answers.filter(({ refusal }) => refusal === 'insufficient_funds')).toHaveLength(10);
  expect(await ledger.balanceOf(player)).toBe(0n);
});

test('[P-05] 64 parallel duplicates of a bet have one effect and one answer', async () => {
  const player = await ledger.playerWith(6400n);
  const bet = betOf(player, 100n);
  const answers = await times(64, () => ledger.call('bet', bet));
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(new Set(answers.map(({ transaction_id }) => transaction_id)).size).toBe(1);
  for (const answer of answers)
    expect(answer).toMatchObject({ outcome: 'posted', balance: 6300n, refusal: null });
  expect(await ledger.balanceOf(player)).toBe(6300n);
});

test('[P-05] 64 parallel duplicates of a win, a rollback and a deposit have one effect each', async () => {
  const player = await ledger.playerWith(100n);
  const [first, second] = [betOf(player, 40n), betOf(player, 60n)];
  await ledger.call('bet', first);
  await ledger.call('bet', second);
  const win = winOf(player, 25n, first.key);
  const back = rollbackOf(player, second.key);
  const deposit = depositOf(player, 7n);
  await times(
    64,
    (index) =>
      [ledger.call('win', win), ledger.call('rollback', back)][index % 2] as Promise<unknown>,
  );
  await times(64, () => ledger.app.db.transaction().execute((tx) => postDeposit(tx, deposit)));
  expect(await ledger.balanceOf(player)).toBe(25n + 60n + 7n);
});

test('[P-05] 64 parallel first deposits of a newcomer open one account', async () => {
  const player = randomUUID();
  await times(64, () =>
    ledger.app.db.transaction().execute((tx) => postDeposit(tx, depositOf(player, 1n))),
  );
  expect(await ledger.balanceOf(player)).toBe(64n);
});

test.each([
  ['amount', { amount: 101n }],
  ['currency', { currency: 'USD' }],
  ['game', { game: 'other-game' }],
  ['round', { round: 'other-round' }],
])('[P-05] a bet key with another %s is a conflict and moves nothing', async (_field, change) => {
  const player = await ledger.playerWith(1000n);
  await ledger.playerWith(1000n, 'USD');
  const bet = betOf(player, 100n);
  await ledger.call('bet', bet);
  expect(await ledger.call('bet', { ...bet, ...change })).toMatchObject({ outcome: 'conflict' });
  expect(await ledger.balanceOf(player)).toBe(900n);
});

test("[P-05] another player's, or another kind's, use of a key is a conflict", async () => {
  const [player, other] = [await ledger.playerWith(100n), await ledger.playerWith(100n)];
  const bet = betOf(player, 10n);
  await ledger.call('bet', bet);
  expect(await ledger.call('bet', { ...bet, player: other })).toMatchObject({
    outcome: 'conflict',
  });
  expect(await ledger.call('win', winOf(player, 10n, null, bet.key))).toMatchObject({
    outcome: 'conflict',
  });
  expect(await ledger.balanceOf(player)).toBe(90n);
  expect(await ledger.balanceOf(other)).toBe(100n);
});

test('[P-05] parallel uses of one key by two players have one effect', async () => {
  const [player, other] = [await ledger.playerWith(100n), await ledger.playerWith(100n)];
  const bet = betOf(player, 10n);
  const answers = await times(16, (index) =>
    ledger.call('bet', { ...bet, player: index % 2 === 0 ? player : other }),
  );
  const winners = new Set(
    answers.filter(({ outcome }) => outcome === 'posted').map((a) => a.transaction_id),
  );
  expect(winners.size).toBe(1);
  const balances = [await ledger.balanceOf(player), await ledger.balanceOf(other)];
  expect(balances.toSorted()).toEqual([100n, 90n]);
});

test('[P-06] a refused bet stays refused when its duplicate comes after a deposit', async () => {
  const player = await ledger.playerWith(50n);
  const bet = betOf(player, 60n);
  const refused = await ledger.call('bet', bet);
  expect(refused).toMatchObject({
    outcome: 'refused',
    refusal: 'insufficient_funds',
    balance: 50n,
  });
  await ledger.app.db.transaction().execute((tx) => postDeposit(tx, depositOf(player, 100n)));
  const duplicates = await times(16, () => ledger.call('bet', bet));
  for (const duplicate of duplicates)
    expect(duplicate).toMatchObject({
      outcome: 'refused',
      refusal: 'insufficient_funds',
      balance: 50n,
    });
  expect(await ledger.balanceOf(player)).toBe(150n);
  expect(await ledger.call('win', winOf(player, 5n, bet.key))).toMatchObject({
    refusal: 'bet_missing',
  });
});

test('[P-06] a bet refused for its game session stays refused, and one that was accepted stays accepted', async () => {
  const player = await ledger.playerWith(50n);
  const [refused, accepted] = [betOf(player, 10n), betOf(player, 10n)];
  await ledger.call('bet', { ...refused, refusal: 'token_expired' });
  await ledger.call('bet', accepted);
  expect(await ledger.call('bet', refused)).toMatchObject({ refusal: 'token_expired' });
  expect(await ledger.call('bet', { ...accepted, refusal: 'token_expired' })).toMatchObject({
    outcome: 'posted',
    replayed: true,
  });
  expect(await ledger.balanceOf(player)).toBe(40n);
});
