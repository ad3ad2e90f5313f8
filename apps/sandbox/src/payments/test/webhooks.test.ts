import { afterEach, beforeEach, expect, test } from 'vitest';
import { pauseAfter } from '../../webhooks/sender.ts';
import { call, card, create, type Provider, startProvider, submit } from './provider-fixture.ts';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const pay = async (number: string) => {
  const payment = await create(provider);
  await submit(provider, payment.id, 'card', card(number));
  return payment;
};
const run = async (later = 0) => {
  provider.clock.time += later;
  await provider.app.runDue();
};
const received = () => provider.merchant.received;

test('an outcome is told once, signed, with what it is about', async () => {
  const payment = await pay('4242424242424242');
  await run();
  await run(60_000);
  expect(received()).toHaveLength(1);
  expect(received()[0]).toMatchObject({
    isSigned: true,
    event: {
      type: 'payment.succeeded',
      data: {
        paymentId: payment.id,
        reference: payment.reference,
        amount: 25_00,
        currency: 'EUR',
        status: 'succeeded',
        reason: null,
      },
    },
  });
});

test.each([
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficientFunds'],
] as const)('the card %s fails with %s', async (number, reason) => {
  await pay(number);
  await run();
  expect(received()[0]?.event).toMatchObject({
    type: 'payment.failed',
    data: { status: 'failed', reason },
  });
});

test('a webhook that is not taken comes again with growing pauses, signed afresh under one id', async () => {
  provider.merchant.status = 503;
  await pay('4242424242424242');
  await run();
  for (let attempts = 1; attempts <= 5; attempts += 1) {
    await run(pauseAfter(attempts) - 1);
    expect(received()).toHaveLength(attempts);
    await run(1);
    expect(received()).toHaveLength(attempts + 1);
  }
  provider.merchant.status = 200;
  await run(pauseAfter(6));
  await run(24 * 60 * 60_000);
  expect(received()).toHaveLength(7);
  expect(new Set(received().map(({ event }) => event.id)).size).toBe(1);
  expect(new Set(received().map(({ seconds }) => seconds)).size).toBeGreaterThan(5);
  expect(received().every(({ isSigned }) => isSigned)).toBe(true);
});

test('pauses double from one second and stay at five minutes', () => {
  expect([1, 2, 3, 9, 10, 1000].map(pauseAfter)).toEqual([
    1_000, 2_000, 4_000, 256_000, 300_000, 300_000,
  ]);
});

test('webhooks survive a restart of the provider and an absence of the shop', async () => {
  provider.merchant.status = 500;
  const payment = await pay('4242424242424242');
  await run();
  await provider.restart();
  const before = received().length;
  await run(1);
  expect(received().length).toBe(before);
  provider.merchant.status = 200;
  await run(10 * 60_000);
  expect(received().length).toBe(before + 1);
  expect(received().at(-1)?.event.data.paymentId).toBe(payment.id);
  await provider.restart();
  await run(24 * 60 * 60_000);
  expect(received().length).toBe(before + 1);
});

test('a webhook nobody takes is given up after three days', async () => {
  provider.merchant.status = 500;
  await pay('4242424242424242');
  await run();
  await run(3 * 24 * 60 * 60_000);
  const attempts = received().length;
  await run(30 * 24 * 60 * 60_000);
  expect(received().length).toBe(attempts);
});

test('the slow card settles later, also over a restart', async () => {
  const payment = await pay('5555555555554444');
  const status = async () =>
    (await call(provider, 'GET', `/v1/payments/${payment.id}`)).body.status;
  expect(await status()).toBe('processing');
  expect((await call(provider, 'POST', `/v1/payments/${payment.id}/cancel`)).status).toBe(409);
  await run(19_999);
  expect(received()).toHaveLength(0);
  await provider.restart();
  await run(1);
  expect(await status()).toBe('succeeded');
  expect(received()).toHaveLength(1);
});

test('the lost-webhook card succeeds at once while the shop hears late', async () => {
  const payment = await pay('4000000000000341');
  expect((await call(provider, 'GET', `/v1/payments/${payment.id}`)).body.status).toBe('succeeded');
  await run(19_999);
  expect(received()).toHaveLength(0);
  await run(1);
  expect(received()).toHaveLength(1);
});

test('a cancellation by the shop is not told back to it; one by the customer is', async () => {
  const cancelled = await create(provider);
  await call(provider, 'POST', `/v1/payments/${cancelled.id}/cancel`);
  const abandoned = await create(provider);
  await submit(provider, abandoned.id, 'abandon');
  await run();
  expect(received().map(({ event }) => event.data)).toMatchObject([
    { paymentId: abandoned.id, status: 'cancelled', reason: 'abandoned' },
  ]);
});
