import { freespinResult, freespinStatus } from '@pierlight/contract/freespins/statuses';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { rollbackBodyOf } from '../../gameplay/test/wallet-bodies.ts';
import { endFreespins } from '../changing.ts';
import { createFreespinTable } from './freespin-table.ts';

const game = useGameplay();
const table = createFreespinTable(game);
const { aggregator } = table;
const hour = 3600;

beforeAll(async () => {
  // Connections are there before they are needed at once.
  await Promise.all(Array.from({ length: 12 }, () => game.app.pool.query('select pg_sleep(0.2)')));
});
beforeEach(() => {
  Object.assign(aggregator.faults, { give: [], find: [], cancel: [] });
});
afterEach(async () => {
  expect(await game.faults(), '[P-02] the books add up after every test').toEqual([]);
});

const played = { status: freespinStatus.finished, result: freespinResult.played };
const canceled = { status: freespinStatus.finished, result: freespinResult.canceled };
const expired = { status: freespinStatus.finished, result: freespinResult.expired };
const active = { status: freespinStatus.active, result: freespinResult.issued };
const many = <T>(count: number, run: (at: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => run(at)));

test('[P-10] one source gives them once, however many ask for it at once', async () => {
  const seat = await game.seat(1n);
  const given = await many(50, () => table.issue(seat, 3, 'gift'));
  const ids = given.map((one) => (one.status === 'fulfilled' ? one.value.id : one.reason));
  expect(new Set(ids).size).toBe(1);
  expect(await table.told(ids[0])).toEqual(['1/1/0']);
  await expect(table.issue(seat, 4, 'gift')).rejects.toThrow();
});

test('[P-10] fifty activations at once order one reward', async () => {
  const seat = await game.seat(1n);
  const { id } = await table.issue(seat, 3);
  const all = await many(50, async () => {
    await table.service().activate(seat.playerId, id);
    await table.work();
  });
  expect(all.every(({ status }) => status === 'fulfilled')).toBe(true);
  await table.work();
  expect(await table.told(id)).toEqual(['1/1/0', '2/1/0', '2/1/0']);
  expect(aggregator.rewardsOf(seat.playerId)).toMatchObject([{ reference: id, rounds: 3 }]);
  expect(await table.row(id)).toMatchObject({
    ...active,
    reward_id: aggregator.rewardsOf(seat.playerId)[0]?.id,
  });
});

test('[P-10] activated, canceled and played at once, they end once and nothing is left at the aggregator', async () => {
  const turns = await many(12, async (turn) => {
    const seat = await game.seat(1n);
    const { id } = await table.issue(seat, 2);
    await many(9, async (at) => {
      if (at % 3 === 0) await table.service().activate(seat.playerId, id);
      else if (at % 3 === 1 && turn % 2 === 0) await table.service().cancel(seat.playerId, id);
      else {
        const reward = aggregator.rewardsOf(seat.playerId)[0];
        if (reward?.isAlive) await table.play(seat, reward.id, 5);
      }
      await table.work();
    });
    return { seat, id };
  });
  // Only now: a turn's jobs may have been taken by another one, which was still at them.
  const ended = turns.map((turn) => {
    if (turn.status === 'rejected') throw turn.reason;
    return turn.value;
  });
  for (const { seat, id } of ended)
    await table
      .service()
      .cancel(seat.playerId, id)
      .catch(() => undefined);
  await table.work();
  table.pass(61);
  await table.service().orderUnsettled();
  await table.work();
  for (const { seat, id } of ended) {
    const row = await table.row(id);
    const rounds = await game.roundsOf(seat);
    expect(row.status).toBe(freespinStatus.finished);
    expect(row.played).toBe(rounds.length);
    expect(row.won).toBe(BigInt(rounds.length * 5));
    expect(row.result).toBe(rounds.length >= 2 ? 2 : 3);
    for (const reward of aggregator.rewardsOf(seat.playerId))
      expect(reward.isAlive && rounds.length < 2).toBe(false);
  }
}, 120_000);

test.each(['down', 'lost', 'killed'] as const)(
  '[P-16] an order whose answer is %s is there once',
  async (fault) => {
    const seat = await game.seat(1n);
    const { id } = await table.issue(seat, 3);
    aggregator.faults.find.push('down');
    aggregator.faults.give.push(fault);
    await table.service().activate(seat.playerId, id);
    expect(await table.work()).toHaveLength(1);
    for (let minute = 0; minute < 4; minute++) {
      await table.service().orderUnsettled();
      await table.work();
      table.pass(61);
    }
    expect(aggregator.rewardsOf(seat.playerId)).toMatchObject([{ isAlive: true }]);
    expect(await table.row(id)).toMatchObject({
      ...active,
      reward_id: aggregator.rewardsOf(seat.playerId)[0]?.id,
    });
  },
);

test.each(['answers late', 'loses the answer'] as const)(
  '[P-16] canceled while the order is under way at an aggregator that %s, nothing of it is left there',
  async (how) => {
    const seat = await game.seat(1n);
    const { id } = await table.issue(seat, 3);
    if (how === 'loses the answer') aggregator.faults.give.push('lost');
    const release = aggregator.holdOrders();
    await table.service().activate(seat.playerId, id);
    const ordering = table.work();
    await expect.poll(async () => (await table.row(id)).ordered_at).not.toBeNull();
    await table.service().cancel(seat.playerId, id);
    // Another worker, while the order is on its way: that none is there yet proves nothing.
    await table.work();
    expect(await table.row(id)).toMatchObject(active);
    release();
    await ordering;
    await table.service().orderUnsettled();
    await table.work();
    expect(aggregator.rewardsOf(seat.playerId)).toMatchObject([{ isAlive: false }]);
    expect(await table.row(id)).toMatchObject(canceled);
  },
);

test('an order that comes through long after it was given up is cancelled', async () => {
  const seat = await game.seat(1n);
  const { id } = await table.issue(seat, 3);
  const release = aggregator.holdOrders();
  await table.service().activate(seat.playerId, id);
  const ordering = table.work();
  await expect.poll(async () => (await table.row(id)).ordered_at).not.toBeNull();
  await table.service().cancel(seat.playerId, id);
  table.pass(61);
  await table.work();
  expect(await table.row(id)).toMatchObject(canceled);
  release();
  await ordering;
  expect(aggregator.rewardsOf(seat.playerId)).toMatchObject([{ isAlive: false }]);
  expect(await table.row(id)).toMatchObject(canceled);
});

test('a cancel that the aggregator does not hear of is said again, and one too late changes nothing', async () => {
  const seat = await game.seat(1n);
  const { id } = await table.active(seat, 3);
  aggregator.faults.cancel.push('down', 'lost');
  await table.service().cancel(seat.playerId, id);
  expect(await table.work()).toHaveLength(1);
  expect(await table.row(id)).toMatchObject(active);
  for (let minute = 0; minute < 2; minute++) {
    await table.service().orderUnsettled();
    await table.work();
  }
  expect(await table.row(id)).toMatchObject(canceled);

  const other = await table.active(seat, 1);
  aggregator.faults.cancel.push('refused');
  await table.service().cancel(seat.playerId, other.id);
  await table.work();
  expect(await table.row(other.id)).toMatchObject({ ...active, canceled_at: null });
  await table.play(seat, other.reward, 7);
  await table.work();
  expect(await table.row(other.id)).toMatchObject(played);
  await expect(table.service().cancel(seat.playerId, other.id)).rejects.toMatchObject({
    errorName: 'freespinsOver',
  });
});

test('free spins the aggregator refuses are canceled with its words, and are ordered no more', async () => {
  const seat = await game.seat(1n);
  const { id } = await table.issue(seat, 3);
  aggregator.faults.give.push('refused');
  await table.service().activate(seat.playerId, id);
  await table.work();
  await table.service().orderUnsettled();
  await table.work();
  expect(await table.row(id)).toMatchObject({
    ...canceled,
    refusal: 'The aggregator refused: no.',
  });
  expect(aggregator.rewardsOf(seat.playerId)).toEqual([]);
});

test('[P-16] rounds played at once, each told of many times, count once and end them once', async () => {
  const seat = await game.seat(1n);
  const { id, reward } = await table.active(seat, 5);
  const rounds = await Promise.all(Array.from({ length: 5 }, () => table.begin(seat, reward)));
  await table.work();
  expect(await table.row(id)).toMatchObject({ ...active, played: 5, won: 0n });
  await many(25, async (at) => {
    await rounds[at % 5]?.end(10);
    await table.work();
  });
  // Every count runs at once, and once more.
  await many(10, () => table.service().countPlayed(reward));
  // Whatever order workers took them in, the last count saw every round.
  await table.work();
  expect(await table.row(id)).toMatchObject({ ...played, played: 5, won: 50n });
  expect((await table.told(id)).filter((told) => told.startsWith('3/'))).toEqual(['3/2/5']);
});

test('rounds that were played before the reward was known here are counted once it is', async () => {
  const seat = await game.seat(1n);
  const { id } = await table.issue(seat, 2);
  aggregator.faults.give.push('lost');
  await table.service().activate(seat.playerId, id);
  await table.work();
  const reward = aggregator.rewardsOf(seat.playerId)[0]?.id ?? '';
  await table.play(seat, reward, 3);
  await table.play(seat, reward, 4);
  await table.work();
  expect(await table.row(id)).toMatchObject({ ...active, played: 0 });
  await table.service().orderUnsettled();
  await table.work();
  expect(await table.row(id)).toMatchObject({ ...played, played: 2, won: 7n });
});

test('[P-16] a round that commits in the moment in which the reward is noted is counted', async () => {
  const seat = await game.seat(1n);
  const { id } = await table.issue(seat, 1);
  await game.owner.query(`
    create function public.slow() returns trigger language plpgsql as
      'begin if new.reward_id is distinct from old.reward_id then perform pg_sleep(1); end if; return new; end';
    create trigger slow before update on freespins.player_freespin
      for each row execute function public.slow()`);
  await table.service().activate(seat.playerId, id);
  const noting = table.work();
  const sleeping = async () =>
    (await game.owner.query("select from pg_stat_activity where wait_event = 'PgSleep'")).rowCount;
  await expect.poll(sleeping, { interval: 20 }).toBe(1);
  await table.play(seat, aggregator.rewardsOf(seat.playerId)[0]?.id ?? '', 9);
  await table.work();
  expect(await table.row(id)).toMatchObject({ ...active, played: 0 });
  await noting;
  await game.owner.query('drop function public.slow() cascade');
  expect(await table.row(id)).toMatchObject({ ...played, played: 1, won: 9n });
});

test('a round rolled back after all were played makes them active again, and after their time expired', async () => {
  for (const [passed, after] of [
    [0, active],
    [2 * hour, expired],
  ] as const) {
    const seat = await game.seat(1n);
    const { id, reward } = await table.active(seat, 2);
    await table.play(seat, reward, 5);
    const last = await table.begin(seat, reward);
    await last.end(0);
    await table.work();
    expect(await table.row(id)).toMatchObject({ ...played, played: 2 });
    table.pass(passed);
    await game.call('/transaction/rollback', rollbackBodyOf(last.bet));
    await table.work();
    expect(await table.row(id)).toMatchObject({ ...after, played: 1, won: 5n });
    if (passed > 0) continue;
    await table.play(seat, reward, 6);
    await table.work();
    expect(await table.row(id)).toMatchObject({ ...played, played: 2, won: 11n });
  }
});

test('with a round running they do not expire; they end with it, as what was played says', async () => {
  for (const [count, after] of [
    [1, played],
    [2, expired],
  ] as const) {
    const seat = await game.seat(1n);
    const { id, reward } = await table.active(seat, count);
    const round = await table.begin(seat, reward);
    await table.work();
    table.pass(2 * hour);
    await table.service().expireDue();
    expect(await table.row(id)).toMatchObject(active);
    await round.end(5);
    await table.work();
    expect(await table.row(id)).toMatchObject({ ...after, played: 1, won: 5n });
  }
});

test('a round that an operator took off the list of incidents holds their end up no longer', async () => {
  const seat = await game.seat(1n);
  const { id, reward } = await table.active(seat, 2);
  await table.begin(seat, reward);
  await table.work();
  table.pass(2 * hour);
  const settle = (resolved: string) =>
    game.owner.query(
      `insert into gameplay.incident (round_id, kind, noted_at, resolved_at)
       select id, 'roundLeftOpen', now(), ${resolved} from gameplay.round where player_id = $1`,
      [seat.playerId],
    );
  await settle('null');
  await table.service().expireDue();
  expect(await table.row(id)).toMatchObject(active);
  await game.owner.query('update gameplay.incident set resolved_at = now()');
  await table.service().expireDue();
  expect(await table.row(id)).toMatchObject(expired);
});

test('what waits runs out too, all of it, and some that cannot be ended hold up no other', async () => {
  const seat = await game.seat(1n);
  const first = await table.issue(seat, 1);
  const second = await table.issue(seat, 1);
  const later = await table.issue(seat, 1, 'later', { hours: 5 });
  await game.owner.query(`
    create function public.stuck() returns trigger language plpgsql as
      'begin if old.id = ''${first.id}'' then raise exception ''stuck''; end if; return new; end';
    create trigger stuck before update on freespins.player_freespin
      for each row execute function public.stuck()`);
  table.pass(2 * hour);
  await table.service().expireDue();
  await game.owner.query('drop function public.stuck() cascade');
  expect(await table.row(first.id)).toMatchObject({ status: 1 });
  expect(await table.row(second.id)).toMatchObject(expired);
  expect(await table.row(later.id)).toMatchObject({ status: 1 });
  expect(table.logged).toContainEqual(expect.objectContaining({ freespinId: first.id }));
  await expect(table.service().activate(seat.playerId, second.id)).rejects.toMatchObject({
    errorName: 'freespinsOver',
  });
  await expect(table.service().activate(seat.playerId, first.id)).rejects.toMatchObject({
    errorName: 'freespinsOver',
  });
});

test('[P-22] a player who self-excludes loses pending and active free spins, and no other player does', async () => {
  const seat = await game.seat(1n);
  const other = await game.seat(1n);
  const waiting = await table.issue(seat, 1);
  const running = await table.active(seat, 2);
  const theirs = await table.active(other, 2);
  await game.app.db
    .transaction()
    .execute((tx) => endFreespins(tx, seat.playerId, game.clock.now()));
  await table.work();
  expect(await table.row(waiting.id)).toMatchObject(canceled);
  expect(await table.row(running.id)).toMatchObject(canceled);
  expect(aggregator.rewardsOf(seat.playerId)).toMatchObject([{ isAlive: false }]);
  expect(await table.row(theirs.id)).toMatchObject(active);
});

test('[4-02] lists hold what is requested, the active first, and of the player alone', async () => {
  const seat = await game.seat(1n);
  const waiting = await table.issue(seat, 1);
  const running = await table.active(seat, 1);
  const over = await table.issue(seat, 1);
  await table.service().cancel(seat.playerId, over.id);
  await table.issue(await game.seat(1n), 1);
  const list = async (query: object) =>
    (await table.service().list(seat.playerId, { page: 1, perPage: 10, ...query })).data.map(
      ({ id }) => id,
    );
  expect(await list({})).toEqual([running.id, waiting.id, over.id]);
  expect(await list({ status: [1, 2] })).toEqual([running.id, waiting.id]);
  expect(await list({ currency: ['USD'] })).toEqual([]);
});
