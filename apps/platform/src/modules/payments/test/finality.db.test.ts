import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { check, decline, eventOf, started, tell, usePayments } from './payments-fixture.ts';
import { balanceOf, incidentsOf, storedInvoice } from './stored.ts';

// Callbacks come while the provider answers: they decide the race, and no deadline, however busy it is.
const world = usePayments({ deadline: 60_000 });

describe('a final invoice', () => {
  test('[P-14] that succeeded stays so when a failure follows, which an operator gets to see', async () => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    expect(await tell(world, eventOf(payment, 'succeeded'))).toBe(200);
    expect(await tell(world, eventOf(payment, 'failed'))).toBe(200);
    expect((await storedInvoice(world, invoice.id)).status).toBe(2);
    expect(await balanceOf(world, player)).toBe(25_00n);
    expect(await incidentsOf(world, invoice.id)).toEqual(['failureAfterSuccess']);
  });

  test('[P-14] that failed stays so when a success follows, which is never silently dropped', async () => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    expect(await tell(world, eventOf(payment, 'failed'))).toBe(200);
    expect(await tell(world, eventOf(payment, 'succeeded'))).toBe(200);
    expect(await tell(world, eventOf(payment, 'succeeded'))).toBe(200);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({
      status: 3,
      failure_reason: 'declined',
    });
    expect(await balanceOf(world, player)).toBe(0n);
    expect(await incidentsOf(world, invoice.id)).toEqual(['successAfterError']);
  });

  test('[P-14] is refused another state by the database itself, also from raw SQL', async () => {
    const { invoice, payment } = await started(world, randomUUID());
    await tell(world, eventOf(payment, 'failed'));
    await expect(
      world.owner.query(`update payments.invoice set amount = 1 where id = $1`, [invoice.id]),
    ).rejects.toThrow(/is final/);
    await expect(
      world.owner.query('delete from payments.invoice where id = $1', [invoice.id]),
    ).rejects.toThrow(/is final/);
  });

  test('[P-14] is not checked or declined into another state', async () => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    await tell(world, eventOf(payment, 'succeeded'));
    payment.status = 'failed';
    await check(world, invoice.id);
    expect((await decline(world, player, invoice.id)).code).toBe(13003);
    expect((await storedInvoice(world, invoice.id)).status).toBe(2);
  });
});

describe('a decline', () => {
  test('[4-12] that the provider confirms ends the invoice; repeating it answers the same', async () => {
    const player = randomUUID();
    const { invoice } = await started(world, player);
    const declined = await decline(world, player, invoice.id);
    expect(declined).toMatchObject({
      status: 200,
      data: { status: 3, failureReason: 'cancelled', redirectUrl: null },
    });
    expect(await decline(world, player, invoice.id)).toEqual(declined);
    expect(await tell(world, eventOf(world.stub.of(invoice.id) as never, 'succeeded'))).toBe(200);
    expect(await incidentsOf(world, invoice.id)).toEqual(['successAfterError']);
  });

  test('that the provider does not confirm leaves the invoice pending, and its money welcome', async () => {
    for (const onCancel of [
      { kind: 'status', status: 500 },
      { kind: 'cutAfterwards' },
      { kind: 'lying', lie: { status: 'pending', reason: null } },
      { kind: 'lying', lie: { amount: 1 } },
    ] as const) {
      const player = randomUUID();
      const { invoice, payment } = await started(world, player);
      world.stub.onCancel = onCancel;
      expect((await decline(world, player, invoice.id)).code, onCancel.kind).toBe(13004);
      world.stub.behave();
      expect((await storedInvoice(world, invoice.id)).status).toBe(1);
      expect(await tell(world, eventOf(payment, 'succeeded'))).toBe(200);
      expect(await balanceOf(world, player)).toBe(25_00n);
    }
  });

  test('of a payment that has succeeded meanwhile credits it and says it is settled', async () => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    payment.status = 'succeeded';
    expect((await decline(world, player, invoice.id)).code).toBe(13003);
    expect(await balanceOf(world, player)).toBe(25_00n);
  });
});

describe('a decline racing a success', () => {
  const whileCancelling = new Map<string, () => Promise<void>>();
  beforeEach(() => {
    world.stub.beforeCancel = async ({ id }) => whileCancelling.get(id)?.();
  });

  /** The provider confirms the cancellation and reports a success all the same. */
  const race = async (order: 'declineFirst' | 'successFirst' | 'together') => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    const success = () => tell(world, eventOf(payment, 'succeeded'));
    let declined: Awaited<ReturnType<typeof decline>>;
    let told: number;
    if (order === 'together') {
      [declined, told] = await Promise.all([decline(world, player, invoice.id), success()]);
    } else if (order === 'declineFirst') {
      declined = await decline(world, player, invoice.id);
      told = await success();
    } else {
      // The success arrives while the provider is answering the cancellation.
      told = 0;
      whileCancelling.set(payment.id, async () => {
        told = await success();
      });
      declined = await decline(world, player, invoice.id);
    }
    expect(told).toBe(200);
    const { status } = await storedInvoice(world, invoice.id);
    const balance = await balanceOf(world, player);
    const incidents = await incidentsOf(world, invoice.id);
    return { declined, status, balance, incidents };
  };

  const declineWon = { status: 3, balance: 0n, incidents: ['successAfterError'] };

  test.each(['declineFirst', 'successFirst', 'together'] as const)(
    '[P-14] %s, 50 times: exactly one wins, and the balance agrees',
    { timeout: 60_000 },
    async (order) => {
      const rounds: Awaited<ReturnType<typeof race>>[] = [];
      while (rounds.length < 50)
        rounds.push(...(await Promise.all(Array.from({ length: 10 }, () => race(order)))));
      for (const { declined, ...end } of rounds) {
        const won = declined.status === 200 ? 'decline' : 'success';
        if (order !== 'together')
          expect(won).toBe(order === 'declineFirst' ? 'decline' : 'success');
        if (won === 'decline') expect(end).toEqual(declineWon);
        else {
          expect(declined.code).toBe(13003);
          expect(end).toMatchObject({ status: 2, balance: 25_00n });
        }
      }
    },
  );

  test('[P-14] callbacks of both outcomes, doubled and shuffled, leave one outcome and its balance', async () => {
    const shuffled = async (_: unknown, round: number) => {
      const player = randomUUID();
      const { invoice, payment } = await started(world, player);
      const good = eventOf(payment, 'succeeded');
      const bad = eventOf(payment, 'failed');
      const events = round % 2 === 0 ? [good, bad, good, bad] : [bad, good, bad, good];
      const statuses = await Promise.all(events.map((event) => tell(world, event)));
      expect(statuses).toEqual([200, 200, 200, 200]);
      const { status } = await storedInvoice(world, invoice.id);
      expect([2, 3]).toContain(status);
      expect(await balanceOf(world, player)).toBe(status === 2 ? 25_00n : 0n);
      expect(await incidentsOf(world, invoice.id)).toHaveLength(1);
    };
    await Promise.all(Array.from({ length: 20 }, shuffled));
  });
});
