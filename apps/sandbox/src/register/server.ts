import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { serveOutbox } from '../pages/serve-outbox.ts';
import { registerPage } from './page.ts';
import { RegisterStore } from './store.ts';

export interface RegisterOptions {
  /** Folder of `register.sqlite`; made when missing. */
  readonly dataFolder: string;
  /** What operators prove themselves with. */
  readonly key: string;
  readonly clock: { now(): Date };
  readonly logger: Logger;
}

/** How it answers: truly, or in one of the ways in which registers fail. */
const moods = ['true', 'down', 'slow', 'garbled'] as const;
type Mood = (typeof moods)[number];

/** Milliseconds a slow answer takes. */
const slowness = 20_000;

const name = z.string().trim().min(1).max(100);
const birthdate = z.iso.date();
const asked = z.strictObject({
  occasion: z.enum(['registration', 'signIn', 'deposit']),
  firstName: name.optional(),
  lastName: name.optional(),
  birthdate,
  email: z.string().max(254).optional(),
  phone: z.string().max(20).optional(),
  country: z.string().length(2).optional(),
  taxNumber: z.string().max(20).optional(),
});
const registered = z.object({
  firstName: name,
  lastName: name,
  birthdate,
  email: z.union([z.email(), z.literal('').transform(() => null)]),
});
const moodBody = z.strictObject({ mood: z.enum(moods) });

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The sandbox's central register of excluded persons: `POST /v1/checks` says whether it knows somebody, and the
 * page at `/` registers one. `PUT /sandbox/mood` makes it fail.
 */
export async function buildRegister(options: RegisterOptions): Promise<FastifyInstance> {
  const store = new RegisterStore(options.dataFolder);
  const app = fastify({ loggerInstance: options.logger }) as unknown as FastifyInstance;
  const bearer = digest(`Bearer ${options.key}`);
  let mood: Mood = 'true';

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const page = (fault: string | null) => registerPage(store.list(), fault);
  serveOutbox(app, { store, forms: 'self', page: () => page(null) });

  app.post('/v1/checks', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), bearer))
      return reply.code(401).send({ error: 'the key is not right' });
    if (mood === 'down') return reply.code(503).send({ error: 'try again later' });
    if (mood === 'garbled') return reply.type('application/json').send('{"result":');
    if (mood === 'slow') await wait(slowness, undefined, { ref: false });
    const read = asked.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) });
    return { result: store.knows(read.data) ? 'excluded' : 'clear' };
  });

  app.post('/persons', async (request, reply) => {
    const read = registered.safeParse(request.body);
    if (!read.success)
      return reply
        .code(422)
        .type('text/html; charset=utf-8')
        .send(page('Give both names and a date of birth, and an e-mail only if it is one.'));
    store.add({ ...read.data, registeredAt: options.clock.now().getTime() });
    return reply.redirect('/', 303);
  });
  app.post<{ Params: { id: string } }>('/persons/:id/remove', async (request, reply) => {
    store.remove(Number(request.params.id) || 0);
    return reply.redirect('/', 303);
  });
  app.put('/sandbox/mood', async (request, reply) => {
    const read = moodBody.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) });
    mood = read.data.mood;
    return { mood };
  });
  return app;
}
