import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failingAt } from '../../../kernel/db/test-crashes.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { rollbackBodyOf, type Seat, winBodyOf } from '../../gameplay/test/wallet-bodies.ts';
import { createQuestHall, questOf } from './quest-hall.ts';

const game = useGameplay();
const hall = createQuestHall(game);
const wire = 1000;

const tasks = [
  { type: 'rounds', quantity: 12 },
  { type: 'stakes', amounts: { EUR: 5_00 }, games: ['tide-reels', 'skylark'] },
  { type: 'games', quantity: 3 },
  { type: 'multiplier', quantity: 4, multiplier: 2 },
] as const;

const quantities = [12, 5_00, 3, 4];

interface Event {
  readonly round_id: string;
  readonly game_id: string;
  readonly kind: string;
  readonly staked: number;
  readonly own: number;
  readonly paid: number;
}

/** What tasks come to by a walk through the events: every round anew after each, and a task that is done stays so. */
function walk(events: readonly Event[], inSequence: boolean): number[] {
  const done = tasks.map(() => false);
  const rounds = tasks.map(() => new Map<string, Event>());
  const reached = (at: number): number => {
    const all = [...(rounds[at]?.values() ?? [])];
    const sum = [
      () => all.length,
      () => all.reduce((total, { own }) => total + own, 0),
      () => new Set(all.map(({ game_id }) => game_id)).size,
      () => all.filter(({ staked, paid }) => paid >= 2 * staked).length,
    ][at];
    return done[at] ? (quantities[at] ?? 0) : Math.min(sum?.() ?? 0, quantities[at] ?? 0);
  };
  for (const event of events) {
    const first = done.indexOf(false);
    for (const at of tasks.keys()) {
      const own = rounds[at];
      if (done[at] || !own || (inSequence && at !== first)) continue;
      const known = own.get(event.round_id);
      const counts = event.own > 0 && (at !== 1 || event.game_id !== 'owl-post');
      if (event.kind === 'taken_back') own.delete(event.round_id);
      else if (known)
        own.set(event.round_id, {
          ...known,
          staked: known.staked + event.staked,
          own: known.own + event.own,
          paid: known.paid + event.paid,
        });
      else if (event.kind === 'settled' && counts) own.set(event.round_id, event);
      if (reached(at) === quantities[at]) done[at] = true;
    }
  }
  return tasks.map((_, at) => reached(at));
}

async function eventsOf(seat: Seat): Promise<Event[]> {
  const { rows } = await game.owner.query<Record<keyof Event, string>>(
    `select round_id, game_id, kind, staked, staked - bonus_staked as own, paid
     from gameplay.round_event event join gameplay.round on round.id = event.round_id
     where player_id = $1 order by position`,
    [seat.playerId],
  );
  return rows.map((row) => ({
    ...row,
    ...{ staked: Number(row.staked), own: Number(row.own), paid: Number(row.paid) },
  }));
}

const step = fc.record({
  stake: fc.integer({ min: 0, max: 60 }),
  times: fc.constantFrom(0, 1, 2, 3),
  gameId: fc.constantFrom('tide-reels', 'skylark', 'owl-post'),
  ends: fc.constantFrom(
    'won',
    'won',
    'won',
    'won later',
    'win back',
    'bet back',
    'again',
    'open',
    'earlier back',
  ),
  after: fc.constantFrom('nothing', 'count', 'three workers', 'a worker dies', 'events come again'),
});

test.each([true, false])(
  '[P-12] any order, repetition and loss of events, rounds rolled back and workers that die give the same progress, in sequence: %s',
  async (isInSequence) => {
    await hall.offer(questOf('tour', { tasks, isInSequence }));
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (story) => {
        const seat = await game.seat(1n);
        await hall.table.deposit(seat, 10_00, 'second-lamp');
        await hall.table.own(seat, 30_00);
        const seats: Record<string, Seat> = {
          'tide-reels': seat,
          skylark: await game.at(seat, 'skylark'),
          'owl-post': await game.at(seat, 'owl-post'),
        };
        await hall.service().activate(seat.playerId, 'tour');
        const played: ReturnType<typeof winBodyOf>[] = [];
        for (const { stake, times, gameId, ends, after } of story) {
          const bet = {
            ...hall.table.bet(seats[gameId] ?? seat, stake),
            game_code: gameId,
          };
          await hall.table.place(bet);
          const win = winBodyOf(bet, stake * times * wire);
          if (ends !== 'open') await game.call('/transaction/win', win);
          if (ends === 'won later') await game.call('/transaction/win', winBodyOf(bet, 40 * wire));
          if (ends === 'win back' || ends === 'bet back')
            await game.call('/transaction/rollback', rollbackBodyOf(win));
          if (ends === 'bet back') await game.call('/transaction/rollback', rollbackBodyOf(bet));
          if (ends === 'again')
            await hall.table.place({
              ...hall.table.bet(seats[gameId] ?? seat, 10, bet.round),
              game_code: gameId,
            });
          const earlier = played.shift();
          if (ends === 'earlier back' && earlier)
            await game.call('/transaction/rollback', rollbackBodyOf(earlier));
          if (ends === 'won') played.push(win);
          if (after === 'count') await hall.count();
          if (after === 'three workers')
            await Promise.all([hall.count(), hall.count(), hall.count()]);
          if (after === 'a worker dies')
            await hall.count(failingAt(game.app.db, 1 + (stake % 4))).catch(() => {});
          if (after === 'events come again')
            await game.owner.query(
              "update gameplay.round_cursor set position = greatest(position - 5, 0) where consumer = 'quests.progress'",
            );
        }
        const { progress } = await hall.standing(seat);
        expect(progress).toEqual(walk(await eventsOf(seat), isInSequence));
        done += progress?.filter((sum, at) => sum === quantities[at]).length ?? 0;
      }),
      { numRuns: 12, seed: 306 },
    );
    expect(await game.faults()).toEqual([]);
    expect(done, 'the stories get somewhere').toBeGreaterThan(5);
  },
);
