import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModel } from '../engine/sports.ts';
import { ask, coming, legOf, place, startBook, type TestBook } from './operator.ts';

let book: TestBook;
beforeEach(async () => {
  book = await startBook({ liveDelayMs: 2000 });
});
afterEach(() => book.close());

const view = async (id: string) =>
  (await ask(book, 'GET', `/api/v1/events/${id}`, undefined, null)).body;

/** A football match a while after its start, its play, and when a second of it is. */
async function liveMatch(minutes = 3) {
  const [fixture] = coming(book, 'football');
  if (!fixture) throw new Error('no match');
  const { home, away, ratingApart, id } = fixture;
  const model = createModel('football', `test:${id}`, ratingApart, {
    home: home.players,
    away: away.players,
  });
  const timeOf = (second: number) => Math.round(fixture.startsAt + (second / 4) * 1000);
  book.clock.time = fixture.startsAt + minutes * 60_000;
  return { id, model, timeOf, fixture };
}

/** When the bet that was placed last is held. */
const held = () =>
  vi.waitFor(async () => {
    const { body } = await ask(book, 'GET', '/api/v1/bets');
    expect(body.bets).toHaveLength(1);
  });

/** Moves to a moment at which nothing is held up for so long. */
async function calm(id: string, forMs: number) {
  for (;;) {
    const { suspension } = await view(id);
    book.clock.time += forMs;
    const then = await view(id);
    book.clock.time -= forMs;
    if (!suspension && !then.suspension && then.score.home === (await view(id)).score.home) return;
    book.clock.time += 1000;
  }
}

describe('in play', () => {
  it('everything is suspended for a moment after a goal, and priced anew then', async () => {
    const { id, model, timeOf } = await liveMatch();
    const goal = model.incidents.find(({ kind, second }) => kind === 'goal' && second > 60);
    if (!goal) throw new Error('no goal');
    book.clock.time = timeOf(goal.second) - 50;
    const before = await view(id);
    book.clock.time += 100;
    const during = await view(id);
    expect(during.suspension).toMatchObject({ reason: 'goal', side: goal.side });
    expect(during.score.home + during.score.away).toBe(before.score.home + before.score.away + 1);
    expect(during.all.every(({ status }: { status: string }) => status !== 'open')).toBe(true);
    expect(during.version).toBeGreaterThan(before.version);
    const leg = { eventId: id, marketId: 'result', outcomeId: 'home', odds: '2.00' };
    expect((await place(book, [leg], { accept: 'any' })).body.error.code).toBe('suspended');
    await calm(id, 0);
    const after = await view(id);
    const odds = (event: typeof before) =>
      event.all.find(({ id: one }: { id: string }) => one === 'result').outcomes[0].odds;
    expect(Number(odds(after)) < Number(odds(before))).toBe(goal.side === 'home');
  });

  it('a bet is held for the delay, and refused when something happens meanwhile', async () => {
    const { id, model, timeOf } = await liveMatch();
    const goal = model.incidents.find(({ kind, second }) => kind === 'goal' && second > 60);
    book.clock.time = timeOf(goal?.second ?? 0) - 1000;
    const leg = await legOf(book, id);
    const answer = place(book, [leg], { accept: 'any' });
    await held();
    const { body: open } = await ask(book, 'GET', '/api/v1/bets');
    expect(open.bets[0]).toMatchObject({ status: 'pending', heldUntil: book.clock.time + 2000 });
    await book.run(2100);
    expect((await answer).body.error.code).toBe('suspended');
    expect(book.wallet.calls).toEqual([]);
  });

  it('a bet is taken when the delay is over, at what was seen', async () => {
    const { id } = await liveMatch();
    await calm(id, 2100);
    const leg = await legOf(book, id);
    const answer = place(book, [leg], { accept: 'any' });
    await held();
    await book.run(2100);
    expect((await answer).body).toMatchObject({ status: 'open', legs: [{ live: true }] });
  });

  it('a bet is given back when play went on while the operator was asked', async () => {
    const { id, model, timeOf } = await liveMatch();
    const goal = model.incidents.find(({ kind, second }) => kind === 'goal' && second > 60);
    book.clock.time = timeOf(goal?.second ?? 0) - 2200;
    const leg = await legOf(book, id);
    book.wallet.onMake = () => {
      book.clock.time += 500;
    };
    const answer = place(book, [leg], { accept: 'any' });
    await held();
    await book.run(2000);
    expect((await answer).body.error.code).toBe('suspended');
    await book.run();
    expect(book.wallet.paths()).toEqual(['/bet/make', '/bet/discard']);
    expect(book.wallet.balance).toBe(100_000);
  });
});

describe('cash-out', () => {
  const quoteOf = (betId: string, stake?: number) =>
    ask(book, 'POST', '/api/v1/cash-out/quote', { betId, ...(stake !== undefined && { stake }) });
  const take = (quoteId: string) => ask(book, 'POST', '/api/v1/cash-out', { quoteId });
  async function openBet() {
    const match = await liveMatch();
    book.clock.time = match.fixture.startsAt - 60_000;
    const { body } = await place(book, [await legOf(book, match.id)]);
    book.clock.time = match.fixture.startsAt + 90_000;
    await calm(match.id, 3000);
    return { ...match, bet: body };
  }

  it('is the fair value less a charge that is said, and closes the bet', async () => {
    const { bet } = await openBet();
    const { body: quote } = await quoteOf(bet.id);
    expect(quote.amount).toBe(quote.fairValue - quote.charge);
    expect(quote.amount).toBe(Math.floor(quote.fairValue * 0.96 + 1e-9));
    expect(Math.abs(quote.fairValue - Number(quote.chance) * bet.potentialPayout)).toBeLessThan(
      bet.potentialPayout * 0.006,
    );
    const { body: closed } = await take(quote.quoteId);
    expect(closed).toMatchObject({ status: 'cashed-out', payout: quote.amount, stake: 0 });
    await book.run(3_600_000 * 24);
    expect(book.wallet.balance).toBe(99_000 + quote.amount);
    expect(book.wallet.of('/bet/win')[0]).toMatchObject({ is_cashout: true, amount: quote.amount });
    expect((await take(quote.quoteId)).body.error.code).toBe('quote_expired');
  });

  it('in part leaves the rest running', async () => {
    const { bet } = await openBet();
    const { body: quote } = await quoteOf(bet.id, 400);
    const { body: part } = await take(quote.quoteId);
    expect(part).toMatchObject({ status: 'open', stake: 600, stakePlaced: 1000 });
    await book.run();
    expect(book.wallet.of('/bet/win')[0].part).toEqual({ stake_closed: 400, stake_left: 600 });
    await book.run(3_600_000 * 24);
    const [settled] = (await ask(book, 'GET', '/api/v1/bets?state=settled')).body.bets;
    const rest = settled.status === 'won' ? Math.floor(600 * Number(settled.odds)) : 0;
    expect(settled.payout).toBe(quote.amount + rest);
    expect(book.wallet.balance).toBe(99_000 + settled.payout);
    expect((await quoteOf(bet.id, 100)).body.error.code).toBe('not_open');
  });

  it('is refused after two seconds, after an incident, and by others', async () => {
    const { bet, id, model, timeOf } = await openBet();
    const { body: late } = await quoteOf(bet.id);
    book.clock.time += 2001;
    expect((await take(late.quoteId)).body.error.code).toBe('quote_expired');
    const now = book.clock.time;
    const incident = model.incidents.find(
      ({ kind, second }) => kind === 'shot' && timeOf(second) > now + 60_000,
    );
    book.clock.time = timeOf(incident?.second ?? 0) - 500;
    if (!(await view(id)).suspension) {
      const { body: old } = await quoteOf(bet.id);
      book.clock.time += 600;
      expect((await take(old.quoteId)).body.error.code).toBe('quote_changed');
    }
    expect((await quoteOf('somebody-elses')).body.error.code).toBe('unknown_bet');
    expect((await quoteOf(bet.id, 5000)).body.error.code).toBe('bad_request');
    expect(book.wallet.of('/bet/win')).toEqual([]);
  });

  it('and a result at the same moment come to one of both', async () => {
    const { bet } = await openBet();
    const { body: quote } = await quoteOf(bet.id);
    const answers = await Promise.all([take(quote.quoteId), take(quote.quoteId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await book.run(3_600_000 * 24);
    expect(book.wallet.balance).toBe(99_000 + quote.amount);
    expect(book.wallet.of('/bet/lost')).toEqual([]);
  });
});
