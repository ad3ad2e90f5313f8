import type { TournamentScoring } from '@pierlight/contract/tournaments/schemas';
import { expect, test } from 'vitest';
import { crashing } from '../../../kernel/db/test-crashes.ts';
import { type Seat, winBodyOf } from '../../gameplay/test/wallet-bodies.ts';
import { leave } from '../leaving.ts';
import { regatta } from './tournament-world.ts';
import { useRegatta } from './use-regatta.ts';

const { game, table, world, named } = useRegatta();
const wire = 1000;

async function joined(amount = 100_00n): Promise<Seat> {
  const seat = await game.seat(amount);
  await world.service().join(seat.playerId, named);
  return seat;
}

test('[1-05] the one that runs and the next one are announced by the schedule, once, by however many workers', async () => {
  await Promise.all([world.announce(), world.announce(), world.announce()]);
  const list = await world.service().list('EUR');
  expect(list.map(({ identity, startsAt }) => [identity, startsAt])).toEqual([
    ['regatta-2026-11-21-1200', '2026-11-21T12:00:00.000Z'],
    ['regatta-2026-11-21-1600', '2026-11-21T16:00:00.000Z'],
  ]);
  world.at('14:30');
  await world.announce();
  expect(await world.service().list('EUR')).toHaveLength(2);
});

test('[1-05] terms hold from the moment a tournament is announced, whatever the file says later', async () => {
  await world.announce([
    { ...regatta, scoring: { by: 'multiplier', rounds: 9 }, minimumStake: { EUR: 1 } },
  ]);
  const details = await world.service().details(named, 'EUR');
  expect(details).toMatchObject({
    ...{
      title: 'regatta',
      scoring: { by: 'multiplier', rounds: 2 },
      minimumStake: 10,
      players: 0,
      gamesCount: 0,
    },
    prizes: [
      { from: 1, to: 1, bonus: { amount: 50_00, wagerTimes: 10, days: 30 } },
      { from: 2, to: 3, bonus: { amount: 5_00, wagerTimes: 10, days: 30 } },
    ],
  });
  await expect(world.service().details('regatta-2020-01-01', 'EUR')).rejects.toThrow();
});

test('[1-05] a player joins once, in fifty requests at once too, and not when it is over or while shut out', async () => {
  const seat = await game.seat(100_00n);
  const join = () => world.service().join(seat.playerId, named);
  world.away.add(seat.playerId);
  await expect(join()).rejects.toThrow();
  world.away.clear();
  const all = await Promise.all(Array.from({ length: 50 }, join));
  expect(new Set(all.map(({ entryId }) => entryId)).size).toBe(1);
  expect((await world.service().details(named, 'EUR')).players).toBe(1);
  const late = await game.seat(1_00n);
  world.at('14:00');
  await expect(world.service().join(late.playerId, named)).rejects.toMatchObject({
    errorName: 'tournamentOver',
  });
});

test('[1-05] the best rounds are added up, by what they paid for a stake, from the smallest stake on', async () => {
  const seat = await joined();
  await table.round(seat, 1_00, 2_00);
  await table.round(seat, 10, 90);
  await table.round(seat, 9, 5_00);
  await table.round(seat, 2_00, 3_00);
  await world.count();
  // Nine times the stake, and twice; half as much again is the third best.
  expect(await world.table(named)).toEqual([[seat.playerId, 900 + 200]]);
});

/** Has the tournament scored in another way, before anybody plays. */
async function scoredBy(scoring: TournamentScoring): Promise<void> {
  await world.reset();
  world.at('11:00');
  await world.announce([{ ...regatta, scoring }]);
  world.at('12:10');
}
const later = (minutes: number) => {
  game.clock.at = new Date(game.clock.at.getTime() + minutes * 60_000);
};

test('[1-05] wins over stakes: what the first rounds paid for their stakes, won or lost, and none after', async () => {
  await scoredBy({ by: 'return', rounds: 3 });
  const seat = await joined();
  for (const [stake, paid] of [
    [2_00, 1_00],
    // Less than counts: it takes no turn.
    [9, 5_00],
    [1_00, 0],
    [10, 45],
    [1_00, 90_00],
  ] as const) {
    await table.round(seat, stake, paid);
    later(1);
  }
  await world.count();
  expect(await world.table(named)).toEqual([[seat.playerId, 50 + 450]]);
});

test('[1-05] a round that was begun among the first takes its turn whenever it settles, and gives it up when it is rolled back', async () => {
  await scoredBy({ by: 'return', rounds: 2 });
  const seat = await joined();
  const open = table.bet(seat, 1_00);
  await table.place(open);
  for (const paid of [2_00, 7_00]) {
    later(1);
    await table.round(seat, 1_00, paid);
  }
  await world.count();
  expect(await world.table(named)).toEqual([[seat.playerId, 900]]);
  later(1);
  await table.win(open, 1_00);
  await world.count();
  expect(await world.table(named)).toEqual([[seat.playerId, 300]]);
  await table.takeBack(open);
  await world.count();
  expect(await world.table(named)).toEqual([[seat.playerId, 900]]);
});

test('[1-05] points: a round brings those of the last step it reaches, and who had them first is ahead', async () => {
  const steps = [
    { from: 200, points: 1 },
    { from: 500, points: 10 },
  ];
  await scoredBy({ by: 'points', rounds: 3, steps });
  const [one, other] = [await joined(), await joined()];
  for (const [seat, paid] of [
    [one, 2_00],
    [one, 5_00],
    [other, 90_00],
    [other, 4_99],
    // Brings nothing, and so is not what it took; the last one is the fourth.
    [one, 1_99],
    [one, 90_00],
  ] as const) {
    later(1);
    await table.round(seat, 1_00, paid);
  }
  await world.count();
  expect(await world.table(named)).toEqual([
    [one.playerId, 11],
    [other.playerId, 11],
  ]);
  expect((await world.service().details(named, 'EUR')).scoring).toEqual({
    ...{ by: 'points', rounds: 3, steps },
  });
});

test('[1-05] a tournament that an earlier release announced is scored over its best rounds', async () => {
  await game.owner.query(
    `update tournaments.tournament set terms = terms - 'scoring' || '{"bestRounds": 1}'`,
  );
  const seat = await joined();
  await table.round(seat, 1_00, 2_00);
  await table.round(seat, 1_00, 3_00);
  await world.count();
  expect(await world.table(named)).toEqual([[seat.playerId, 300]]);
  expect((await world.service().details(named, 'EUR')).scoring).toEqual({
    ...{ by: 'multiplier', rounds: 1 },
  });
});

test('[1-05] money of a bonus and gifts do not count', async () => {
  const seat = await game.seat(1n);
  await table.deposit(seat, 20_00, 'second-lamp');
  await table.own(seat, 5);
  await world.service().join(seat.playerId, named);
  // Five cents are own, less than counts.
  await table.round(seat, 1_00, 50_00);
  const free = { ...table.bet(seat, 5_00), reward_uuid: 'a gift' };
  await table.place(free);
  await game.call('/transaction/win', winBodyOf(free, 90_00 * wire));
  await world.count();
  expect(await world.table(named)).toEqual([]);
});

test('[1-05] rounds begun in time count until the grace is over, those begun before, too early or too late do not', async () => {
  const seat = await game.seat(100_00n);
  const stranger = await game.seat(100_00n);
  world.at('11:50');
  await world.service().join(seat.playerId, named);
  const early = table.bet(seat, 1_00);
  await table.place(early);
  world.at('12:10');
  await table.win(early, 50_00);
  await table.round(stranger, 1_00, 40_00);
  world.at('12:20');
  await world.service().join(stranger.playerId, named);
  world.at('13:59');
  const [intime, late] = [table.bet(seat, 1_00), table.bet(stranger, 1_00)];
  await table.place(intime);
  await table.place(late);
  world.at('14:00');
  await table.round(seat, 1_00, 30_00);
  world.at('14:29');
  await table.win(intime, 3_00);
  world.at('14:30');
  await table.win(late, 20_00);
  await world.count();
  expect(await world.table(named)).toEqual([[seat.playerId, 300]]);
});

test('[1-05] of equal scores the one that was reached first is ahead', async () => {
  const [one, other] = [await joined(), await joined()];
  world.at('12:20');
  await table.round(other, 1_00, 4_00);
  await table.round(one, 1_00, 2_00);
  world.at('12:30');
  await table.round(one, 1_00, 2_00);
  await world.count();
  expect(await world.table(named)).toEqual([
    [other.playerId, 400],
    [one.playerId, 400],
  ]);
  expect(await world.service().standing(one.playerId, named)).toMatchObject({
    ...{ place: 2, score: 400 },
    around: [{ place: 1 }, { place: 2, nickname: 'm•••a' }],
  });
  await world.tell();
  const [first] = (await world.service().table(named)).rows;
  const ahead = await world.service().standing(other.playerId, named);
  expect(first?.entryId).toBe(ahead?.entryId);
});

test('[1-05] a round that is rolled back takes its points along until the tournament is settled, and none after', async () => {
  const seat = await joined();
  const [bet, kept] = [table.bet(seat, 1_00), table.bet(seat, 1_00)];
  for (const [placed, win] of [
    [bet, 9_00],
    [kept, 7_00],
  ] as const) {
    await table.place(placed);
    await table.win(placed, win);
  }
  await table.round(seat, 1_00, 2_00);
  await world.count();
  expect(await world.table(named)).toEqual([[seat.playerId, 1600]]);
  await table.takeBack(bet);
  await world.count();
  expect(await world.table(named)).toEqual([[seat.playerId, 900]]);
  world.at('14:30');
  await world.settle();
  await table.takeBack(kept);
  await world.count();
  expect(await world.table(named)).toEqual([[seat.playerId, 900]]);
});

test('[7i-02] what changes in the table is told in differences, at most once a second, by however many workers', async () => {
  const [one, other] = [await joined(), await joined()];
  const tell = () => Promise.all([world.tell(), world.tell(), world.tell()]);
  await tell();
  await table.round(one, 1_00, 2_00);
  await world.count();
  await tell();
  expect(await world.told('tournament.table.changed')).toMatchObject([{ number: 1, players: 2 }]);
  game.clock.at = new Date(game.clock.at.getTime() + 1_000);
  await tell();
  await table.round(other, 1_00, 1_00);
  await world.count();
  game.clock.at = new Date(game.clock.at.getTime() + 1_000);
  await tell();
  const told = await world.told('tournament.table.changed');
  expect(told).toMatchObject([
    { number: 1, rows: [], gone: [] },
    { number: 2, rows: [{ place: 1, score: 200, nickname: 'm•••a' }], gone: [] },
    { number: 3, rows: [{ place: 2, score: 100 }], gone: [] },
  ]);
  expect(await world.service().table(named)).toMatchObject({
    ...{ number: 3, players: 2 },
    rows: [{ place: 1 }, { place: 2 }],
  });
});

test('[7i-05] [3-19] it is settled after its grace, once, by however many workers: prizes are given and everybody is told', async () => {
  const seats = [await joined(), await joined(), await joined(), await joined(), await joined()];
  for (const [at, seat] of seats.entries()) await table.round(seat, 1_00, (9 - at) * 1_00);
  world.at('14:29');
  await world.count();
  await world.settle();
  expect(await world.told('tournament.completed')).toEqual([]);
  world.at('14:30');
  // The second is shut out, the account of the third is deleted: the next ones move up.
  world.away.add(seats[1]?.playerId ?? '');
  world.deleted.add(seats[2]?.playerId ?? '');
  await Promise.all([world.settle(), world.settle(), world.settle()]);
  await world.settle();
  expect(await Promise.all(seats.map(world.given))).toEqual([
    ...[['gold'], [], [], ['bronze'], ['bronze']],
  ]);
  const prize = (place: number, title: string, amount: number, seat: Seat | undefined) => ({
    ...{ place, title, amount, currency: 'EUR', entry: { playerId: seat?.playerId } },
  });
  expect(await world.told('tournament.completed')).toEqual([
    {
      ...{ identity: named, title: 'regatta' },
      prizes: [
        prize(1, 'gold', 50_00, seats[0]),
        prize(2, 'bronze', 5_00, seats[3]),
        prize(3, 'bronze', 5_00, seats[4]),
      ],
    },
  ]);
  expect((await world.service().list('EUR'))[0]?.settledAt).toBe('2026-11-21T14:30:00.000Z');
});

test('[P-11] a settlement that ends before any statement leaves nothing, and its repetition gives each prize once', async () => {
  const seats = [await joined(), await joined()];
  for (const seat of seats) await table.round(seat, 1_00, 9_00);
  world.at('14:30');
  await world.count();
  const crashes = await crashing(game.app.db, world.settle, async (nth) => {
    expect(await Promise.all(seats.map(world.given)), `statement ${nth}`).toEqual([[], []]);
    expect(await world.told('tournament.completed')).toEqual([]);
  });
  expect(crashes).toBeGreaterThan(19);
  await world.settle();
  expect(await Promise.all(seats.map(world.given))).toEqual([['gold'], ['bronze']]);
  expect(await world.told('tournament.completed')).toHaveLength(1);
}, 120_000);

test('[P-19] a player who shuts themselves out leaves the tournaments that are not settled', async () => {
  const [one, other] = [await joined(), await joined()];
  await table.round(one, 1_00, 9_00);
  await table.round(other, 1_00, 2_00);
  await world.count();
  await game.app.db.transaction().execute((tx) => leave(tx, one.playerId, game.clock.now()));
  await table.round(one, 1_00, 50_00);
  await world.count();
  expect(await world.table(named)).toEqual([[other.playerId, 200]]);
  expect(await world.isTallied(named)).toBe(true);
  expect(await world.service().standing(one.playerId, named)).toMatchObject({ place: null });
  expect((await world.service().details(named, 'EUR')).players).toBe(1);
});
