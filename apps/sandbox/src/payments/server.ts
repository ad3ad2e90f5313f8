import { type FastifyInstance, fastify } from 'fastify';
import { registerMakeDue } from '../make-due.ts';
import { PayoutDesk, type PayoutTiming, usualPayoutTiming } from '../payouts/desk.ts';
import { PayoutStore } from '../payouts/store.ts';
import { Statement } from '../statement.ts';
import { ownProtocol, WebhookSender } from '../webhooks/sender.ts';
import { Acquirer, type Clock, type Timing, usualTiming } from './acquirer.ts';
import { registerApi } from './api-routes.ts';
import { registerPages } from './page-routes.ts';
import { PaymentStore } from './store.ts';

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
  readonly payoutTiming?: Partial<PayoutTiming>;
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
 * Tidewater Pay, the sandbox's payment provider: the merchant's API (`protocol.ts`, `payouts/`), the
 * customer's pages under `/pay/`, and signed webhooks. Undelivered webhooks go on being sent after a restart.
 */
export async function buildPayments(options: PaymentsOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: options.logger ?? false, bodyLimit: 65_536 });
  const store = new PaymentStore(options.dataFolder);
  const payouts = new PayoutStore(options.dataFolder, 'payouts');
  const statement = new Statement([store, payouts]);
  let timer: NodeJS.Timeout | undefined;
  let closing = false;

  const sleep = () => {
    clearTimeout(timer);
    if (closing) return;
    const due = [store.nextDue(), payouts.nextDue()].filter((at) => at !== null);
    const pause =
      due.length === 0 ? longestSleep : Math.min(...due) - options.clock.now().getTime();
    timer = setTimeout(wake, Math.min(longestSleep, Math.max(20, pause)));
    timer.unref();
  };
  const acquirer = new Acquirer(store, options.clock, { ...usualTiming, ...options.timing }, () =>
    sleep(),
  );
  const desk = new PayoutDesk({
    store: payouts,
    payments: store,
    clock: options.clock,
    timing: { ...usualPayoutTiming, ...options.payoutTiming },
    changed: () => sleep(),
  });
  const protocol = ownProtocol(options.webhookSecret);
  const senders = [store, payouts].map(
    ({ deliveries }) => new WebhookSender(deliveries, protocol, options.clock, app.log),
  );
  let sending: Promise<void> = Promise.resolve();
  const runDue = async () => {
    acquirer.settleOverdue();
    desk.settleOverdue();
    await Promise.all(senders.map((sender) => sender.sendDue()));
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
    payouts.close();
  });

  await app.register(async (scope) => {
    await registerApi(scope, acquirer, desk, {
      origin: options.origin,
      apiKey: options.apiKey,
      clock: options.clock,
      webhookOrigins: [new URL(options.platformOrigin).origin],
    });
    statement.register(scope);
  });
  statement.registerLies(app);
  registerMakeDue(app, [store, payouts], options.clock, runDue);
  await app.register((scope) =>
    registerPages(scope, acquirer, store, { name: options.merchantName }, options.clock),
  );
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}
