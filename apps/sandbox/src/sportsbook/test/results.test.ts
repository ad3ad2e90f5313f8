import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  coming,
  legOf,
  place,
  signedByOperator,
  startBook,
  type TestBook,
} from './operator.ts';

let book: TestBook;
beforeEach(async () => {
  book = await startBook();
});
afterEach(() => book.close());

const day = 24 * 3_600_000;
const show = async () => (await ask(book, 'GET', '/api/v1/bets?state=settled')).body.bets;

describe('systems and combinations', () => {
  it('pay the lines that win', async () => {
    const events = coming(book, 'tennis', 3);
    const legs = await Promise.all(events.map(({ id }) => legOf(book, id, 'winner')));
    const system = await place(book, legs, { of: 2, stake: 900 });
    expect(system.body).toMatchObject({ lines: 3, stake: 2700, odds: null });
    const all = await place(book, legs, { of: 3, stake: 900 });
    expect(all.body).toMatchObject({ lines: 1, stake: 900 });
    await book.run(day);
    const bets = await show();
    for (const bet of bets) {
      const factors = bet.legs.map((leg: { status: string; odds: string }) =>
        leg.status === 'won' ? Number(leg.odds) : 0,
      );
      const [a, b, c] = factors;
      const due = bet.of === 3 ? 900 * a * b * c : 900 * (a * b + a * c + b * c);
      expect(Math.abs(bet.payout - due)).toBeLessThan(1);
      expect(bet.status).toBe(due > 0 ? 'won' : 'lost');
    }
  });

  it('count a void leg as 1.00', async () => {
    const events = coming(book, 'tennis', 2);
    const legs = await Promise.all(events.map(({ id }) => legOf(book, id, 'winner')));
    const others = await Promise.all(events.map(({ id }) => legOf(book, id, 'winner', 'away')));
    for (const pair of [legs, others]) await place(book, pair);
    const voided = await signedByOperator(book, {});
    await book.app.inject({
      method: 'POST',
      url: `/api/v1/external/events/${events[0]?.id}/void`,
      payload: { payload: voided },
    });
    await book.run(day);
    const bets = await show();
    const won = bets.find(({ status }: { status: string }) => status === 'won');
    expect(bets).toHaveLength(2);
    expect(won.payout).toBe(Math.floor(1000 * Number(won.legs[1].odds)));
    expect(won.legs.map(({ status }: { status: string }) => status)).toEqual(['void', 'won']);
  });

  it('are lost as soon as no line can win, and tell how legs stand before', async () => {
    const [first, last] = [...coming(book, 'darts', 1), ...coming(book, 'football', 40).slice(-1)];
    const legs = [await legOf(book, first?.id ?? '', 'winner'), await legOf(book, last?.id ?? '')];
    await place(book, legs);
    const other = [
      await legOf(book, first?.id ?? '', 'winner', 'away'),
      legs[1] as (typeof legs)[0],
    ];
    await place(book, other);
    await book.run((first?.startsAt ?? 0) - book.clock.time + 3_600_000);
    const settled = await show();
    expect(settled.map(({ status }: { status: string }) => status)).toEqual(['lost']);
    const open = (await ask(book, 'GET', '/api/v1/bets')).body.bets;
    expect(open.map(({ legs: [leg] }: { legs: { status: string }[] }) => leg?.status)).toEqual([
      'won',
    ]);
    expect(book.wallet.of('/bet/settlement')[0]).toMatchObject({
      status: 'open',
      selections: [{ status: 'won' }, { status: 'open' }],
    });
  });
});

describe('the operator', () => {
  const external = async (method: 'GET' | 'POST', url: string, payload: object, token?: string) => {
    const signed = token ?? (await signedByOperator(book, payload));
    const response = await book.app.inject({
      method,
      url: `/api/v1/external${url}`,
      ...(method === 'GET'
        ? { headers: { authorization: `Bearer ${signed}` } }
        : { payload: { payload: signed } }),
    });
    return { status: response.statusCode, body: response.json() };
  };

  it('resettles a bet: what was paid is rolled back, and paid anew', async () => {
    const [event] = coming(book, 'football');
    const id = event?.id ?? '';
    await place(book, [await legOf(book, id, 'result', 'home')]);
    expect((await external('POST', `/events/${id}/result`, { result: '3-0 0-0' })).status).toBe(
      409,
    );
    await book.run(day);
    const pay = async (result: string) => {
      expect(
        await external('POST', `/events/${id}/result`, { result, reason: 'seen again' }),
      ).toEqual({ status: 200, body: { bets: 1 } });
      await book.run();
      const [bet] = await show();
      expect(book.wallet.balance).toBe(99_000 + bet.payout);
      return bet;
    };
    const won = await pay('3-0 0-0');
    expect(won).toMatchObject({ status: 'won', legs: [{ status: 'won', scoreAtEnd: '3–0' }] });
    const lost = await pay('0-1 0-0');
    expect(lost).toMatchObject({ status: 'lost', payout: 0 });
    expect(lost.corrections.at(-1)).toMatchObject({ from: 'won', to: 'lost' });
    const calls = book.wallet.calls.slice(-2);
    expect(calls.map((call) => call.path)).toEqual(['/bet/rollback', '/bet/lost']);
    expect(book.wallet.of('/bet/win').map((win) => win.transaction.id)).toContain(
      calls[0]?.payload.parent_transaction_id,
    );
    // The same once more changes nothing.
    const count = book.wallet.calls.length;
    await pay('0-1 0-0');
    expect(book.wallet.calls).toHaveLength(count);
    expect((await external('POST', `/events/${id}/result`, { result: 'three nil' })).status).toBe(
      409,
    );
  });

  it('voids a bet and an event: stakes go back, whatever stood', async () => {
    const [event] = coming(book, 'football');
    const id = event?.id ?? '';
    await place(book, [await legOf(book, id, 'result', 'home')]);
    await place(book, [await legOf(book, id, 'result', 'away')]);
    const [first] = book.wallet.of('/bet/make');
    const makeId = first.transaction.id;
    expect((await external('GET', `/bets/${makeId}`, {})).body).toEqual({
      bet_transaction_id: makeId,
      status: 'open',
    });
    expect(await external('POST', `/bets/${makeId}/void`, { reason: 'a mistake' })).toEqual({
      status: 200,
      body: { bets: 1 },
    });
    await book.run();
    expect(book.wallet.balance).toBe(99_000);
    expect(book.wallet.of('/bet/refund')[0]).toMatchObject({
      reason: 'a mistake',
      transaction: { amount: 1000 },
    });
    await book.run(day);
    expect((await external('POST', `/events/${id}/void`, { reason: 'abandoned' })).body).toEqual({
      bets: 2,
    });
    await book.run();
    expect(book.wallet.balance).toBe(100_000);
    expect((await external('GET', `/bets/${makeId}`, {})).body.status).toBe('refund');
    expect((await external('GET', '/bets/nobodys', {})).status).toBe(404);
  });

  it('is believed by its signature alone, once', async () => {
    const forged = await signedByOperator(
      book,
      {},
      (await import('./operator.ts')).bookKeys.privateKey,
    );
    expect((await external('GET', '/bets/any', {}, forged)).status).toBe(401);
    const token = await signedByOperator(book, {});
    expect((await external('GET', '/bets/any', {}, token)).status).toBe(404);
    expect((await external('GET', '/bets/any', {}, token)).status).toBe(401);
  });
});
