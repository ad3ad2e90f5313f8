import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type {
  FailureReason,
  ProviderPayment,
} from '../../apps/platform/src/modules/payments/provider.ts';
import { AMOUNT, type Deed, type Stand } from './provider-under-test.ts';

const failed = (reason: FailureReason) => ({ kind: 'failed', reason });

const outcomes: readonly [Deed, ProviderPayment['state']][] = [
  ['pays', { kind: 'succeeded' }],
  ['passesChallenge', { kind: 'succeeded' }],
  ['isDeclined', { kind: 'failed', reason: 'declined' }],
  ['failsChallenge', { kind: 'failed', reason: 'challengeFailed' }],
  ['leaves', { kind: 'failed', reason: 'abandoned' }],
];

/** How a payment is ordered, queried and cancelled. */
export function describePayments(stand: Stand, deeds: readonly Deed[]): void {
  it('takes an order once, however often it is sent', async () => {
    const order = stand.orderOf();
    const first = await stand.on.adapter.createPayment(order);
    expect(first).toMatchObject({
      reference: order.reference,
      amount: AMOUNT,
      currency: order.currency,
      state: { kind: 'open' },
    });
    const again = await Promise.all([1, 2, 3].map(() => stand.on.adapter.createPayment(order)));
    expect(again).toEqual([first, first, first]);
    expect(await stand.on.adapter.findPayment(order.reference)).toMatchObject({ id: first.id });
  });

  it('never lets one reference stand for two sums', async () => {
    const order = stand.orderOf();
    const { id } = await stand.on.adapter.createPayment(order);
    await expect(
      stand.on.adapter.createPayment({ ...order, amount: AMOUNT + 1n }),
    ).rejects.toMatchObject({ kind: 'refused' });
    expect(await stand.on.adapter.getPayment(id)).toMatchObject({ amount: AMOUNT });
  });

  it('shows a page on which the customer can pay', async () => {
    const { pageUrl } = await stand.opened();
    const page = await stand.on.readPage(pageUrl);
    expect(page.status).toBe(200);
    expect(page.text).toContain(stand.on.written);
  });

  it.each(outcomes.filter(([deed]) => deeds.includes(deed)))(
    'tells the truth, asked and unasked, of a customer who %s',
    async (deed, state) => {
      const { payment, callback } = await stand.ended(deed);
      const truth = { id: payment.id, reference: payment.reference, amount: AMOUNT, state };
      expect(await stand.on.adapter.getPayment(payment.id)).toMatchObject(truth);
      expect(await stand.on.adapter.findPayment(payment.reference)).toMatchObject(truth);
      expect(stand.read(callback).payment).toMatchObject({
        ...truth,
        currency: stand.on.terms.currency,
      });
    },
  );

  it('leaves a payment open while the customer stands before the challenge', async () => {
    const { id, pageUrl } = await stand.opened();
    await stand.on.act(pageUrl, 'standsBeforeChallenge');
    expect(await stand.on.adapter.getPayment(id)).toMatchObject({ state: { kind: 'open' } });
  });

  it('knows no payment that was never ordered', async () => {
    expect(await stand.on.adapter.getPayment('never-ordered')).toBeNull();
    expect(await stand.on.adapter.findPayment(randomUUID())).toBeNull();
  });

  it('cancels what is open for good, and never what is paid', async () => {
    const open = await stand.opened();
    const cancelled = await stand.on.adapter.cancelPayment(open.id);
    expect(cancelled.state).toEqual(failed('cancelled'));
    await stand.on.act(open.pageUrl, 'pays').catch(() => undefined);
    expect(await stand.on.adapter.getPayment(open.id)).toMatchObject({
      state: failed('cancelled'),
    });

    const { payment } = await stand.ended('pays');
    const paid = { id: payment.id, state: { kind: 'succeeded' } };
    expect(await stand.on.adapter.cancelPayment(payment.id)).toMatchObject(paid);
  });

  if (deeds.includes('isDeclined'))
    it('is done with a payment after the customer’s first form', async () => {
      const { payment } = await stand.ended('isDeclined');
      await stand.on.act(payment.pageUrl, 'pays').catch(() => undefined);
      expect(await stand.on.adapter.getPayment(payment.id)).toMatchObject({
        state: failed('declined'),
      });
    });
}
