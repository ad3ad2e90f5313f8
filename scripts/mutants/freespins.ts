import type { Mutant } from './mutant.ts';

const folder = 'apps/platform/src/modules/freespins';
const test = `${folder}/test/freespins.db.test.ts`;
const winnings = `${folder}/test/winnings.db.test.ts`;
const gameplay = 'apps/platform/src/modules/gameplay/sql';

/** Free spins that are ordered twice, left behind, counted wrongly or ended too early. */
export const freespins: readonly Mutant[] = [
  {
    fault: 'one source gives them again',
    file: 'apps/platform/migrations/0299_freespins.sql',
    change: [
      [
        'constraint given_once unique (player_id, source_kind, source_key)',
        'constraint given_once unique (id, player_id, source_kind, source_key)',
      ],
    ],
    test,
    title: 'one source gives them once, however many ask for it at once',
  },
  {
    fault: 'a reward is not looked up before it is ordered again',
    file: `${folder}/ordering.ts`,
    change: [['    if (found) {', '    if (found && row.ordered_at === null) {']],
    test,
    title: 'is there once',
  },
  {
    fault: 'that an order is not there yet counts as proof that none comes',
    file: `${folder}/repository.ts`,
    change: [['ordered_at !== null && ordered_at > orderedBefore(at)', 'ordered_at === null']],
    test,
    title: 'canceled while the order is under way at an aggregator that',
  },
  {
    fault: 'an order that was given up is left at the aggregator when it comes through',
    file: `${folder}/ordering.ts`,
    change: [["'failed' ? clock.now() : null,", "'failed' ? clock.now() : clock.now(),"]],
    test,
    title: 'an order that comes through long after it was given up is cancelled',
  },
  {
    fault: 'a round from the moment in which its reward is noted is not counted',
    file: `${folder}/ordering.ts`,
    change: [['if (made.reward_id)', 'if (made.refusal)']],
    test,
    title: 'a round that commits in the moment in which the reward is noted is counted',
  },
  {
    fault: 'a cancel that was too late is said for ever',
    file: `${folder}/ordering.ts`,
    change: [['{ canceled_at: null }', '{ closed_at: clock.now() }']],
    test,
    title: 'a cancel that the aggregator does not hear of is said again, and one too late',
  },
  {
    fault: 'free spins are changed by many at once',
    file: `${folder}/repository.ts`,
    change: [['    .forUpdate()\n', '']],
    test,
    title: 'fifty activations at once order one reward',
  },
  {
    fault: 'a round that was rolled back counts as played',
    file: 'apps/platform/src/modules/gameplay/sql/free-rounds.sql',
    change: [[' and status <> 3;', ';']],
    test,
    title: 'a round rolled back after all were played makes them active again',
  },
  {
    fault: 'nobody is told of rounds of gifts',
    file: 'apps/platform/src/modules/gameplay/sql/limits.sql',
    change: [['  perform gameplay.tell_of_gift(p_after);\n', '']],
    test,
    title: 'rounds played at once, each told of many times, count once and end them once',
  },
  {
    fault: 'free spins expire while a round runs',
    file: `${folder}/standing.ts`,
    change: [['  if (rounds.running > 0) return active;\n', '']],
    test,
    title: 'with a round running they do not expire',
  },
  {
    fault: 'free spins are activated in the moment they are over',
    file: `${folder}/changing.ts`,
    change: [[' || row.expires_at <= at;', ';']],
    test,
    title: 'what waits runs out too, all of it',
  },
  {
    fault: 'what free spins win for a bonus is own money',
    file: `${gameplay}/round-events.sql`,
    change: [
      ['    when p_round.reward is not null and p_round.bonus_id is not null then p_amount\n', ''],
    ],
    test: winnings,
    title: 'what they win is nowhere to be staked',
  },
  {
    fault: 'winnings above the most become a bonus, too',
    file: 'apps/platform/src/modules/ledger/sql/bonuses.sql',
    change: [['greatest(0, ticket.balance - p_most)', '0']],
    test: winnings,
    title: 'the bonus comes to no more than its terms say',
  },
  {
    fault: 'a bonus of winnings that waits is given its money once more',
    file: 'apps/platform/src/modules/ledger/sql/bonuses.sql',
    change: [
      [
        '  if ledger.bonus_balance(p_player, p_currency, p_bonus) is not null then return; end if;\n',
        '',
      ],
      [
        "values (p_player, 'player_bonus', p_bonus, p_currency, 0, 'resting')\n    returning",
        "values (p_player, 'player_bonus', p_bonus, p_currency, 0, 'resting')\n    on conflict (owner, currency, kind, party) do update set balance = account.balance\n    returning",
      ],
    ],
    test: winnings,
    title: 'with another bonus played it waits with what was won',
  },
  {
    fault: 'a bonus is given while free spins are played',
    file: `${folder}/winnings.ts`,
    change: [['  if (after.status !== freespinStatus.finished) return;\n', '']],
    test: winnings,
    title: 'what they win is nowhere to be staked',
  },
  {
    fault: 'a round is begun before it is known what it wins for',
    file: `${gameplay}/bet.sql`,
    change: [["        then 'gift_unknown' end);", '        then null end);']],
    test: winnings,
    title: 'a round that wins for a bonus is not begun before it is known that it does',
  },
  {
    fault: 'a refused gift has every other one wait for its name',
    file: `${folder}/winnings.ts`,
    change: [
      [
        '  if (reward === null) await expectNoWinnings(tx, id);\n  else await',
        '  if (reward !== null) await',
      ],
    ],
    test: winnings,
    title: 'a round that wins for a bonus is not begun before it is known that it does',
  },
  {
    fault: 'what still comes for a bonus of winnings that was canceled stays on its account',
    file: `${gameplay}/win.sql`,
    change: [
      [
        '    if played.bonus_id is not null then',
        '    if played.bonus_id is not null and played.reward is null then',
      ],
    ],
    test: winnings,
    title: 'what a round pays that was taken off the list of incidents goes',
  },
  {
    fault: 'whoever left keeps the bonus of what they won',
    file: 'apps/platform/src/modules/bonuses/winnings.ts',
    change: [['  if (isForfeited) await callSettle(tx, id, bonusResult.canceled, at);\n', '']],
    test: winnings,
    title: 'whoever leaves has no bonus of what they won',
  },
  {
    fault: 'free spins are given again at other terms, and the first ones stand',
    file: `${folder}/issuing.ts`,
    change: [['isDeepStrictEqual(agreedOf(row.bonus_terms), agreedOf(bonusTerms))', 'true']],
    test: winnings,
    title: 'given again for the same source they are the same only at the same terms',
  },
];
