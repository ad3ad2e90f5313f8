import type { Mutant } from './mutant.ts';

const bonuses = 'apps/platform/src/modules/bonuses';
const weeks = `${bonuses}/test/cashback-weeks.db.test.ts`;
const claims = `${bonuses}/test/cashback-claims.db.test.ts`;
const answers = 'apps/platform/src/test/cashback.db.test.ts';

/** Cashback twice, too early, too much or for the wrong week. */
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
    change: [[', rule.maximum\n      )', '\n      )']],
    test: weeks,
    title: 'from a minimum on and up to a maximum',
  },
  {
    fault: 'nobody is told of cashback that is due',
    file: `${bonuses}/cashback-weeks.ts`,
    change: [
      [
        'await announceDue(tx, await writePage(tx, week, after));',
        'await writePage(tx, week, after);',
      ],
    ],
    test: weeks,
    title: 'are written by ten processes at once',
  },
  {
    fault: 'cashback is paid to each of those who claim it at once',
    file: `${bonuses}/cashback-claims.ts`,
    change: [
      ['if (isFirst) await pay(', 'await pay('],
      ['idempotencyKey: due.id', 'idempotencyKey: String(Math.random())'],
    ],
    test: claims,
    title: 'fifty claims of a week at once pay it once',
  },
  {
    fault: 'cashback to be staked is given to each claim',
    file: `${bonuses}/cashback-claims.ts`,
    change: [['if (isFirst) await pay(', 'await pay(']],
    test: claims,
    title: 'it is a bonus to be staked, given once to fifty claims',
  },
  {
    fault: 'cashback is claimed by somebody else',
    file: `${bonuses}/cashback-claims.ts`,
    change: [['where due.player_id = ', "where '00000000-0000-0000-0000-000000000000'::uuid <> "]],
    test: claims,
    title: 'nobody else claims it',
  },
  {
    fault: 'somebody who is shut out claims cashback',
    file: `${bonuses}/cashback-claims.ts`,
    change: [['        await deps.requirePlaying(tx, playerId);\n', '']],
    test: claims,
    title: 'nobody else claims it, and a player who is shut out finds it again',
  },
  {
    fault: 'cashback that was claimed waits again for a player who self-excluded',
    file: `${bonuses}/claims-repository.ts`,
    change: [["    .where('source_kind', '<>', 'cashback')\n", '']],
    test: claims,
    title: 'nobody else claims it, and a player who is shut out finds it again',
  },
  {
    fault: 'of cashback one week can be claimed',
    file: 'apps/platform/migrations/0296_cashback_claims.sql',
    change: [[" and source_kind <> 'cashback'", '']],
    test: claims,
    title: 'what is due of a week is own money once it is claimed',
  },
  {
    fault: 'a year of a statement leaves cashback out',
    file: 'apps/platform/src/modules/ledger/totals.ts',
    change: [["  'cashback',\n", '']],
    test: answers,
    title: 'what is claimed stands in the statement',
  },
];
