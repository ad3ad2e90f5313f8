import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import {
  type Bettor,
  discardOf,
  lostOf,
  makeOf,
  newKey,
  refundOf,
  rollbackOf,
  winOf,
} from './book-calls.ts';
import { useSportsbook } from './sportsbook-fixture.ts';

const book = useSportsbook();

afterEach(async () => {
  expect(await book.faults(), '[P-02] the books add up after every test').toEqual([]);
});

type Call = readonly [path: string, payload: object];

/** Repeats a call until it is answered for good, as a book does: taken, or gone. */
async function insist([path, payload]: Call): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { status, body } = await book.call(path, payload);
    if (status === 200 || body.code === 2005) return;
    expect([2001, 2003, 2004], `${path} ${JSON.stringify(body)}`).toContain(body.code);
  }
  throw new Error(`${path} was never taken`);
}

/** What a book may mean to say of a bet of €1.00, and what it has come to when everything is said. */
const stories: Readonly<Record<string, (bettor: Bettor, key: string) => [Call[], number]>> = {
  'won, corrected to lost': (bettor, key) => {
    const win = winOf(bettor, key, 185);
    return [
      [
        ['/bet/win', win],
        ['/bet/rollback', rollbackOf(bettor, key, win.transaction.id, 185)],
        ['/bet/lost', lostOf(bettor, key)],
      ],
      900,
    ];
  },
  'void, corrected to won': (bettor, key) => {
    const refund = refundOf(bettor, key, 100);
    return [
      [
        ['/bet/refund', refund],
        ['/bet/rollback', rollbackOf(bettor, key, refund.transaction.id, 100)],
        ['/bet/win', winOf(bettor, key, 185)],
      ],
      1_085,
    ];
  },
  'lost, corrected to won, corrected to void': (bettor, key) => {
    const [lost, win] = [lostOf(bettor, key), winOf(bettor, key, 185)];
    return [
      [
        ['/bet/lost', lost],
        ['/bet/rollback', rollbackOf(bettor, key, lost.transaction.id, 0)],
        ['/bet/win', win],
        ['/bet/rollback', rollbackOf(bettor, key, win.transaction.id, 185)],
        ['/bet/refund', refundOf(bettor, key, 100)],
      ],
      1_000,
    ];
  },
};

test.each(Object.entries(stories))(
  '[P-07] [P-05] a bet that is %s comes to that, whatever overtakes what and however often it is said',
  async (_, tell) => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), fc.constantFrom(1, 2), async (draws, times) => {
        const bettor = await book.bettor(1_000n);
        const key = newKey();
        const [said, balance] = tell(bettor, key);
        const calls: Call[] = [
          ['/bet/make', makeOf(bettor, { key })],
          ['/bet/commit', { bet_transaction_id: key }],
          ...said,
        ];
        const all = calls
          .flatMap((call) => Array.from({ length: times }, () => call))
          .map((call) => ({ call, place: Number(draws.next().value) }))
          .sort((one, other) => one.place - other.place);
        await Promise.all(all.map(({ call }) => insist(call)));
        expect(await book.balanceOf(bettor)).toBe(balance);
        expect((await book.betsOf(bettor))[0]?.openStake).toBe(0);
      }),
      { numRuns: 12 },
    );
  },
  120_000,
);

test('[P-06] [P-07] a make that is let go of, with everything repeated at once, leaves no stake', async () => {
  for (let round = 0; round < 15; round += 1) {
    const bettor = await book.bettor(1_000n);
    const key = newKey();
    const calls: Call[] = [
      ['/bet/make', makeOf(bettor, { key })],
      ['/bet/discard', discardOf(bettor, key)],
      ['/bet/make', makeOf(bettor, { key })],
      ['/bet/discard', discardOf(bettor, key)],
    ];
    await Promise.all(calls.map(insist));
    expect(await book.balanceOf(bettor)).toBe(1_000);
    expect(await book.countedOf(bettor)).toEqual({ staked: 0, lost: 0 });
  }
});
