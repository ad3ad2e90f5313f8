import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { serveOutbox } from '../pages/serve-outbox.ts';
import { openPush } from './encryption.ts';
import { listPage } from './page.ts';
import { PushStore } from './store.ts';
import { vapidFault } from './vapid.ts';

export interface PushOptions {
  readonly origin: string;
  /** Folder of `push.sqlite`; made when missing. */
  readonly dataFolder: string;
  readonly clock: { now(): Date };
  readonly logger: Logger;
}

const subscribing = z.strictObject({ serverKey: z.string().nullable() });
const answering = z.strictObject({ answers: z.enum(['201', '410', '429', '500', 'slow']) });
const headers = z.object({
  authorization: z.string(),
  'content-encoding': z.literal('aes128gcm'),
  ttl: z.string().regex(/^\d+$/).transform(Number),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).default('normal'),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .default(''),
});
/** The most a push service has to take (RFC 8030). */
const largest = 4096;
/** How long a slow answer takes: longer than anybody waits. */
const slowMs = 30_000;

/**
 * The sandbox's push service: makes subscriptions with the keys of a browser (`POST /subscriptions`), takes
 * pushes as those of browsers do (RFC 8030), and shows on a page and as JSON what was in them. `PUT
 * /subscriptions/:id/answers` has it answer a subscription's pushes as a service in trouble would.
 */
export async function buildPush(options: PushOptions): Promise<FastifyInstance> {
  const { origin, clock } = options;
  const store = new PushStore(options.dataFolder);
  const app = fastify({ loggerInstance: options.logger }) as unknown as FastifyInstance;
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  serveOutbox(app, { store, page: () => listPage(store.list()) });

  app.post('/subscriptions', async (request, reply) => {
    const read = subscribing.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) });
    const keys = createECDH('prime256v1');
    const publicKey = keys.generateKeys('base64url');
    const id = randomUUID();
    const auth = randomBytes(16).toString('base64url');
    const { serverKey } = read.data;
    store.subscribe({
      id,
      privateKey: keys.getPrivateKey('base64url'),
      publicKey,
      auth,
      serverKey,
    });
    const made = { endpoint: `${origin}/push/${id}`, keys: { p256dh: publicKey, auth } };
    return reply.code(201).send(made);
  });
  app.put<{ Params: { id: string } }>('/subscriptions/:id/answers', async (request, reply) => {
    const read = answering.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) });
    return reply.code(store.answerWith(request.params.id, read.data.answers) ? 204 : 404).send();
  });
  app.post<{ Params: { id: string }; Body: Buffer }>('/push/:id', async (request, reply) => {
    const subscription = store.find(request.params.id);
    if (!subscription) return reply.code(404).send();
    const { answers, serverKey } = subscription;
    if (answers === 'slow') await pause(slowMs, undefined, { ref: false });
    else if (answers !== '201') return reply.code(Number(answers)).header('retry-after', 60).send();
    const read = headers.safeParse(request.headers);
    if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) });
    const { authorization, ttl, urgency, topic } = read.data;
    const proof = { audience: origin, expected: serverKey, now: clock.now() };
    const fault = vapidFault(authorization, proof);
    if (fault !== null) return reply.code(403).send({ error: fault });
    if (request.body.length > largest) return reply.code(413).send();
    const payload = openPush(request.body, subscription).toString();
    const receivedAt = clock.now().getTime();
    store.add({ subscription: subscription.id, payload, urgency, topic, ttl, receivedAt });
    return reply.code(201).header('location', `${origin}/messages/${randomUUID()}`).send();
  });
  app.get<{ Querystring: { subscription?: string } }>('/api/pushes', async (request) => ({
    pushes: store.list(request.query.subscription),
  }));
  return app;
}
