import { hash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Answers that are compressed at once; a compressor holds one to two MiB, outside the heap. */
const mostAtOnce = 16;

/** Bytes below which compressing saves nothing worth its work. */
const threshold = 1024;

/** Bytes that compressed answers kept for whoever is answered the same may take. */
const mostKept = 4 * 1024 * 1024;

const compressible = /^text\/(?!event-stream)|[+/](?:json|xml|javascript)(?:;|$)/;

const brotli: zlib.BrotliOptions = {
  // A window as large as a page: each compressor would hold 4 MiB otherwise.
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const gzip: zlib.ZlibOptions = { level: 6 };

const encodings = {
  br: {
    whole: promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress),
    options: brotli,
    // What a page has written must reach the browser, not wait in the compressor.
    stream: () => zlib.createBrotliCompress({ ...brotli, flush: constants.BROTLI_OPERATION_FLUSH }),
  },
  gzip: {
    whole: promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip),
    options: gzip,
    stream: () => zlib.createGzip({ ...gzip, flush: constants.Z_SYNC_FLUSH }),
  },
};
type Encoding = keyof typeof encodings;

const isStream = (payload: unknown): payload is Readable =>
  typeof (payload as Readable | null)?.pipe === 'function';

/**
 * Compresses answers, a few at once; those beyond go out as they are. An answer that is there whole is
 * compressed whole, so that nothing of it is held by a client that reads slowly but its compressed
 * bytes, and a stream ends with the client that leaves it.
 */
export function compressAnswers(app: FastifyInstance): void {
  const negotiator = new Negotiator({ supportedValues: Object.keys(encodings) });
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostKept,
    sizeCalculation: (compressed, key) => compressed.byteLength + key.length,
  });
  let open = 0;

  /** The encoding for an answer of this type and size; null when it goes out as it is. */
  function encodingOf(reply: FastifyReply, bytes: number): Encoding | null {
    const type = String(reply.getHeader('content-type') ?? '');
    if (bytes < threshold || !compressible.test(type)) return null;
    if (reply.statusCode === 206 || reply.hasHeader('content-encoding')) return null;
    const accepted = reply.request.headers['accept-encoding'];
    reply.header('vary', withAcceptEncoding(String(reply.getHeader('vary') ?? '')));
    if (accepted === undefined || open >= mostAtOnce) return null;
    return negotiator.negotiate(String(accepted)) as Encoding | null;
  }

  async function compressed(
    payload: Buffer,
    encoding: Encoding,
    isForEverybody: boolean,
  ): Promise<Buffer> {
    const key = `${encoding} ${hash('sha256', payload, 'base64')}`;
    const known = kept.get(key);
    if (known) return known;
    const { whole, options } = encodings[encoding];
    open += 1;
    try {
      const made = await whole(payload, options);
      if (isForEverybody) kept.set(key, made);
      return made;
    } finally {
      open -= 1;
    }
  }

  app.addHook('onSend', async (request, reply, payload) => {
    if (isStream(payload)) {
      const encoding = encodingOf(reply, Number.POSITIVE_INFINITY);
      if (encoding === null) return payload;
      reply.header('content-encoding', encoding).removeHeader('content-length');
      const compressor = encodings[encoding].stream();
      open += 1;
      // Ends each with the other. Fastify tells of whichever failed.
      pipeline(payload, compressor, () => undefined);
      compressor.once('close', () => {
        open -= 1;
      });
      return compressor;
    }
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const encoding = encodingOf(reply, Buffer.byteLength(payload));
    if (encoding === null) return payload;
    const answer = await compressed(
      Buffer.from(payload as string),
      encoding,
      isForEverybody(request, reply),
    );
    reply.header('content-encoding', encoding).header('content-length', answer.byteLength);
    return answer;
  });
}

/** Lists of games and texts are. What one person is answered is not, and no page is, for the nonce in it. */
const isForEverybody = ({ headers }: FastifyRequest, reply: FastifyReply) =>
  headers.authorization === undefined &&
  !String(reply.getHeader('content-type')).startsWith('text/html');

const withAcceptEncoding = (vary: string) =>
  /(?:^|,)\s*(?:accept-encoding|\*)\s*(?:,|$)/i.test(vary)
    ? vary
    : [vary, 'accept-encoding'].filter(Boolean).join(', ');
