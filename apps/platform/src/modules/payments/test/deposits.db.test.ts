import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { get } from './api-calls.ts';
import { check, deposit, eventOf, started, tell, usePayments } from './payments-fixture.ts';
import { site } from './payments-world.ts';
import { balanceOf, incidentsOf, nextRun, storedInvoice } from './stored.ts';
import type { Behaviour } from './stub-provider.ts';

const world = usePayments();

async function invoicesOf(player: string): Promise<number> {
  const { rows } = await world.owner.query<{ count: number }>(
    'select count(*)::int from payments.invoice where player_id = $1',
    [player],
  );
  return rows[0]?.count ?? 0;
}

describe('starting a deposit', () => {
  test('[7c-04] answers a pending invoice with the way to the page, and sends players back to the outcome', async () => {
    const player = randomUUID();
    const { status, data } = await deposit(world, player);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      status: 1,
      type: 1,
      methodId: 'card',
      amount: 25_00,
      currency: 'EUR',
      settledAt: null,
      failureReason: null,
      redirectUrl: 'https://pages.provider.test/pay/1',
    });
    expect(data.number).toMatch(/^D-[2-9A-HJKMNP-TW-Z]{4}-[2-9A-HJKMNP-TW-Z]{4}$/);
    expect(world.stub.bodies.at(-1)).toEqual({
      reference: data.id,
      amount: 25_00,
      currency: 'EUR',
      method: 'card',
      fields: {},
      webhookUrl: `${site}/api/payment/webhooks/card`,
      returnUrls: {
        success: `${site}/de?utm=1&success=${data.id}`,
        failure: `${site}/de?utm=1&deposit-error=${data.id}`,
        cancel: `${site}/de?utm=1&cancel-deposit=${data.id}`,
      },
      customer: { id: player, country: 'DE', locale: 'de' },
    });
  });

  test('[P-05] 64 parallel duplicates make one invoice and one order, and get one answer', async () => {
    const player = randomUUID();
    const key = randomUUID();
    const before = world.stub.orders.length;
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => deposit(world, player, {}, key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, data: { status: 1 } });
    expect(answers[0]?.data.redirectUrl).not.toBeNull();
    expect(await invoicesOf(player)).toBe(1);
    expect(world.stub.orders.length - before).toBe(1);
  });

  test('[P-05] with a used key and another input is refused; another player may use the key', async () => {
    const [player, other] = [randomUUID(), randomUUID()];
    const key = randomUUID();
    await deposit(world, player, {}, key);
    for (const change of [
      { amount: 26_00 },
      { currency: 'USD' },
      { returnUrl: `${site}/en` },
      { fields: { a: 'b' } },
    ])
      expect((await deposit(world, player, change, key)).code).toBe(10005);
    expect((await deposit(world, other, { amount: 26_00 }, key)).status).toBe(201);
  });

  test('without a key, or without a session, is refused', async () => {
    expect((await deposit(world, randomUUID(), {}, '')).code).toBe(10007);
    expect((await deposit(world, '', {})).code).toBe(11001);
  });

  test.each([
    ['an unknown method', { methodId: 'cheque' }, 13001],
    ['a method named like an object part', { methodId: 'constructor' }, 13001],
    ['a currency without methods', { currency: 'DOGE', amount: 1000 }, 13001],
    ['too little', { amount: 9_99 }, 13002],
    ['too much', { amount: 5_000_01 }, 13002],
    ['too little yen', { currency: 'JPY', amount: 1_499 }, 13002],
    ['a bonus', { bonusId: '01890000-0000-7000-8000-000000000000' }, 13005],
    ['card data', { fields: { number: '4242424242424242' } }, 10001],
    ['nothing', { amount: 0 }, 10001],
    ['half a cent', { amount: 2500.5 }, 10001],
    ['more than a number holds', { amount: 2 ** 53 }, 10001],
    ['an unknown property', { status: 2 }, 10001],
    ['a foreign return address', { returnUrl: 'https://evil.test/' }, 13006],
    ['user information in it', { returnUrl: `https://pierlight.test@evil.test/` }, 13006],
    ['a double slash in it', { returnUrl: `${site}//evil.test` }, 13006],
    ['a script in it', { returnUrl: 'javascript:alert(1)' }, 13006],
  ])('with %s is refused and leaves nothing behind', async (_name, change, code) => {
    const player = randomUUID();
    const before = world.stub.orders.length;
    expect((await deposit(world, player, change)).code).toBe(code);
    expect(await invoicesOf(player)).toBe(0);
    expect(world.stub.orders.length).toBe(before);
  });

  test('at the bounds of each currency is taken', async () => {
    for (const [currency, amount] of [
      ['EUR', 10_00],
      ['EUR', 5_000_00],
      ['USD', 10_00],
      ['BRL', 50_00],
      ['JPY', 1_500],
      ['JPY', 750_000],
    ] as const)
      expect((await deposit(world, randomUUID(), { currency, amount })).status).toBe(201);
  });

  test('in yen credits whole yen', async () => {
    const player = randomUUID();
    const { payment } = await started(world, player, { currency: 'JPY', amount: 1_500 });
    expect(await tell(world, eventOf(payment, 'succeeded'))).toBe(200);
    expect(await balanceOf(world, player, 'JPY')).toBe(1_500n);
  });
});

describe('methods', () => {
  test('[7c-03] a currency has the methods that take it there, and one no provider takes has none', async () => {
    const player = randomUUID();
    for (const [currency, ids] of [
      ['EUR', ['card', 'bank', 'eWallet', 'voucher']],
      ['USD', ['card', 'eWallet', 'voucher']],
      ['BRL', ['card', 'eWallet']],
      ['JPY', ['card']],
      ['BTC', ['crypto']],
      ['USDT', ['crypto']],
    ] as const) {
      const { data } = await get<{ id: string; currency: string }[]>(
        world,
        player,
        `/api/payment/methods/deposit?currency=${currency}&country=DE`,
      );
      expect(data.map(({ id }) => id)).toEqual(ids);
      expect(new Set(data.map((method) => method.currency))).toEqual(new Set([currency]));
    }
    expect(await get(world, player, '/api/payment/methods/deposit?currency=DOGE')).toMatchObject({
      status: 200,
      data: [],
    });
  });
});

describe('a provider that fails', () => {
  const player = randomUUID();
  const failing = async (onCreate: Behaviour, key = randomUUID()) => {
    world.stub.onCreate = onCreate;
    const answer = await deposit(world, player, {}, key);
    world.stub.behave();
    return answer;
  };
  const lastInvoice = async () => {
    const { rows } = await world.owner.query<{ id: string }>(
      'select id from payments.invoice where player_id = $1 order by id desc limit 1',
      [player],
    );
    return rows[0]?.id ?? '';
  };

  test('by refusing the order leaves an invoice in error', async () => {
    expect((await failing({ kind: 'status', status: 401 })).code).toBe(13004);
    const id = await lastInvoice();
    expect(await storedInvoice(world, id)).toMatchObject({
      status: 3,
      failure_reason: 'unavailable',
    });
  });

  test('[P-42] after doing its work leaves the invoice pending; the check finds the payment, ordered once', async () => {
    const key = randomUUID();
    const before = world.stub.orders.length;
    const answer = await failing({ kind: 'cutAfterwards' }, key);
    expect(answer).toMatchObject({ status: 201, data: { status: 1, redirectUrl: null } });
    const id = answer.data.id;
    expect((await storedInvoice(world, id)).handover).toBe('unknown');
    expect((await deposit(world, player, {}, key)).data.id).toBe(id);

    world.clock.time += 61_000;
    await check(world, id);
    expect(await storedInvoice(world, id)).toMatchObject({ status: 1, handover: 'accepted' });
    expect((await deposit(world, player, {}, key)).data.redirectUrl).not.toBeNull();
    expect(world.stub.orders.length - before).toBe(1);
  });

  test('[P-42] with 500 before doing its work leaves it pending until the provider surely has nothing', async () => {
    const { data } = await failing({ kind: 'status', status: 500 });
    expect(data.status).toBe(1);
    await check(world, data.id);
    expect((await storedInvoice(world, data.id)).status).toBe(1);
    world.clock.time += 60_000;
    await check(world, data.id);
    expect(await storedInvoice(world, data.id)).toMatchObject({
      status: 3,
      failure_reason: 'unavailable',
    });
  });

  test('[P-42] by staying silent is given up, with the invoice pending', async () => {
    const { status, data } = await failing({ kind: 'silent' });
    expect(status).toBe(201);
    expect((await storedInvoice(world, data.id)).handover).toBe('unknown');
  });

  test('by lying about the order sends no player to its page and cancels', async () => {
    for (const [lie, kind] of [
      [{ amount: 25_000_00 }, 'otherAmount'],
      [{ currency: 'USD' }, 'otherCurrency'],
      [{ reference: randomUUID() }, 'otherReference'],
    ] as const) {
      expect((await failing({ kind: 'lying', lie })).code).toBe(13004);
      const id = await lastInvoice();
      expect(await incidentsOf(world, id)).toEqual([kind]);
      expect((await storedInvoice(world, id)).status).toBe(3);
      expect(world.stub.of(id)?.status).toBe('cancelled');
    }
    expect(
      (await failing({ kind: 'lying', lie: { pageUrl: 'https://phish.test/pay' } })).code,
    ).toBe(13004);
  });

  test('by claiming an unrequested success of another invoice credits nobody', async () => {
    const victim = randomUUID();
    const { invoice } = await started(world, victim);
    const lie = { reference: invoice.id, status: 'succeeded' };
    expect((await failing({ kind: 'lying', lie })).code).toBe(13004);
    expect(await balanceOf(world, victim)).toBe(0n);
    expect((await storedInvoice(world, invoice.id)).status).toBe(1);
  });

  test('by answering with the payment of another player leaves that one alone', async () => {
    const other = randomUUID();
    const { payment } = await started(world, other);
    expect((await failing({ kind: 'lying', lie: payment })).code).toBe(13004);
    expect(world.stub.payments.get(payment.id)?.status).toBe('pending');
    expect(await tell(world, eventOf(payment, 'succeeded'))).toBe(200);
    expect(await balanceOf(world, other)).toBe(25_00n);
  });

  test('whose callback overtakes its own answer is credited once', async () => {
    const fast = randomUUID();
    world.stub.beforeCreated = async (payment) => {
      expect(await tell(world, eventOf(payment, 'succeeded'))).toBe(200);
    };
    const { data, status } = await deposit(world, fast);
    world.stub.behave();
    expect({ status, data }).toMatchObject({ status: 201, data: { status: 2, redirectUrl: null } });
    expect(await balanceOf(world, fast)).toBe(25_00n);
  });

  test('a saved invoice has its check from the same transaction on', async () => {
    const { invoice } = await started(world, randomUUID());
    expect(await nextRun(world, 'payments.check', invoice.id)).toBe(60_000);
  });
});
