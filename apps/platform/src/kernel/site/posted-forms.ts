import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import type { Site } from './site.ts';

export interface PostedFormsOptions {
  readonly site: Pick<Site, 'cookieOfChoice' | 'answerForm'>;
  readonly publicOrigin: string;
  /** Tells visitors of an outage on a page. */
  readonly errorHandler: (
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
}

/** Bytes; a choice about cookies is a few short words. */
const LARGEST_CHOICE = 1024;
/** Bytes; a registration has a dozen short lines. */
const LARGEST_FORM = 16 * 1024;
/** Bytes; ten thousand characters of a message, each of up to nine when it is posted. */
const LARGEST_MESSAGE = 96 * 1024;

/** What of a visitor's request the calls that are made for it carry: who it is from, and its cookies. */
const carried = ['cookie', 'user-agent', 'accept-language', 'x-forwarded-for', 'ip-country'];

/**
 * Takes what pages without scripts post, and leads back to the page it was posted from. Any page of the
 * web can post a form, so only ours are answered: every browser names the origin of what it posts.
 */
export async function registerPostedForms(
  app: FastifyInstance,
  { site, publicOrigin, errorHandler }: PostedFormsOptions,
): Promise<void> {
  const isSecure = publicOrigin.startsWith('https:');

  /** A whole address: "//elsewhere" as a path alone would leave the site. */
  function pageOf(request: FastifyRequest): string {
    const page = URL.parse(request.headers.referer ?? '');
    return page?.origin === publicOrigin ? page.href : `${publicOrigin}/`;
  }

  /** @throws DomainError for what no form of ours has posted */
  function fieldsOf(request: FastifyRequest): URLSearchParams {
    if (request.headers.origin !== publicOrigin) throw new DomainError('forbidden');
    if (!(request.body instanceof URLSearchParams)) throw new DomainError('malformedRequest');
    return request.body;
  }

  const carriedFrom = ({ headers }: FastifyRequest): Record<string, string> =>
    Object.fromEntries(
      carried.flatMap((name) => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );

  /** A call in the visitor's name by the way all calls come in: counted, bounded, with its cookies. */
  async function call(request: FastifyRequest, made: Request): Promise<Response> {
    const { pathname, search } = new URL(made.url);
    const { remoteAddress } = request.socket;
    const answer = await app.inject({
      method: made.method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: { ...carriedFrom(request), ...Object.fromEntries(made.headers) },
      payload: await made.text(),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const line of [value ?? []].flat()) headers.append(name, String(line));
    return new Response(answer.body, { status: answer.statusCode, headers });
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    fields?: URLSearchParams,
  ): Promise<FastifyReply> {
    const answered = await site.answerForm(
      new Request(`${publicOrigin}${request.url}`, {
        method: request.method,
        headers: carriedFrom(request),
        ...(fields ? { body: fields } : {}),
      }),
      { publicOrigin, callApi: (made) => call(request, made) },
    );
    if (answered === null) throw new DomainError('notFound');
    if (answered.status === 503) throw new DomainError('unavailable', { retryAfterSeconds: 5 });
    return reply
      .status(answered.status)
      .header('cache-control', 'private, no-store')
      .header('set-cookie', answered.headers.getSetCookie())
      .header('location', answered.headers.get('location'))
      .send('');
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );
    scope.post('/cookie-settings', { bodyLimit: LARGEST_CHOICE }, async (request, reply) =>
      reply
        .status(303)
        .header('set-cookie', site.cookieOfChoice(fieldsOf(request), isSecure))
        .header('cache-control', 'private, no-store')
        .header('location', pageOf(request))
        .send(''),
    );
    // Below the path of the cookies that go with a session.
    scope.post('/api/player/sessions/forms/:form', { bodyLimit: LARGEST_FORM }, (request, reply) =>
      answer(request, reply, fieldsOf(request)),
    );
    scope.post(
      '/api/player/sessions/forms/contact',
      { bodyLimit: LARGEST_MESSAGE },
      (request, reply) => answer(request, reply, fieldsOf(request)),
    );
    // Led here by another site, who is signed in would come without the cookie of the session, and lose it.
    scope.get('/api/player/sessions/forms/:form', { errorHandler }, (request, reply) => {
      const from = request.headers['sec-fetch-site'];
      if (from === 'cross-site' || from === 'same-site') throw new DomainError('forbidden');
      return answer(request, reply);
    });
  });
}
