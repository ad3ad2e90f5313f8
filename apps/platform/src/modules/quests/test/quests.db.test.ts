import { randomUUID } from 'node:crypto';
import { questState } from '@pierlight/contract/quests/statuses';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { crashing } from '../../../kernel/db/test-crashes.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import type { Seat } from '../../gameplay/test/wallet-bodies.ts';
import { createQuestHall, questOf } from './quest-hall.ts';

const game = useGameplay();
const hall = createQuestHall(game);
const hour = 3_600_000;
const day = 24 * hour;

beforeEach(() => {
  game.clock.at = new Date('2026-11-25T12:00:00Z');
  hall.holdBack(false);
  hall.putOnOffer('tide-reels', 'skylark');
});
afterEach(async () => {
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

const { active, completed, cancelled, expired } = questState;

/** A player who has started a quest. */
async function started(says: Parameters<typeof questOf>[1] = {}) {
  const seat = await game.seat(100_00n);
  await hall.offer(questOf('tour', says));
  const quest = await hall.service().activate(seat.playerId, 'tour');
  return { seat, quest };
}

describe('tasks count [3-14]', () => {
  test('rounds that settled since the start, with own money', async () => {
    const seat = await game.seat(100_00n);
    await hall.offer(questOf('tour'));
    await hall.round(seat, 10);
    game.clock.at = new Date(game.clock.at.getTime() + 1000);
    await hall.service().activate(seat.playerId, 'tour');
    await hall.table.place(hall.table.bet(seat, 10));
    await hall.round(seat, 10);
    const free = { ...hall.table.bet(seat, 10), reward_uuid: 'a gift' };
    await hall.table.place(free);
    await hall.table.win(free, 5);
    expect(await hall.standing(seat)).toEqual({ state: active, progress: [1] });
  });

  test('own money that is staked, never a bonus', async () => {
    const { seat } = await started({ tasks: [{ type: 'stakes', amounts: { EUR: 10_00 } }] });
    await hall.table.deposit(seat, 20_00, 'second-lamp');
    await hall.table.own(seat, 1_00);
    await hall.round(seat, 3_00);
    expect(await hall.standing(seat)).toEqual({ state: active, progress: [1_00] });
    await hall.round(seat, 1_00);
    expect((await hall.standing(seat)).progress, 'all of the bonus').toEqual([1_00]);
  });

  test('different games, each once, and only those that are named', async () => {
    const games = ['tide-reels', 'skylark'];
    const { seat } = await started({ tasks: [{ type: 'games', quantity: 2, games }] });
    await hall.round(seat, 10);
    await hall.round(seat, 10);
    await hall.round(seat, 10, 0, 'owl-post');
    expect((await hall.standing(seat)).progress).toEqual([1]);
    await hall.round(seat, 10, 0, 'skylark');
    expect(await hall.standing(seat)).toEqual({ state: completed, progress: [2] });
  });

  test('rounds that pay a multiple of their stake', async () => {
    const { seat } = await started({ tasks: [{ type: 'multiplier', quantity: 2, multiplier: 5 }] });
    await hall.round(seat, 10, 49);
    await hall.round(seat, 10, 50);
    expect((await hall.standing(seat)).progress).toEqual([1]);
  });

  test('those of a category, and in sequence only the first that is not done', async () => {
    const tasks = [
      { type: 'rounds', quantity: 1, categories: ['slots'] },
      { type: 'rounds', quantity: 2 },
    ];
    const { seat, quest } = await started({ tasks, isInSequence: true });
    expect(quest.tasks.map(({ isActive }) => isActive)).toEqual([true, false]);
    await hall.round(seat, 10, 0, 'riviera-wheel');
    expect((await hall.standing(seat)).progress).toEqual([0, 0]);
    await hall.round(seat, 10, 0, 'skylark');
    expect((await hall.standing(seat)).progress).toEqual([1, 0]);
    await hall.round(seat, 10, 0, 'riviera-wheel');
    expect((await hall.own(seat))[0]?.tasks.map(({ isActive }) => isActive)).toEqual([false, true]);
    expect((await hall.standing(seat)).progress).toEqual([1, 1]);
  });
});

test('a round that is rolled back takes its progress along, unless its task was completed', async () => {
  const tasks = [
    { type: 'rounds', quantity: 2 },
    { type: 'stakes', amounts: { EUR: 10_00 } },
  ];
  const { seat } = await started({ tasks });
  const first = await hall.round(seat, 10);
  expect((await hall.standing(seat)).progress).toEqual([1, 10]);
  await hall.table.takeBack(first);
  expect((await hall.standing(seat)).progress).toEqual([0, 0]);
  const second = await hall.round(seat, 10);
  await hall.round(seat, 20);
  expect((await hall.standing(seat)).progress).toEqual([2, 30]);
  await hall.table.takeBack(second);
  expect((await hall.standing(seat)).progress).toEqual([2, 20]);
});

describe('starting a quest [4-17] [7e-02]', () => {
  test('twenty at once start one, and what is on is answered', async () => {
    await hall.offer(questOf('tour'));
    const seat = await game.seat(100_00n);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => hall.service().activate(seat.playerId, 'tour')),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await hall.own(seat)).toHaveLength(1);
  });

  test('one that is played alone is on beside no other, started at once too', async () => {
    await hall.offer(questOf('tour'), questOf('alone', { isAlone: true }));
    const seat = await game.seat(100_00n);
    const answers = await Promise.allSettled(
      ['tour', 'alone'].map((id) => hall.service().activate(seat.playerId, id)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await hall.own(seat)).toHaveLength(1);
  });

  test('one that was completed comes again when its file says so, and one that was left at once', async () => {
    const tasks = [{ type: 'rounds', quantity: 1 }];
    await hall.offer(questOf('once', { tasks }), questOf('daily', { tasks, repeats: 'day' }));
    const seat = await game.seat(100_00n);
    const service = hall.service();
    const left = await service.activate(seat.playerId, 'once');
    await service.cancel(seat.playerId, left.id);
    await service.activate(seat.playerId, 'once');
    await service.activate(seat.playerId, 'daily');
    await hall.round(seat, 10);
    await hall.count();
    for (const id of ['once', 'daily'])
      await expect(service.activate(seat.playerId, id)).rejects.toMatchObject({
        errorName: 'questUnavailable',
      });
    expect(
      (await service.list(seat.playerId)).map(({ id, canStart, againAt }) => [
        id,
        canStart,
        againAt,
      ]),
    ).toEqual([
      ['daily', false, '2026-11-26T00:00:00.000Z'],
      ['once', false, null],
    ]);
    game.clock.at = new Date('2026-11-26T00:00:00Z');
    await service.activate(seat.playerId, 'daily');
    await expect(service.activate(seat.playerId, 'once')).rejects.toMatchObject({
      errorName: 'questUnavailable',
    });
  });

  test('one keeps the terms of its start, and one that is unknown, withdrawn or another’s is not there', async () => {
    const { seat, quest } = await started({ days: 7 });
    await hall.offer(questOf('tour', { days: 3, rewards: ['pearl'] }));
    const [kept] = await hall.own(seat);
    expect(kept?.expiresAt).toBe(quest.expiresAt);
    expect(kept?.rewards.map(({ id }) => id)).toEqual(['shell', 'pearl']);
    await hall.offer(questOf('other'));
    const stranger = await game.seat(1_00n);
    for (const id of ['tour', 'nowhere'])
      await expect(hall.service().activate(stranger.playerId, id)).rejects.toMatchObject({
        errorName: 'notFound',
      });
    await expect(hall.service().cancel(stranger.playerId, quest.id)).rejects.toMatchObject({
      errorName: 'notFound',
    });
    await expect(
      hall.service().takeReward(stranger.playerId, quest.id, 'shell'),
    ).rejects.toMatchObject({ errorName: 'notFound' });
  });

  test('one is left once, and nothing counts for it any more', async () => {
    const { seat, quest } = await started();
    const left = await hall.service().cancel(seat.playerId, quest.id);
    expect(left.state).toBe(cancelled);
    expect((await hall.service().cancel(seat.playerId, quest.id)).finishedAt).toBe(left.finishedAt);
    await hall.round(seat, 10);
    expect(await hall.standing(seat)).toEqual({ state: cancelled, progress: [0] });
  });
});

describe('time [4-13]', () => {
  const later = (milliseconds: number) => {
    game.clock.at = new Date(game.clock.at.getTime() + milliseconds);
  };

  test('stands still while its player is held back, and nothing counts meanwhile', async () => {
    const { seat, quest } = await started();
    await game.owner.query(
      "update quests.player_quest set expires_at = started_at + interval '2 hours' where id = $1",
      [quest.id],
    );
    later(hour);
    hall.holdBack(true);
    await hall.lapse();
    await hall.round(seat, 10);
    later(3 * hour);
    await hall.lapse();
    expect(await hall.standing(seat)).toEqual({ state: active, progress: [0] });
    const [paused] = await hall.own(seat);
    expect(paused?.pausedAt).toBe('2026-11-25T13:00:00.000Z');
    expect(paused?.tasks[0]?.isActive).toBe(false);
    hall.holdBack(false);
    await hall.lapse();
    const [on] = await hall.own(seat);
    expect(on?.pausedAt).toBeNull();
    expect(Date.parse(on?.expiresAt ?? '') - Date.parse(quest.startedAt)).toBe(5 * hour);
    await hall.round(seat, 10);
    expect(await hall.standing(seat)).toEqual({ state: active, progress: [1] });
  });

  test('ends it at its last moment and not before', async () => {
    const { seat } = await started();
    later(7 * day - 1);
    await hall.lapse();
    expect((await hall.standing(seat)).state).toBe(active);
    later(1);
    await hall.round(seat, 10);
    await hall.count();
    await hall.lapse();
    expect(await hall.standing(seat)).toEqual({ state: expired, progress: [0] });
  });

  test('and its last task in the same moment leave it either completed or expired, and stay so', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { seat } = await started({ tasks: [{ type: 'rounds', quantity: 1 }] });
      later(7 * day - 1);
      await hall.round(seat, 10);
      later(1);
      await Promise.all([hall.count(), hall.lapse(), hall.count(), hall.lapse()]);
      const first = await hall.standing(seat);
      expect([`${completed} 1`, `${expired} 0`]).toContain(`${first.state} ${first.progress}`);
      await hall.lapse();
      expect(await hall.standing(seat)).toEqual(first);
    }
  });
});

describe('the reward [P-19]', () => {
  async function done() {
    const { seat, quest } = await started({ tasks: [{ type: 'rounds', quantity: 1 }] });
    await hall.round(seat, 10);
    await hall.count();
    return { seat, id: quest.id };
  }
  const given = async (seat: Seat) =>
    (await hall.table.bonuses(seat)).data.map(({ offerId }) => offerId);

  test('is one of those there are, once, in fifty requests at once for either and after', async () => {
    const { seat, id } = await done();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        hall.service().takeReward(seat.playerId, id, at % 2 === 0 ? 'shell' : 'pearl'),
      ),
    );
    const chosen = answers[0]?.rewardId;
    expect(new Set(answers.map(({ rewardId }) => rewardId))).toEqual(new Set([chosen]));
    expect(await given(seat)).toEqual([chosen]);
    expect((await hall.service().takeReward(seat.playerId, id, 'shell')).rewardId).toBe(chosen);
    expect(await given(seat)).toEqual([chosen]);
  });

  test('is given once whichever statement a process dies at', async () => {
    const { seat, id } = await done();
    const crashes = await crashing(
      game.app.db,
      (failing) => hall.service(failing).takeReward(seat.playerId, id, 'shell'),
      async (nth) => {
        expect(await given(seat), `before statement ${nth}`).toEqual([]);
        expect((await hall.own(seat))[0]?.rewardId).toBeNull();
      },
    );
    expect(crashes).toBeGreaterThan(7);
    expect(await given(seat)).toEqual(['shell']);
  });

  test('is not there before the quest is completed, and nothing else than what it names', async () => {
    const { seat, quest } = await started();
    await expect(hall.service().takeReward(seat.playerId, quest.id, 'shell')).rejects.toMatchObject(
      { errorName: 'questUnavailable' },
    );
    await expect(hall.service().takeReward(seat.playerId, quest.id, 'moon')).rejects.toMatchObject({
      errorName: 'notFound',
    });
    await expect(
      hall.service().takeReward(seat.playerId, randomUUID(), 'shell'),
    ).rejects.toMatchObject({ errorName: 'notFound' });
  });
});

test('players are told of tasks and quests that changed, once [7i-03] [7i-02]', async () => {
  const { seat } = await started({ tasks: [{ type: 'rounds', quantity: 1 }] });
  await hall.round(seat, 10);
  await Promise.all([hall.count(), hall.count()]);
  await Promise.all([hall.tell(), hall.tell(), hall.tell()]);
  await hall.tell();
  const { rows } = await game.owner.query<{ event: string; state: string; done: string }>(
    `select data ->> 'event' as event, data #>> '{quest,state}' as state, data #>> '{task,isCompleted}' as done
     from (select id, payload::jsonb as payload from graphile_worker._private_jobs) job
     cross join lateral (select payload -> 'data' as data) told
     where payload ->> 'channel' = $1 order by id`,
    [`retention:quests#${seat.playerId}`],
  );
  expect(rows).toEqual([
    { event: 'quest.updated', state: '2', done: null },
    { event: 'quest.task.updated', state: null, done: 'true' },
    { event: 'quest.updated', state: '3', done: null },
  ]);
});

describe('games that are not on offer any more [7e-01] [4-13]', () => {
  const tasks = [{ type: 'games', quantity: 2, games: ['tide-reels', 'skylark'] }] as const;

  test('a quest whose games are gone, or too few for it, is not offered and not started', async () => {
    const seat = await game.seat(1_00n);
    await hall.offer(questOf('tour', { tasks: [...tasks] }));
    const shown = async () =>
      (await hall.service().list(seat.playerId)).filter(({ id }) => id === 'tour').length;
    expect(await shown()).toBe(1);
    for (const there of [['skylark'], ['owl-post']]) {
      hall.putOnOffer(...there);
      expect(await shown(), there.join()).toBe(0);
      await expect(hall.service().activate(seat.playerId, 'tour')).rejects.toMatchObject({
        errorName: 'questUnavailable',
      });
    }
  });

  test('one that is on ends when all games of a task are gone, and not while one is there or none is known', async () => {
    const { seat } = await started({ tasks: [...tasks] });
    const stateOf = async () => {
      await Promise.all([hall.lapse(), hall.lapse()]);
      return (await hall.own(seat))[0]?.state;
    };
    hall.putOnOffer();
    expect(await stateOf()).toBe(active);
    hall.putOnOffer('skylark');
    expect(await stateOf()).toBe(active);
    hall.putOnOffer('owl-post');
    expect(await stateOf()).toBe(questState.withdrawn);
    hall.putOnOffer('tide-reels', 'skylark');
    expect(await stateOf()).toBe(questState.withdrawn);
    await hall.service().activate(seat.playerId, 'tour');
    expect((await hall.own(seat))[0]?.state).toBe(active);
  });

  test('a task that is done needs its games no more, and one in any game has them', async () => {
    const { seat } = await started({
      tasks: [
        { type: 'rounds', quantity: 1, games: ['tide-reels'] },
        { type: 'rounds', quantity: 9 },
      ],
    });
    await hall.round(seat, 10);
    expect((await hall.standing(seat)).progress).toEqual([1, 1]);
    hall.putOnOffer('owl-post');
    await hall.lapse();
    expect((await hall.own(seat))[0]?.state).toBe(active);
  });
});
