import type { TournamentScoring } from '@pierlight/contract/tournaments/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBonusTable } from '../../bonuses/test/bonus-table.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { rollbackBodyOf, winBodyOf } from '../../gameplay/test/wallet-bodies.ts';
import { createTournamentWorld, regatta } from './tournament-world.ts';

const game = useGameplay();
const table = createBonusTable(game);
const world = createTournamentWorld(game);
const named = 'regatta-2026-11-21-1200';
const wire = 1000;

interface RoundRow {
  readonly player_id: string;
  readonly own_stake: string;
  readonly own_paid: string;
}

const scorings: readonly TournamentScoring[] = [
  regatta.scoring,
  { by: 'return', rounds: 3 },
  {
    ...{ by: 'points', rounds: 4 },
    steps: [
      { from: 150, points: 1 },
      { from: 400, points: 7 },
    ],
  },
];

/** What a player's rounds, in the order they began, come to. */
function scoreOf(scoring: TournamentScoring, rounds: readonly number[]): number {
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  if (scoring.by === 'multiplier')
    return sum(rounds.toSorted((one, other) => other - one).slice(0, scoring.rounds));
  const first = rounds.slice(0, scoring.rounds);
  if (scoring.by === 'return') return sum(first);
  return sum(first.map((one) => scoring.steps.findLast(({ from }) => from <= one)?.points ?? 0));
}

/** Scores by player, from a walk through the rounds as they stand. */
async function walked(scoring: TournamentScoring): Promise<Map<string, number>> {
  const { rows } = await game.owner.query<RoundRow>(
    `select round.player_id, round.stake - round.bonus_stake as own_stake,
       round.payout - gameplay.bonus_payout(round) as own_paid
     from gameplay.round
     join tournaments.entry using (player_id)
     join tournaments.tournament on tournament.id = tournament_id
     where identity = $1 and round.status = 2 and round.reward is null
       and round.created_at >= greatest(starts_at, joined_at) and round.created_at < ends_at
       and (select min(at) from gameplay.round_event event where event.round_id = round.id) < settles_at
     order by round.created_at, round.id`,
    [named],
  );
  const scores = new Map<string, number[]>();
  for (const { player_id, own_stake, own_paid } of rows) {
    const [stake, paid] = [Number(own_stake), Number(own_paid)];
    if (stake < (regatta.minimumStake.EUR ?? 0)) continue;
    const own = scores.get(player_id) ?? [];
    scores.set(player_id, [...own, Math.floor((paid * 100) / stake)]);
  }
  return new Map(
    [...scores].flatMap(([player, all]) => {
      const score = scoreOf(scoring, all);
      return score > 0 ? [[player, score] as const] : [];
    }),
  );
}

const story = fc.array(
  fc.record({
    player: fc.integer({ min: 0, max: 3 }),
    minutes: fc.constantFrom(0, 0, 1, 1, 4),
    stake: fc.integer({ min: 5, max: 80 }),
    win: fc.integer({ min: 0, max: 300 }),
    ends: fc.constantFrom(
      'won',
      'won',
      'won',
      'open',
      'late',
      'back',
      'again',
      'gift',
      'join',
      'judged',
    ),
    workers: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 40, maxLength: 60 },
);

test.each(
  [307, 51, 12].flatMap((seed) => scorings.map((scoring) => ({ seed, by: scoring.by, scoring }))),
)(
  '[P-12] in any order, with rounds rolled back, changed and late, and by several workers, and with players disqualified and reinstated, the table is that of a walk through the rounds ($by, $seed)',
  async ({ seed, scoring }) => {
    await world.reset();
    world.at('11:40');
    await world.announce([{ ...regatta, scoring }]);
    const seats = await Promise.all([1n, 2n, 3n, 4n].map((one) => game.seat(1_000_00n + one)));
    await table.deposit(seats[3] ?? never(), 20_00, 'second-lamp');
    await table.own(seats[3] ?? never(), 5_00);
    const lateWins: ReturnType<typeof winBodyOf>[] = [];
    const count = (workers: number) => Promise.all(Array.from({ length: workers }, world.count));
    for (const step of fc.sample(story, { numRuns: 2, seed }).flat()) {
      game.clock.at = new Date(game.clock.at.getTime() + step.minutes * 60_000);
      const seat = seats[step.player] ?? never();
      if (step.ends === 'join') {
        const join = () =>
          world
            .service()
            .join(seat.playerId, named)
            .catch(() => undefined);
        await Promise.all([join(), join()]);
        continue;
      }
      if (step.ends === 'judged') {
        const judge = (isOut: boolean) => world.judge(named, seat, isOut).catch(() => undefined);
        await Promise.all([judge(step.win > 100), judge(step.win > 100), world.count()]);
        continue;
      }
      const bet = {
        ...table.bet(seat, step.stake),
        ...(step.ends === 'gift' ? { reward_uuid: 'some' } : {}),
      };
      await table.place(bet);
      const win = winBodyOf(bet, step.win * wire);
      if (step.ends === 'late') lateWins.push(win);
      else if (step.ends !== 'open') await game.call('/transaction/win', win);
      await count(step.workers);
      if (step.ends === 'back') {
        await game.call('/transaction/rollback', rollbackBodyOf(win));
        await game.call('/transaction/rollback', rollbackBodyOf(bet));
      }
      if (step.ends === 'again') await table.place(table.bet(seat, 10, bet.round));
      await count(step.workers);
    }
    for (const [at, win] of lateWins.entries()) {
      world.at(at % 2 === 0 ? '14:29' : '14:30');
      await game.call('/transaction/win', win);
    }
    await count(2);
    expect(await world.isTallied(named)).toBe(true);
    for (const seat of seats) await world.judge(named, seat, false).catch(() => undefined);
    const expected = await walked(scoring);
    const kept = await world.table(named);
    expect(expected.size).toBeGreaterThan(1);
    expect(new Map(kept)).toEqual(expected);
    expect(await world.isTallied(named)).toBe(true);
    const scores = kept.map(([, score]) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    world.at('14:40');
    await Promise.all([world.settle(), world.settle()]);
    const prizes = ['gold', 'bronze', 'bronze'];
    const given = await Promise.all(
      kept.map(([playerId]) =>
        world.given(seats.find((one) => one.playerId === playerId) ?? never()),
      ),
    );
    expect(given.flat()).toEqual(prizes.slice(0, kept.length));
    expect(await game.faults()).toEqual([]);
  },
  120_000,
);

function never(): never {
  throw new Error('there is no such player');
}
