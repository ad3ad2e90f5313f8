import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { useGameplay } from './gameplay-fixture.ts';
import { betBodyOf, rollbackBodyOf, type Seat, winBodyOf } from './wallet-bodies.ts';
import { createWorkerlessWinners } from './winner-jobs.ts';

const game = useGameplay();

afterEach(async () => {
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

/** A bet of free rounds as Hub88 sends it. */
const freeBetOf = (seat: Seat, amount = 0, reward: string | null = randomUUID()) => ({
  ...betBodyOf(seat, amount),
  is_free: true,
  reward_uuid: reward,
});
const rewardsOf = async (seat: Seat) =>
  (
    await game.owner.query('select reward from gameplay.round where player_id = $1', [
      seat.playerId,
    ])
  ).rows;

test('a free round costs nothing and pays its win, however often either is sent', async () => {
  const seat = await game.seat(1n);
  const bet = freeBetOf(seat);
  const win = { ...winBodyOf(bet, 250_000), is_free: true };
  const bets = await Promise.all(
    Array.from({ length: 16 }, () => game.call('/transaction/bet', bet)),
  );
  for (const answer of bets) expect(answer).toMatchObject({ status: 'RS_OK', balance: 1000 });
  const wins = await Promise.all(
    Array.from({ length: 16 }, () => game.call('/transaction/win', win)),
  );
  for (const answer of wins) expect(answer).toMatchObject({ status: 'RS_OK', balance: 251_000 });
  expect(await game.roundsOf(seat)).toMatchObject([{ stake: 0n, payout: 250n, status: 2 }]);
  expect(await rewardsOf(seat)).toEqual([{ reward: bet.reward_uuid }]);
  expect(await createWorkerlessWinners(game).announced(seat.playerId)).toEqual([]);
});

test.each([
  ['with its worth as the amount', 500_000, randomUUID()],
  ['without the name of its reward', 500_000, null],
])('a free bet %s is not charged', async (_what, amount, reward) => {
  const seat = await game.seat(100n);
  expect(await game.call('/transaction/bet', freeBetOf(seat, amount, reward))).toMatchObject({
    status: 'RS_OK',
    balance: 100_000,
  });
  expect(await game.roundsOf(seat)).toMatchObject([{ stake: 0n }]);
  expect(await rewardsOf(seat)).toEqual([{ reward: reward ?? 'unnamed' }]);
});

test('a free bet rolled back is over, and pays nothing', async () => {
  const seat = await game.seat(100n);
  const bet = freeBetOf(seat);
  await game.call('/transaction/bet', bet);
  expect(await game.call('/transaction/rollback', rollbackBodyOf(bet))).toMatchObject({
    status: 'RS_OK',
    balance: 100_000,
  });
  expect(await game.call('/transaction/win', winBodyOf(bet, 5000))).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  });
  expect(await game.roundsOf(seat)).toMatchObject([{ stake: 0n, payout: 0n, status: 3 }]);
});

test('a gift is no way around a sign-out, and a paid bet under its key is a duplicate', async () => {
  const seat = await game.seat(1000n);
  const bet = freeBetOf(seat);
  await game.call('/transaction/bet', bet);
  expect(
    await game.call('/transaction/bet', {
      ...bet,
      is_free: false,
      reward_uuid: null,
      amount: 100_000,
    }),
  ).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
  await game.signOut(seat);
  expect(await game.call('/transaction/bet', freeBetOf(seat))).toMatchObject({
    status: 'RS_ERROR_TOKEN_EXPIRED',
  });
  expect(await game.balanceOf(seat)).toBe(1000n);
});
