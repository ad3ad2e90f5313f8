import { createHash, timingSafeEqual } from 'node:crypto';
import { type FastifyInstance, fastify } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { serveOutbox } from '../pages/serve-outbox.ts';
import { listPage } from './page.ts';
import { SmsStore } from './store.ts';

export interface SmsOptions {
  /** Folder of `sms.sqlite`; made when missing. */
  readonly dataFolder: string;
  /** What callers prove themselves with. */
  readonly key: string;
  readonly clock: { now(): Date };
  readonly logger: Logger;
}

const message = z.strictObject({
  id: z.uuid(),
  to: z.string().regex(/^\+[0-9]{3,20}$/),
  from: z.string().min(1).max(20),
  text: z.string().min(1).max(1600),
});

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Numbers that end so are answered as a gateway in trouble would. */
const refusedEnd = '0000';
const troubledEnd = '0001';

/**
 * The sandbox's SMS gateway: takes messages by `POST /messages`, delivers none, and shows them on a page
 * and as JSON. It answers 422 for numbers that end in 0000 and 503 for those in 0001.
 */
export async function buildSms(options: SmsOptions): Promise<FastifyInstance> {
  const store = new SmsStore(options.dataFolder);
  const app = fastify({ loggerInstance: options.logger }) as unknown as FastifyInstance;
  const bearer = digest(`Bearer ${options.key}`);

  serveOutbox(app, { store, page: () => listPage(store.list()) });
  app.post('/messages', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), bearer))
      return reply.code(401).send({ error: 'the key is not right' });
    const read = message.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) });
    const { id, to, from, text } = read.data;
    if (request.headers['idempotency-key'] !== id)
      return reply.code(400).send({ error: 'the idempotency key is not the id' });
    if (to.endsWith(refusedEnd)) return reply.code(422).send({ error: 'no such number' });
    if (to.endsWith(troubledEnd)) return reply.code(503).send({ error: 'try again later' });
    const isNew = store.add({
      id,
      sender: from,
      recipient: to,
      text,
      receivedAt: options.clock.now().getTime(),
    });
    return reply.code(isNew ? 202 : 200).send({ id });
  });
  app.get<{ Querystring: { to?: string } }>('/api/messages', async (request) => ({
    messages: store.list(request.query.to),
  }));
  return app;
}
