import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves a party's files, and the common frame of all parties' pages, under `/assets/`. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: [folder, path.join(import.meta.dirname, 'assets')],
    prefix: '/assets/',
    cacheControl: true,
    maxAge: '5m',
  });
}
