import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postDeposit, postWithdrawal, readTurnOver } from '../public.ts';
import { betOf, depositOf, rollbackOf, useLedger, winOf } from './ledger-fixture.ts';

const ledger = useLedger();

const pay = (player: string, amount: bigint) =>
  ledger.app.db.transaction().execute((tx) => postDeposit(tx, depositOf(player, amount)));
const stake = async (player: string, amount: bigint): Promise<string> => {
  const bet = betOf(player, amount);
  expect(await ledger.call('bet', bet)).toMatchObject({ outcome: 'posted' });
  return bet.key;
};
const owed = (player: string, times = 1) => readTurnOver(ledger.app.db, player, 'EUR', times);

test('a deposit is owed until it has been staked, however it went', async () => {
  const player = await ledger.playerWith(100n);
  expect(await owed(player)).toEqual({ required: 100n, staked: 0n });
  const bet = await stake(player, 60n);
  await ledger.call('win', winOf(player, 200n, bet));
  expect(await owed(player)).toEqual({ required: 100n, staked: 60n });
  await stake(player, 60n);
  expect(await owed(player)).toEqual({ required: 0n, staked: 0n });
});

test('stakes made before a deposit do not count for it', async () => {
  const player = await ledger.playerWith(100n);
  const bet = await stake(player, 100n);
  await ledger.call('win', winOf(player, 500n, bet));
  await stake(player, 400n);
  await pay(player, 50n);
  expect(await owed(player)).toEqual({ required: 50n, staked: 0n });
});

test('a stake that was rolled back does not count', async () => {
  const player = await ledger.playerWith(100n);
  const bet = await stake(player, 100n);
  await ledger.call('rollback', rollbackOf(player, bet));
  expect(await owed(player)).toEqual({ required: 100n, staked: 0n });
});

test('what was withdrawn was free: nothing from before is owed', async () => {
  const player = await ledger.playerWith(100n);
  await ledger.app.db.transaction().execute((tx) => postWithdrawal(tx, depositOf(player, 30n)));
  expect(await owed(player)).toEqual({ required: 0n, staked: 0n });
  await pay(player, 20n);
  expect(await owed(player)).toEqual({ required: 20n, staked: 0n });
});

test('a part of a subunit counts as a whole, and nobody owes in a currency they do not have', async () => {
  const player = await ledger.playerWith(3n);
  expect(await owed(player, 1.5)).toEqual({ required: 5n, staked: 0n });
  expect(await owed(randomUUID())).toEqual({ required: 0n, staked: 0n });
});

test('[7d-07] is what a walk through the movements comes to, in whatever order they came', async () => {
  const step = fc.record({
    kind: fc.constantFrom('deposit', 'bet', 'undone'),
    amount: fc.bigInt({ min: 1n, max: 40n }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const player = await ledger.playerWith(1_000n);
      let left = 1_000n;
      for (const { kind, amount } of steps) {
        if (kind === 'deposit') {
          await pay(player, amount);
          left += amount;
          continue;
        }
        const bet = await stake(player, amount);
        if (kind === 'bet') left = left > amount ? left - amount : 0n;
        else await ledger.call('rollback', rollbackOf(player, bet));
      }
      const { required, staked } = await owed(player);
      expect(required - staked).toBe(left);
    }),
    { numRuns: 25 },
  );
});
