import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, coming, legOf, place, startBook, type TestBook } from './operator.ts';

let book: TestBook;
beforeEach(async () => {
  book = await startBook();
});
afterEach(() => book.close());

const day = 24 * 3_600_000;
const show = async () => (await ask(book, 'GET', '/api/v1/bets?state=settled')).body.bets;

describe('a bet', () => {
  it('is made, committed, and paid by what happens', async () => {
    const [event] = coming(book, 'football');
    const legs = await Promise.all(
      ['home', 'draw', 'away'].map((one) => legOf(book, event?.id ?? '', 'result', one)),
    );
    for (const leg of legs) expect((await place(book, [leg])).body.status).toBe('open');
    await book.run();
    expect(book.wallet.paths()).toEqual([
      ...['/bet/make', '/bet/make', '/bet/make'],
      ...['/bet/commit', '/bet/commit', '/bet/commit'],
    ]);
    expect(book.wallet.balance).toBe(97_000);
    await book.run(day);
    const bets = await show();
    expect(bets.map(({ status }: { status: string }) => status).sort()).toEqual([
      'lost',
      'lost',
      'won',
    ]);
    const won = bets.find(({ status }: { status: string }) => status === 'won');
    expect(won.payout).toBe(Math.floor(1000 * Number(won.odds)));
    expect(book.wallet.balance).toBe(97_000 + won.payout);
    expect(book.wallet.of('/bet/lost')).toHaveLength(2);
  });

  it('is the same for the same key, and taken once', async () => {
    const [event] = coming(book, 'tennis');
    const leg = await legOf(book, event?.id ?? '', 'winner');
    const [one, other] = await Promise.all([
      place(book, [leg], { key: 'the-same-key' }),
      place(book, [leg], { key: 'the-same-key' }),
    ]);
    expect(other.body.id).toBe(one.body.id);
    expect(book.wallet.of('/bet/make')).toHaveLength(1);
    expect(book.wallet.balance).toBe(99_000);
  });

  it('tells the operator what was bet on, in its protocol', async () => {
    const [event] = coming(book, 'basketball');
    const { body } = await ask(book, 'GET', `/api/v1/events/${event?.id}`, undefined, null);
    const market = body.all.find(({ key }: { key: string }) => key === 'total');
    const [over] = market.outcomes;
    await place(book, [
      { eventId: body.id, marketId: market.id, outcomeId: 'over', odds: over.odds },
    ]);
    const [make] = book.wallet.of('/bet/make');
    expect(make).toMatchObject({
      amount: 1000,
      currency: 'EUR',
      transaction: { operation: 'bet', amount: 1000, betslip_id: make.betslip.id },
      betslip: {
        type: '1/1',
        sum: 1000,
        k: `${over.odds}0`,
        bets: [
          {
            event_id: body.id,
            sport_id: 'basketball',
            market_id: 'total',
            specifiers: `total=${market.line}`,
            outcome_id: 'over',
            odds: over.odds,
            margin: market.margin,
            live: false,
          },
        ],
      },
      potential_win: Math.floor(1000 * Number(over.odds)),
    });
  });
});

describe('is refused', () => {
  it('with the new odds when they changed, unless the player takes any', async () => {
    const [event] = coming(book, 'football');
    const leg = await legOf(book, event?.id ?? '');
    const seen = { ...leg, odds: (Number(leg.odds) + 0.1).toFixed(2) };
    for (const accept of ['none', 'better']) {
      const { status, body } = await place(book, [seen], { accept });
      expect(status).toBe(409);
      expect(body.error).toMatchObject({
        code: 'odds_changed',
        legs: [{ state: 'moved', now: leg.odds }],
      });
    }
    const lower = { ...leg, odds: (Number(leg.odds) - 0.1).toFixed(2) };
    expect((await place(book, [lower])).body.error.code).toBe('odds_changed');
    const better = await place(book, [lower], { accept: 'better' });
    expect(better.body.legs[0].odds).toBe(leg.odds);
    expect((await place(book, [seen], { accept: 'any' })).body.legs[0].odds).toBe(leg.odds);
  });

  it('by its stake, its legs and its shape', async () => {
    const [event] = coming(book, 'football');
    const id = event?.id ?? '';
    const leg = await legOf(book, id);
    expect((await place(book, [leg], { stake: 19 })).body.error).toMatchObject({
      code: 'stake_too_small',
      bound: 20,
    });
    const large = await place(book, [leg], { stake: 2_000_000 });
    expect(large.body.error.code).toBe('stake_too_large');
    expect((await place(book, [leg], { stake: large.body.error.bound })).body.status).toBe('open');
    const other = await legOf(book, id, 'both-score', 'yes');
    expect((await place(book, [leg, other])).body.error.code).toBe('related');
    const nothing = { ...leg, marketId: 'nonsense' };
    expect((await place(book, [nothing])).body.error.code).toBe('closed');
    for (const more of [
      { stake: 0 },
      { stake: 1.5 },
      { stake: -5 },
      { of: 2 },
      { of: 0 },
      { key: '' },
    ])
      expect((await place(book, [leg], more)).status).toBe(400);
    expect(book.wallet.of('/bet/make')).toHaveLength(1);
  });

  it('in the operator’s words, with nothing held', async () => {
    const [event] = coming(book, 'football');
    const leg = await legOf(book, event?.id ?? '');
    const codes = [
      [2001, 'not_enough_money'],
      [1001, 'player_limit'],
      [1004, 'session_ended'],
      [3001, 'bonus_rules'],
      [1005, 'operator_refused'],
    ] as const;
    for (const [code, expected] of codes) {
      book.wallet.refusal = { code, message: 'because' };
      const { body } = await place(book, [leg]);
      expect(body.error).toMatchObject({ code: expected, message: 'because' });
    }
    await book.run();
    expect(book.wallet.balance).toBe(100_000);
    expect(book.wallet.paths()).toEqual([]);
  });

  it('without a token that holds', async () => {
    const [event] = coming(book, 'football');
    const leg = await legOf(book, event?.id ?? '');
    const { body } = await ask(
      book,
      'POST',
      '/api/v1/bets',
      { legs: [leg], of: 1, stake: 100, accept: 'none', key: 'a-key-of-mine' },
      null,
    );
    expect(body.error.code).toBe('session_ended');
  });
});

describe('when the operator does not answer', () => {
  it('a bet is let go of, and the discard goes out until it is taken', async () => {
    const [event] = coming(book, 'football');
    const leg = await legOf(book, event?.id ?? '');
    // The stake is held, and nobody says so.
    book.wallet.silent = { paths: /make|discard/, isDone: true };
    const { body } = await place(book, [leg]);
    expect(body.error.code).toBe('timeout');
    expect(book.wallet.balance).toBe(99_000);
    await book.run();
    book.wallet.silent = null;
    await book.run(60_000);
    expect(book.wallet.balance).toBe(100_000);
    expect(book.wallet.of('/bet/discard')[0].transaction_id).toBe(
      book.wallet.of('/bet/make')[0].transaction.id,
    );
  });

  it('a result is sent repeatedly, in order, and takes effect once', async () => {
    const [event] = coming(book, 'darts');
    const leg = await legOf(book, event?.id ?? '', 'winner');
    await place(book, [leg]);
    book.wallet.silent = { paths: /.*/, isDone: true };
    await book.run(day);
    await book.run(120_000);
    book.wallet.silent = null;
    await book.run(600_000);
    await book.run(600_000);
    const [{ payout }] = await show();
    expect(book.wallet.balance).toBe(99_000 + payout);
    const told = book.wallet.paths();
    expect(told.lastIndexOf('/bet/commit')).toBeLessThan(
      told.findIndex((one) => /win|lost/.test(one)),
    );
  });

  it('what it still has to hear outlasts an end of the book', async () => {
    const [event] = coming(book, 'darts');
    const leg = await legOf(book, event?.id ?? '', 'winner');
    await place(book, [leg]);
    book.wallet.silent = { paths: /.*/, isDone: false };
    await book.run(day);
    await book.restart();
    book.wallet.silent = null;
    await book.run(600_000);
    await book.run();
    const [{ status, payout }] = await show();
    expect(['won', 'lost']).toContain(status);
    expect(book.wallet.balance).toBe(99_000 + payout);
  });
});

it('a bet that was being queried when the book ended is let go of', async () => {
  const [event] = coming(book, 'football');
  const leg = await legOf(book, event?.id ?? '');
  // The operator holds the stake, and the book is gone before it hears of it.
  const asked = new Promise<void>((resolve) => {
    book.wallet.onMake = () => {
      resolve();
      return new Promise(() => {});
    };
  });
  place(book, [leg]).catch(() => null);
  await asked;
  await book.crash();
  book.wallet.onMake = () => {};
  expect(book.wallet.balance).toBe(99_000);
  await book.run(1000);
  await book.run(1000);
  expect(book.wallet.balance).toBe(100_000);
  expect(book.wallet.of('/bet/make')).toHaveLength(1);
});

it('[P-05] calls doubled and out of order come to the same', async () => {
  const [one, other] = coming(book, 'table-tennis', 2);
  const legs = [
    await legOf(book, one?.id ?? '', 'winner'),
    await legOf(book, other?.id ?? '', 'winner', 'away'),
  ];
  for (const manner of ['doubled', 'reordered']) {
    const answer = await book.app.inject({
      method: 'PUT',
      url: '/sandbox/wallet',
      payload: { manner },
    });
    expect(answer.json()).toEqual({ manner });
    for (const leg of legs) await place(book, [leg]);
    await place(book, legs);
  }
  const before = book.wallet.balance;
  await book.run(day);
  await book.run();
  const bets = await show();
  const paid = bets.reduce((sum: number, { payout }: { payout: number }) => sum + payout, 0);
  expect(book.wallet.balance).toBe(before + paid);
  expect(
    (await book.app.inject({ method: 'PUT', url: '/sandbox/wallet', payload: { manner: 'odd' } }))
      .statusCode,
  ).toBe(400);
});
