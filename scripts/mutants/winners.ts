import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/gameplay';
const test = `${module}/test/finished-rounds.db.test.ts`;
const title = 'is counted once for each player and currency';

/** A share of players who lost that is told of too few, or of what was not lost. */
export const winners: readonly Mutant[] = [
  {
    fault: 'rounds of an earlier day count as lost in the last one',
    file: `${module}/sql/last-day.sql`,
    change: [["interval '24 hours'", "interval '48 hours'"]],
    test,
    title,
  },
  {
    fault: 'whoever played for nothing is among the players of the day',
    file: `${module}/sql/last-day.sql`,
    change: [['and reward is null and stake > 0', '']],
    test,
    title,
  },
  {
    fault: 'an older count takes the place of a newer one',
    file: `${module}/sql/last-day.sql`,
    change: [['where last_day.counted_at <= excluded.counted_at', '']],
    test,
    title,
  },
  {
    fault: 'of nine players it is told how many lost',
    file: `${module}/winners.ts`,
    change: [['const fewestPlayers = 10;', 'const fewestPlayers = 9;']],
    test,
    title,
  },
];
