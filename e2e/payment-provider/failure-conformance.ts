import { expect, it } from 'vitest';
import type { Change, Stand } from './provider-under-test.ts';
import type { Trouble } from './wire.ts';

/** What is known after a call that went wrong. */
export function describeFailures(stand: Stand): void {
  it.each<[string, Trouble]>([
    ['an answer that never comes', { kind: 'silent' }],
    ['a connection that breaks', { kind: 'cut' }],
    ['HTTP 500', { kind: 'status', status: 500 }],
    ['HTTP 502', { kind: 'status', status: 502 }],
    ['HTTP 504', { kind: 'status', status: 504 }],
    ['a success that cannot be read', { kind: 'status', status: 200 }],
    ['a success that says nothing', { kind: 'status', status: 200, body: '{}' }],
    ['a redirect', { kind: 'status', status: 302 }],
  ])('of %s nobody knows whether it had its effect [P-42]', async (_, trouble) => {
    const order = stand.orderOf();
    stand.on.wire.trouble = trouble;
    const asked = performance.now();
    await expect(stand.on.adapter.createPayment(order)).rejects.toMatchObject({
      kind: 'unknownFate',
    });
    expect(performance.now() - asked, 'the adapter gives up').toBeLessThan(15_000);
    stand.on.wire.trouble = { kind: 'none' };
    // Whether or not it had, the same order again leads to one payment.
    const payment = await stand.on.adapter.createPayment(order);
    expect(await stand.on.adapter.findPayment(order.reference)).toMatchObject({ id: payment.id });
  });

  it.each([400, 401, 403, 404, 422])('HTTP %d is a no', async (status) => {
    stand.on.wire.trouble = { kind: 'status', status };
    await expect(stand.on.adapter.createPayment(stand.orderOf())).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  it('HTTP 429 surely had no effect', async () => {
    stand.on.wire.trouble = { kind: 'status', status: 429 };
    await expect(stand.on.adapter.createPayment(stand.orderOf())).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('a provider that is gone surely did nothing, and knows everything when it is back', async () => {
    const before = await stand.opened();
    await stand.on.crash();
    for (const call of [
      () => stand.on.adapter.createPayment(stand.orderOf()),
      () => stand.on.adapter.getPayment(before.id),
      () => stand.on.adapter.findPayment(before.reference),
      () => stand.on.adapter.cancelPayment(before.id),
    ])
      await expect(call()).rejects.toMatchObject({
        name: 'ProviderFailure',
        kind: 'unavailable',
      });
    await stand.on.start();
    expect(await stand.on.adapter.getPayment(before.id)).toMatchObject({ id: before.id });
  });

  it('sends the customer to no page but the provider’s', async () => {
    stand.on.wire.trouble = {
      kind: 'changed',
      change: (answer) => stand.on.changed(answer, { pageUrl: 'https://evil.test/pay' }),
    };
    await expect(stand.on.adapter.createPayment(stand.orderOf())).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  it('a lie about sum or currency reaches the platform as it was told, for it to refuse', async () => {
    const lie: Change = { amount: 1, currency: 'JPY' };
    stand.on.wire.trouble = { kind: 'changed', change: (answer) => stand.on.changed(answer, lie) };
    expect(await stand.on.adapter.createPayment(stand.orderOf())).toMatchObject({
      amount: 1n,
      currency: 'JPY',
    });
  });
}
