/** Whatever comes twice, late or in another order, the money is right. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Caller } from './caller.ts';
import { answers, type Check, changes, together } from './check.ts';

const MANY = 16;

type Step = 'bet' | 'win' | 'rollback';
const orders: readonly (readonly Step[])[] = [
  ['bet', 'win', 'rollback'],
  ['bet', 'rollback', 'win'],
  ['win', 'bet', 'rollback'],
  ['win', 'rollback', 'bet'],
  ['rollback', 'bet', 'win'],
  ['rollback', 'win', 'bet'],
];

/** Three calls about one bet in some order, each twice: only what was said to be booked is. */
const inOrder = (order: readonly Step[]): Check => ({
  name: `${order.join(', ')}: what was answered is what was booked`,
  run: async (wallet) => {
    const { stake } = wallet.subject;
    const bet = wallet.bet();
    const body = { bet, win: wallet.win(bet, 2 * stake), rollback: wallet.rollback(bet) };
    const isBooked = { bet: false, win: false, rollback: false };
    await changes(
      wallet,
      () => {
        const paid = isBooked.win ? 2 * stake : 0;
        return paid - (isBooked.bet && !isBooked.rollback ? stake : 0);
      },
      async () => {
        for (const step of order) {
          const first = await wallet.call(`/transaction/${step}`, body[step]);
          const again = await wallet.call(`/transaction/${step}`, body[step]);
          assert.equal(
            again.status,
            first.status,
            `${step} was answered otherwise the second time`,
          );
          if (first.status !== 'RS_OK') continue;
          assert.ok(step !== 'bet' || !isBooked.rollback, 'a bet was taken after its rollback');
          assert.ok(
            step !== 'win' || (isBooked.bet && !isBooked.rollback),
            'a win was paid for a bet that does not stand',
          );
          isBooked[step] = true;
        }
      },
    );
  },
});

const sentAtOnce = (step: 'bet' | 'win' | 'rollback'): Check => ({
  name: `a ${step} that comes ${MANY} times at once counts once, with one answer`,
  run: async (wallet) => {
    const { stake } = wallet.subject;
    const bet = wallet.bet();
    if (step !== 'bet') answers(await wallet.call('/transaction/bet', bet), 'RS_OK');
    const body = { bet, win: wallet.win(bet, 3 * stake), rollback: wallet.rollback(bet) }[step];
    await changes(wallet, { bet: -stake, win: 3 * stake, rollback: stake }[step], async () => {
      const all = await together(MANY, () => wallet.call(`/transaction/${step}`, body));
      for (const one of all) {
        answers(one, 'RS_OK');
        assert.equal(one.balance, all[0]?.balance, 'two answers tell two balances');
      }
    });
  },
});

async function played(wallet: Caller, paid: number): Promise<void> {
  const bet = wallet.bet();
  answers(await wallet.call('/transaction/bet', bet), 'RS_OK');
  answers(await wallet.call('/transaction/win', wallet.win(bet, paid)), 'RS_OK');
}

export const moneyChecks: readonly Check[] = [
  {
    name: 'a bet takes its stake, and a win pays',
    run: async (wallet) => {
      const { stake } = wallet.subject;
      await changes(wallet, 4 * stake, () => played(wallet, 5 * stake));
      await changes(wallet, -stake, () => played(wallet, 0));
    },
  },
  {
    name: 'several bets and wins of a round add up',
    run: async (wallet) => {
      const { stake } = wallet.subject;
      await changes(wallet, stake, async () => {
        const first = wallet.bet();
        const second = wallet.bet({ round: first.round });
        for (const bet of [first, second])
          answers(await wallet.call('/transaction/bet', bet), 'RS_OK');
        for (const [bet, paid] of [
          [first, stake],
          [second, 2 * stake],
        ] as const)
          answers(await wallet.call('/transaction/win', wallet.win(bet, paid)), 'RS_OK');
      });
    },
  },
  sentAtOnce('bet'),
  sentAtOnce('win'),
  sentAtOnce('rollback'),
  {
    name: `${MANY} different bets at once are all counted`,
    run: async (wallet) => {
      const { stake } = wallet.subject;
      await changes(wallet, -MANY * stake, async () => {
        const all = await together(MANY, () => wallet.call('/transaction/bet', wallet.bet()));
        for (const one of all) answers(one, 'RS_OK');
      });
    },
  },
  {
    name: 'a bet and its rollback at the same moment leave nothing behind',
    run: async (wallet) => {
      for (let round = 0; round < 8; round += 1)
        await changes(wallet, 0, async () => {
          const bet = wallet.bet();
          const [, back] = await Promise.all([
            wallet.call('/transaction/bet', bet),
            wallet.call('/transaction/rollback', wallet.rollback(bet)),
          ]);
          answers(back, 'RS_OK');
        });
    },
  },
  ...orders.map(inOrder),
  {
    name: 'a win is reversed by its rollback',
    run: async (wallet) => {
      const { stake } = wallet.subject;
      const bet = wallet.bet();
      answers(await wallet.call('/transaction/bet', bet), 'RS_OK');
      const win = wallet.win(bet, 2 * stake);
      await changes(wallet, 0, async () => {
        answers(await wallet.call('/transaction/win', win), 'RS_OK');
        answers(await wallet.call('/transaction/rollback', wallet.rollback(win)), 'RS_OK');
      });
    },
  },
  {
    name: 'the same transaction with another amount or round moves nothing',
    run: async (wallet) => {
      const bet = wallet.bet();
      answers(await wallet.call('/transaction/bet', bet), 'RS_OK');
      await changes(wallet, 0, async () => {
        for (const change of [{ amount: 2 * wallet.subject.stake }, { round: randomUUID() }])
          answers(
            await wallet.call('/transaction/bet', { ...bet, ...change }),
            'RS_ERROR_DUPLICATE_TRANSACTION',
          );
      });
    },
  },
  {
    name: 'a win for a bet that never was is not paid',
    run: (wallet) =>
      changes(wallet, 0, async () =>
        answers(
          await wallet.call('/transaction/win', wallet.win(wallet.bet(), wallet.subject.stake)),
          'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
        ),
      ),
  },
  {
    name: 'a bet above the balance is refused, and stays refused once there is money',
    run: async (wallet) => {
      const { stake } = wallet.subject;
      const balance = await wallet.balance();
      const bet = wallet.bet({ amount: balance + stake });
      const refused = await wallet.call('/transaction/bet', bet);
      answers(refused, 'RS_ERROR_NOT_ENOUGH_MONEY');
      assert.equal(refused.balance, balance, 'the refusal does not tell the balance');
      await played(wallet, 3 * stake);
      await changes(wallet, 0, async () =>
        answers(await wallet.call('/transaction/bet', bet), 'RS_ERROR_NOT_ENOUGH_MONEY'),
      );
    },
  },
  {
    name: 'a free round costs nothing and pays its win',
    run: async (wallet) => {
      const { stake } = wallet.subject;
      await changes(wallet, 2 * stake, async () => {
        const gift = { is_free: true, reward_uuid: randomUUID(), amount: 0 };
        const bet = wallet.bet(gift);
        answers(await wallet.call('/transaction/bet', bet), 'RS_OK');
        answers(await wallet.call('/transaction/win', wallet.win(bet, 2 * stake)), 'RS_OK');
      });
    },
  },
];
