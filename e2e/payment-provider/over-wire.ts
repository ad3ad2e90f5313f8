import { randomBytes } from 'node:crypto';
import type { PaymentProvider } from '../../apps/platform/src/modules/payments/provider.ts';
import { signatureHeader } from '../../apps/sandbox/src/webhooks/signature.ts';
import { CallbackReceiver } from './callbacks.ts';
import type { ProviderUnderTest } from './provider-under-test.ts';
import { freePorts, SandboxProcess } from './sandbox-process.ts';
import { Wire } from './wire.ts';

/** What an adapter is made with. */
export interface AdapterOptions {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly webhookUrl: string;
  readonly pageOrigins: readonly string[];
  readonly clock: { now(): Date };
  readonly deadline: number;
}

interface Party extends Pick<ProviderUnderTest, 'terms' | 'written' | 'act' | 'changed'> {
  readonly id: string;
  /** What its settings in the sandbox begin with, and how many ports after the first it listens. */
  readonly settings: 'PAYMENTS' | 'CUSTODY';
  readonly offset: number;
  readonly adapter: (options: AdapterOptions) => PaymentProvider;
}

/** A party of the sandbox in a process of its own, whose adapter calls it over a wire that can be cut. */
export async function overWire({
  id,
  settings,
  offset,
  adapter,
  ...party
}: Party): Promise<ProviderUnderTest> {
  const apiKey = randomBytes(24).toString('hex');
  const webhookSecret = randomBytes(24).toString('hex');
  const port = await freePorts();
  const callbacks = new CallbackReceiver();
  const shop = await callbacks.listen();
  const sandbox = new SandboxProcess(port, {
    PLATFORM_ORIGIN: shop,
    [`${settings}_API_KEY`]: apiKey,
    [`${settings}_WEBHOOK_SECRET`]: webhookSecret,
  });
  await sandbox.start();
  const origin = `http://127.0.0.1:${port + offset}`;
  const wire = new Wire(origin);
  const clock = { now: () => new Date() };
  return {
    ...party,
    adapter: adapter({
      apiUrl: await wire.listen(),
      apiKey,
      webhookSecret,
      webhookUrl: `${shop}/api/payment/webhooks/${id}`,
      pageOrigins: [origin],
      clock,
      deadline: 1_000,
    }),
    clock,
    wire,
    callbacks,
    async readPage(pageUrl) {
      const response = await fetch(pageUrl);
      return { status: response.status, text: await response.text() };
    },
    makeDue: (reference) => sandbox.makeDue(reference, origin),
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
}
