import { availableParallelism } from 'node:os';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from './page-cache.ts';
import { deflateParts, spliceGzip } from './spliced-gzip.ts';

/**
 * Kept pages that are compressed anew at once, which takes ten times as long as all else about them: on half of the
 * processors, so that what answers bets has the others.
 */
export const mostCompressing = Math.max(1, Math.floor(availableParallelism() / 2));

const takesGzip = ({ headers }: FastifyRequest) =>
  /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?:1|0\.\d*[1-9]))/.test(String(headers['accept-encoding'] ?? ''));

/** Sends kept pages: as small as can be while few are sent, and with as little work as can be else. */
export function createKeptPageSender() {
  let compressing = 0;
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
    if (page.status === 200 && compressing >= mostCompressing && takesGzip(request))
      return reply
        .header('content-encoding', 'gzip')
        .header('vary', 'cookie, accept-language, accept-encoding')
        .send(spliceGzip(page.parts, await deflatedOf(page), nonce));
    compressing += 1;
    reply.raw.once('close', () => {
      compressing -= 1;
    });
    return reply.send(joined(page.parts, nonce));
  };
}

/** The parts of a page with something between them. */
function joined(parts: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])));
}
