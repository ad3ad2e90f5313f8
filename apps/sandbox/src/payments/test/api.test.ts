import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  card,
  create,
  order,
  type Provider,
  startProvider,
  submit,
} from './provider-fixture.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

describe('creating a payment', () => {
  test('answers it with its page, and the same for the same key and body', async () => {
    const body = order(provider);
    const key = { 'idempotency-key': randomUUID() };
    const first = await call(provider, 'POST', '/v1/payments', body, key);
    expect(first).toMatchObject({
      status: 201,
      body: { reference: body.reference, status: 'pending', reason: null, amount: 25_00 },
    });
    expect(first.body.pageUrl).toBe(`http://pay.test/pay/${first.body.id}`);
    expect(await call(provider, 'POST', '/v1/payments', body, key)).toEqual({
      status: 200,
      body: first.body,
    });
    const other = { ...body, amount: 26_00 };
    expect((await call(provider, 'POST', '/v1/payments', other, key)).body.error?.code).toBe(
      'idempotency_key_reused',
    );
    const anotherKey = { 'idempotency-key': randomUUID() };
    expect((await call(provider, 'POST', '/v1/payments', body, anotherKey)).body.error?.code).toBe(
      'reference_used',
    );
  });

  test('needs the API key and an idempotency key', async () => {
    const body = order(provider);
    const headers = { 'idempotency-key': 'k', authorization: 'Bearer wrong' };
    expect((await call(provider, 'POST', '/v1/payments', body, headers)).status).toBe(401);
    expect((await call(provider, 'POST', '/v1/payments', body)).status).toBe(400);
    expect((await call(provider, 'GET', '/v1/payments/x', undefined, headers)).status).toBe(401);
  });

  test.each([
    ['no amount', { amount: 0 }],
    ['half an amount', { amount: 1.5 }],
    ['an unknown currency', { currency: 'BTC' }],
    ['an unknown method', { method: 'cheque' }],
    ['an unknown property', { status: 'succeeded' }],
    ['a script to return to', { returnUrls: { success: 'javascript:1', failure: '', cancel: '' } }],
    ['webhooks to elsewhere', { webhookUrl: 'http://169.254.169.254/' }],
  ])('with %s is refused', async (_name, change) => {
    const body = order(provider, change);
    const key = { 'idempotency-key': randomUUID() };
    const answer = await call(provider, 'POST', '/v1/payments', body, key);
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'invalid_request' } } });
  });
});

describe('a payment', () => {
  test('is found by id and by reference', async () => {
    const payment = await create(provider);
    expect((await call(provider, 'GET', `/v1/payments/${payment.id}`)).body).toEqual(payment);
    const found = await call(provider, 'GET', `/v1/payments?reference=${payment.reference}`);
    expect(found.body.payments).toEqual([payment]);
    expect((await call(provider, 'GET', '/v1/payments?reference=none')).body.payments).toEqual([]);
    expect((await call(provider, 'GET', '/v1/payments/none')).status).toBe(404);
  });

  test('is cancelled once while it is open, and not after money moved', async () => {
    const open = await create(provider);
    for (let time = 0; time < 2; time += 1)
      expect(await call(provider, 'POST', `/v1/payments/${open.id}/cancel`)).toMatchObject({
        status: 200,
        body: { status: 'cancelled', reason: 'cancelled' },
      });
    await submit(provider, open.id, 'card', card('4242424242424242'));
    expect((await call(provider, 'GET', `/v1/payments/${open.id}`)).body.status).toBe('cancelled');

    const paid = await create(provider);
    await submit(provider, paid.id, 'card', card('4242424242424242'));
    expect(await call(provider, 'POST', `/v1/payments/${paid.id}/cancel`)).toMatchObject({
      status: 409,
      body: { error: { code: 'not_cancellable' }, payment: { status: 'succeeded' } },
    });
    expect((await call(provider, 'POST', '/v1/payments/none/cancel')).status).toBe(404);
  });

  test('expires when its page was open for an hour', async () => {
    const payment = await create(provider);
    provider.clock.time += 60 * 60_000;
    await submit(provider, payment.id, 'card', card('4242424242424242'));
    expect((await call(provider, 'GET', `/v1/payments/${payment.id}`)).body).toMatchObject({
      status: 'expired',
      reason: 'expired',
    });
  });
});
