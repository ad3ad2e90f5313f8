import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type FramePagesOptions = {
  /** Where Vite put both pages and their `assets/`, built with the base `/frame/`. */
  readonly frameFolder: string;
  /** The drawings, one folder for each game. */
  readonly artFolder: string;
  /** The only origin that may show the frame. */
  readonly siteOrigin: string;
  readonly isGame: (id: string) => boolean;
};

const policy = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' data: blob:",
    "connect-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join('; ');

/**
 * The page of a game, the page that checks rounds, and what both load: `/play/:gameId`, `/verify`,
 * `/frame/*` (built files) and `/art/*` (drawings; other origins may show them, as a lobby does).
 */
export async function registerFramePages(
  app: FastifyInstance,
  { frameFolder, artFolder, siteOrigin, isGame }: FramePagesOptions,
): Promise<void> {
  const pageHeaders = {
    'content-security-policy': policy(siteOrigin),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  const send = async (reply: FastifyReply, name: 'frame' | 'verifier'): Promise<FastifyReply> => {
    const page = join(frameFolder, name, 'index.html');
    if (!existsSync(page)) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The games have not been built yet: run "npm run build".');
    }
    return reply.type('text/html; charset=utf-8').send(await readFile(page));
  };

  app.get<{ Params: { gameId: string } }>('/play/:gameId', async (request, reply) => {
    reply.headers(pageHeaders);
    if (!isGame(request.params.gameId)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such game.');
    }
    return send(reply, 'frame');
  });
  /** Stands in the frame's place too, so that a game can lead there without opening a window. */
  app.get('/verify', (_request, reply) => send(reply.headers(pageHeaders), 'verifier'));

  await app.register(fastifyStatic, {
    root: frameFolder,
    prefix: '/frame/',
    index: false,
    immutable: true,
    maxAge: '365d',
    suppressWarning: true,
  });
  await app.register(fastifyStatic, {
    root: artFolder,
    prefix: '/art/',
    index: false,
    maxAge: '1h',
    decorateReply: false,
    suppressWarning: true,
    setHeaders: (reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('access-control-allow-origin', '*');
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    },
  });
}
