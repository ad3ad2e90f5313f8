import { createSerializationAdapter } from '@tanstack/react-router';
import { createMiddleware, createStart } from '@tanstack/react-start';

import { ApiProblem } from '#shared/api/problem.ts';
import { readCookie } from '#shared/cookies.ts';
import { KEPT_FORM_COOKIE, withoutKeptForm } from '#shared/posted-forms/kept-form.ts';
import { affiliateRedirect } from './affiliate-redirect.ts';
import { localeRedirect } from './locale-redirect.ts';

/**
 * An error of a loader reaches the page as its kind only: messages and stacks may name what nobody
 * outside should read.
 */
const errorsWithoutMessage = createSerializationAdapter({
  key: 'pierlight-error',
  test: (value: unknown): value is Error => value instanceof Error,
  toSerializable: (error: Error) =>
    error instanceof ApiProblem
      ? { status: error.status, code: error.code as number, requestId: error.requestId ?? '' }
      : { status: 0, code: 10000, requestId: '' },
  fromSerializable: ({ status, code, requestId }): Error =>
    new ApiProblem({
      status,
      code: code as ApiProblem['code'],
      title: 'Something went wrong',
      requestId,
    }),
});

const localeMiddleware = createMiddleware().server(async ({ next, request, context }) => {
  const location = await localeRedirect(request, context);
  if (location === null) return next();
  return new Response(null, { status: location.status, headers: { location: location.href } });
});

/** Before the language's: an address with a tag is nobody's page, in whatever language. */
const affiliateMiddleware = createMiddleware().server(async ({ next, request, context }) => {
  const location = await affiliateRedirect(request, context);
  if (location === null) return next();
  const headers = new Headers({ location: location.href });
  if (location.cookie !== null) headers.append('set-cookie', location.cookie);
  return new Response(null, { status: 302, headers });
});

/** What a posted form is shown again with is shown once. */
const postedFormMiddleware = createMiddleware().server(async ({ next, request, context }) => {
  const result = await next();
  if (readCookie(request.headers.get('cookie') ?? '', KEPT_FORM_COOKIE) !== null)
    result.response.headers.append(
      'set-cookie',
      withoutKeptForm(context.publicOrigin.startsWith('https:')),
    );
  return result;
});

export const startInstance = createStart(() => ({
  serializationAdapters: [errorsWithoutMessage],
  requestMiddleware: [affiliateMiddleware, localeMiddleware, postedFormMiddleware],
}));
