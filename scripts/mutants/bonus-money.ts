import type { Mutant } from './mutant.ts';

const modules = 'apps/platform/src/modules';
const model = {
  test: `${modules}/bonuses/test/model.db.test.ts`,
  title: 'whatever bonuses come, and whatever is asked of them by two processes at once',
};

/** Money of bonuses that goes where it does not belong, and bonuses that end as they must not. */
export const bonusMoney: readonly Mutant[] = [
  {
    ...model,
    fault: 'what is wagered out is forfeited when it is canceled in its last round',
    file: `${modules}/bonuses/sql/ending.sql`,
    change: [
      [
        'if bonus.wagered >= bonus.wager_total then',
        'if ending is null and bonus.wagered >= bonus.wager_total then',
      ],
    ],
  },
  {
    ...model,
    fault: 'a bonus ends while a round of it is open',
    file: `${modules}/bonuses/sql/ending.sql`,
    change: [
      ['if exists (select from bonuses.open_round where bonus_id = p_bonus) then', 'if false then'],
    ],
  },
  {
    ...model,
    fault: 'a stake that comes back counts for the wagering',
    file: `${modules}/bonuses/sql/rounds.sql`,
    change: [['wagered = greatest(0, wagered + added)', 'wagered = wagered + greatest(0, added)']],
  },
  {
    ...model,
    fault: 'the money of a bonus is staked before own money',
    file: `${modules}/ledger/sql/post.sql`,
    change: [
      [
        'least(ticket.balance, greatest(0, -p_change - held.balance))',
        'least(ticket.balance, -p_change)',
      ],
    ],
  },
  {
    ...model,
    fault: 'a rollback of a win is refused once its bonus was won',
    file: `${modules}/ledger/sql/rollback.sql`,
    change: [["if ticket.bonus_state <> 'released' then", 'if ticket.id is not null then']],
  },
  {
    ...model,
    fault: 'what comes for a canceled bonus stays on its account',
    file: `${modules}/bonuses/sql/rounds.sql`,
    change: [
      [
        "    perform ledger.close_bonus(played.player_id, played.currency, p_bonus, 'forfeited');\n",
        '',
      ],
    ],
  },
  {
    ...model,
    fault: 'a round that an operator settled holds its bonus up',
    file: `${modules}/gameplay/sql/incidents.sql`,
    change: [
      [
        'if settled.status = 1 and settled.stake = new.stake and settled.payout = new.payout then',
        'if false then',
      ],
    ],
  },
];
