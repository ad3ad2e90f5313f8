import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { madeBet } from '../adapters/betby-slip.ts';
import type { BetAnswer } from '../bet-wallet.ts';
import { type Bettor, lostOf, makeOf, newKey, winOf } from './book-calls.ts';
import { anyMove, BookModel, type Call } from './book-model.ts';
import { useSportsbook } from './sportsbook-fixture.ts';

const book = useSportsbook();

afterEach(async () => {
  expect(await book.faults(), '[P-02] the books add up after every property').toEqual([]);
});

/** Sends a call, under keys that are the player's own. */
function send(bettor: Bettor, call: Call): Promise<BetAnswer> {
  const of = (kind: 'm' | 't', number: number | null) => `${bettor.playerId}.${kind}${number}`;
  const makeKey = of('m', call.bet);
  const movement = {
    ...{
      key: of('t', call.key),
      makeKey,
      currency: bettor.currency,
      amount: call.amount,
      legs: [],
    },
  };
  const { wallet } = book;
  switch (call.kind) {
    case 'make': {
      const { betslip, ...rest } = makeOf(bettor, { amount: call.amount, key: makeKey });
      const { playerId, sessionId, currency } = bettor;
      const bet = madeBet({ ...rest, betslip } as Parameters<typeof madeBet>[0]);
      return wallet.make({ playerId, sessionId, key: makeKey, currency, amount: call.amount, bet });
    }
    case 'commit':
      return wallet.commit(makeKey);
    case 'discard':
      return wallet.discard(bettor.playerId, makeKey, '');
    case 'win':
      return wallet.win({ ...movement, isCashout: call.isCashout, part: call.part });
    case 'lose':
      return wallet.lose(movement);
    case 'refund':
      return wallet.refund({ ...movement, reason: '' });
    case 'rollback':
      return wallet.rollback({ ...movement, parentKey: of('t', call.parent) });
  }
}

const begun = [0, 1].map((bet) => ({ move: { kind: 'make', bet, amount: 60 }, times: 2 }) as const);
const step = fc.record({ move: anyMove, times: fc.constantFrom(1, 1, 1, 2, 4) });

test('[P-02] [P-03] [P-05] [P-06] [P-07] whatever a book calls, in whatever order and how often, does what the model says', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
      async (random) => {
        const bettor = await book.bettor(200n);
        const model = new BookModel(200);
        const steps = [...begun, ...random];
        for (const [index, { move, times }] of steps.entries()) {
          const story = JSON.stringify(steps.slice(0, index + 1));
          const call = model.callOf(move);
          if (!call) {
            const change =
              move.kind === 'spend'
                ? -Math.floor(model.balance / (move as { share: number }).share)
                : (move as { amount: number }).amount;
            if (change !== 0) await book.spend(bettor, -change);
            model.balance += change;
            continue;
          }
          const answers = await Promise.all(
            Array.from({ length: times }, () => send(bettor, call)),
          );
          const expected = model.hear(call);
          for (const { status } of answers) expect(status, story).toBe(expected);
          const word = `${call.kind} ${expected}`;
          seen.set(word, (seen.get(word) ?? 0) + 1);
          expect(await book.balanceOf(bettor), story).toBe(model.balance);
        }
        const shown = (await book.betsOf(bettor)).map(
          ({ stake, openStake, status, isConfirmed }) => ({
            ...{ stake, open: openStake, status, isConfirmed },
          }),
        );
        const expected = [...model.bets.values()].map(({ stake, open, status, isConfirmed }) => ({
          ...{ stake, open, status, isConfirmed },
        }));
        expect(shown, JSON.stringify(steps)).toEqual(expected);
        expect(await book.countedOf(bettor), JSON.stringify(steps)).toEqual(model.counted);
      },
    ),
    { numRuns: 50, endOnFailure: true },
  );
  for (const word of [
    'refund ok',
    'win settled',
    'rollback ok',
    'rollback insufficient_funds',
    'discard confirmed',
  ])
    expect(seen.get(word) ?? 0, `${word} was tried`).toBeGreaterThan(0);
}, 300_000);

test('[P-02] [P-07] a cash-out and a settlement in one moment: one of them counts', async () => {
  let cashed = 0;
  for (let round = 0; round < 40; round += 1) {
    const bettor = await book.bettor(100n);
    const key = newKey();
    await book.call('/bet/make', makeOf(bettor, { key }));
    const [cashOut, settled] = await Promise.all([
      book.call('/bet/win', winOf(bettor, key, 80, { isCashout: true })),
      round % 2 === 0
        ? book.call('/bet/lost', lostOf(bettor, key))
        : book.call('/bet/win', winOf(bettor, key, 185)),
    ]);
    expect([cashOut?.status, settled?.status].sort()).toEqual([200, 400]);
    const isCashed = cashOut?.status === 200;
    cashed += isCashed ? 1 : 0;
    expect(await book.balanceOf(bettor)).toBe(isCashed ? 80 : round % 2 === 0 ? 0 : 185);
  }
  expect(cashed, 'each was first now and then').toBeGreaterThan(0);
});

test('[P-06] [P-07] a make and its discard in one moment leave no stake, whichever is first', async () => {
  const bettor = await book.bettor(1_000n);
  for (let round = 0; round < 40; round += 1) {
    const key = randomUUID();
    const make = makeOf(bettor, { key });
    const discard = { ext_player_id: bettor.playerId, transaction_id: key, reason: 'late' };
    await Promise.all([
      book.call('/bet/make', make),
      book.call('/bet/discard', discard),
      book.call('/bet/make', make),
    ]);
    expect(await book.balanceOf(bettor)).toBe(1_000);
    expect((await book.call('/bet/commit', { bet_transaction_id: key })).body.code).toBe(2005);
  }
});
