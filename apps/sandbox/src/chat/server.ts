import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import { z } from 'zod';
import { type ChatMessage, ChatStore } from './store.ts';
import { textsOf } from './texts.ts';

export interface ChatOptions {
  /** The public key sites open the widget with. */
  readonly token: string;
  /** The only site that may frame the widget. */
  readonly siteOrigin: string;
  /** Folder of `chat.sqlite`; made when missing. */
  readonly dataFolder: string;
  readonly clock: { now(): Date };
  readonly logger?: FastifyBaseLogger;
}

const asset = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'assets', name), 'utf8');

const identity = {
  token: z.string().max(200),
  externalId: z.string().max(100).nullable(),
  restoreId: z.string().max(100).nullable(),
  locale: z.string().max(10).optional(),
};
const opening = z.strictObject(identity);
const sending = z.strictObject({ ...identity, text: z.string().trim().min(1).max(2000) });

/**
 * The sandbox's chat: the script that sites load (`/js/widget.js`, with the face of Freshchat's
 * `fcWidget`), the window it opens in a frame, and conversations that are kept by restore id.
 */
export async function buildChat(options: ChatOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = options.logger
    ? (fastify({ loggerInstance: options.logger, bodyLimit: 16_384 }) as unknown as FastifyInstance)
    : fastify({ bodyLimit: 16_384 });
  const store = new ChatStore(options.dataFolder);
  app.addHook('onClose', async () => store.close());
  const now = () => options.clock.now().getTime();

  const files = {
    '/js/widget.js': ['text/javascript', asset('widget.js')],
    '/widget/frame.js': ['text/javascript', asset('frame.js')],
    '/widget/frame.css': ['text/css', asset('frame.css')],
    '/widget/': ['text/html', asset('frame.html')],
  } as const;
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors ${options.siteOrigin}; base-uri 'none'; form-action 'none'`;
  for (const [address, [type, body]] of Object.entries(files))
    app.get(address, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('content-security-policy', policy)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-cache')
        .send(body),
    );

  /** A conversation is given back only to the pair of ids it was begun with. */
  function find({ externalId, restoreId }: z.infer<typeof opening>): string | null {
    return restoreId !== null && store.knows(restoreId, externalId) ? restoreId : null;
  }

  function begin(externalId: string | null, locale: string | undefined): string {
    const restoreId = randomUUID();
    store.addVisitor(restoreId, externalId, now());
    store.addMessage(restoreId, 'agent', textsOf(locale).greeting, now());
    return restoreId;
  }

  app.post('/widget/conversation', (request, reply) => {
    const body = opening.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'bad request' });
    if (body.data.token !== options.token) return reply.code(401).send({ error: 'unknown token' });
    const known = find(body.data);
    const words = textsOf(body.data.locale);
    const messages: ChatMessage[] = known
      ? store.messages(known)
      : [{ id: 0, author: 'agent', text: words.greeting, at: now() }];
    return reply.send({ restoreId: known, messages, texts: words });
  });

  app.post('/widget/messages', (request, reply) => {
    const body = sending.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'bad request' });
    const { token, externalId, locale, text } = body.data;
    if (token !== options.token) return reply.code(401).send({ error: 'unknown token' });
    const known = find(body.data);
    const restoreId = known ?? begin(externalId, locale);
    store.addMessage(restoreId, 'visitor', text, now());
    store.addMessage(restoreId, 'agent', textsOf(locale).reply, now());
    return reply.send({ restoreId, isNew: known === null, messages: store.messages(restoreId) });
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}
