import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/tournaments';
const tests = `${module}/test/tournaments.db.test.ts`;
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
    fault: 'a settled tournament changes',
    file: `${module}/scoring.ts`,
    change: [['tournament.settled_at is null and left_at is null', 'left_at is null']],
    test: tests,
    title: 'until the tournament is settled, and none after',
  },
  {
    fault: 'of equal scores anybody is ahead',
    file: `${module}/table.ts`,
    change: [
      [
        'left_at is null\n    order by behind, reached_at, id',
        'left_at is null\n    order by behind, id',
      ],
    ],
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
    change: [['settled_at is null and settles_at <=', 'settled_at is null and ends_at <=']],
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
];
