import type { FastifyInstance } from 'fastify';

interface Outbox {
  /** The page at `/`. */
  readonly page: () => string;
  /** What it may frame, and where its forms may go; nothing and nowhere unless told. */
  readonly frames?: 'self';
  readonly forms?: 'self';
  /** Closed with the server. */
  readonly store?: { close(): void };
}

/** What outboxes have in common: a page that runs nothing and is kept by nobody, and `/healthz`. */
export function serveOutbox(app: FastifyInstance, { page, frames, forms, store }: Outbox): void {
  const source = (allowed: 'self' | undefined) => (allowed ? "'self'" : "'none'");
  const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-src ${source(frames)}; base-uri 'none'; form-action ${source(forms)}; frame-ancestors 'none'`;
  app.addHook('onClose', async () => store?.close());
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page()));
  app.get('/healthz', async () => ({ status: 'ok' }));
}
