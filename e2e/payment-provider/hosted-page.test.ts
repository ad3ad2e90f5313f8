import { randomBytes } from 'node:crypto';
import { createHostedPageProvider } from '../../apps/platform/src/modules/payments/adapters/hosted-page.ts';
import { signatureHeader } from '../../apps/sandbox/src/webhooks/signature.ts';
import { CallbackReceiver } from './callbacks.ts';
import { describePaymentProvider } from './conformance.ts';
import type { Change, Deed } from './provider-under-test.ts';
import { freePorts, SandboxProcess } from './sandbox-process.ts';
import { Wire } from './wire.ts';

const cards: Partial<Record<Deed, string>> = {
  pays: '4242424242424242',
  isDeclined: '4000000000000002',
  standsBeforeChallenge: '4000002500003155',
  passesChallenge: '4000002500003155',
  failsChallenge: '4000002500003155',
};

async function submit(pageUrl: string, form: string, fields: Record<string, string> = {}) {
  const response = await fetch(`${pageUrl}/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`The page refused ${form}: ${response.status}`);
}

async function act(pageUrl: string, deed: Deed): Promise<void> {
  if (deed === 'leaves') return submit(pageUrl, 'abandon');
  const number = cards[deed] ?? '';
  await submit(pageUrl, 'card', { number, expiry: '08/39', cvc: '123', name: 'Ada Lovelace' });
  if (deed === 'passesChallenge') await submit(pageUrl, 'code', { code: '123456', attempt: '0' });
  if (deed === 'failsChallenge')
    for (const attempt of ['0', '1', '2'])
      await submit(pageUrl, 'code', { code: '000000', attempt });
}

function changed(text: string, { pageUrl, ...fields }: Change): string {
  const said = JSON.parse(text) as Record<string, unknown> & { data?: object };
  // A callback speaks of the payment in its data, an answer is the payment.
  if (said.data) return JSON.stringify({ ...said, data: { ...said.data, ...fields } });
  return JSON.stringify({ ...said, ...fields, ...(pageUrl && { pageUrl }) });
}

describePaymentProvider('of cards, on its hosted page', async () => {
  const apiKey = randomBytes(24).toString('hex');
  const webhookSecret = randomBytes(24).toString('hex');
  const port = await freePorts();
  const callbacks = new CallbackReceiver();
  const shop = await callbacks.listen();
  const sandbox = new SandboxProcess(port, {
    PLATFORM_ORIGIN: shop,
    PAYMENTS_API_KEY: apiKey,
    PAYMENTS_WEBHOOK_SECRET: webhookSecret,
  });
  await sandbox.start();
  const wire = new Wire(sandbox.origin);
  const wireOrigin = await wire.listen();
  const clock = { now: () => new Date() };
  const adapterAt = (apiUrl: string) =>
    createHostedPageProvider({
      id: 'card',
      apiUrl,
      apiKey,
      webhookSecret,
      webhookUrl: `${shop}/api/payment/webhooks/card`,
      pageOrigins: [sandbox.origin],
      clock,
      deadline: 1_000,
    });
  const overWire = adapterAt(wireOrigin);
  return {
    adapter: overWire,
    clock,
    wire,
    callbacks,
    terms: { method: 'card', currency: 'EUR', fields: {} },
    written: '25.00',
    async readPage(pageUrl) {
      const response = await fetch(pageUrl);
      return { status: response.status, text: await response.text() };
    },
    act,
    hurry: (reference) => sandbox.hurry(reference),
    signed: (body, at) => ({
      body: Buffer.from(body),
      headers: {
        'pierlight-signature': signatureHeader(
          webhookSecret,
          Math.floor(at.getTime() / 1000),
          body,
        ),
      },
    }),
    changed,
    async crash() {
      await Promise.all([sandbox.crash(), wire.close()]);
    },
    async start() {
      await Promise.all([sandbox.start(), wire.listen()]);
    },
    async close() {
      await Promise.all([sandbox.close(), wire.close(), callbacks.close()]);
    },
  };
});
