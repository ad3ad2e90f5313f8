import { type FastifyInstance, fastify } from 'fastify';
import { Acquirer, type Clock, type Timing, usualTiming } from './acquirer.ts';
import { registerApi } from './api-routes.ts';
import { registerPages } from './page-routes.ts';
import { PaymentStore } from './store.ts';
import { WebhookSender } from './webhooks.ts';

export interface PaymentsOptions {
  /** The provider's own public origin, `http://127.0.0.1:3102`: page addresses are made from it. */
  readonly origin: string;
  /** Folder of `payments.sqlite`; made when missing. */
  readonly dataFolder: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Where the platform receives webhooks. */
  readonly platformOrigin: string;
  /** The name customers see. */
  readonly merchantName: string;
  readonly clock: Clock;
  readonly timing?: Partial<Timing>;
  readonly logger?: boolean | { readonly level: string };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Settles and sends everything due at the clock's present time; what the own timer does. */
    runDue(): Promise<void>;
  }
}

const longestSleep = 60_000;

/**
 * Tidewater Pay, the sandbox's card provider: the merchant's API (`protocol.ts`), the customer's pages
 * under `/pay/`, and signed webhooks. Undelivered webhooks go on being sent after a restart.
 */
export async function buildPayments(options: PaymentsOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: options.logger ?? false, bodyLimit: 65_536 });
  const store = new PaymentStore(options.dataFolder);
  let timer: NodeJS.Timeout | undefined;
  let closing = false;

  const sleep = () => {
    clearTimeout(timer);
    if (closing) return;
    const due = store.nextDue();
    const pause = due === null ? longestSleep : due - options.clock.now().getTime();
    timer = setTimeout(wake, Math.min(longestSleep, Math.max(20, pause)));
    timer.unref();
  };
  const acquirer = new Acquirer(store, options.clock, { ...usualTiming, ...options.timing }, () =>
    sleep(),
  );
  const sender = new WebhookSender(
    store,
    options.webhookSecret,
    options.clock,
    (problem, delivery) =>
      app.log.warn({ problem, url: delivery.url, eventId: delivery.eventId }, 'webhook not taken'),
  );
  let sending: Promise<void> = Promise.resolve();
  const runDue = async () => {
    acquirer.settleOverdue();
    await sender.sendDue();
  };
  const wake = () => {
    sending = runDue()
      .catch((error: unknown) => app.log.error({ err: error }, 'payment timer failed'))
      .finally(sleep);
  };

  app.decorate('runDue', runDue);
  app.addHook('onReady', async () => sleep());
  app.addHook('onClose', async () => {
    closing = true;
    clearTimeout(timer);
    await sending;
    store.close();
  });

  await app.register((scope) =>
    registerApi(scope, acquirer, {
      origin: options.origin,
      apiKey: options.apiKey,
      webhookOrigins: [new URL(options.platformOrigin).origin],
    }),
  );
  await app.register((scope) =>
    registerPages(scope, acquirer, { name: options.merchantName }, options.clock),
  );
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}
