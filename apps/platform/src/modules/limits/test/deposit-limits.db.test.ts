import { randomUUID } from 'node:crypto';
import type { PayoutDestination } from '@pierlight/contract/payments/destinations';
import type { Invoice } from '@pierlight/contract/payments/schemas';
import { describe, expect, test } from 'vitest';
import { call, get } from '../../payments/test/api-calls.ts';
import {
  check,
  decline,
  deposit,
  eventOf,
  started,
  tell,
  usePayments,
} from '../../payments/test/payments-fixture.ts';
import { balanceOf, storedInvoice } from '../../payments/test/stored.ts';
import { limitCalls } from './limit-calls.ts';

const world = usePayments();
const hour = 60 * 60_000;
const { send, limitsOf, add: set, onlyLimitOf } = limitCalls(world);

const methodsOf = (player: string) =>
  get<unknown[]>(world, player, '/api/payment/methods/deposit?currency=EUR');

/** A deposit, paid; what it was answered. */
async function paid(player: string, amount: number): Promise<number> {
  const { status, data } = await deposit(world, player, { amount });
  const payment = status === 201 ? world.stub.of(data.id) : undefined;
  if (payment) await tell(world, eventOf(payment, 'succeeded'));
  return status;
}

describe('[7a-11] limits', () => {
  test('[3-15][4-18] there are none until one is set, which then says what is left of it', async () => {
    const player = randomUUID();
    expect(await limitsOf(player)).toEqual([]);
    const { status, data } = await set(player, 100_00);
    expect(status).toBe(200);
    expect(data).toEqual([
      {
        id: expect.any(String),
        definition: 3,
        period: 'daily',
        amount: 100_00,
        currency: 'EUR',
        used: 0,
        open: 0,
        left: 100_00,
        resetsAt: '2026-05-02T00:00:00.000Z',
        change: null,
        projection: null,
      },
    ]);
    await paid(player, 30_00);
    await deposit(world, player, { amount: 20_00 });
    expect(await onlyLimitOf(player)).toMatchObject({ used: 50_00, open: 20_00, left: 50_00 });
  });

  test.each([
    { amount: 0 },
    { amount: -1 },
    { amount: 10.5 },
    { amount: 2 ** 53 },
    { period: 'yearly' },
    { currency: 'eur' },
    { definition: 4 },
    { definition: 5 },
    { left: 5 },
  ])('refuses a new one with %j', async (change) => {
    const player = randomUUID();
    expect((await set(player, 100_00, change)).status).toBe(422);
    expect(await limitsOf(player)).toEqual([]);
  });

  test('there is one for a period and currency, however many are set at once', async () => {
    const player = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => set(player, n * 10_00)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 15001)).toHaveLength(7);
    expect(await limitsOf(player)).toHaveLength(1);
    expect((await set(player, 5_00, { currency: 'USD' })).status).toBe(200);
    expect((await set(player, 5_00, { period: 'weekly' })).status).toBe(200);
  });

  test('a change of the period holds at once beside the limit there was, which ends after a day', async () => {
    const player = randomUUID();
    await set(player, 100_00);
    const { id } = await onlyLimitOf(player);
    const { data } = await send(player, 'PUT', { period: 'monthly', amount: 900_00 }, id);
    expect(data.map(({ period, amount }) => [period, amount])).toEqual([
      ['daily', 100_00],
      ['monthly', 900_00],
    ]);
    expect(data[0]?.change).toEqual({ amount: null, from: '2026-05-02T12:00:00.000Z' });
    expect((await deposit(world, player, { amount: 100_01 })).code).toBe(13100);
    const again = await send(player, 'PUT', { period: 'monthly', amount: 900_00 }, id);
    expect(again.code).toBe(15001);
  });
});

test.each([
  { period: 'yearly', amount: 50_00 },
  { period: 'daily', amount: 0 },
  { period: 'daily', amount: null },
  { period: 'daily' },
])('[7a-11][4-19] a change to %j is refused and changes nothing', async (payload) => {
  const player = randomUUID();
  const { data } = await set(player, 100_00);
  const { id } = await onlyLimitOf(player);
  expect(await send(player, 'PUT', payload, id)).toMatchObject({ status: 422, code: 10001 });
  expect(await limitsOf(player)).toEqual(data);
});

describe('a limit of deposits', () => {
  test('[P-20] 100 deposits at once pass it only as far as it goes', async () => {
    const player = randomUUID();
    await set(player, 100_00 - 1);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => deposit(world, player, { amount: 10_00 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
    expect(answers.filter(({ code }) => code === 13100)).toHaveLength(91);
    expect(await onlyLimitOf(player)).toMatchObject({ used: 90_00, left: 9_99 });
  });

  test('[P-20] two of the last amount at once: one passes, every time', async () => {
    for (let round = 0; round < 20; round += 1) {
      const player = randomUUID();
      await set(player, 25_00);
      const answers = await Promise.all([deposit(world, player), deposit(world, player)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    }
  });

  test('[P-05] the same deposit sent 16 times at once is counted once and gets one answer', async () => {
    const player = randomUUID();
    await set(player, 25_00);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => deposit(world, player, {}, key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  test('[P-20] a refused deposit leaves no invoice, no order and no job behind', async () => {
    const player = randomUUID();
    await set(player, 20_00);
    const orders = world.stub.orders.length;
    expect((await deposit(world, player)).code).toBe(13100);
    expect(world.stub.orders.length).toBe(orders);
    const { rows } = await world.owner.query('select from payments.invoice where player_id = $1', [
      player,
    ]);
    expect(rows).toHaveLength(0);
  });

  test('one that fails or is cancelled gives its part back', async () => {
    const player = randomUUID();
    await set(player, 25_00);
    const { payment } = await started(world, player);
    expect((await deposit(world, player)).code).toBe(13100);
    await tell(world, eventOf(payment, 'failed'));
    const { invoice } = await started(world, player);
    await decline(world, player, invoice.id);
    expect((await storedInvoice(world, invoice.id)).status).toBe(3);
    expect(await paid(player, 25_00)).toBe(201);
    expect(await onlyLimitOf(player)).toMatchObject({ used: 25_00, open: 0, left: 0 });
  });

  test('one left open on the provider’s page holds its part for a day at most, lost by the provider or not', async () => {
    const begun = world.clock.time;
    for (const isLost of [false, true]) {
      const player = randomUUID();
      await set(player, 100_00);
      const { invoice, payment } = await started(world, player, { amount: 60_00 });
      if (isLost) world.stub.payments.delete(payment.id);
      world.clock.time += 23 * hour;
      await check(world, invoice.id);
      expect(await onlyLimitOf(player)).toMatchObject({ open: 60_00, left: 40_00 });
      expect(await deposit(world, player, { amount: 60_00 })).toMatchObject({ code: 13100 });
      world.clock.time += hour;
      await check(world, invoice.id);
      expect(await onlyLimitOf(player)).toMatchObject({ open: 0, left: 100_00 });
    }
    world.clock.time = begun;
  });

  test('[P-20] counts what is paid in, whatever was withdrawn or staked since', async () => {
    const player = randomUUID();
    await set(player, 50_00);
    await paid(player, 50_00);
    await world.owner.query(`select ledger.bet($1, 'EUR', 5000, 'hub88', $2, 'koi-lantern', $2)`, [
      player,
      randomUUID(),
    ]);
    expect(await balanceOf(world, player)).toBe(0n);
    expect((await deposit(world, player, { amount: 10_00 })).code).toBe(13100);
  });

  test('a limit that is used up holds back no withdrawal, and what leaves gives nothing of it back', async () => {
    const player = randomUUID();
    await set(player, 50_00);
    await paid(player, 50_00);
    const sources = await call<PayoutDestination[]>(world, player, {
      method: 'GET',
      url: '/api/payment/destinations?currency=EUR',
    });
    const fields = { destinationId: sources.data[0]?.id };
    const asked = await call<Invoice>(world, player, {
      method: 'POST',
      url: '/api/payment/invoices/withdrawal',
      headers: { 'idempotency-key': randomUUID() },
      payload: { methodId: 'card', currency: 'EUR', amount: 50_00, fields },
    });
    expect(asked.status).toBe(201);
    expect(await balanceOf(world, player)).toBe(0n);
    expect(await onlyLimitOf(player)).toMatchObject({ used: 50_00, left: 0 });
    expect((await deposit(world, player, { amount: 10_00 })).code).toBe(13100);
  });

  test('[P-20][8-01] set below what was paid in already, nothing is left and nothing more let in', async () => {
    const player = randomUUID();
    await set(player, 100_00);
    await paid(player, 60_00);
    await started(world, player, { amount: 10_00 });
    const { id } = await onlyLimitOf(player);
    const { data } = await send(player, 'PUT', { period: 'daily', amount: 50_00 }, id);
    expect(data[0]).toMatchObject({ amount: 50_00, used: 70_00, open: 10_00, left: 0 });
    expect((await deposit(world, player, { amount: 10_00 })).code).toBe(13100);
    expect(await methodsOf(player)).toMatchObject({ status: 422, code: 13100 });
    // What is open may still be credited: it was let in before.
    expect(await balanceOf(world, player)).toBe(60_00n);
  });

  test('[P-21] of overlapping ones the lowest decides; other currencies and players are free', async () => {
    const player = randomUUID();
    await set(player, 100_00);
    await set(player, 60_00, { period: 'weekly' });
    await set(player, 500_00, { period: 'monthly' });
    expect((await deposit(world, player, { amount: 60_01 })).code).toBe(13100);
    expect((await deposit(world, player, { amount: 60_00 })).status).toBe(201);
    expect((await deposit(world, player, { amount: 60_00, currency: 'USD' })).status).toBe(201);
    expect((await deposit(world, randomUUID(), { amount: 60_01 })).status).toBe(201);
  });

  test('[8-01] methods are refused with code 13100 once none takes what is left', async () => {
    const player = randomUUID();
    await set(player, 35_00);
    expect((await methodsOf(player)).status).toBe(200);
    await paid(player, 30_00);
    // A voucher takes 5.00, nothing takes less.
    expect((await methodsOf(player)).data.length).toBeGreaterThan(0);
    const { id } = await onlyLimitOf(player);
    await send(player, 'PUT', { period: 'daily', amount: 34_99 }, id);
    expect(await methodsOf(player)).toMatchObject({ status: 422, code: 13100 });
  });
});

describe('[P-21] on the clock', () => {
  const later = async (to: number, work: () => Promise<void>) => {
    const before = world.clock.time;
    world.clock.time = to;
    await work().finally(() => {
      world.clock.time = before;
    });
  };

  test('a lower amount stops the next deposit; a higher one, and an end, come 24 hours later', async () => {
    const [raising, ending] = [randomUUID(), randomUUID()];
    for (const player of [raising, ending]) await set(player, 50_00);
    const { id: raised } = await onlyLimitOf(raising);
    const { id: ended } = await onlyLimitOf(ending);
    await send(raising, 'PUT', { period: 'daily', amount: 40_00 }, raised);
    expect((await deposit(world, raising, { amount: 40_01 })).code).toBe(13100);
    const begun = world.clock.time;
    await send(raising, 'PUT', { period: 'daily', amount: 80_00 }, raised);
    expect((await send(ending, 'DELETE', undefined, ended)).data[0]?.change).toEqual({
      amount: null,
      from: '2026-05-02T12:00:00.000Z',
    });
    await later(begun + 24 * hour - 1, async () => {
      expect((await deposit(world, raising, { amount: 40_01 })).code).toBe(13100);
      expect((await deposit(world, ending, { amount: 50_01 })).code).toBe(13100);
    });
    await later(begun + 24 * hour, async () => {
      expect(await limitsOf(ending)).toEqual([]);
      expect((await send(ending, 'DELETE', undefined, ended)).code).toBe(10002);
      expect((await set(ending, 10_00)).status).toBe(200);
      expect(await onlyLimitOf(raising)).toMatchObject({ amount: 80_00, change: null });
      expect((await deposit(world, raising, { amount: 80_00 })).status).toBe(201);
    });
  });

  test('what was settled before midnight counts no more after it; what is open still does', async () => {
    const player = randomUUID();
    await set(player, 60_00);
    await paid(player, 30_00);
    const { payment } = await started(world, player);
    await later(Date.UTC(2026, 4, 1, 23, 59, 59, 999), async () => {
      expect((await deposit(world, player, { amount: 10_00 })).code).toBe(13100);
    });
    await later(Date.UTC(2026, 4, 2), async () => {
      expect(await onlyLimitOf(player)).toMatchObject({ used: 25_00, open: 25_00 });
      expect((await deposit(world, player, { amount: 35_01 })).code).toBe(13100);
      await tell(world, eventOf(payment, 'succeeded'));
      expect(await onlyLimitOf(player)).toMatchObject({ used: 25_00, open: 0 });
    });
  });
});
