import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { demoPage } from './pages/demo-page.ts';

/** Where Vite puts the client. */
const built = path.join(import.meta.dirname, '../../dist/book-client');
const loader = path.join(import.meta.dirname, 'assets/bt-renderer.js');

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * What pages of operators load: `/bt-renderer.js`, and the client that it imports from below `/client/`. And
 * `/client-demo`, a page that mounts the client as an operator does.
 */
export async function registerClient(app: FastifyInstance): Promise<void> {
  // Modules of another origin are fetched with CORS; they say nothing about anybody.
  const open = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  };
  app.get('/bt-renderer.js', async (_request, reply) =>
    reply
      .headers({ ...open, 'cache-control': 'public, max-age=300' })
      .type('text/javascript; charset=utf-8')
      .send(await readFile(loader)),
  );
  await app.register(fastifyStatic, {
    root: built,
    prefix: '/client/',
    index: false,
    decorateReply: false,
    suppressWarning: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isNamedByContent = file.includes(`${path.sep}parts${path.sep}`);
      const lasts = isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache';
      for (const [name, value] of Object.entries({ ...open, 'cache-control': lasts }))
        reply.header(name, value);
    },
  });

  for (const url of ['/client-demo', '/client-demo/*'])
    app.get(url, (_request, reply) =>
      reply
        .headers({
          'content-security-policy': policy,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        })
        .type('text/html; charset=utf-8')
        .send(demoPage()),
    );
}
