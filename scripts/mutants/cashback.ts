import type { Mutant } from './mutant.ts';

const bonuses = 'apps/platform/src/modules/bonuses';
const weeks = `${bonuses}/test/cashback-weeks.db.test.ts`;

/** What comes back of losses twice, too early, too much or to the wrong week. */
export const cashback: readonly Mutant[] = [
  {
    fault: 'a week of cashback is closed with rounds that are not counted',
    file: `${bonuses}/cashback-weeks.ts`,
    change: [['      if (!(await rounds.hasRead(tx, cashbackConsumer, until))) return;\n', '']],
    test: weeks,
    title: 'a week is not closed before the last round that settled in it is counted',
  },
  {
    fault: 'a week of cashback is held open by the rounds of the next one',
    file: 'apps/platform/src/modules/gameplay/rounds-feed.ts',
    change: [['and at < ', 'and at <> ']],
    test: weeks,
    title: 'a week is not closed before the last round that settled in it is counted',
  },
  {
    fault: 'what comes late counts in a week of cashback that is closed',
    file: `${bonuses}/cashback.ts`,
    change: [
      [
        "greatest(date_trunc('week', at at time zone 'utc')::date, running.week)",
        "date_trunc('week', at at time zone 'utc')::date",
      ],
    ],
    test: weeks,
    title: 'what changes of a week that is closed counts in the next one',
  },
  {
    fault: 'a week of cashback is closed at midnight',
    file: `${bonuses}/cashback-weeks.ts`,
    change: [['now.getTime() - cashback.hour * 3_600_000', 'now.getTime()']],
    test: weeks,
    title: 'a week is closed at its hour on Monday',
  },
  {
    fault: 'of players on a full page of cashback the last is left out',
    file: `${bonuses}/cashback-weeks.ts`,
    change: [['{pageLength - 1}`', '{pageLength}`']],
    test: weeks,
    title: 'are written by ten processes at once',
  },
  {
    fault: 'cashback is more than its maximum',
    file: `${bonuses}/cashback-weeks.ts`,
    change: [[', rule.maximum\n        )', '\n        )']],
    test: weeks,
    title: 'from a minimum on and up to a maximum',
  },
];
