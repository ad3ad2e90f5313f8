import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { systemIds } from '../../ids.ts';
import { createLogger } from '../../log/logger.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { createHttpServer } from '../server.ts';

/** A text without end, so that it is not compressed before it is read. */
function* text() {
  for (;;) yield randomBytes(8192).toString('hex');
}

async function server() {
  const app = await createHttpServer({
    log: createLogger('fatal'),
    ids: systemIds,
    metrics: createMetrics(),
    trusts: () => false,
    requestsPerMinute: 1_000_000,
  });
  onTestFinished(() => app.close());
  return app;
}

async function start() {
  const app = await server();
  app.get('/text', async (_request, reply) => reply.type('text/plain').send(Readable.from(text())));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${origin}/text`, { headers: { 'accept-encoding': 'br' }, agent: false }, resolve).on(
        'error',
        reject,
      );
    });
}

const encodingOf = ({ headers }: IncomingMessage) => headers['content-encoding'] ?? 'as it is';

test('[P-64] sixteen answers are compressed at once, and those beyond go out as they are', async () => {
  const ask = await start();
  const open: IncomingMessage[] = [];
  // Each keeps its compressor, as nobody reads it to its end.
  for (let count = 0; count < 20; count += 1) open.push(await ask());
  expect(open.map(encodingOf)).toEqual([
    ...Array.from({ length: 16 }, () => 'br'),
    ...Array.from({ length: 4 }, () => 'as it is'),
  ]);
  open[0]?.destroy();
  await vi.waitFor(
    async () => {
      const next = await ask();
      open.push(next);
      expect(encodingOf(next)).toBe('br');
    },
    { timeout: 10_000 },
  );
  for (const answer of open) answer.destroy();
});

describe('an answer is compressed', () => {
  const long = 'a line of text '.repeat(200);
  const answers: readonly (readonly [name: string, type: string, body: string])[] = [
    ['page', 'text/html; charset=utf-8', long],
    ['json', 'application/json', long],
    ['problem', 'application/problem+json', long],
    ['picture', 'image/png', long],
    ['events', 'text/event-stream', long],
    ['short', 'text/html', 'short'],
  ];

  async function startWith() {
    const app = await server();
    for (const [name, type, body] of answers)
      app.get(`/${name}`, async (_request, reply) =>
        reply.type(type).header('vary', 'cookie').send(body),
      );
    app.get('/part', async (_request, reply) => reply.status(206).type('text/html').send(long));
    return (url: string, accepted?: string) =>
      app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
  }

  test.each([
    ['page', 'gzip, deflate, br, zstd', 'br'],
    ['page', 'gzip', 'gzip'],
    ['page', 'br;q=0, gzip', 'gzip'],
    ['page', 'deflate', undefined],
    ['page', undefined, undefined],
    ['json', 'br', 'br'],
    ['problem', 'br', 'br'],
    ['picture', 'br', undefined],
    ['events', 'br', undefined],
    ['short', 'br', undefined],
    ['part', 'br', undefined],
  ])('a %s for who takes %s: %s', async (name, accepted, encoding) => {
    const ask = await startWith();
    const answer = await ask(`/${name}`, accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.byteLength));
    const plain = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    const text = (plain?.(answer.rawPayload) ?? answer.rawPayload).toString();
    expect(text).toBe(name === 'short' ? 'short' : long);
    if (['page', 'json', 'problem'].includes(name))
      expect(answer.headers.vary).toBe('cookie, accept-encoding');
  });
});
