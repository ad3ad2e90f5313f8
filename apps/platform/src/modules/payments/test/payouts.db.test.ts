import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, houseOf, incidentsOf, nextRun, storedInvoice } from './stored.ts';
import type { StubPayout } from './stub-payouts.ts';
import { callBack } from './webhooks.ts';
import { advance, asked, faults, playerWith, tell, useWithdrawals } from './withdrawals-fixture.ts';

const world = useWithdrawals();

beforeEach(() => world.stub.behave());
afterEach(async () => {
  expect(await faults(world), '[P-02] the books add up after every test').toEqual([]);
});

/** A player with 100 euros who requested 50 of them, and the withdrawal. */
async function waiting() {
  const player = await playerWith(world, 100_00);
  return { player, invoice: await asked(world, player) };
}

/** The same, taken on by the provider. */
async function sent() {
  const { player, invoice } = await waiting();
  await advance(world, invoice);
  const [payout] = world.stub.of(invoice.id);
  if (!payout) throw new Error('nothing was sent');
  return { player, invoice, payout };
}

const decide = (payout: StubPayout, status: 'paid' | 'failed') =>
  Object.assign(payout, { status, reason: status === 'failed' ? 'declined' : null });

describe('a withdrawal', () => {
  test('is sent by its job, and paid by the provider’s word', async () => {
    const { player, invoice, payout } = await sent();
    expect(await storedInvoice(world, invoice.id)).toMatchObject({
      status: 1,
      handover: 'accepted',
    });
    expect(await tell(world, decide(payout, 'paid'))).toBe(200);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 2 });
    expect(await balanceOf(world, player)).toBe(50_00n);
    expect(await houseOf(world, player, 'withdrawals')).toBe(0n);
    expect(await houseOf(world, player, 'payments')).toBe(-50_00n);
  });

  test('[P-08] that comes back is with the player again, whole, and says why', async () => {
    const { player, invoice, payout } = await sent();
    await tell(world, decide(payout, 'failed'));
    expect(await storedInvoice(world, invoice.id)).toMatchObject({
      status: 3,
      failure_reason: 'payoutDeclined',
    });
    expect(await balanceOf(world, player)).toBe(100_00n);
  });

  test('whose callback is lost is queried, later and later', async () => {
    const { invoice, payout } = await sent();
    expect(await nextRun(world, 'payments.withdraw', invoice.id)).toBe(60_000);
    await advance(world, invoice);
    expect(world.stub.orders.filter((reference) => reference === invoice.id)).toHaveLength(1);
    decide(payout, 'paid');
    await advance(world, invoice);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 2 });
  });
});

describe('[P-42] never paid twice:', () => {
  test('an order whose answer is lost is queried, not sent again', async () => {
    const { player, invoice } = await waiting();
    world.stub.onCreate = 'cutAfterwards';
    await advance(world, invoice);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({
      status: 1,
      handover: 'unknown',
    });
    world.stub.behave();
    await advance(world, invoice);
    expect(world.stub.of(invoice.id)).toHaveLength(1);
    expect(world.stub.orders.filter((reference) => reference === invoice.id)).toHaveLength(1);
    expect(await balanceOf(world, player)).toBe(50_00n);
  });

  test('an order of unknown fate that cannot be queried waits', async () => {
    const { player, invoice } = await waiting();
    world.stub.onCreate = 'cutAfterwards';
    await advance(world, invoice);
    world.stub.onFind = 'refuses';
    await advance(world, invoice);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 1 });
    expect(await balanceOf(world, player)).toBe(50_00n);
    expect(await nextRun(world, 'payments.withdraw', invoice.id)).not.toBeNull();
  });

  test('a conflict about the reference is no refusal: the provider may have paid', async () => {
    const { invoice } = await waiting();
    world.stub.onCreate = 'conflict';
    await advance(world, invoice);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({
      status: 1,
      handover: 'unknown',
    });
  });

  test('a provider that is down gets the order when it is back, once', async () => {
    const { invoice } = await waiting();
    world.stub.onCreate = 'broken';
    await advance(world, invoice);
    await advance(world, invoice);
    world.stub.behave();
    await advance(world, invoice);
    expect(world.stub.of(invoice.id)).toHaveLength(1);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ handover: 'accepted' });
  });

  test('eight jobs at once send one order that counts', async () => {
    const { player, invoice } = await waiting();
    await Promise.all(Array.from({ length: 8 }, () => advance(world, invoice)));
    const payouts = world.stub.of(invoice.id);
    expect(payouts).toHaveLength(1);
    await Promise.all([
      ...payouts.map((payout) => tell(world, decide(payout, 'paid'))),
      ...Array.from({ length: 8 }, () => advance(world, invoice)),
    ]);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 2 });
    expect(await houseOf(world, player, 'payments')).toBe(-50_00n);
  });

  test('an order that is refused outright gives the money back', async () => {
    const { player, invoice } = await waiting();
    world.stub.onCreate = 'refuses';
    await advance(world, invoice);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({
      status: 3,
      failure_reason: 'unavailable',
    });
    expect(await balanceOf(world, player)).toBe(100_00n);
  });
});

describe('[P-13] a callback about a payout', () => {
  test('counts once, however often it comes', async () => {
    const { player, payout } = await sent();
    const event = randomUUID();
    const told = decide(payout, 'failed');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => tell(world, told, { event })),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await tell(world, told)).toBe(200);
    expect(await balanceOf(world, player)).toBe(100_00n);
  });

  test('of a forger is not believed', async () => {
    const { player, invoice, payout } = await sent();
    const secret = 'another-secret-of-at-least-32-characters';
    expect(await tell(world, decide(payout, 'failed'), { secret })).toBe(403);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 1 });
    expect(await balanceOf(world, player)).toBe(50_00n);
  });

  test.each([
    ['amount', { amount: 50_01 }, 'otherAmount'],
    ['currency', { currency: 'USD' }, 'otherCurrency'],
    ['payout', { id: 'po_other' }, 'otherPayment'],
  ])('with another %s moves nothing and is kept for an operator', async (_what, lie, kind) => {
    const { player, invoice, payout } = await sent();
    const told = { ...payout, status: 'failed', reason: 'declined' } as const;
    expect(await tell(world, told, lie)).toBe(422);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 1 });
    expect(await incidentsOf(world, invoice.id)).toEqual([kind]);
    expect(await balanceOf(world, player)).toBe(50_00n);
  });

  test('that claims it was paid ends nothing until it stands in the record, which counts', async () => {
    const { player, invoice, payout } = await sent();
    const claim = { ...payout, status: 'paid' } as const;
    expect(await tell(world, claim)).toBe(200);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 1 });
    decide(payout, 'failed');
    expect(await tell(world, claim)).toBe(200);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 3 });
    expect(await incidentsOf(world, invoice.id)).toEqual(['otherThanRecorded']);
    expect(await balanceOf(world, player)).toBe(100_00n);
  });

  test('about a withdrawal that was not sent yet moves nothing', async () => {
    const player = await playerWith(world, 5_000_00);
    const invoice = await asked(world, player, { amount: 2_000_00 });
    const payout: StubPayout = {
      id: 'po_early',
      reference: invoice.id,
      status: 'paid',
      reason: null,
      amount: 2_000_00,
      currency: 'EUR',
    };
    expect(await tell(world, payout)).toBe(422);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 1 });
    expect(await incidentsOf(world, invoice.id)).toEqual(['otherReference']);
  });

  test('of a payment cannot credit a withdrawal', async () => {
    const { player, invoice } = await waiting();
    const body = JSON.stringify({
      id: randomUUID(),
      type: 'payment.succeeded',
      createdAt: '2026-05-01T12:00:00.000Z',
      data: {
        paymentId: 'pay_x',
        reference: invoice.id,
        amount: 50_00,
        currency: 'EUR',
        status: 'succeeded',
        reason: null,
      },
    });
    expect(await callBack(world, '/api/payment/webhooks/card', body)).toBe(422);
    expect(await balanceOf(world, player)).toBe(50_00n);
    expect(await incidentsOf(world, invoice.id)).toEqual(['otherReference']);
  });
});

describe('[P-14] final is final:', () => {
  test('what contradicts a paid or returned withdrawal is kept as an incident', async () => {
    const [paid, returned] = [await sent(), await sent()];
    await tell(world, decide(paid.payout, 'paid'));
    await tell(world, decide(returned.payout, 'failed'));
    await tell(world, decide(paid.payout, 'failed'));
    await tell(world, decide(returned.payout, 'paid'));
    expect(await storedInvoice(world, paid.invoice.id)).toMatchObject({ status: 2 });
    expect(await storedInvoice(world, returned.invoice.id)).toMatchObject({ status: 3 });
    expect(await incidentsOf(world, paid.invoice.id)).toEqual(['failureAfterSuccess']);
    expect(await incidentsOf(world, returned.invoice.id)).toEqual(['successAfterError']);
    expect(await balanceOf(world, returned.player)).toBe(100_00n);
    expect(await houseOf(world, paid.player, 'payments')).toBe(-50_00n);
  });

  test('a success racing a failure ends one way, and the balance agrees', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { player, invoice, payout } = await sent();
      await Promise.all([
        tell(world, { ...payout, status: 'paid' }),
        tell(world, { ...payout, status: 'failed', reason: 'declined' }),
      ]);
      const { status } = await storedInvoice(world, invoice.id);
      expect(await balanceOf(world, player)).toBe(status === 3 ? 100_00n : 50_00n);
    }
  });
});

test('a provider that lies about the amount is not believed, and asked again', async () => {
  const { invoice } = await waiting();
  world.stub.onCreate = 'lies';
  await advance(world, invoice);
  expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 1, handover: 'unknown' });
  expect(await incidentsOf(world, invoice.id)).toEqual(['otherAmount']);
  world.stub.behave();
  await advance(world, invoice);
  expect(await storedInvoice(world, invoice.id)).toMatchObject({ handover: 'accepted' });
});

describe('the player', () => {
  test('is told when it was requested, and how it ended, by mail and inbox, each once', async () => {
    const { player, invoice, payout } = await sent();
    await tell(world, decide(payout, 'paid'));
    world.mails.length = 0;
    for (const what of ['asked', 'paid'])
      await world.jobs['payments.tell-withdrawal']?.(
        { invoiceId: invoice.id, what },
        { id: '1', attempts: 1 },
      );
    expect(world.mails.map(({ name }) => name)).toEqual(['withdrawal-asked', 'withdrawal-paid']);
    const { rows } = await world.owner.query<{ key: string }>(
      'select key from graphile_worker._private_jobs where key like $1 order by key',
      [`notification:${player}:%`],
    );
    expect(rows.map(({ key }) => key)).toEqual([
      `notification:${player}:withdrawal:${invoice.id}:asked`,
      `notification:${player}:withdrawal:${invoice.id}:paid`,
    ]);
  });

  test('[7i-03] hears of every stage on the own channel', async () => {
    const { invoice, payout } = await sent();
    await tell(world, decide(payout, 'paid'));
    const { rows } = await world.owner.query(
      `select payload->'data'->>'event' as event, payload->'data'->'invoice'->'withdrawal'->>'stage' as stage
       from graphile_worker._private_jobs where payload->'data'->'invoice'->>'id' = $1 order by id`,
      [invoice.id],
    );
    expect(rows.map(({ stage }) => stage)).toEqual(['approved', 'sent', 'ended']);
    expect(new Set(rows.map(({ event }) => event))).toEqual(
      new Set(['invoice.withdrawal.updated']),
    );
  });
});
