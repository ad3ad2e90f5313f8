import { expect, test } from 'vitest';
import { systemIds } from '../../../kernel/ids.ts';
import { pastRounds, playersWithRounds } from '../../gameplay/public.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import type { Seat } from '../../gameplay/test/wallet-bodies.ts';
import { tryQuest } from '../quest-tries.ts';
import type { QuestTerms } from '../quests-shapes.ts';
import { createQuestHall, questOf } from './quest-hall.ts';

const game = useGameplay();
const hall = createQuestHall(game);
const dayMs = 86_400_000;

const later = (ms: number) => {
  game.clock.at = new Date(game.clock.at.getTime() + ms);
};

/** A round of one euro, in a game session of its own: earlier ones have run out. */
const play = (seat: Seat, win = 0) => hall.round(seat, 1_00, win, 'skylark');

const tried = (terms: QuestTerms, { patience = 60_000 } = {}) =>
  tryQuest(
    {
      ...{ db: game.app.db, clock: game.clock, ids: systemIds, pastRounds, playersWithRounds },
      ...{ gamesByCategory: async () => new Map([['slots', ['tide-reels', 'skylark']]]), patience },
    },
    terms,
  );

/** Everything that is kept of quests. */
async function kept(): Promise<unknown> {
  const tables = ['quest', 'quest_version', 'player_quest', 'player_task', 'task_round', 'counted'];
  return Promise.all(
    tables.map(async (table) => (await game.owner.query(`select * from quests.${table}`)).rows),
  );
}

test('[1-09] a quest is tried on the rounds of thirty days, by the rules by which it counts, and nothing of it is kept', async () => {
  const [long, quick, slow, never] = [
    await game.seat(100_00n),
    await game.seat(100_00n),
    await game.seat(100_00n),
    await game.seat(100_00n),
  ];
  // Too long ago.
  await play(long);
  await play(long);
  later(31 * dayMs);
  const terms = questOf('tour', {
    ...{ days: 7, isInSequence: true },
    tasks: [
      { type: 'rounds', quantity: 2 },
      { type: 'multiplier', quantity: 1, multiplier: 2, categories: ['slots'] },
    ],
  });
  await hall.offer(terms);
  const own = await hall.service().activate(never.playerId, 'tour');
  await play(quick);
  later(dayMs);
  await play(quick);
  later(dayMs);
  await play(quick, 3_00);
  await play(slow);
  later(dayMs);
  await play(slow, 90_00);
  // The second task begins after the first, and seven days are over by then.
  later(7 * dayMs);
  await play(slow, 90_00);
  await play(never);
  later(60_000);
  await hall.count();
  const before = await kept();
  expect(await tried(terms)).toEqual({
    ...{ since: new Date(game.clock.at.getTime() - 30 * dayMs), closed: [], isPart: false },
    currencies: [{ currency: 'EUR', started: 3, completed: 1, tasks: [2, 1], took: [2 * dayMs] }],
  });
  expect(await kept()).toEqual(before);
  expect(own.id).toBeTruthy();
});

test('[1-09] a try says where a quest would not be offered, and that it looked at some players only', async () => {
  const terms = questOf('tour', { tasks: [{ type: 'games', quantity: 3, categories: ['slots'] }] });
  const seats = await Promise.all(Array.from({ length: 21 }, () => game.seat(10_00n)));
  for (const seat of seats) await play(seat);
  later(60_000);
  expect(await tried(terms)).toMatchObject({ currencies: [], closed: ['EUR'], isPart: false });
  const part = await tried(questOf('tour'), { patience: -1 });
  expect(part.isPart).toBe(true);
  expect(part.currencies[0]?.started).toBeLessThanOrEqual(20);
  expect((await tried(questOf('tour'))).currencies[0]?.started).toBeGreaterThan(20);
});
