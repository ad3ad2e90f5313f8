import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { call, get } from '../../payments/test/api-calls.ts';
import { decline, deposit, usePayments } from '../../payments/test/payments-fixture.ts';

const world = usePayments({
  rules: { deposits: { limitFirst: true, monthlyAtMost: { EUR: 1000_00, USD: 1080_00 } } },
});

const limited = async (player: string, amount: number, period = 'monthly') =>
  call(world, player, {
    method: 'POST',
    url: '/api/player/limits',
    payload: { definition: 3, period, currency: 'EUR', amount },
  });

describe('[1-10] deposits by the rules of a jurisdiction', () => {
  test('are not taken before there is a monthly limit in their currency', async () => {
    const player = randomUUID();
    const first = await deposit(world, player, { amount: 20_00 });
    expect(first).toMatchObject({ status: 422, code: 13101 });
    await limited(player, 50_00, 'daily');
    expect(await deposit(world, player, { amount: 20_00 })).toMatchObject({ code: 13101 });
    await limited(player, 500_00);
    expect((await deposit(world, player, { amount: 20_00 })).status).toBe(201);
  });

  test('[P-20] never come to more than the month’s cap, of 16 at once, whatever limit was set', async () => {
    const player = randomUUID();
    await limited(player, 5000_00);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => deposit(world, player, { amount: 100_00 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 13100)).toHaveLength(6);
    // What is open counts, and what is cancelled gives its part back.
    const taken = answers.find(({ status }) => status === 201);
    await decline(world, player, taken?.data.id ?? '');
    expect((await deposit(world, player, { amount: 100_01 })).code).toBe(13100);
    expect((await deposit(world, player, { amount: 100_00 })).status).toBe(201);
  });

  test('[8-01] leave methods refused with code 13100 once none takes what is left', async () => {
    const player = randomUUID();
    await limited(player, 5000_00);
    expect((await deposit(world, player, { amount: 999_00 })).status).toBe(201);
    const methods = await get<unknown[]>(
      world,
      player,
      '/api/payment/methods/deposit?currency=EUR',
    );
    expect(methods).toMatchObject({ status: 422, code: 13100 });
  });
});

describe('[1-10] a cap without a limit of the player’s own', () => {
  const free = usePayments({
    rules: { deposits: { limitFirst: false, monthlyAtMost: { EUR: 1000_00, USD: 1080_00 } } },
  });

  test('[P-20] is shared by currencies, and by deposits at once of a player without a limit', async () => {
    const player = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => deposit(free, player, { amount: 100_00 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 13100)).toHaveLength(6);
    expect((await deposit(free, player, { amount: 20_00, currency: 'USD' })).code).toBe(13100);
    free.clock.time = Date.UTC(2026, 5, 2);
    // Those that are open are carried over the end of the month.
    expect((await deposit(free, player, { amount: 20_00 })).code).toBe(13100);
  });
});
