import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/tournaments';
const tests = `${module}/test/tournaments.db.test.ts`;
const desk = `${module}/test/desk.db.test.ts`;
const files = `${module}/test/tournaments-file.test.ts`;

/** Rounds that should not count, tables that depend on the order of events, and prizes that come twice or to nobody. */
export const tournaments: readonly Mutant[] = [
  {
    fault: 'money of a bonus counts in a tournament',
    file: `${module}/scoring.ts`,
    change: [['sum(staked - bonus_staked)', 'sum(staked)']],
    test: tests,
    title: 'money of a bonus and gifts do not count',
  },
  {
    fault: 'rounds count that were begun before the player joined',
    file: `${module}/scoring.ts`,
    change: [['begun_at >= greatest(starts_at, joined_at)', 'begun_at >= starts_at']],
    test: tests,
    title: 'rounds begun in time count until the grace is over',
  },
  {
    fault: 'rounds count that settle after the grace',
    file: `${module}/scoring.ts`,
    change: [['played.settled_at < settles_at or', 'true or']],
    test: tests,
    title: 'rounds begun in time count until the grace is over',
  },
  {
    fault: 'rounds below the smallest stake take a turn of the first rounds',
    file: `${module}/scoring.ts`,
    change: [['begun_at is not null and is_staked', 'begun_at is not null']],
    test: tests,
    title: 'wins over stakes: what the first rounds paid',
  },
  {
    fault: 'the first rounds are those that settled first',
    file: `${module}/scoring.ts`,
    change: [['order: sql`begun_at, round_id`', 'order: sql`at, round_id`']],
    test: tests,
    title: 'takes its turn whenever it settles',
  },
  {
    fault: 'a round that brings no points moves the moment they were reached',
    file: `${module}/scoring.ts`,
    change: [['max(chosen.at) filter (where worth > 0)', 'max(chosen.at)']],
    test: tests,
    title: 'who had them first is ahead',
  },
  {
    fault: 'a settled tournament changes',
    file: `${module}/scoring.ts`,
    change: [['tournament.settled_at is null and left_at is null', 'left_at is null']],
    test: tests,
    title: 'until the tournament is settled, and none after',
  },
  {
    fault: 'of equal scores anybody is ahead',
    file: `${module}/table.ts`,
    change: [['}\n    order by behind, reached_at, id', '}\n    order by behind, id']],
    test: tests,
    title: 'of equal scores the one that was reached first is ahead',
  },
  {
    fault: 'two workers tell of the same change',
    file: `${module}/telling.ts`,
    change: [
      ['for update skip locked', ''],
      ['and is_changed and settled_at is null\n      and', 'and settled_at is null\n      and'],
    ],
    test: tests,
    title: 'is told in differences, at most once a second',
  },
  {
    fault: 'a tournament is settled before its grace is over',
    file: `${module}/settling.ts`,
    change: [['held_at is null and settles_at <=', 'held_at is null and ends_at <=']],
    test: tests,
    title: 'it is settled after its grace, once',
  },
  {
    fault: 'somebody who is shut out wins',
    file: `${module}/settling.ts`,
    change: [
      [
        'if (error instanceof DomainError) return false;',
        'if (error instanceof DomainError) return true;',
      ],
    ],
    test: tests,
    title: 'it is settled after its grace, once',
  },
  {
    fault: 'a player who shuts themselves out stays in the table',
    file: `${module}/leaving.ts`,
    change: [['set left_at =', 'set joined_at =']],
    test: tests,
    title: 'leaves the tournaments that are not settled',
  },
  {
    fault: 'a place counts some of those ahead twice',
    file: `${module}/table.ts`,
    change: [['and stakes > ', 'and stakes >= ']],
    test: `${module}/test/model.db.test.ts`,
    title: 'the table is that of a walk through the rounds',
  },
  {
    fault: 'places may have gaps',
    file: `${module}/tournaments-file.ts`,
    change: [['if (from !== next)', 'if (from < next)']],
    test: files,
    title: 'a gap in places',
  },
  {
    fault: 'a tournament that is held is settled',
    file: `${module}/settling.ts`,
    change: [
      [
        'settled_at is null and held_at is null and settles_at',
        'settled_at is null and settles_at',
      ],
      ['settled_at is null and held_at is null for update', 'settled_at is null for update'],
    ],
    test: desk,
    title: 'is not settled until it is released',
  },
  {
    fault: 'rounds of the time of a disqualification are lost',
    file: `${module}/scoring.ts`,
    change: [
      [
        'settled_at is null and left_at is null',
        'settled_at is null and left_at is null and disqualified_at is null',
      ],
    ],
    test: desk,
    title: 'whoever is reinstated stands where their rounds have them',
  },
  {
    fault: 'who is disqualified is counted among those ahead',
    file: `${module}/scoring.ts`,
    change: [
      ['-1 as moved from scored where takes_part', '-1 as moved from scored'],
      ['after, 1 from scored where takes_part', 'after, 1 from scored'],
    ],
    test: desk,
    title: 'whoever is reinstated stands where their rounds have them',
  },
  {
    fault: 'who leaves while disqualified is counted out twice',
    file: `${module}/leaving.ts`,
    change: [['select tournament_id from gone where took_part', 'select tournament_id from gone']],
    test: desk,
    title: 'is counted out once',
  },
  {
    fault: 'a player is disqualified after the settlement',
    file: `${module}/desk.ts`,
    change: [['if (found.settled_at !== null)', 'if (found.id === null)']],
    test: desk,
    title: 'beside the job that settles comes before it or is refused',
  },
  {
    fault: 'a winner is given another prize',
    file: `${module}/desk.ts`,
    change: [['.includes(id))', '.includes(identity))']],
    test: desk,
    title: 'is given afterwards, once',
  },
  {
    fault: 'who joins while a tournament is cancelled is in it',
    file: `${module}/service.ts`,
    change: [
      ['if (ends_at <= now || settled_at !== null)', 'if (ends_at <= now)'],
      ['and settled_at is null returning joined', 'returning joined'],
    ],
    test: desk,
    title: 'takes nobody in, and whoever joined is told once',
  },
  {
    fault: 'a player who left a tournament is notified that it is cancelled',
    file: `${module}/cancelling.ts`,
    change: [['and left_at is null and id >', 'and id >']],
    test: desk,
    title: 'takes nobody in, and whoever joined is told once',
  },
  {
    fault: 'whoever is reinstated as the only player waits for the next minute',
    file: `${module}/desk.ts`,
    change: [['if (!isDisqualified && rows[0]?.joined === 1) await keepSoon(tx);', '']],
    test: desk,
    title: 'the only player is counted and told of at once',
  },
  {
    fault: 'the first player to join waits for the next minute',
    file: `${module}/service.ts`,
    change: [['if (rows[0]?.joined === 1) await keepSoon(tx);', '']],
    test: desk,
    title: 'the only player is counted and told of at once',
  },
];
