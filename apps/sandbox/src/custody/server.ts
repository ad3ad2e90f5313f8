import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import { registerMakeDue } from '../make-due.ts';
import { PayoutDesk, usualPayoutTiming } from '../payouts/desk.ts';
import { PayoutStore } from '../payouts/store.ts';
import { Statement } from '../statement.ts';
import { ownProtocol, WebhookSender } from '../webhooks/sender.ts';
import { registerApi } from './api-routes.ts';
import { Custodian } from './custodian.ts';
import { registerPages } from './page-routes.ts';
import { CustodyStore } from './store.ts';

export interface CustodyOptions {
  /** The own public origin; addresses of pages are made from it. */
  readonly origin: string;
  /** Folder of `custody.sqlite`; made when missing. */
  readonly dataFolder: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Where the platform receives webhooks. */
  readonly platformOrigin: string;
  readonly clock: { now(): Date };
  readonly logger?: FastifyServerOptions['loggerInstance'];
}

/** How often the chains are looked at, in milliseconds. */
const look = 400;

/**
 * Deepwater Custody: keeps coins on several chains. The merchant's API (`protocol.ts`), the wallet a
 * customer sends coins from under `/send`, and signed webhooks that outlast a restart.
 */
export async function buildCustody(options: CustodyOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    bodyLimit: 65_536,
  });
  const store = new CustodyStore(options.dataFolder);
  const custodian = new Custodian(store, options.origin, options.clock);
  const payouts = new PayoutStore(options.dataFolder, 'custody-payouts');
  const desk = new PayoutDesk({
    store: payouts,
    // Coins go back to no card.
    payments: { byReference: () => null, paidBy: () => [] },
    clock: options.clock,
    timing: usualPayoutTiming,
    changed: () => undefined,
  });
  const protocol = ownProtocol(options.webhookSecret);
  const senders = [store, payouts].map(
    ({ deliveries }) => new WebhookSender(deliveries, protocol, options.clock, app.log),
  );
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  const runDue = async () => {
    custodian.watch();
    desk.settleOverdue();
    await Promise.all(senders.map((sender) => sender.sendDue()));
  };
  const wake = () => {
    sending = runDue().catch((error: unknown) =>
      app.log.error({ err: error }, 'custody timer failed'),
    );
  };

  const statement = new Statement([store, payouts]);

  app.decorate('runDue', runDue);
  app.addHook('onListen', async () => {
    timer = setInterval(wake, look);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sending;
    store.close();
    payouts.close();
  });
  await app.register(async (scope) => {
    await registerApi(scope, custodian, desk, {
      origin: options.origin,
      apiKey: options.apiKey,
      webhookOrigins: [new URL(options.platformOrigin).origin],
    });
    statement.register(scope);
  });
  statement.registerLies(app);
  registerMakeDue(app, [store, payouts], options.clock, runDue);
  await app.register((scope) => registerPages(scope, custodian));
  return app;
}
