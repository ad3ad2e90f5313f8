import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/sportsbook';
const page = 'apps/web/src/features/sportsbook';
const make = { file: `${module}/sql/make.sql` };
const results = { file: `${module}/sql/results.sql` };
const bets = { test: `${module}/test/bets.db.test.ts` };
const model = {
  test: `${module}/test/model.db.test.ts`,
  title: 'whatever a book calls, in whatever order and how often',
};
const refused = { test: `${module}/test/refused-bets.db.test.ts` };
const signed = {
  file: `${module}/adapters/betby-signature.ts`,
  test: `${module}/test/signature.db.test.ts`,
  title: 'what is forged, for somebody else, too old, too long-lived or sent again',
};

/** Bets on sports, and what the book calls of them. */
export const sportsbook: readonly Mutant[] = [
  {
    fault: 'a late message of a bet overwrites what is newer',
    file: `${page}/realtime.ts`,
    change: [['!known || known.version >= changed.version', '!known']],
    test: `${page}/realtime.test.ts`,
    title: 'are replaced by newer versions only',
  },
  {
    fault: 'a place of the book leads out of its page',
    file: `${page}/book-route.ts`,
    change: [[" && part !== '..'", '']],
    test: `${page}/bet-figures.test.ts`,
    title: 'stand below the page, whatever the book calls them',
  },
  {
    fault: 'every bet counts as corrected',
    file: `${module}/sql/shown.sql`,
    change: [['bet_id = p_bet.id and is_taken_back', 'bet_id = p_bet.id']],
    ...bets,
    title: 'a resettlement rolls back what was paid',
  },
  {
    fault: 'a bet with a result is paid once more',
    ...results,
    change: [["    when p_bet.result_key is not null then 'settled'\n", '']],
    ...model,
  },
  {
    fault: 'a cash-out in part closes more than runs',
    ...results,
    change: [['p_closed + p_left <> taken.open_stake', 'p_closed + p_left < taken.open_stake']],
    ...bets,
    title: 'a cash-out in part leaves the rest running',
  },
  {
    fault: 'a rollback rolls back what was rolled back already',
    ...results,
    change: [['update sportsbook.transaction set is_taken_back = true where id = parent.id;', '']],
    ...model,
  },
  {
    fault: 'a rollback before its win leaves nothing to remember it by',
    ...results,
    change: [
      [
        `    insert into sportsbook.transaction (provider, key, kind, player_id, bet_id, status, created_at)
      values (p_provider, p_parent, 'tombstone', taken.player_id, taken.id, 'discarded', p_now);
`,
        '',
      ],
    ],
    ...bets,
    title: 'a rollback before its win leaves a tombstone',
  },
  {
    fault: 'a confirmed bet can be discarded',
    ...make,
    change: [['if taken.is_confirmed or taken.status <> 1', 'if taken.status <> 1']],
    ...bets,
    title: 'a discard gives the stake back',
  },
  {
    fault: 'a void slip counts as staked',
    ...results,
    change: [['held = taken.held - p_amount, stake_key', 'held = taken.held, stake_key']],
    ...bets,
    title: 'a void slip counts as never staked',
  },
  {
    fault: 'a bet is taken after the sign-in ended',
    ...make,
    change: [['if not identity.is_alive(p_session.sign_in_id) then', 'if false then']],
    ...bets,
    title: 'after the sign-in ended no bet is taken',
  },
  {
    fault: 'limits are asked before the account is held',
    ...make,
    change: [
      [
        '  perform ledger.hold_player_account(p_player, p_currency);\n  insert',
        '  limit_id := limits.passed_by(p_player, p_currency, p_amount, p_amount, p_now);\n  perform ledger.hold_player_account(p_player, p_currency);\n  insert',
      ],
      [
        '    limit_id := limits.passed_by(p_player, p_currency, p_amount, p_amount, p_now);\n    if limit_id',
        '    if limit_id',
      ],
    ],
    ...refused,
    title: 'a limit of stakes lets in what fits of 100 bets',
  },
  {
    fault: 'a bet that was made counts for no limit',
    ...make,
    change: [['    perform sportsbook.count_change(null, taken, p_now);\n', '']],
    ...refused,
    title: 'a limit of losses counts what runs as lost',
  },
  {
    fault: 'what is returned leaves more for another day',
    file: `${module}/sql/bets.sql`,
    change: [['case when staked < 0 then p_after.created_at else p_now end', 'p_now']],
    ...refused,
    title: 'what is returned a day later',
  },
  {
    fault: 'a stake is taken from a bonus unsaid',
    ...make,
    change: [["    refusal := 'bonus_restricted';\n    return;", '    return;']],
    ...refused,
    title: 'a bet is of own money',
  },
  {
    fault: 'a signed call is taken as often as it is sent',
    file: `${module}/bet-wallet.ts`,
    change: [[' where exists (select from seen)', '']],
    test: signed.test,
    title: signed.title,
  },
  {
    fault: 'a call signed for another operator is taken',
    ...signed,
    change: [['    audience: deps.operatorId,\n', '']],
  },
  {
    fault: 'a call may be good for as long as the book likes',
    ...signed,
    change: [['exp - iat > longestCall || ', '']],
  },
  {
    fault: 'the stake of a bet goes back while the book is silent',
    file: `${module}/adapters/betby-book.ts`,
    change: [
      [
        '    } catch (cause) {\n      throw unavailable(cause);',
        '    } catch {\n      return null;',
      ],
    ],
    test: `${module}/test/asks-the-book.db.test.ts`,
    title: 'a bet the book went silent about is queried',
  },
];
