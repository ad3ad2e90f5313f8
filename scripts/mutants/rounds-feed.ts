import type { Mutant } from './mutant.ts';

const gameplay = 'apps/platform/src/modules/gameplay';
const test = `${gameplay}/test/rounds-feed.db.test.ts`;
const events = { file: `${gameplay}/sql/round-events.sql`, test };
const feed = { file: `${gameplay}/rounds-feed.ts`, test };
const cashback = {
  file: 'apps/platform/src/modules/bonuses/cashback.ts',
  test: 'apps/platform/src/modules/bonuses/test/cashback.db.test.ts',
};

/** The rounds feed, and what cashback counts of it. */
export const roundsFeed: readonly Mutant[] = [
  {
    fault: 'events of the rounds feed have their positions before they are committed',
    ...events,
    change: [['insert into gameplay.unnumbered_event (', 'insert into gameplay.round_event (']],
    title: 'a round whose transaction began first and commits last is not passed over',
  },
  {
    fault: 'two transactions number events at once',
    ...events,
    change: [["  perform pg_advisory_xact_lock(hashtext('round events'));\n", '']],
    title: 'no event has a position after those that another transaction is giving out',
  },
  {
    fault: 'two workers begin at the same cursor',
    ...feed,
    change: [[' for update`.execute(', '`.execute(']],
    title: 'two workers of a consumer at once have one effect',
  },
  {
    fault: 'what changes after a round is settled is told to nobody',
    ...events,
    change: [['if was = 0 and remains = 0 then', 'if was = 1 or remains = 0 then']],
    title: 'what a round came to is told once it is settled, and every change of that',
  },
  {
    fault: 'a round that is open counts as settled',
    ...events,
    change: [['case when p_after.status = 2 then', 'case when p_after.status <> 3 then']],
    title: 'a round left open that an operator settles is told of when it ends, and once',
  },
  {
    fault: 'a stake that was counted is counted again when its round changes',
    ...events,
    change: [[' - was * coalesce(p_before.stake, 0)', '']],
    title: 'what a round came to is told once it is settled, and every change of that',
  },
  {
    fault: 'events are forgotten that a consumer has not read',
    ...events,
    change: [
      [
        'where position <= (select min(position) from gameplay.round_cursor)\n      and position',
        'where position',
      ],
    ],
    title: 'events are forgotten when a week has gone by and everybody has read them',
  },
  {
    fault: 'cashback counts money of bonuses',
    ...cashback,
    change: [['sum(staked - bonus_staked), sum(paid - bonus_paid)', 'sum(staked), sum(paid)']],
    title: 'money of a bonus is left out on both sides, and so is a gift',
  },
  {
    fault: 'a gift’s win lessens cashback',
    ...cashback,
    change: [['not is_gift and ', '']],
    title: 'money of a bonus is left out on both sides, and so is a gift',
  },
  {
    fault: 'weeks of cashback begin by the clock of a place',
    ...cashback,
    change: [["at time zone 'utc'", "at time zone 'America/Sao_Paulo'"]],
    title: 'what settled rounds cost and paid is counted by week',
  },
  {
    fault: 'cashback counts a round anew instead of adding what it changed by',
    ...cashback,
    change: [['staked = counted.staked + excluded.staked', 'staked = excluded.staked']],
    title: 'counted now and then by several workers at once, it agrees with a walk',
  },
  {
    fault: 'the week that cashback shows begins on another day than the one it counts',
    ...cashback,
    change: [['(moment.getUTCDay() + 6) % 7', 'moment.getUTCDay()']],
    title: 'the running week shows what was counted and what it comes to',
  },
  {
    fault: 'a week that was won comes to less than no cashback',
    ...cashback,
    change: [['staked > paid ? staked - paid : 0n', 'staked - paid']],
    title: 'the running week shows what was counted and what it comes to',
  },
];
