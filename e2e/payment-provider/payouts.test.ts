import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPayouts } from '../../apps/platform/src/modules/payments/adapters/payouts.ts';
import type {
  PayoutOrder,
  PayoutProvider,
} from '../../apps/platform/src/modules/payments/withdrawals/payout-provider.ts';
import { CallbackReceiver } from './callbacks.ts';
import { freePorts, SandboxProcess } from './sandbox-process.ts';
import { Wire } from './wire.ts';

/** What the platform relies on in a provider of payouts, over real HTTP, through the adapter it uses. */
describe('the provider of payouts', () => {
  const apiKey = randomBytes(24).toString('hex');
  const webhookSecret = randomBytes(24).toString('hex');
  const callbacks = new CallbackReceiver();
  let sandbox: SandboxProcess;
  let wire: Wire;
  let adapter: PayoutProvider;

  beforeAll(async () => {
    const shop = await callbacks.listen();
    sandbox = new SandboxProcess(await freePorts(), {
      PLATFORM_ORIGIN: shop,
      PAYMENTS_API_KEY: apiKey,
      PAYMENTS_WEBHOOK_SECRET: webhookSecret,
    });
    await sandbox.start();
    wire = new Wire(sandbox.origin);
    adapter = createPayouts({
      id: 'card',
      apiUrl: await wire.listen(),
      apiKey,
      webhookSecret,
      webhookUrl: `${shop}/api/payment/webhooks/card/payouts`,
      clock: { now: () => new Date() },
      deadline: 1_000,
    });
  }, 60_000);
  afterAll(async () => {
    await Promise.all([sandbox.close(), wire.close(), callbacks.close()]);
  });
  afterEach(() => {
    wire.trouble = { kind: 'none' };
  });

  const orderTo = (iban: string): PayoutOrder => ({
    reference: randomUUID(),
    amount: 50_00n,
    currency: 'EUR',
    method: 'bank',
    destination: { iban },
    customer: { id: randomUUID(), country: 'DE', locale: 'de' },
  });
  const good = 'DE89370400440532013000';
  const ibanThatIs = (scenario: string) =>
    ({
      declined: 'DE58500105179999000002',
      unknown: 'DE31500105179999000003',
      doubled: 'DE04500105179999000004',
      lying: 'DE47500105179999000006',
      claiming: 'DE20500105179999000007',
    })[scenario] ?? good;

  const toldOf = async ({ reference }: PayoutOrder, count = 1) =>
    (await callbacks.about(reference, count)).map(({ body, headers }) =>
      adapter.parsePayoutWebhook(body, headers),
    );

  /** Orders a payout and does not wait for it to be decided. */
  const decided = async (order: PayoutOrder) => {
    await adapter.createPayout(order);
    await sandbox.makeDue(order.reference);
  };

  test('takes an order once, however often it is sent', async () => {
    const order = orderTo(good);
    const [first, ...again] = await Promise.all(
      Array.from({ length: 8 }, () => adapter.createPayout(order)),
    );
    expect(first).toMatchObject({ reference: order.reference, amount: 50_00n, currency: 'EUR' });
    for (const payout of again) expect(payout.id).toBe(first?.id);
    expect((await adapter.findPayout(order.reference))?.id).toBe(first?.id);
  });

  test('takes no order back to an instrument that never paid', async () => {
    const order = { ...orderTo(good), destination: { instrument: 'ins_of-nobody' } };
    await expect(adapter.createPayout(order)).rejects.toMatchObject({ kind: 'refused' });
    expect(await adapter.findPayout(order.reference)).toBeNull();
  });

  test('a reference with another sum is a conflict, after which its fate is unknown', async () => {
    const order = orderTo(good);
    await adapter.createPayout(order);
    await expect(adapter.createPayout({ ...order, amount: 60_00n })).rejects.toMatchObject({
      kind: 'unknownFate',
    });
    expect(await adapter.findPayout(order.reference)).toMatchObject({ amount: 50_00n });
  });

  test('tells, asked and unasked, that it has paid', async () => {
    const order = orderTo(good);
    await decided(order);
    const [event] = await toldOf(order);
    expect(event?.payout).toMatchObject({ reference: order.reference, state: { kind: 'paid' } });
    expect(await adapter.findPayout(order.reference)).toEqual(event?.payout);
  });

  test.each([
    ['declined', 'payoutDeclined'],
    ['unknown', 'payoutAccountUnknown'],
  ])('tells that it was %s, and why', async (scenario, reason) => {
    const order = orderTo(ibanThatIs(scenario));
    await decided(order);
    const [event] = await toldOf(order);
    expect(event?.payout.state).toEqual({ kind: 'failed', reason });
    expect((await adapter.findPayout(order.reference))?.state).toEqual({ kind: 'failed', reason });
  });

  test('may tell twice, under two names', async () => {
    const order = orderTo(ibanThatIs('doubled'));
    await decided(order);
    const [first, second] = await toldOf(order, 2);
    expect(first?.id).not.toBe(second?.id);
    expect(first?.payout).toEqual(second?.payout);
  });

  test('may claim that it paid, which its record does not have, and send the money back', async () => {
    const order = orderTo(ibanThatIs('claiming'));
    await adapter.createPayout(order);
    const [claim] = await toldOf(order);
    expect(claim?.payout.state).toEqual({ kind: 'paid' });
    expect((await adapter.findPayout(order.reference))?.state).toEqual({ kind: 'open' });
    await sandbox.makeDue(order.reference);
    const failed = { kind: 'failed', reason: 'payoutDeclined' };
    const [, truth] = await toldOf(order, 2);
    expect(truth?.payout.state).toEqual(failed);
    expect((await adapter.findPayout(order.reference))?.state).toEqual(failed);
  });

  test('may lie about the sum, and tells the truth when it is asked', async () => {
    const order = orderTo(ibanThatIs('lying'));
    await decided(order);
    const told = (await toldOf(order, 2)).map(({ payout }) => payout.amount);
    expect(told.toSorted()).toEqual([50_00n, 50_01n]);
    expect(await adapter.findPayout(order.reference)).toMatchObject({ amount: 50_00n });
  });

  test('a callback with one byte changed, or of another sender, is not believed', async () => {
    const order = orderTo(good);
    await decided(order);
    const [callback] = await callbacks.about(order.reference);
    if (!callback) throw new Error('nothing came');
    for (const at of [0, 20, callback.body.length - 1]) {
      const body = Buffer.from(callback.body);
      body[at] = (body[at] ?? 0) ^ 1;
      expect(() => adapter.parsePayoutWebhook(body, callback.headers)).toThrow();
    }
    const unsigned = { ...callback.headers, 'pierlight-signature': undefined };
    expect(() => adapter.parsePayoutWebhook(callback.body, unsigned)).toThrow();
  });

  test('money goes back only to a card that has paid', async () => {
    const order = { ...orderTo(good), method: 'card', destination: { deposit: randomUUID() } };
    await expect(adapter.createPayout(order)).rejects.toMatchObject({ kind: 'refused' });
    expect(await adapter.findPayout(order.reference)).toBeNull();
  });

  test.each([
    ['cut off', { kind: 'cut' }, 'unknownFate'],
    ['silent', { kind: 'silent' }, 'unknownFate'],
    ['answering 503', { kind: 'status', status: 503 }, 'unknownFate'],
    ['answering 422', { kind: 'status', status: 422 }, 'refused'],
    ['answering 429', { kind: 'status', status: 429 }, 'unavailable'],
    ['answering nonsense', { kind: 'changed', change: () => '{}' }, 'unknownFate'],
  ] as const)('one that is %s ends in the right failure', async (_how, trouble, kind) => {
    wire.trouble = trouble;
    await expect(adapter.createPayout(orderTo(good))).rejects.toMatchObject({ kind });
  });

  test('one that is gone never refuses, and has no order when it is back', async () => {
    await wire.close();
    const order = orderTo(good);
    // A line that was open until now may have carried the order: only a new one surely did not.
    const gone = { kind: expect.stringMatching(/unavailable|unknownFate/) };
    await expect(adapter.createPayout(order)).rejects.toMatchObject(gone);
    await expect(adapter.createPayout(order)).rejects.toMatchObject({ kind: 'unavailable' });
    await wire.listen();
    expect(await adapter.findPayout(order.reference)).toBeNull();
  });
});
