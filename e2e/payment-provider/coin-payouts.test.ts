import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayouts } from '../../apps/platform/src/modules/payments/adapters/payouts.ts';
import type {
  PayoutOrder,
  PayoutProvider,
} from '../../apps/platform/src/modules/payments/withdrawals/payout-provider.ts';
import { CallbackReceiver } from './callbacks.ts';
import { freePorts, SandboxProcess } from './sandbox-process.ts';

/** The custodian pays out by the same protocol as the provider of `payouts.test.ts`; here is its own part. */
describe('the custodian, paying coins out', () => {
  const apiKey = randomBytes(24).toString('hex');
  const webhookSecret = randomBytes(24).toString('hex');
  const callbacks = new CallbackReceiver();
  let sandbox: SandboxProcess;
  let custody = '';
  let adapter: PayoutProvider;

  beforeAll(async () => {
    const shop = await callbacks.listen();
    const port = await freePorts();
    sandbox = new SandboxProcess(port, {
      PLATFORM_ORIGIN: shop,
      CUSTODY_API_KEY: apiKey,
      CUSTODY_WEBHOOK_SECRET: webhookSecret,
    });
    await sandbox.start();
    custody = `http://127.0.0.1:${port + 9}`;
    adapter = createPayouts({
      id: 'custody',
      apiUrl: custody,
      apiKey,
      webhookSecret,
      webhookUrl: `${shop}/api/payment/webhooks/custody/payouts`,
      clock: { now: () => new Date() },
    });
  }, 60_000);
  afterAll(async () => {
    await Promise.all([sandbox.close(), callbacks.close()]);
  });

  const orderTo = (address: string, more: Record<string, string> = {}): PayoutOrder => ({
    reference: randomUUID(),
    amount: 20_000_000n,
    currency: 'ETH',
    method: 'crypto',
    destination: { network: 'ethereum', address, ...more },
    customer: { id: randomUUID(), country: null, locale: 'en' },
  });
  const told = async ({ reference }: PayoutOrder) => {
    await sandbox.makeDue(reference, custody);
    const [callback] = await callbacks.about(reference);
    if (!callback) throw new Error('nothing came');
    return adapter.parsePayoutWebhook(callback.body, callback.headers).payout;
  };

  test('takes an order once, sends the coins and tells of it', async () => {
    const order = orderTo('0x52908400098527886E0F7030069857D2E4169EE7');
    const [first, again] = [await adapter.createPayout(order), await adapter.createPayout(order)];
    expect(again.id).toBe(first.id);
    expect(await told(order)).toMatchObject({ id: first.id, state: { kind: 'paid' } });
    expect(await adapter.findPayout(order.reference)).toMatchObject({ state: { kind: 'paid' } });
  });

  test('tells that coins came back', async () => {
    const order = orderTo('0x000000000000000000000000000000000000dEaD');
    await adapter.createPayout(order);
    expect(await told(order)).toMatchObject({
      state: { kind: 'failed', reason: 'payoutDeclined' },
    });
  });

  test('refuses what is no coin of its own, and an unknown network', async () => {
    const bank = { ...orderTo(''), method: 'bank', currency: 'EUR' };
    for (const order of [
      { ...bank, destination: { iban: 'DE89370400440532013000' } },
      orderTo('0x52908400098527886E0F7030069857D2E4169EE7', { network: 'somewhere' }),
    ])
      await expect(adapter.createPayout(order)).rejects.toMatchObject({ kind: 'refused' });
  });
});
