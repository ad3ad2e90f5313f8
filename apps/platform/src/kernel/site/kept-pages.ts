import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from './page-cache.ts';
import { deflateParts, spliceGzip } from './spliced-gzip.ts';

/**
 * Milliseconds from one kept page that is compressed anew to the next. It takes some 7 ms of a processor, ten times
 * as much as all else about a kept page: a busy site spends a seventh of one on it.
 */
export const compressingPace = 50;

const takesGzip = ({ headers }: FastifyRequest) =>
  /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?:1|0\.\d*[1-9]))/.test(String(headers['accept-encoding'] ?? ''));

/**
 * Sends kept pages: as small as can be while few are sent, and with as little work as can be else.
 * @param now milliseconds of a clock that only goes on
 */
export function createKeptPageSender(now: () => number) {
  let compressedAt = Number.NEGATIVE_INFINITY;
  const deflated = new WeakMap<CachedPage, Promise<readonly Buffer[]>>();

  /** The parts of a page deflated, once for as long as it is kept. */
  function deflatedOf(page: CachedPage): Promise<readonly Buffer[]> {
    const known = deflated.get(page) ?? deflateParts(page.parts);
    deflated.set(page, known);
    return known;
  }

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
    nonce: Buffer,
  ): Promise<FastifyReply> => {
    const isBusy = now() - compressedAt < compressingPace;
    if (page.status === 200 && isBusy && takesGzip(request))
      return reply
        .header('content-encoding', 'gzip')
        .header('vary', 'cookie, accept-language, accept-encoding')
        .send(spliceGzip(page.parts, await deflatedOf(page), nonce));
    compressedAt = now();
    return reply.send(joined(page.parts, nonce));
  };
}

/** The parts of a page with something between them. */
function joined(parts: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])));
}
