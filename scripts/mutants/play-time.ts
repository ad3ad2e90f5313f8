import type { Mutant } from './mutant.ts';

const limits = 'apps/platform/src/modules/limits';
const time = {
  file: `${limits}/sql/play-time.sql`,
  test: `${limits}/test/play-time.db.test.ts`,
};
const pace = { file: time.file, test: `${limits}/test/rules.db.test.ts` };

/** Time at play, reality checks, and what rules of a jurisdiction say to a bet. */
export const playTime: readonly Mutant[] = [
  {
    fault: 'a bet is taken in the moment the minutes of the day are played',
    ...time,
    change: [['if play.day_ms >= most then', 'if play.day_ms > most then']],
    title: 'is not passed by one of 100 bets at its edge, and its players are told',
  },
  {
    fault: 'bets in two currencies at once count their time over each other',
    ...time,
    change: [
      [
        '  select * into play from limits.play_time where player_id = p_player for update;\n  if not found',
        '  select * into play from limits.play_time where player_id = p_player;\n  if not found',
      ],
    ],
    title: 'of bets in two currencies at once one completes it, and no other one is taken',
  },
  {
    fault: 'a minute more than five between two bets counts as play',
    ...time,
    change: [
      [
        "most_gap constant interval := interval '5 minutes'",
        "most_gap constant interval := interval '6 minutes'",
      ],
    ],
    title: 'is the time between bets of five minutes or less, over games and devices',
  },
  {
    fault: 'the time of a break counts as play',
    ...time,
    change: [["if since between interval '0' and most_gap then", "if since > interval '0' then"]],
    title: 'is the time between bets of five minutes or less, over games and devices',
  },
  {
    fault: 'a clock that goes back gives time back',
    ...time,
    change: [["if since between interval '0' and most_gap then", 'if since <= most_gap then']],
    title: 'is neither given back nor counted twice by a clock that goes back',
  },
  {
    fault: 'the day of time at play is that of another time zone',
    ...time,
    change: [
      [
        "today date := (p_now at time zone 'utc')::date",
        "today date := (p_now at time zone 'Europe/Berlin')::date",
      ],
      ["(today::timestamp at time zone 'utc')", "(today::timestamp at time zone 'Europe/Berlin')"],
    ],
    title: 'begins anew at midnight by UTC, of which a time across it is shared',
  },
  {
    fault: 'time across midnight counts as the new day’s alone',
    ...time,
    change: [
      ["least(gap, limits.milliseconds(p_now - (today::timestamp at time zone 'utc')))", 'gap'],
    ],
    title: 'begins anew at midnight by UTC, of which a time across it is shared',
  },
  {
    fault: 'a break makes room for more time',
    ...time,
    change: [
      [
        '    play.day_ms := play.day_ms + gap;',
        '    play.day_ms := case when since > most_gap then 0 else play.day_ms + gap end;',
      ],
    ],
    title: 'stays reached after a break, and holds no win and no rollback',
  },
  {
    fault: 'more minutes a day hold at once',
    ...time,
    change: [
      [
        'case when play.next_from <= p_now then play.next_minutes else play.max_minutes end',
        'coalesce(play.next_minutes, play.max_minutes)',
      ],
    ],
    title: 'holds at once when it is less, after 24 hours when it is more or ended',
  },
  {
    fault: 'fewer minutes a day wait a day',
    file: `${limits}/changes.ts`,
    change: [['if (amount <= terms.amount) return', 'if (amount === terms.amount) return']],
    test: time.test,
    title: 'holds at once when it is less, after 24 hours when it is more or ended',
  },
  {
    fault: 'a reality check stands on the page alone',
    ...time,
    change: [['if play.check_at is not null then', 'if false then']],
    title: 'takes no bet on another device, in another session or of a gift',
  },
  {
    fault: 'free rounds are played while a reality check stands',
    file: 'apps/platform/src/modules/gameplay/sql/bet.sql',
    change: [
      ['    if refused is null then\n', '    if refused is null and p_reward is null then\n'],
    ],
    test: time.test,
    title: 'takes no bet on another device, in another session or of a gift',
  },
  {
    fault: 'the bet that completes the minutes is not the last one',
    ...time,
    change: [['play.stretch_ms >= reminder', 'play.stretch_ms > reminder']],
    title: 'stands after an hour at play, the bet that completes it is taken, and no other one',
  },
  {
    fault: 'an answer to an earlier reality check answers the one that stands',
    ...time,
    change: [[' and check_at = p_since', '']],
    title: 'is answered by whoever has read it: a new stretch begins',
  },
  {
    fault: 'a short break begins the minutes of a reality check anew',
    ...time,
    change: [
      [
        "if since > interval '1 hour' or play.stretch_from",
        'if since > most_gap or play.stretch_from',
      ],
    ],
    title: 'counts anew after more than an hour without a bet, and not after less',
  },
  {
    fault: 'the minutes a player chose do not go before those of the rules',
    ...time,
    change: [
      [
        "coalesce(play.reminder_minutes, (p_rules ->> 'reminderMinutes')::int)",
        "coalesce((p_rules ->> 'reminderMinutes')::int, play.reminder_minutes)",
      ],
    ],
    title: 'is answered by whoever has read it: a new stretch begins',
  },
  {
    fault: 'a pause is over a millisecond early',
    ...pace,
    change: [
      [
        'if p_now < play.pause_until then',
        "if p_now < play.pause_until - interval '1 millisecond' then",
      ],
    ],
    title:
      'comes with the bet that completes an hour without a break, and takes no bet until it is over',
  },
  {
    fault: 'a player who took a break is paused',
    ...pace,
    change: [
      [
        'case when since > most_gap then 0 else play.unrested_ms + gap end',
        'play.unrested_ms + gap',
      ],
    ],
    title: 'is not due to a player who took a break of more than five minutes',
  },
  {
    fault: 'further stakes of a round wait for the pace',
    ...pace,
    change: [['if p_begins and p_now', 'if p_now']],
    title: 'is of rounds that begin: further stakes of one, wins and refused stakes are free of it',
  },
  {
    fault: 'a round begins a moment before its pace allows it',
    ...pace,
    change: [
      ['p_now - play.slot_at < pace', "p_now - play.slot_at + interval '1 millisecond' < pace"],
    ],
    title: 'lets one of 100 rounds begin, whatever session they come from',
  },
  {
    fault: 'a clock that was ahead holds a player up',
    ...pace,
    change: [[' and play.slot_at - p_now < pace', '']],
    title: 'holds nobody whose last round began on a clock that was wrong',
  },
  {
    fault: 'the bound of a round is held by each bet alone',
    file: 'apps/platform/src/modules/gameplay/sql/bet.sql',
    change: [['coalesce(known.stake, 0) + p_amount', 'p_amount']],
    test: pace.test,
    title: 'is held by all bets of a round together, and told with its sum',
  },
  {
    fault: 'of several bounds of a round the highest holds',
    file: `${limits}/rules.ts`,
    change: [['Math.min(...all)', 'Math.max(...all)']],
    test: `${limits}/test/jurisdictions.test.ts`,
    title: 'of an age hold from a birthday to the day before another, the lowest of several',
  },
];
