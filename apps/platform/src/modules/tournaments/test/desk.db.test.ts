import { expect, test } from 'vitest';
import { crashing } from '../../../kernel/db/test-crashes.ts';
import type { Seat } from '../../gameplay/test/wallet-bodies.ts';
import { leave } from '../leaving.ts';
import { useRegatta } from './use-regatta.ts';

const { game, table, world, named } = useRegatta();
const refused = { errorName: 'malformedRequest' };

/** Players who joined, with scores that fall from the first to the last, all counted. */
async function scored(count: number): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (let at = 0; at < count; at += 1) {
    const seat = await game.seat(100_00n);
    await world.service().join(seat.playerId, named);
    await table.round(seat, 1_00, (9 - at) * 1_00);
    seats.push(seat);
  }
  await world.count();
  return seats;
}

test('[7i-05] a tournament that is held is not settled until it is released, and says so', async () => {
  const [seat] = (await scored(1)) as [Seat];
  expect(await Promise.all([world.hold(named, true), world.hold(named, true)])).toEqual(
    expect.arrayContaining([true, false]),
  );
  world.at('14:30');
  await Promise.all([world.settle(), world.settle()]);
  expect(await world.given(seat)).toEqual([]);
  expect(await world.service().details(named, 'EUR')).toMatchObject({
    ...{ isHeld: true, settledAt: null },
  });
  expect(await world.hold(named, false)).toBe(true);
  await world.settle();
  expect(await world.given(seat)).toEqual(['gold']);
  await expect(world.hold(named, true)).rejects.toMatchObject(refused);
  await expect(world.hold('nowhere', true)).rejects.toMatchObject({ errorName: 'notFound' });
});

test('[7i-05] holding and settling at once end in one or the other, whole', async () => {
  const [seat] = (await scored(1)) as [Seat];
  world.at('14:30');
  const [held] = await Promise.all([
    world.hold(named, true).catch(() => false),
    world.settle(),
    world.settle(),
  ]);
  expect(await world.given(seat)).toEqual(held ? [] : ['gold']);
});

test('[1-05] whoever is disqualified stands in no table, is told once, and the next ones move up', async () => {
  const [one, other] = (await scored(2)) as [Seat, Seat];
  await world.tell();
  const judge = () => world.judge(named, one, true);
  expect((await Promise.all([judge(), judge(), judge()])).filter(Boolean)).toHaveLength(1);
  expect(await world.table(named)).toEqual([[other.playerId, 800]]);
  expect(await world.isTallied(named)).toBe(true);
  expect(await world.service().standing(one.playerId, named)).toMatchObject({
    ...{ place: null, score: 900, isDisqualified: true, around: [] },
  });
  expect(await world.service().standing(other.playerId, named)).toMatchObject({
    ...{ place: 1, isDisqualified: false },
  });
  expect(await world.messages(one)).toEqual(['tournamentDisqualified']);
  game.clock.at = new Date(game.clock.at.getTime() + 1_000);
  await world.tell();
  expect(await world.service().table(named)).toMatchObject({
    ...{ players: 1, rows: [{ place: 1, score: 800 }] },
  });
  expect(await world.desk().table(named, 50)).toMatchObject([
    { playerId: other.playerId, place: 1, score: 800, isDisqualified: false },
    { playerId: one.playerId, place: null, score: 900, isDisqualified: true },
  ]);
  const stranger = await game.seat(1_00n);
  await expect(world.judge(named, stranger, true)).rejects.toMatchObject(refused);
});

test('[1-05] whoever is reinstated stands where their rounds have them, those of the meantime too', async () => {
  const [one, other] = (await scored(2)) as [Seat, Seat];
  await world.judge(named, other, true);
  await table.round(other, 1_00, 7_00);
  await world.count();
  expect(await world.table(named)).toEqual([[one.playerId, 900]]);
  expect(await world.judge(named, other, false)).toBe(true);
  expect(await world.table(named)).toEqual([
    [other.playerId, 1500],
    [one.playerId, 900],
  ]);
  expect(await world.isTallied(named)).toBe(true);
  expect((await world.service().details(named, 'EUR')).players).toBe(2);
  expect(await world.messages(other)).toEqual(['tournamentDisqualified', 'tournamentReinstated']);
});

test('[7i-05] the only player is counted and told of at once, when they join and when they are reinstated', async () => {
  const isKeptSoon = async () => {
    const { rowCount } = await game.owner.query(
      "delete from graphile_worker._private_jobs where key = 'tournaments.keep' and run_at <= now()",
    );
    return rowCount === 1;
  };
  await isKeptSoon();
  const [one] = (await scored(1)) as [Seat];
  expect(await isKeptSoon()).toBe(true);
  await world.judge(named, one, true);
  expect(await isKeptSoon()).toBe(false);
  await world.judge(named, one, false);
  expect(await isKeptSoon()).toBe(true);
});

test('[P-19] a player who self-excludes while disqualified is not reinstated, and is counted out once', async () => {
  const [one, other] = (await scored(2)) as [Seat, Seat];
  await world.judge(named, one, true);
  await game.app.db.transaction().execute((tx) => leave(tx, one.playerId, game.clock.now()));
  await expect(world.judge(named, one, false)).rejects.toMatchObject(refused);
  expect(await world.table(named)).toEqual([[other.playerId, 800]]);
  expect(await world.isTallied(named)).toBe(true);
  expect((await world.service().details(named, 'EUR')).players).toBe(1);
});

test.each([1, 2, 3])(
  '[7i-05] a disqualification beside the job that settles comes before it or is refused (%i)',
  async () => {
    const [one, other] = (await scored(2)) as [Seat, Seat];
    world.at('14:30');
    const [judged] = await Promise.all([
      world.judge(named, one, true).catch(() => false),
      world.settle(),
      world.settle(),
    ]);
    await world.settle();
    const given = await Promise.all([one, other].map(world.given));
    expect(given).toEqual(judged ? [[], ['gold']] : [['gold'], ['bronze']]);
    expect(await world.told('tournament.completed')).toHaveLength(1);
    await expect(world.judge(named, other, true)).rejects.toMatchObject(refused);
  },
);

test('[P-11] a disqualification that ends before any statement leaves nothing', async () => {
  const [one, other] = (await scored(2)) as [Seat, Seat];
  const failed = await crashing(
    game.app.db,
    (db) => world.judge(named, one, true, db),
    async (point) => {
      expect(await world.table(named), `point ${point}`).toHaveLength(2);
      expect(await world.isTallied(named)).toBe(true);
      expect(await world.messages(one)).toEqual([]);
    },
  );
  expect(failed).toBeGreaterThan(4);
  expect(await world.table(named)).toEqual([[other.playerId, 800]]);
});

test('[7i-05] a prize that is missing is given afterwards, once, to whoever may have it and however often it is asked', async () => {
  const [one, , , last] = (await scored(4)) as [Seat, Seat, Seat, Seat];
  await expect(world.prize(named, last, 3)).rejects.toMatchObject(refused);
  world.at('14:30');
  await world.settle();
  expect(await world.given(last)).toEqual([]);
  await expect(world.prize(named, last, 4)).rejects.toMatchObject(refused);
  await expect(world.prize(named, one, 2)).rejects.toMatchObject(refused);
  world.away.add(last.playerId);
  await expect(world.prize(named, last, 3)).rejects.toMatchObject(refused);
  world.away.clear();
  world.deleted.add(last.playerId);
  await expect(world.prize(named, last, 3)).rejects.toMatchObject(refused);
  world.deleted.clear();
  await expect(world.prize(named, await game.seat(1_00n), 3)).rejects.toMatchObject(refused);
  const all = await Promise.allSettled(
    Array.from({ length: 5 }, () => world.prize(named, last, 3)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await world.given(last)).toEqual(['bronze']);
  expect(await world.messages(last)).toEqual(['tournamentPrize']);
  expect((await world.desk().table(named, 50)).at(-1)).toMatchObject({
    ...{ playerId: last.playerId, place: 4 },
    prize: { place: 3, gift: 'bronze', currency: 'EUR', amount: 5_00 },
  });
});

test('[P-11] a prize that is given afterwards is given whole, whichever statement a process dies at', async () => {
  const [, , , last] = (await scored(4)) as [Seat, Seat, Seat, Seat];
  world.at('14:30');
  await world.settle();
  const failed = await crashing(
    game.app.db,
    (db) => world.prize(named, last, 3, db),
    async (point) => {
      expect(await world.given(last), `point ${point}`).toEqual([]);
      expect(await world.messages(last)).toEqual([]);
    },
  );
  expect(failed).toBeGreaterThan(5);
  expect(await world.given(last)).toEqual(['bronze']);
});

test('[7i-05] a tournament that is cancelled has no winners, takes nobody in, and whoever joined is told once', async () => {
  const [one, other, gone] = (await scored(3)) as [Seat, Seat, Seat];
  await world.judge(named, other, true);
  await game.app.db.transaction().execute((tx) => leave(tx, gone.playerId, game.clock.now()));
  const late = await game.seat(1_00n);
  const [, , joining] = await Promise.allSettled([
    world.cancel(named),
    world.cancel(named).catch(() => undefined),
    world.service().join(late.playerId, named),
  ]);
  await expect(world.cancel(named)).rejects.toMatchObject(refused);
  await expect(world.service().join(gone.playerId, named)).rejects.toMatchObject({
    errorName: 'tournamentOver',
  });
  await Promise.all([world.tellCancelled(named), world.tellCancelled(named)]);
  await world.tellCancelled(named);
  expect(await world.messages(one)).toEqual(['tournamentCancelled']);
  expect(await world.messages(other)).toEqual(['tournamentDisqualified', 'tournamentCancelled']);
  expect(await world.messages(gone)).toEqual([]);
  expect(await world.messages(late)).toEqual(
    joining.status === 'fulfilled' ? ['tournamentCancelled'] : [],
  );
  expect(await world.told('tournament.completed')).toMatchObject([{ identity: named, prizes: [] }]);
  await table.round(one, 1_00, 90_00);
  world.at('14:30');
  await world.count();
  await world.settle();
  expect(await Promise.all([one, other, gone].map(world.given))).toEqual([[], [], []]);
  expect(await world.service().details(named, 'EUR')).toMatchObject({
    ...{ settledAt: '2026-11-21T12:10:00.000Z', cancelledAt: '2026-11-21T12:10:00.000Z' },
  });
  await expect(world.prize(named, one, 1)).rejects.toMatchObject(refused);
  await expect(world.judge(named, other, false)).rejects.toMatchObject(refused);
  world.at('12:20');
  await world.announce();
  expect(await world.service().list('EUR')).toHaveLength(2);
});

test.each([1, 2, 3])(
  '[7i-05] cancelling beside the job that settles ends in one of them, whole (%i)',
  async () => {
    const [seat] = (await scored(1)) as [Seat];
    world.at('14:30');
    const [cancelled] = await Promise.all([
      world.cancel(named).then(
        () => true,
        () => false,
      ),
      world.settle(),
      world.settle(),
    ]);
    expect(await world.given(seat)).toEqual(cancelled ? [] : ['gold']);
    expect(await world.told('tournament.completed')).toHaveLength(1);
  },
);

test('[P-11] a cancellation that ends before any statement leaves the tournament as it was', async () => {
  await scored(1);
  const failed = await crashing(
    game.app.db,
    (db) => world.cancel(named, db),
    async (point) => {
      const details = await world.service().details(named, 'EUR');
      expect(details.cancelledAt, `point ${point}`).toBeNull();
      expect(await world.told('tournament.completed')).toEqual([]);
    },
  );
  expect(failed).toBeGreaterThan(4);
});
