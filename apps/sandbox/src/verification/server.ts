import { type FastifyInstance, fastify } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { registerMakeDue } from '../make-due.ts';
import { WebhookSender } from '../webhooks/sender.ts';
import { registerApi } from './api-routes.ts';
import { Bureau } from './bureau.ts';
import { registerDesk } from './desk-routes.ts';
import { type AppToken, guardApi } from './guard.ts';
import { registerSdkPages } from './page-routes.ts';
import { Pictures } from './pictures.ts';
import { registerSdk } from './sdk-routes.ts';
import { VerificationStore } from './store.ts';
import { type DigestName, deliveryModes, digestNames, webhookPath } from './webhook-protocol.ts';
import { digestProtocol } from './webhooks.ts';

export interface VerificationOptions {
  /** Folder of `verification.sqlite` and of the pictures; made when missing. */
  readonly dataFolder: string;
  readonly appToken: AppToken;
  readonly webhookSecret: string;
  /** Where the platform receives webhooks; its site alone may frame the WebSDK. */
  readonly platformOrigin: string;
  /** Seconds until documents are answered by themselves; 0: only somebody at the desk answers. */
  readonly reviewSeconds: number;
  readonly clock: { now(): Date };
  readonly logger: Logger;
}

/** How often it is looked what is due, in milliseconds. */
const look = 400;

const webhookInput = z.strictObject({
  algorithm: z.enum(digestNames).optional(),
  manner: z.enum(deliveryModes).optional(),
});

/**
 * Plainsight, the sandbox's verification provider, which speaks Sumsub's protocol: the merchant's API
 * (`protocol.ts`), the WebSDK that a site embeds, a desk at `/` where documents are decided about, and webhooks
 * that outlast a restart.
 */
export async function buildVerification(options: VerificationOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.logger,
    bodyLimit: 65_536,
    routerOptions: { maxParamLength: 600 },
  }) as unknown as FastifyInstance;
  const store = new VerificationStore(options.dataFolder);
  const pictures = new Pictures(options.dataFolder, options.clock);
  const bureau = new Bureau({
    store,
    webhookUrl: options.platformOrigin + webhookPath,
    clock: options.clock,
    reviewSeconds: options.reviewSeconds,
  });
  let algorithm: DigestName = 'HMAC_SHA256_HEX';
  const sender = new WebhookSender(
    store.deliveries,
    digestProtocol(options.webhookSecret, () => algorithm),
    options.clock,
    app.log,
  );
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  const runDue = async () => {
    bureau.decideDue();
    pictures.tidy();
    await sender.sendDue();
  };

  app.decorate('runDue', runDue);
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      sending = runDue().catch((error: unknown) =>
        app.log.error({ err: error }, 'verification timer failed'),
      );
    }, look);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sending;
    store.close();
  });

  await app.register(async (scope) => {
    guardApi(scope, options.appToken, options.clock);
    registerApi(scope, bureau);
  });
  await app.register(async (scope) => registerSdk(scope, bureau, pictures));
  await app.register((scope) => registerSdkPages(scope, options.platformOrigin));
  await app.register((scope) => registerDesk(scope, bureau, pictures, options.reviewSeconds));
  registerMakeDue(app, [bureau], options.clock, runDue);
  app.put('/sandbox/webhooks', async (request, reply) => {
    const read = webhookInput.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) });
    algorithm = read.data.algorithm ?? algorithm;
    bureau.deliveryMode = read.data.manner ?? bureau.deliveryMode;
    return { algorithm, manner: bureau.deliveryMode };
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}
