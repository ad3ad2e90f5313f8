import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { liftStakeBound, type StakeBound, setStakeBound } from '../public.ts';
import { useGameplay } from './gameplay-fixture.ts';
import { betBodyOf, rollbackBodyOf, type Seat } from './wallet-bodies.ts';

const game = useGameplay();

afterEach(async () => {
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

const bound = (seat: Seat, part: Partial<StakeBound> = {}) =>
  game.app.db.transaction().execute((tx) =>
    setStakeBound(tx, {
      playerId: seat.playerId,
      currency: 'EUR',
      source: 'bonus:1',
      maxStake: 5_00n,
      closedGames: [],
      ...part,
    }),
  );

/** What the player's channel is told of stakes. */
async function told(seat: Seat): Promise<unknown[]> {
  const { rows } = await game.owner.query<{ payload: { channel: string; data: unknown } }>(
    `select payload from graphile_worker._private_jobs where payload->>'channel' = $1 order by id`,
    [`game:bets#${seat.playerId}`],
  );
  return rows.map(({ payload }) => payload.data);
}

const tooHigh = { status: 'RS_ERROR_BET_LIMIT_EXCEEDED' };

test('a stake above the bound is refused, keeps its money and tells the player once [7i-04] [3-20]', async () => {
  const seat = await game.seat(100_00n);
  await bound(seat);
  expect(await game.call('/transaction/bet', betBodyOf(seat, 500_000))).toMatchObject({
    status: 'RS_OK',
  });
  const bet = betBodyOf(seat, 501_000);
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => game.call('/transaction/bet', bet)),
  );
  for (const answer of answers) expect(answer).toMatchObject({ ...tooHigh, balance: 9_500_000 });
  expect(await game.balanceOf(seat)).toBe(95_00n);
  expect(await told(seat)).toEqual([
    {
      event: 'game.bet.max.exceed',
      gameIdentity: 'tide-reels',
      playerBonus: { currency: 'EUR', maxBetAmount: 5_00 },
    },
  ]);
});

test('all bets of a round count together, however many come at once', async () => {
  const seat = await game.seat(100_00n);
  await bound(seat);
  const round = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      game.call('/transaction/bet', betBodyOf(seat, 100_000, round)),
    ),
  );
  expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(5);
  expect(answers.filter(({ status }) => status === tooHigh.status)).toHaveLength(7);
  expect(await game.roundsOf(seat)).toMatchObject([{ stake: 5_00n }]);
});

test('a stake rolled back makes room again, and a refused bet stays refused', async () => {
  const seat = await game.seat(100_00n);
  await bound(seat);
  const [first, second] = [betBodyOf(seat, 400_000), betBodyOf(seat, 400_000)];
  second.round = first.round;
  await game.call('/transaction/bet', first);
  expect(await game.call('/transaction/bet', second)).toMatchObject(tooHigh);
  await game.call('/transaction/rollback', rollbackBodyOf(first));
  expect(await game.call('/transaction/bet', second)).toMatchObject(tooHigh);
  expect(await game.call('/transaction/bet', betBodyOf(seat, 400_000, first.round))).toMatchObject({
    status: 'RS_OK',
  });
});

test('a closed game takes no stake and says so; another does [7i-04]', async () => {
  const seat = await game.seat(100_00n);
  await bound(seat, { maxStake: null, closedGames: ['tide-reels'] });
  expect(await game.call('/transaction/bet', betBodyOf(seat, 1000))).toMatchObject({
    status: 'RS_ERROR_INVALID_GAME',
  });
  expect(await told(seat)).toMatchObject([
    { event: 'game.bet.restricted', gameIdentity: 'tide-reels' },
  ]);
  await bound(seat, { maxStake: null, closedGames: ['other-reels'] });
  expect(await game.call('/transaction/bet', betBodyOf(seat, 1000))).toMatchObject({
    status: 'RS_OK',
  });
});

test('of two bounds both hold; one that is lifted holds nobody, and no other refusal is told', async () => {
  const seat = await game.seat(10_00n);
  await bound(seat);
  await bound(seat, { source: 'operator', maxStake: 2_00n });
  expect(await game.call('/transaction/bet', betBodyOf(seat, 300_000))).toMatchObject(tooHigh);
  expect(await told(seat)).toMatchObject([{ playerBonus: { maxBetAmount: 2_00 } }]);
  for (const source of ['operator', 'bonus:1'])
    expect(
      await game.app.db
        .transaction()
        .execute((tx) => liftStakeBound(tx, { playerId: seat.playerId, currency: 'EUR', source })),
    ).toBe(true);
  expect(await game.call('/transaction/bet', betBodyOf(seat, 900_000))).toMatchObject({
    status: 'RS_OK',
  });
  expect(await game.call('/transaction/bet', betBodyOf(seat, 900_000))).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
  });
  expect(await told(seat)).toHaveLength(1);
});
