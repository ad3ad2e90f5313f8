import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { networkOf } from '../../../kernel/http/network.ts';
import { dataPolicy } from '../../../kernel/http/security-headers.ts';
import { isToken, oneClickPath, pageOf } from './tokens.ts';
import type { Unsubscribe } from './unsubscribe.ts';

/** Bytes; what is posted are two words, at most with the lines that part a form. */
const bodyLimit = 2 * 1024;

/** What RFC 8058 has a mail provider post, as either kind of form. */
async function isOneClick({ body, headers }: FastifyRequest): Promise<boolean> {
  if (!Buffer.isBuffer(body)) return false;
  const posted = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
  const form = await posted.formData().catch(() => null);
  return form?.get('List-Unsubscribe') === 'One-Click';
}

/**
 * The press of a mail provider's own button (RFC 8058). It comes from the provider's servers: without an origin,
 * cookies or a sign-in, so the token is all there is. Programs that look at links get no further than the page.
 */
export function registerOneClick(app: FastifyInstance, unsubscribe: Unsubscribe): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy });
    });
    const address = `${oneClickPath}/:token`;
    const config = {
      rateLimit: { keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) },
    };
    scope.post<{ Params: { token: string } }>(address, { config }, async (request, reply) => {
      if (!(await isOneClick(request)))
        throw new DomainError('malformedRequest', {
          detail: 'Post the form List-Unsubscribe=One-Click.',
        });
      await unsubscribe.stop(request.params.token);
      return reply.send('');
    });
    // Where a mail program has no button, it opens the address.
    scope.get<{ Params: { token: string } }>(address, { config }, async (request, reply) => {
      if (!isToken(request.params.token)) throw new DomainError('notFound');
      return reply.status(303).header('location', pageOf(request.params.token)).send('');
    });
  });
}
