import type { Mutant } from './mutant.ts';

const sportsbook = 'apps/sandbox/src/sportsbook';
const calibration = `${sportsbook}/test/calibration.test.ts`;
const money = `${sportsbook}/test/book.test.ts`;
const results = `${sportsbook}/test/results.test.ts`;
const live = `${sportsbook}/test/live.test.ts`;

/** A book whose prices do not say what happens, or that takes, keeps or pays other sums than it says. */
export const book: readonly Mutant[] = [
  {
    fault: 'prices in play do not know how much of a part is over',
    file: `${sportsbook}/engine/rate-scopes.ts`,
    change: [
      [
        'return share * Math.max(0, 1 - Math.max(0, second - state.partStart) / seconds);',
        'return share * Math.max(0, seconds / seconds);',
      ],
    ],
    test: calibration,
    title: 'before the start and in play, by market',
  },
  {
    fault: 'the other player is taken to serve the next game',
    file: `${sportsbook}/engine/ladder-chances.ts`,
    change: [
      ['(played - home - away) % 2 === 0 ? server', '(played - home - away) % 2 === 1 ? server'],
    ],
    test: calibration,
    title: 'before the start and in play, by market',
  },
  {
    fault: 'twos and threes are priced as ones',
    file: `${sportsbook}/engine/distributions.ts`,
    change: [['weighted += value * rate * (found', 'weighted += rate * (found']],
    test: calibration,
    title: 'before the start and in play, by market',
  },
  {
    fault: 'handicaps in points are priced by the lead of the other side',
    file: `${sportsbook}/engine/ladder-chances.ts`,
    change: [['lead: (home, away) => home - away,', 'lead: (home, away) => away - home,']],
    test: calibration,
    title: 'before the start and in play, by market',
  },
  {
    fault: 'odds are rounded up',
    file: `${sportsbook}/engine/pricing.ts`,
    change: [
      ['Math.floor(((1 - margin) / p) * 100 + 1e-9)', 'Math.ceil(((1 - margin) / p) * 100 - 1e-9)'],
    ],
    test: `${sportsbook}/test/engine.test.ts`,
    title: 'keep the stated share',
  },
  {
    fault: 'markets are settled by the score of now',
    file: `${sportsbook}/engine/pricing.ts`,
    change: [['const probe = [0, 1, 2, 3, 1000];', 'const probe = [0];']],
    test: `${sportsbook}/test/engine.test.ts`,
    title: 'are settled as soon as nothing can change them',
  },
  {
    fault: 'the last incident of an event is lost to a division',
    file: `${sportsbook}/floor/standing.ts`,
    change: [['isOver && !isAbandoned ? model.duration : pace', 'pace']],
    test: `${sportsbook}/test/standing.test.ts`,
    title: 'has its last incident in its end',
  },
  {
    fault: 'a void leg loses a combination',
    file: `${sportsbook}/bets/settling.ts`,
    change: [
      ["status === 'won' ? odds : status === 'void' ? 100 : 0", "status === 'won' ? odds : 0"],
    ],
    test: results,
    title: 'count a void leg as 1.00',
  },
  {
    fault: 'a resettlement pays without rolling back the old result',
    file: `${sportsbook}/bets/settling.ts`,
    change: [
      [
        "outbox.add(id, bet.id, '/bet/rollback', rollbackBody(bet, id, bet.posted, context));",
        'rollbackBody(bet, id, bet.posted, context);',
      ],
    ],
    test: results,
    title: 'resettles a bet',
  },
  {
    fault: 'a bet that was queried when the book ended is queried again',
    file: `${sportsbook}/bets/placing.ts`,
    change: [['if (bet.asked)', "if (bet.key === '')"]],
    test: money,
    title: 'a bet that was being queried',
  },
  {
    fault: 'a live bet is put to the operator at odds that are gone',
    file: `${sportsbook}/bets/placing.ts`,
    change: [['if (refusal) return this.#refuse(bet, refusal);', '']],
    test: live,
    title: 'a bet is held for the delay',
  },
  {
    fault: 'a bet is kept though play went on while the operator was asked',
    file: `${sportsbook}/bets/placing.ts`,
    change: [['if (gone) return this.#letGo(asked, gone);', '']],
    test: live,
    title: 'a bet is given back when play went on',
  },
  {
    fault: 'a cash-out is taken at a quote that is over',
    file: `${sportsbook}/bets/cash-out.ts`,
    change: [['if (now > quote.expiresAt)', 'if (now < 0)']],
    test: live,
    title: 'is refused after two seconds',
  },
  {
    fault: 'a cash-out is taken after an incident',
    file: `${sportsbook}/bets/cash-out.ts`,
    change: [[' || this.#stands(bet, now) !== stands', ' || stands === null']],
    test: live,
    title: 'is refused after two seconds',
  },
  {
    fault: 'a call of the operator is taken twice',
    file: `${sportsbook}/external-routes.ts`,
    change: [[' || used.has(jti)', '']],
    test: results,
    title: 'is believed by its signature alone',
  },
  {
    fault: 'prices that moved are not told',
    file: `${sportsbook}/views/patch.ts`,
    change: [['if (samePrices(known, market)) continue;', 'if (known) continue;']],
    test: `${sportsbook}/test/feed.test.ts`,
    title: 'keeps an event by its changes',
  },
];
