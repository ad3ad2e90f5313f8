import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/ledger';
const sql = (name: string) => `${module}/sql/${name}.sql`;
const tests = (name: string) => `${module}/test/${name}.db.test.ts`;

/** Money that appears, goes, moves twice or for somebody else: locks, comparisons, signs, checks and statuses. */
export const ledger: readonly Mutant[] = [
  {
    fault: 'two movements of one account see the same balance',
    file: sql('post'),
    change: [['\n    for update;', ';']],
    test: tests('concurrency'),
    title: '[P-03] of 20 parallel bets on funds for 10, exactly 10 succeed',
  },
  {
    fault: 'more is taken from an account than it holds',
    file: sql('post'),
    change: [['held.balance + own_change < 0', 'held.balance + own_change < -1000000']],
    test: tests('posting'),
    title: 'a withdrawal takes what is there and not more',
  },
  {
    fault: 'a repeated key with another input is answered as the first',
    file: sql('post'),
    change: [['p_known.input_hash <> p_hash', 'false']],
    test: tests('posting'),
    title: '[P-05] a deposit key with another input is refused as reused',
  },
  {
    fault: "a win comes by another player's bet",
    file: sql('post'),
    change: [[' and bet.player_id = p_player', '']],
    test: tests('posting'),
    title: 'another player cannot roll back a bet, nor win by it',
  },
  {
    fault: 'a win comes by a bet that was rolled back',
    file: sql('post'),
    change: [
      [
        '\n      and not exists (select from ledger.transaction back where back.reverses = bet.id)',
        '',
      ],
    ],
    test: tests('orders'),
    title: '[P-07] [P-02] bet, win and rollbacks in any order and number do what the model says',
  },
  {
    fault: 'the house gains what a player gains',
    file: sql('post'),
    change: [['p_currency, -p_change, null, p_kind', 'p_currency, p_change, null, p_kind']],
    test: tests('posting'),
    title: 'a deposit opens the account, credits it once',
  },
  {
    fault: 'a refused movement is kept as posted',
    file: sql('post'),
    change: [["case when refused is null then 'posted' else 'refused' end", "'posted'"]],
    test: tests('concurrency'),
    title: '[P-06] a refused bet stays refused when its duplicate comes after a deposit',
  },
  {
    fault: 'a stake is added to the balance',
    file: sql('games'),
    change: [['p_currency, -p_amount,', 'p_currency, p_amount,']],
    test: tests('posting'),
    title: 'bet, win and rollback change the balance as a player expects',
  },
  {
    fault: 'a rollback moves money the way the bet did',
    file: sql('rollback'),
    change: [['own_change := -target.change', 'own_change := target.change']],
    test: tests('posting'),
    title: 'bet, win and rollback change the balance as a player expects',
  },
  {
    fault: "another player's bet is rolled back",
    file: sql('rollback'),
    change: [['target.player_id <> p_player or ', '']],
    test: tests('posting'),
    title: 'another player cannot roll back a bet, nor win by it',
  },
  {
    fault: 'a bet is rolled back once for each key of a rollback',
    file: sql('rollback'),
    change: [
      [
        '\n      and not exists (select from ledger.transaction back where back.reverses = target.id)',
        '',
      ],
    ],
    test: tests('orders'),
    title: '[P-07] [P-02] bet, win and rollbacks in any order and number do what the model says',
  },
  {
    fault: 'a win that was spent is rolled back',
    file: sql('rollback'),
    change: [['held.balance + own_change < 0 or', 'false or']],
    test: tests('posting'),
    title: 'rolling back a win that was spent is refused',
  },
  {
    fault: 'a withdrawal is added to the balance',
    file: sql('payments'),
    change: [["p_currency, -p_amount, 'withdrawals'", "p_currency, p_amount, 'withdrawals'"]],
    test: tests('posting'),
    title: 'a withdrawal takes what is there and not more',
  },
  {
    fault: 'a withdrawal that was refused is settled',
    file: sql('payments'),
    change: [["\n      and kind = 'withdrawal' and status = 'posted'", '']],
    test: tests('reserve'),
    title: 'cannot be settled, nor a fee above the amount be taken',
  },
  {
    fault: 'a fee is more than what is paid out',
    file: sql('payments'),
    change: [['if p_fee < 0 or p_fee >=', 'if p_fee < 0 and p_fee >=']],
    test: tests('reserve'),
    title: 'cannot be settled, nor a fee above the amount be taken',
  },
  {
    fault: 'a refund keeps a subunit',
    file: sql('payments'),
    change: [
      [
        '.currency), asked.currency, -asked.change);',
        '.currency), asked.currency, -asked.change - 1);',
      ],
    ],
    test: tests('reserve'),
    title: 'a refund gives the player the whole of it',
  },
  {
    fault: 'a stake that was rolled back counts for a deposit',
    file: sql('turn-over'),
    change: [
      [
        " and not (entry.kind = 'bet' and exists (\n      select from ledger.transaction back where back.reverses = entry.transaction_id))",
        '',
      ],
    ],
    test: tests('turn-over'),
    title: 'a stake that was rolled back does not count',
  },
  {
    fault: 'a part of a subunit of a deposit need not be staked',
    file: sql('turn-over'),
    change: [['ceil(', 'floor(']],
    test: tests('turn-over'),
    title: 'a part of a subunit counts as a whole',
  },
];
