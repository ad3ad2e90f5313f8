import { normalizeSsrResponse } from '@tanstack/react-router/ssr/server';
import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
} from '@tanstack/react-start/server';
import {
  agreesToTags,
  consentCookie,
  postedConsent,
  readConsent,
} from '#shared/consent/consent.ts';
import { outageOf } from './app/unavailable.ts';
import './server-context.ts';

export { guestPage } from './app/guest-cache.ts';
export { answerForm } from './app/posted-forms.ts';

/** Whether the tag manager may be let into the page of this request. */
export function letsInTags(request: Request): boolean {
  return agreesToTags(readConsent(request.headers.get('cookie') ?? ''));
}

/** The cookie that keeps a choice about cookies, which a page without scripts posted. */
export function cookieOfChoice(form: URLSearchParams, secure: boolean): string {
  return consentCookie(postedConsent(form), secure);
}

export type { SiteRequestContext } from './server-context.ts';

/** A page that an outage left without its content says so, and when to come back. */
const handle = createStartHandler(async (asked) => {
  const { matches } = asked.router.state;
  const rendered = normalizeSsrResponse(await defaultStreamHandler(asked));
  const seconds = outageOf(matches.map(({ error }) => error));
  if (seconds === null) return rendered;
  const { body, headers } = rendered.response;
  const response = new Response(body, { status: 503, headers });
  response.headers.set('retry-after', String(seconds));
  return { ...rendered, response };
});

/** The site as a fetch handler: `fetch(request, { context: SiteRequestContext })`. */
export default createServerEntry({ fetch: handle });
