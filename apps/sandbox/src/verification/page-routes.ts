import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveAssets } from '../pages/serve-assets.ts';

const assets = path.join(import.meta.dirname, 'assets');
const asset = (name: string) => readFileSync(path.join(assets, name), 'utf8');

/** The script that sites load, and the frame that it opens on this origin. */
export async function registerSdkPages(app: FastifyInstance, siteOrigin: string): Promise<void> {
  await serveAssets(app, assets);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
  const builder = asset('sns-websdk-builder.js');
  app.get('/idensic/static/sns-websdk-builder.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(builder),
  );
  const frame = asset('frame.html');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' blob:",
    "media-src 'self' blob:",
    `frame-ancestors ${siteOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  app.get('/websdk/p/frame.html', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
      })
      .send(frame),
  );
}
