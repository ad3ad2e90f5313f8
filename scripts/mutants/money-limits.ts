import type { Mutant } from './mutant.ts';

const limits = 'apps/platform/src/modules/limits';
const play = {
  file: `${limits}/sql/play.sql`,
  test: `${limits}/test/play-limits.db.test.ts`,
};
const rounds = {
  file: 'apps/platform/src/modules/gameplay/sql/limits.sql',
  test: `${limits}/test/play-limits.db.test.ts`,
};
const changes = { file: `${limits}/changes.ts`, test: `${limits}/test/limits.test.ts` };
const periods = { file: `${limits}/periods.ts`, test: `${limits}/test/limits.test.ts` };
const deposits = {
  file: `${limits}/deposits.ts`,
  test: `${limits}/test/deposit-limits.db.test.ts`,
};

/** Limits of stakes, losses and deposits. */
export const moneyLimits: readonly Mutant[] = [
  {
    fault: 'the stake that just fits a limit is refused',
    ...play,
    change: [['> case when held.next_from', '>= case when held.next_from']],
    title: 'lets in what fits of 100 bets at its edge',
  },
  {
    fault: 'limits of stakes are asked before the account is locked',
    file: 'apps/platform/src/modules/gameplay/sql/bet.sql',
    change: [
      [
        '    perform ledger.hold_player_account(p_player, p_currency);\n',
        `    limit_id := case when cost > 0 then gameplay.limit_passed(game_session, cost, p_now) end;
    perform ledger.hold_player_account(p_player, p_currency);\n`,
      ],
      [
        '      limit_id := case when cost > 0 then gameplay.limit_passed(game_session, cost, p_now) end;\n      refused',
        '      refused',
      ],
    ],
    test: play.test,
    title: 'lets in what fits of 100 bets at its edge',
  },
  {
    fault: 'a limit holds stakes in every currency',
    ...play,
    change: [[' and held.currency = p_currency', '']],
    title: 'one in another currency, and another player’s, hold nothing',
  },
  {
    fault: 'a limit holds every player',
    ...play,
    change: [
      ['held.player_id = p_player and held.currency = p_currency', 'held.currency = p_currency'],
    ],
    title: 'one in another currency, and another player’s, hold nothing',
  },
  {
    fault: 'a higher amount holds at once for bets',
    ...play,
    change: [
      [
        'case when held.next_from <= p_now then held.next_amount else held.amount end',
        'coalesce(held.next_amount, held.amount)',
      ],
    ],
    title: 'a lower amount holds for the next bet, a higher one and the end after 24 hours',
  },
  {
    fault: 'a limit whose end has come holds bets on',
    ...play,
    change: [
      [
        'case when held.next_from <= p_now then held.next_amount else held.amount end',
        'case when held.next_from <= p_now then coalesce(held.next_amount, held.amount) else held.amount end',
      ],
    ],
    title: 'a lower amount holds for the next bet, a higher one and the end after 24 hours',
  },
  {
    fault: 'what is played counts by the day of another time zone',
    ...play,
    change: [["(p_at at time zone 'utc')::date", "(p_at at time zone 'America/Sao_Paulo')::date"]],
    title: 'one that is used up at',
  },
  {
    fault: 'weeks of played limits begin on Sundays',
    ...play,
    change: [
      [
        "      p_now at time zone 'utc')::date) played",
        "      (p_now at time zone 'utc') + case held.period when 'weekly' then interval '1 day' else interval '0' end)::date) played",
      ],
    ],
    title: 'one that is used up at',
  },
  {
    fault: 'a limit of losses counts a bonus’s stakes',
    ...play,
    change: [['else played.lost + p_own end', 'else played.lost + p_staked end']],
    title: 'counts own money alone: stakes of a bonus lose nothing',
  },
  {
    fault: 'what a bonus staked counts as the player’s loss',
    ...rounds,
    change: [['p_round.stake - p_round.bonus_stake - case', 'p_round.stake - case']],
    title: 'counts own money alone: stakes of a bonus lose nothing',
  },
  {
    fault: 'what a round paid counts before it is settled',
    ...rounds,
    change: [['case when p_round.status <> 2 then 0', 'case when p_round.status = 3 then 0']],
    title: 'is of stakes less what settled rounds paid; an open round has lost its stake',
  },
  {
    fault: 'a win of a free round makes room for more losses',
    ...rounds,
    change: [
      ['p_round.id is null or p_round.reward is not null then 0', 'p_round.id is null then 0'],
      ['p_after.reward is not null or (staked', '(staked'],
    ],
    title: 'a gift’s win leaves no more to lose',
  },
  {
    fault: 'a rollback gives nothing back to the limits',
    file: 'apps/platform/src/modules/gameplay/sql/rollback.sql',
    change: [
      [
        'if known.id is not null then perform gameplay.count_change(before, known, p_now); end if;',
        '',
      ],
    ],
    test: play.test,
    title: 'a stake rolled back makes room again, on the day it was staked alone',
  },
  {
    fault: 'a stake rolled back makes room on the day of the rollback',
    ...rounds,
    change: [['case when staked < 0 then p_after.created_at else p_now end', 'p_now']],
    title: 'a stake rolled back makes room again, on the day it was staked alone',
  },
  {
    fault: 'a higher amount holds at once',
    ...changes,
    change: [['if (amount <= terms.amount) return', 'if (amount > 0n) return']],
    title: 'a higher amount holds 24 hours later and not a moment before',
  },
  {
    fault: 'a lower amount waits a day',
    ...changes,
    change: [['if (amount <= terms.amount) return', 'if (amount === terms.amount) return']],
    title: 'a lower amount holds at once, also when a higher one was pending',
  },
  {
    fault: 'a higher amount holds a millisecond late',
    ...changes,
    change: [['row.next_from > now', 'row.next_from >= now']],
    title: 'a higher amount holds 24 hours later and not a moment before',
  },
  {
    fault: 'an end that is requested again comes later',
    ...changes,
    change: [['if (isEnding) return terms;', 'if (isEnding && !terms) return terms;']],
    title: 'an end comes 24 hours later, requested twice no later',
  },
  {
    fault: 'days begin where the server stands',
    ...periods,
    change: [['moment.getUTCDate(),', 'moment.getDate(),']],
    title: 'last as long through a change of the clocks, wherever the server stands',
  },
  {
    fault: 'weeks begin on Sundays',
    ...periods,
    change: [['(moment.getUTCDay() + 6) % 7', 'moment.getUTCDay()']],
    title: 'are calendar days, weeks from Monday and months',
  },
  {
    fault: 'deposits at once do not wait for each other',
    ...deposits,
    change: [
      [
        'inForceOf(await lockLimits(tx, playerId), currency)',
        'inForceOf(await limitsOf(tx, playerId), currency)',
      ],
    ],
    title: '100 deposits at once pass it only as far as it goes',
  },
  {
    fault: 'the deposit that just fits a limit is refused',
    ...deposits,
    change: [['left !== null && left < 0n', 'left !== null && left <= 0n']],
    title: 'two of the last amount at once: one passes, every time',
  },
  {
    fault: 'deposits that are open do not count',
    ...deposits,
    change: [['limit.amount - settled - open', 'limit.amount - settled']],
    title: '100 deposits at once pass it only as far as it goes',
  },
  {
    fault: 'a cap of the rules is passed by deposits at once of a player without a limit',
    file: deposits.file,
    change: [['if (monthlyAtMost !== null) await holdPlayTime(tx, playerId);', '']],
    test: `${limits}/test/deposit-rules.db.test.ts`,
    title: 'is shared by currencies, and by deposits at once of a player without a limit',
  },
  {
    fault: 'a limit of a day is enough where the rules ask for one of a month',
    file: deposits.file,
    change: [["!limits.some(({ period }) => period === 'monthly')", 'limits.length === 0']],
    test: `${limits}/test/deposit-rules.db.test.ts`,
    title: 'are not taken before there is a monthly limit in their currency',
  },
  {
    fault: 'a share of a cap is rounded for the player',
    file: `${limits}/monthly-cap.ts`,
    change: [['(one.amount * whole + cap - 1n) / cap', '(one.amount * whole) / cap']],
    test: `${limits}/test/monthly-cap.test.ts`,
    title: 'a deposit in another currency takes its share of the cap',
  },
];
