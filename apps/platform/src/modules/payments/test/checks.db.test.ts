import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { check, decline, deposit, started, usePayments } from './payments-fixture.ts';
import { announcements, balanceOf, incidentsOf, nextRun, storedInvoice } from './stored.ts';

const world = usePayments();
const hour = 60 * 60_000;

describe('checking a pending invoice', () => {
  test('whose callback was lost credits it on the provider’s word, once', async () => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    payment.status = 'succeeded';
    await Promise.all(Array.from({ length: 8 }, () => check(world, invoice.id)));
    expect(await balanceOf(world, player)).toBe(25_00n);
    expect(await announcements(world, invoice.id)).toBe(1);
  });

  test('that failed at the provider ends it with the provider’s reason', async () => {
    for (const reason of ['insufficientFunds', 'challengeFailed', 'abandoned']) {
      const { invoice, payment } = await started(world, randomUUID());
      Object.assign(payment, { status: reason === 'abandoned' ? 'cancelled' : 'failed', reason });
      await check(world, invoice.id);
      expect((await storedInvoice(world, invoice.id)).failure_reason).toBe(reason);
    }
  });

  test('asks again later and later, up to an hour apart, and not at all once it is final', async () => {
    const { invoice, payment } = await started(world, randomUUID());
    const start = world.clock.time;
    const waits: (number | null)[] = [];
    for (const age of [60_000, 10 * 60_000, 5 * hour]) {
      world.clock.time = start + age;
      await check(world, invoice.id);
      waits.push(await nextRun(world, 'payments.check', invoice.id));
    }
    expect(waits).toEqual([60_000, 5 * 60_000, hour]);

    payment.status = 'succeeded';
    await check(world, invoice.id);
    const due = await nextRun(world, 'payments.check', invoice.id);
    await check(world, invoice.id);
    expect(await nextRun(world, 'payments.check', invoice.id)).toEqual(due);
  });

  test('goes on after a provider that is down, slow to settle or lying, without an effect', async () => {
    const player = randomUUID();
    const { invoice, payment } = await started(world, player);
    payment.status = 'succeeded';
    for (const onRead of [
      { kind: 'status', status: 503 },
      { kind: 'cutAfterwards' },
      { kind: 'lying', lie: { amount: 1 } },
      { kind: 'lying', lie: { status: 'paid' } },
    ] as const) {
      world.stub.onRead = onRead;
      await check(world, invoice.id);
      expect((await storedInvoice(world, invoice.id)).status, onRead.kind).toBe(1);
      expect(await nextRun(world, 'payments.check', invoice.id)).not.toBeNull();
    }
    world.stub.behave();
    expect(await incidentsOf(world, invoice.id)).toEqual(['otherAmount']);
    await check(world, invoice.id);
    expect(await balanceOf(world, player)).toBe(25_00n);
  });

  test('after a day expires it only once the provider has closed it', async () => {
    const { invoice } = await started(world, randomUUID());
    world.clock.time += 24 * hour;
    world.stub.onCancel = { kind: 'status', status: 500 };
    await check(world, invoice.id);
    expect((await storedInvoice(world, invoice.id)).status).toBe(1);
    world.stub.behave();
    await check(world, invoice.id);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({
      status: 3,
      failure_reason: 'expired',
    });
  });

  test('of a day’s age that turns out to be paid credits it', async () => {
    const player = randomUUID();
    const { invoice } = await started(world, player);
    world.clock.time += 24 * hour;
    world.stub.beforeCancel = async (payment) => {
      payment.status = 'succeeded';
    };
    await check(world, invoice.id);
    world.stub.behave();
    expect(await balanceOf(world, player)).toBe(25_00n);
  });

  test('a decline of an order of unknown fate waits until it surely does not exist', async () => {
    const player = randomUUID();
    world.stub.onCreate = { kind: 'status', status: 500 };
    const { data } = await deposit(world, player);
    world.stub.behave();
    expect((await decline(world, player, data.id)).code).toBe(13004);
    world.clock.time += 60_000;
    expect(await decline(world, player, data.id)).toMatchObject({
      status: 200,
      data: { status: 3, failureReason: 'cancelled' },
    });
  });
});
