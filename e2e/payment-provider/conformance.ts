/**
 * What the platform relies on in every payment provider, whatever its protocol: run against the
 * provider's sandbox, over real HTTP, through the adapter that the platform uses.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type {
  FailureReason,
  PaymentOrder,
  PaymentProvider,
  ProviderPayment,
} from '../../apps/platform/src/modules/payments/provider.ts';
import type { Callback, CallbackReceiver } from './callbacks.ts';
import type { Trouble, Wire } from './wire.ts';

/** What a customer may do on the provider's page. */
export type Deed =
  | 'pays'
  | 'isDeclined'
  | 'standsBeforeChallenge'
  | 'passesChallenge'
  | 'failsChallenge'
  | 'leaves';

/** What of an answer or a callback is put differently than the truth. */
export interface Change {
  readonly amount?: number;
  readonly currency?: string;
  readonly reference?: string;
  readonly pageUrl?: string;
  readonly status?: string;
}

export interface ProviderUnderTest {
  /** The platform's adapter; its calls go over `wire`, its clock is `clock`. */
  readonly adapter: PaymentProvider;
  readonly clock: { now(): Date };
  readonly wire: Wire;
  readonly callbacks: CallbackReceiver;
  /** A method and a currency that the provider takes. */
  readonly terms: Pick<PaymentOrder, 'method' | 'currency'>;
  /** The page of a payment as a browser gets it. */
  readPage(pageUrl: string): Promise<{ status: number; text: string }>;
  /** Acts as the customer, by the forms of the page. */
  act(pageUrl: string, deed: Deed): Promise<void>;
  /** The callback with these bytes as the provider itself would send it at that time. */
  signed(body: string, at: Date): Callback;
  /** An answer of the API, or the body of a callback, with something put differently. */
  changed(text: string, change: Change): string;
  /** Takes the provider away at once, as a crash does. */
  crash(): Promise<void>;
  /** Brings it back with all it knew. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const MINUTE = 60_000;
const AMOUNT = 2500n;

/** A provider that passes may be offered to players. */
export function describePaymentProvider(
  name: string,
  build: () => Promise<ProviderUnderTest>,
): void {
  describe(`the payment provider ${name}`, { timeout: 60_000 }, () => {
    let on: ProviderUnderTest;
    const realNow = () => new Date();
    beforeAll(async () => {
      on = await build();
    }, 60_000);
    afterAll(() => on?.close());
    afterEach(() => {
      on.wire.trouble = { kind: 'none' };
      on.callbacks.status = 200;
      on.clock.now = realNow;
    });

    const orderOf = (reference: string = randomUUID()): PaymentOrder => ({
      reference,
      amount: AMOUNT,
      ...on.terms,
      returnUrls: {
        success: `https://shop.test/?success=${reference}`,
        failure: `https://shop.test/?deposit-error=${reference}`,
        cancel: `https://shop.test/?cancel-deposit=${reference}`,
      },
      customer: { id: 'player', country: 'DE', locale: 'en' },
    });
    const opened = async (): Promise<ProviderPayment & { pageUrl: string }> => {
      const payment = await on.adapter.createPayment(orderOf());
      if (payment.pageUrl === null) throw new Error('The payment has no page');
      return { ...payment, pageUrl: payment.pageUrl };
    };
    /** A payment whose customer has acted, and the first callback about it. */
    const ended = async (deed: Deed) => {
      const payment = await opened();
      await on.act(payment.pageUrl, deed);
      const [callback] = await on.callbacks.about(payment.reference);
      if (!callback) throw new Error('No callback came');
      return { payment, callback };
    };
    const read = ({ body, headers }: Callback) => on.adapter.parseWebhook(body, headers);
    const failed = (reason: FailureReason) => ({ kind: 'failed', reason });

    it('takes an order once, however often it is sent', async () => {
      const order = orderOf();
      const first = await on.adapter.createPayment(order);
      expect(first).toMatchObject({
        reference: order.reference,
        amount: AMOUNT,
        currency: order.currency,
        state: { kind: 'open' },
      });
      const again = await Promise.all([1, 2, 3].map(() => on.adapter.createPayment(order)));
      expect(again).toEqual([first, first, first]);
      expect(await on.adapter.findPayment(order.reference)).toMatchObject({ id: first.id });
    });

    it('never lets one reference stand for two sums', async () => {
      const order = orderOf();
      const { id } = await on.adapter.createPayment(order);
      await expect(
        on.adapter.createPayment({ ...order, amount: AMOUNT + 1n }),
      ).rejects.toMatchObject({ kind: 'refused' });
      expect(await on.adapter.getPayment(id)).toMatchObject({ amount: AMOUNT });
    });

    it('shows a page on which the customer can pay', async () => {
      const { pageUrl } = await opened();
      const page = await on.readPage(pageUrl);
      expect(page.status).toBe(200);
      expect(page.text).toContain('25.00');
    });

    it.each<[Deed, ProviderPayment['state']]>([
      ['pays', { kind: 'succeeded' }],
      ['passesChallenge', { kind: 'succeeded' }],
      ['isDeclined', { kind: 'failed', reason: 'declined' }],
      ['failsChallenge', { kind: 'failed', reason: 'challengeFailed' }],
      ['leaves', { kind: 'failed', reason: 'abandoned' }],
    ])('tells the truth, asked and unasked, of a customer who %s', async (deed, state) => {
      const { payment, callback } = await ended(deed);
      const truth = { id: payment.id, reference: payment.reference, amount: AMOUNT, state };
      expect(await on.adapter.getPayment(payment.id)).toMatchObject(truth);
      expect(await on.adapter.findPayment(payment.reference)).toMatchObject(truth);
      expect(read(callback).payment).toMatchObject({ ...truth, currency: on.terms.currency });
    });

    it('leaves a payment open while the customer stands before the challenge', async () => {
      const { id, pageUrl } = await opened();
      await on.act(pageUrl, 'standsBeforeChallenge');
      expect(await on.adapter.getPayment(id)).toMatchObject({ state: { kind: 'open' } });
    });

    it('knows no payment that was never ordered', async () => {
      expect(await on.adapter.getPayment('never-ordered')).toBeNull();
      expect(await on.adapter.findPayment(randomUUID())).toBeNull();
    });

    it('cancels what is open for good, and never what is paid', async () => {
      const open = await opened();
      const cancelled = await on.adapter.cancelPayment(open.id);
      expect(cancelled.state).toEqual(failed('cancelled'));
      await on.act(open.pageUrl, 'pays').catch(() => undefined);
      expect(await on.adapter.getPayment(open.id)).toMatchObject({ state: failed('cancelled') });

      const { payment } = await ended('pays');
      const paid = { id: payment.id, state: { kind: 'succeeded' } };
      expect(await on.adapter.cancelPayment(payment.id)).toMatchObject(paid);
    });

    it('is done with a payment after the customer’s first form', async () => {
      const { payment } = await ended('isDeclined');
      await on.act(payment.pageUrl, 'pays').catch(() => undefined);
      expect(await on.adapter.getPayment(payment.id)).toMatchObject({ state: failed('declined') });
    });

    it('a callback not taken comes again as the same event, also after a crash', async () => {
      on.callbacks.status = 503;
      const { payment, callback } = await ended('pays');
      await on.crash();
      on.callbacks.status = 200;
      await on.start();
      const [, again] = await on.callbacks.about(payment.reference, 2);
      expect(again && read(again)).toEqual(read(callback));
    });

    it('a callback read twice, or after another, says the same [P-13]', async () => {
      const first = await ended('pays');
      const second = await ended('isDeclined');
      const inOrder = [read(first.callback), read(second.callback)];
      const reversed = [read(second.callback), read(first.callback), read(first.callback)];
      expect(reversed).toEqual([inOrder[1], inOrder[0], inOrder[0]]);
      expect(inOrder[0]?.id).not.toBe(inOrder[1]?.id);
    });

    it('a callback is believed five minutes long, and not from the future [P-13]', async () => {
      const { callback } = await ended('pays');
      const at = Date.now();
      for (const offset of [-4 * MINUTE, 4 * MINUTE]) {
        on.clock.now = () => new Date(at + offset);
        expect(read(callback).payment.state.kind).toBe('succeeded');
      }
      for (const offset of [-6 * MINUTE, 6 * MINUTE]) {
        on.clock.now = () => new Date(at + offset);
        expect(() => read(callback)).toThrow(expect.objectContaining({ errorName: 'forbidden' }));
      }
    });

    it('a callback with any one byte changed is not believed [P-13]', async () => {
      const { callback } = await ended('pays');
      for (let at = 0; at < callback.body.length; at += 1) {
        const body = Buffer.from(callback.body);
        body.writeUInt8(body.readUInt8(at) ^ 1, at);
        expect(() => read({ ...callback, body })).toThrow(
          expect.objectContaining({ errorName: 'forbidden' }),
        );
      }
      expect(() => read({ body: callback.body, headers: {} })).toThrow(
        expect.objectContaining({ errorName: 'forbidden' }),
      );
    });

    it('the proof of one callback does not fit another [P-13]', async () => {
      const paid = await ended('pays');
      const declined = await ended('isDeclined');
      expect(() => read({ body: paid.callback.body, headers: declined.callback.headers })).toThrow(
        expect.objectContaining({ errorName: 'forbidden' }),
      );
    });

    it.each<[string, Change, Partial<ProviderPayment>]>([
      ['amount', { amount: 1 }, { amount: 1n }],
      ['currency', { currency: 'JPY' }, { currency: 'JPY' }],
      ['reference', { reference: 'another' }, { reference: 'another' }],
    ])(
      'a proven callback with another %s is handed on as it is, for the platform to refuse',
      async (_, change, seen) => {
        const { callback } = await ended('pays');
        const body = on.changed(callback.body.toString(), change);
        expect(read(on.signed(body, new Date())).payment).toMatchObject(seen);
      },
    );

    it('a proven callback that contradicts itself or cannot be read is refused', async () => {
      const { callback } = await ended('pays');
      const text = callback.body.toString();
      for (const body of [
        on.changed(text, { status: 'failed' }),
        on.changed(text, { status: 'pending' }),
        on.changed(text, { status: 'no such status' }),
        on.changed(text, { amount: -1 }),
        on.changed(text, { amount: 0.5 }),
        '{}',
        'nonsense',
        '',
      ])
        expect(() => read(on.signed(body, new Date())), body).toThrow(
          expect.objectContaining({ errorName: 'malformedRequest' }),
        );
    });

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
      const order = orderOf();
      on.wire.trouble = trouble;
      const asked = performance.now();
      await expect(on.adapter.createPayment(order)).rejects.toMatchObject({ kind: 'unknownFate' });
      expect(performance.now() - asked).toBeLessThan(15_000);
      on.wire.trouble = { kind: 'none' };
      // Whether or not it had, the same order again leads to one payment.
      const payment = await on.adapter.createPayment(order);
      expect(await on.adapter.findPayment(order.reference)).toMatchObject({ id: payment.id });
    });

    it.each([400, 401, 403, 404, 422])('HTTP %d is a no', async (status) => {
      on.wire.trouble = { kind: 'status', status };
      await expect(on.adapter.createPayment(orderOf())).rejects.toMatchObject({ kind: 'refused' });
    });

    it('HTTP 429 surely had no effect', async () => {
      on.wire.trouble = { kind: 'status', status: 429 };
      await expect(on.adapter.createPayment(orderOf())).rejects.toMatchObject({
        kind: 'unavailable',
      });
    });

    it('a provider that is gone surely did nothing, and knows everything when it is back', async () => {
      const before = await opened();
      await on.crash();
      for (const call of [
        () => on.adapter.createPayment(orderOf()),
        () => on.adapter.getPayment(before.id),
        () => on.adapter.findPayment(before.reference),
        () => on.adapter.cancelPayment(before.id),
      ])
        await expect(call()).rejects.toMatchObject({
          name: 'ProviderFailure',
          kind: 'unavailable',
        });
      await on.start();
      expect(await on.adapter.getPayment(before.id)).toMatchObject({ id: before.id });
    });

    it('sends the customer to no page but the provider’s', async () => {
      on.wire.trouble = {
        kind: 'changed',
        change: (answer) => on.changed(answer, { pageUrl: 'https://evil.test/pay' }),
      };
      await expect(on.adapter.createPayment(orderOf())).rejects.toMatchObject({ kind: 'refused' });
    });

    it('a lie about sum or currency reaches the platform as it was told, for it to refuse', async () => {
      const lie: Change = { amount: 1, currency: 'JPY' };
      on.wire.trouble = { kind: 'changed', change: (answer) => on.changed(answer, lie) };
      expect(await on.adapter.createPayment(orderOf())).toMatchObject({
        amount: 1n,
        currency: 'JPY',
      });
    });
  });
}
