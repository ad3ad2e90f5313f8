import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '../engine/random.ts';
import type { Bet, EventHead } from '../protocol.ts';
import { ask, place, startBook, type TestBook } from './operator.ts';

let book: TestBook;
beforeEach(async () => {
  book = await startBook();
});
afterEach(() => book.close());

const act = (id: string, name: string, form: Record<string, string> = {}) =>
  book.app.inject({
    method: 'POST',
    url: `/events/${id}/${name}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const betsOf = async (state: 'open' | 'settled'): Promise<Bet[]> => {
  const bets: Bet[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { body } = await ask(book, 'GET', `/api/v1/bets?state=${state}&after=${after}`);
    bets.push(...body.bets);
    after = body.next;
  }
  return bets;
};

describe('[P-05] random books', () => {
  it.each([1, 2, 3, 4])(
    'come to what their bets say, whatever fails (%i)',
    { timeout: 120_000 },
    async (seed) => {
      const random = createRandom(`books ${seed}`);
      const touched = new Set<string>();
      const steps: Record<string, () => Promise<unknown>> = {
        async bet() {
          const { body } = await ask(
            book,
            'GET',
            `/api/v1/events?live=${random.chance(0.6)}&limit=60`,
          );
          const legs = new Map<
            string,
            { eventId: string; marketId: string; outcomeId: string; odds: string }
          >();
          for (let left = random.whole(1, 4); left > 0; left--) {
            const event = random.pick(body.events as EventHead[]);
            const market = random.pick(event.main);
            const outcome = random.pick(market.outcomes);
            if (outcome.odds === null) continue;
            touched.add(event.id);
            legs.set(event.id, {
              eventId: event.id,
              marketId: market.id,
              outcomeId: outcome.id,
              odds: outcome.odds,
            });
          }
          if (legs.size === 0) return;
          await place(book, [...legs.values()], {
            of: random.whole(1, legs.size),
            stake: random.whole(20, 900),
            accept: random.pick(['none', 'better', 'any']),
          });
        },
        async cashOut() {
          const open = await betsOf('open');
          if (open.length === 0) return;
          const bet = random.pick(open);
          const stake = random.chance(0.5) ? {} : { stake: random.whole(1, bet.stake) };
          const { body } = await ask(book, 'POST', '/api/v1/cash-out/quote', {
            betId: bet.id,
            ...stake,
          });
          if (body.quoteId === undefined) return;
          if (random.chance(0.3)) book.clock.time += 1500;
          await Promise.all([
            ask(book, 'POST', '/api/v1/cash-out', { quoteId: body.quoteId }),
            book.run(),
          ]);
        },
        async pass() {
          await book.run(random.whole(1, 240) * 1000);
        },
        async desk() {
          if (touched.size === 0) return;
          const id = random.pick([...touched]);
          const parts = `${random.whole(0, 3)}-${random.whole(0, 3)} ${random.whole(0, 3)}-${random.whole(0, 3)}`;
          const [name, form] = random.pick<[string, Record<string, string>]>([
            ['result', { result: parts }],
            ['result', { result: parts }],
            ['speed', { speed: '60' }],
            ['abandoned', {}],
            ['void', {}],
          ]);
          await act(id, name, form);
        },
        async trouble() {
          book.wallet.silent = random.pick([
            null,
            null,
            { paths: /.*/, isDone: random.chance(0.5) },
            { paths: /make|win/, isDone: random.chance(0.5) },
          ]);
          const manner = random.pick(['prompt', 'doubled', 'reordered', 'slow']);
          await book.app.inject({ method: 'PUT', url: '/sandbox/wallet', payload: { manner } });
          if (random.chance(0.2)) await book.restart();
        },
      };
      const names = ['bet', 'bet', 'bet', 'cashOut', 'pass', 'desk', 'trouble'];
      for (let step = 0; step < 120; step++) await steps[random.pick(names)]?.();

      // In the end everything is answered and every event is over.
      book.wallet.silent = null;
      for (let hour = 0; hour < 30; hour++) await book.run(3_600_000);
      expect(await betsOf('open')).toEqual([]);
      const settled = await betsOf('settled');
      expect(settled.length).toBeGreaterThan(10);
      const staked = settled.reduce((sum, bet) => sum + bet.stakePlaced, 0);
      const paid = settled.reduce((sum, bet) => sum + bet.payout, 0);
      expect(book.wallet.balance).toBe(100_000 - staked + paid);
      for (const bet of settled) {
        const cashed = bet.cashOuts.reduce((sum, one) => sum + one.amount, 0);
        expect(bet.payout).toBeGreaterThanOrEqual(cashed);
        if (bet.status === 'void') expect(bet.payout - cashed).toBe(bet.stake);
        if (bet.status === 'lost') expect(bet.payout - cashed).toBe(0);
        if (bet.status === 'cashed-out') expect(bet.stake).toBe(0);
        expect(bet.cashOuts.reduce((sum, one) => sum + one.stake, bet.stake)).toBe(bet.stakePlaced);
      }
    },
  );
});
