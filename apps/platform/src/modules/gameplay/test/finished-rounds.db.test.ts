import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFinishedRounds, type FinishedQuery } from '../finished-rounds.ts';
import { createGameplayRepository } from '../repository.ts';
import { createReturns } from '../returns.ts';
import { createWinners } from '../winners.ts';
import { useGameplay } from './gameplay-fixture.ts';
import { betBodyOf, rollbackBodyOf, type Seat, winBodyOf } from './wallet-bodies.ts';

const game = useGameplay();
const noon = new Date('2026-11-21T12:00:00Z');
/** Hundred-thousandths of a euro, as the wire counts, in a cent. */
const wire = 1000;

beforeEach(() => {
  game.clock.at = noon;
});

const finished = () => createFinishedRounds(game.app.db);
const returns = () =>
  createReturns({
    finished: finished(),
    games: {
      names: async (ids) =>
        new Map(
          ids
            .filter((id) => id !== 'gone')
            .map((id) => [
              id,
              { name: `Game ${id}`, thumbnail: '/t', provider: 's', rtp: 9600, deviation: 350 },
            ]),
        ),
    },
    clock: game.clock,
  });

const at = (time: string) => {
  game.clock.at = new Date(time);
};
/** A round of one bet. @returns its bet, to be rolled back */
async function play(seat: Seat, stake: number, payout: number, changes: object = {}) {
  const bet = { ...betBodyOf(seat, stake * wire), ...changes };
  expect(await game.call('/transaction/bet', bet)).toMatchObject({ status: 'RS_OK' });
  const win = { ...winBodyOf(bet, payout * wire), round_closed: true };
  expect(await game.call('/transaction/win', win)).toMatchObject({ status: 'RS_OK' });
  return { bet, win };
}

/** The same sums by a walk through every round. */
async function walked(query: FinishedQuery) {
  const { rows } = await game.owner.query(
    `select game_id as "gameId", currency, count(*) filter (where paid_for) as rounds,
       coalesce(sum(stake) filter (where paid_for), 0)::bigint as staked,
       coalesce(sum(payout) filter (where paid_for), 0)::bigint as paid,
       coalesce(sum(stake * stake) filter (where paid_for), 0)::float8 as "stakeSquares",
       count(*) filter (where not paid_for) as "freeRounds",
       coalesce(sum(payout) filter (where not paid_for), 0)::bigint as "freePaid"
     from (select *, reward is null and stake > 0 as paid_for from gameplay.round) round
     where player_id = $1 and status = 2 and currency = coalesce($2::text, currency)
       and game_id = coalesce($3::text, game_id) and created_at >= coalesce($4::timestamptz, '-infinity')
       and created_at < coalesce($5::timestamptz, 'infinity')
     group by 1, 2 order by count(*) desc, 1, 2`,
    [query.playerId, query.currency, query.game, query.from, query.to],
  );
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      ['rounds', 'staked', 'paid', 'freeRounds', 'freePaid'].map((key) => [key, BigInt(row[key])]),
    ),
  }));
}

describe('[7f-05] what finished rounds came to', () => {
  test('agrees with a walk through the rounds, whatever is rolled back, over every stretch of time', async () => {
    const seat = await game.seat(1_000_000n);
    const start = noon.getTime();
    const step = fc.record({
      minutes: fc.integer({ min: 0, max: 900 }),
      stake: fc.integer({ min: 0, max: 500 }),
      payout: fc.integer({ min: 0, max: 2000 }),
      ends: fc.constantFrom('won', 'open', 'bet back', 'win back', 'gift'),
    });
    const steps = fc.sample(step, { numRuns: 60, seed: 285 });
    let now = start;
    for (const { minutes, stake, payout, ends } of steps) {
      now += minutes * 60_000;
      game.clock.at = new Date(now);
      const bet = {
        ...betBodyOf(seat, stake * wire),
        ...(ends === 'gift' ? { reward_uuid: `gift-${now}` } : {}),
      };
      await game.call('/transaction/bet', bet);
      const win = { ...winBodyOf(bet, payout * wire), round_closed: true };
      if (ends !== 'open') await game.call('/transaction/win', win);
      // A rollback counts for the day on which the round began.
      game.clock.at = new Date(now + 30 * 3_600_000);
      if (ends === 'bet back') await game.call('/transaction/rollback', rollbackBodyOf(bet));
      if (ends === 'win back') await game.call('/transaction/rollback', rollbackBodyOf(win));
      now += 1000;
      await game.owner.query('update gameplay.session set last_used_at = $1', [new Date(now)]);
    }
    const stretches = [
      {},
      { from: new Date(start) },
      { to: new Date(now) },
      { currency: 'EUR', game: 'tide-reels' },
      { currency: 'USD' },
      { game: 'other' },
      ...fc.sample(
        fc
          .tuple(
            fc.integer({ min: start - 1000, max: now }),
            fc.integer({ min: 0, max: 5 * 86_400_000 }),
          )
          .map(([from, long]) => ({ from: new Date(from), to: new Date(from + long) })),
        { numRuns: 60, seed: 7 },
      ),
    ];
    for (const stretch of stretches) {
      const query = { playerId: seat.playerId, ...stretch };
      expect(await finished().totals(query), JSON.stringify(stretch)).toEqual(await walked(query));
    }
    expect(await walked({ playerId: seat.playerId })).not.toEqual([]);
    expect(await game.faults()).toEqual([]);
  });

  test('[P-05] a win that is sent again, and thirty rounds at once, count once each', async () => {
    const seat = await game.seat(1_000_00n);
    const { win } = await play(seat, 100, 50);
    await game.call('/transaction/win', win);
    await Promise.all(Array.from({ length: 30 }, () => play(seat, 10, 5)));
    expect(await finished().totals({ playerId: seat.playerId })).toMatchObject([
      { rounds: 31n, staked: 400n, paid: 200n, stakeSquares: 100 * 100 + 30 * 100 },
    ]);
  });

  test('is the own, beside what the game publishes and the range of as many rounds', async () => {
    const seat = await game.seat(1_000_000n);
    const other = await game.seat(1000n);
    await play(other, 10, 990);
    for (let round = 0; round < 3; round += 1) await play(seat, 100, 88);
    await play(seat, 100, 700, { reward_uuid: 'a gift' });
    expect(await returns().totals(seat.playerId, {})).toEqual([
      {
        game: { id: 'tide-reels', name: 'Game tide-reels', thumbnail: '/t' },
        currency: 'EUR',
        rounds: 3,
        staked: 300,
        paid: 264,
        freeRounds: 1,
        freePaid: 700,
        returned: 8800,
        published: 9600,
        range: null,
      },
    ]);
    await game.owner.query(
      `update gameplay.game_day set rounds = 900, staked = 90000, paid = 79200,
         stake_squares = 9000000 where player_id = $1`,
      [seat.playerId],
    );
    // 1.96 × 3.5 / √900 is 22.87 points.
    expect(await returns().totals(seat.playerId, {})).toMatchObject([
      { returned: 8800, range: { from: 7313, to: 11887 } },
    ]);
    const gone = await game.seat(1000n, 'EUR', 'gone');
    await play(gone, 10, 1, { game_code: 'gone' });
    expect(await returns().totals(gone.playerId, {})).toMatchObject([
      { game: { id: 'gone', name: 'gone' }, returned: 1000, published: null, range: null },
    ]);
  });
});

describe('[2.1-29] play by month', () => {
  test('counts rounds by the month they were begun in, and time from the launch to the last round', async () => {
    at('2026-10-31T23:50:00Z');
    const seat = await game.seat(1000_00n);
    const minutes = async (time: string, stake: number) => {
      at(time);
      await game.owner.query('update gameplay.session set last_used_at = $1 where player_id = $2', [
        game.clock.at,
        seat.playerId,
      ]);
      await play(seat, stake, 50);
    };
    await minutes('2026-10-31T23:55:00Z', 100);
    await minutes('2026-10-31T23:58:00Z', 200);
    await minutes('2026-11-01T00:01:00Z', 300);
    // A pause of more than fifteen minutes is no play.
    await minutes('2026-11-01T02:00:00Z', 400);
    await minutes('2026-11-01T02:15:00Z', 500);
    expect(await returns().months(seat.playerId, 2026)).toEqual([
      { month: '2026-10', currency: 'EUR', rounds: 2, staked: 300, paid: 100, seconds: 8 * 60 },
      { month: '2026-11', currency: 'EUR', rounds: 3, staked: 1200, paid: 150, seconds: 26 * 60 },
    ]);
    expect(await returns().months(seat.playerId, 2025)).toEqual([]);
    const other = await game.seat(1n);
    expect(await returns().months(other.playerId, 2026)).toEqual([]);
  });
});

describe('[1-05] who lost in the last day', () => {
  const winners = () =>
    createWinners({
      repository: createGameplayRepository(game.app.db),
      finished: finished(),
      games: { names: async () => new Map(), cards: async () => new Map() } as never,
      nicknames: async () => new Map(),
    });
  const counted = async () => {
    await finished().countLastDay(game.clock.now());
    return finished().lastDay();
  };

  test('is counted once for each player and currency, by all that was staked and paid in 24 hours', async () => {
    at('2027-02-01T12:00:00Z');
    expect(await finished().lastDay()).toBeUndefined();
    expect(await winners().meta()).toEqual({ losingShare: null });
    await play(await game.seat(1_00n), 1_00, 0);
    at('2027-02-02T12:00:01Z');
    const [back, even, waiting] = [
      await game.seat(1_000_000n),
      await game.seat(1_000_000n),
      await game.seat(1_000_000n),
    ];
    const yen = await game.seat(1_000_000n, 'JPY');
    // A loss that a later win makes up for is none, and neither is a stake that comes back.
    await play(back, 10_00, 0);
    await play(back, 1_00, 50_00);
    await play(even, 1_00, 1_00);
    // What was free was no loss.
    await play(waiting, 1_00, 0, { reward_uuid: 'gift' });
    await play(yen, 500, 100, { currency: 'JPY' });
    // One that is open may end well.
    await game.call('/transaction/bet', betBodyOf(waiting, 5_00 * wire));
    expect(await counted()).toEqual({ players: 3, losing: 1 });
    expect(await winners().meta(), 'too few').toEqual({ losingShare: null });

    for (let player = 0; player < 6; player++) await play(await game.seat(10_00n), 1_00, 0);
    expect(await counted()).toEqual({ players: 9, losing: 7 });
    expect(await winners().meta(), 'still too few').toEqual({ losingShare: null });
    const late = await play(await game.seat(10_00n), 1_00, 0);
    expect(await counted()).toEqual({ players: 10, losing: 8 });
    expect(await winners().meta()).toEqual({ losingShare: 80 });

    // An older count that ends later changes nothing.
    await finished().countLastDay(new Date('2027-02-01T12:00:00Z'));
    expect(await finished().lastDay()).toEqual({ players: 10, losing: 8 });
    await game.call('/transaction/rollback', rollbackBodyOf(late.win));
    await game.call('/transaction/rollback', rollbackBodyOf(late.bet));
    expect(await counted()).toEqual({ players: 9, losing: 7 });
    at('2027-02-03T12:00:02Z');
    expect(await counted()).toEqual({ players: 0, losing: 0 });
  });
});

describe('[P-46] what the house returned', () => {
  const houseOf = async (id: string) =>
    (await returns().ofHouse()).data.find((entry) => entry.game.id === id);

  test('counts every round alike in all currencies, without gifts and games that are gone', async () => {
    const [euros, yen] = [
      await game.seat(1_000_000n, 'EUR', 'alike'),
      await game.seat(1_000_000n, 'JPY', 'alike'),
    ];
    const alike = { game_code: 'alike' };
    await play(euros, 10_00, 0, alike);
    await play(euros, 10, 20, alike);
    await play(yen, 100, 400, { ...alike, currency: 'JPY' });
    await play(euros, 10, 9_90, { ...alike, reward_uuid: 'gift' });
    const gone = await game.seat(1000n, 'EUR', 'gone');
    await play(gone, 10, 1, { game_code: 'gone' });
    expect(await houseOf('alike')).toBeUndefined();
    await finished().countHouse(game.clock.now());
    expect(await houseOf('alike')).toEqual({
      game: { id: 'alike', name: 'Game alike', thumbnail: '/t' },
      rounds: 3,
      returned: 20_000,
      published: 9600,
      range: null,
    });
    expect(await houseOf('gone')).toBeUndefined();
  });

  test('counts a day anew when one of its rounds is rolled back much later, and the same twice', async () => {
    const seat = await game.seat(1_000_000n, 'EUR', 'late');
    const late = { game_code: 'late' };
    const { bet, win } = await play(seat, 100, 300, late);
    await play(seat, 100, 100, late);
    await finished().countHouse(game.clock.now());
    await finished().countHouse(game.clock.now());
    expect(await houseOf('late')).toMatchObject({ rounds: 2, returned: 20_000 });
    at('2026-12-24T12:00:00Z');
    await finished().countHouse(game.clock.now());
    await game.call('/transaction/rollback', { ...rollbackBodyOf(win), ...late });
    await game.call('/transaction/rollback', { ...rollbackBodyOf(bet), ...late });
    expect(await houseOf('late')).toMatchObject({ rounds: 2, returned: 20_000 });
    await finished().countHouse(game.clock.now());
    expect(await houseOf('late')).toMatchObject({ rounds: 1, returned: 10_000 });
  });

  test('is asked of the database once a minute, however many read it', async () => {
    let asked = 0;
    const shared = createReturns({
      finished: {
        ...finished(),
        ofHouse: async () => {
          asked += 1;
          if (asked === 1) throw new Error('the database is away');
          return [];
        },
      },
      games: { names: async () => new Map() },
      clock: game.clock,
    });
    await expect(shared.ofHouse()).rejects.toThrow('the database is away');
    await Promise.all(Array.from({ length: 50 }, () => shared.ofHouse()));
    expect(asked).toBe(2);
    game.clock.at = new Date(noon.getTime() + 60_000);
    expect((await shared.ofHouse()).meta).toEqual({
      since: null,
      countedAt: game.clock.now().toISOString(),
    });
    expect(asked).toBe(3);
  });
});
