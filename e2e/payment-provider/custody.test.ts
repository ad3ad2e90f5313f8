import { randomBytes } from 'node:crypto';
import { createCustodyProvider } from '../../apps/platform/src/modules/payments/adapters/custody.ts';
import { signatureHeader } from '../../apps/sandbox/src/webhooks/signature.ts';
import { CallbackReceiver } from './callbacks.ts';
import { describePaymentProvider } from './conformance.ts';
import type { Change, Deed } from './provider-under-test.ts';
import { freePorts, SandboxProcess } from './sandbox-process.ts';
import { Wire } from './wire.ts';

/** Sends coins as the customer's wallet would, with everything that its page has filled in. */
async function act(pageUrl: string, deed: Deed): Promise<void> {
  const page = await (await fetch(pageUrl)).text();
  const filledIn = (name: string) =>
    new RegExp(`<input id="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? '';
  const response = await fetch(new URL('/send', pageUrl), {
    method: 'POST',
    body: new URLSearchParams({
      address: filledIn('address'),
      tag: filledIn('tag'),
      amount: filledIn('amount'),
      asset: 'XRP',
      network: 'xrpl',
      fate: deed === 'standsBeforeChallenge' ? 'slow' : 'arrives',
    }),
  });
  if (!response.ok) throw new Error(`The wallet refused: ${response.status}`);
}

function changed(text: string, { pageUrl, currency, ...same }: Change): string {
  const said = JSON.parse(text) as Record<string, unknown> & { data?: object };
  const fields = {
    ...same,
    ...(currency && { asset: currency }),
    ...(pageUrl && { walletUrl: pageUrl }),
  };
  // A callback speaks of the deposit in its data, an answer is the deposit.
  if (said.data) return JSON.stringify({ ...said, data: { ...said.data, ...fields } });
  return JSON.stringify({ ...said, ...fields });
}

describePaymentProvider('of coins, a custodian', async () => {
  const apiKey = randomBytes(24).toString('hex');
  const webhookSecret = randomBytes(24).toString('hex');
  const port = await freePorts();
  const callbacks = new CallbackReceiver();
  const shop = await callbacks.listen();
  const sandbox = new SandboxProcess(port, {
    PLATFORM_ORIGIN: shop,
    CUSTODY_API_KEY: apiKey,
    CUSTODY_WEBHOOK_SECRET: webhookSecret,
  });
  await sandbox.start();
  const custody = `http://127.0.0.1:${port + 9}`;
  const wire = new Wire(custody);
  const clock = { now: () => new Date() };
  const adapter = createCustodyProvider({
    id: 'custody',
    apiUrl: await wire.listen(),
    apiKey,
    webhookSecret,
    webhookUrl: `${shop}/api/payment/webhooks/custody`,
    pageOrigins: [custody],
    clock,
    deadline: 1_000,
  });
  return {
    adapter,
    clock,
    wire,
    callbacks,
    terms: { method: 'crypto', currency: 'XRP', fields: { network: 'xrpl' } },
    written: '0.0025',
    async readPage(pageUrl) {
      const response = await fetch(pageUrl);
      return { status: response.status, text: await response.text() };
    },
    act,
    hurry: (reference) => sandbox.hurry(reference, custody),
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
}, ['pays', 'standsBeforeChallenge']);
