import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import type { Site } from './site.ts';

export interface PostedFormsOptions {
  readonly site: Pick<Site, 'cookieOfChoice'>;
  readonly publicOrigin: string;
}

/** Bytes; a form that is posted here holds a few short words. */
const LARGEST_FORM = 1024;

/**
 * Takes what pages without scripts post, and leads back to the page it was posted from. Any page of the
 * web can post a form, so only ours are answered: every browser names the origin of what it posts.
 */
export async function registerPostedForms(
  app: FastifyInstance,
  { site, publicOrigin }: PostedFormsOptions,
): Promise<void> {
  const isSecure = publicOrigin.startsWith('https:');

  /** A whole address: "//elsewhere" as a path alone would leave the site. */
  function pageOf(request: FastifyRequest): string {
    const page = URL.parse(request.headers.referer ?? '');
    return page?.origin === publicOrigin ? page.href : `${publicOrigin}/`;
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );
    scope.post<{ Body: unknown }>('/cookie-settings', async (request, reply) => {
      if (request.headers.origin !== publicOrigin) throw new DomainError('forbidden');
      if (!(request.body instanceof URLSearchParams)) throw new DomainError('malformedRequest');
      return reply
        .status(303)
        .header('set-cookie', site.cookieOfChoice(request.body, isSecure))
        .header('cache-control', 'private, no-store')
        .header('location', pageOf(request))
        .send('');
    });
  });
}
