import { redirect } from '@tanstack/react-router';
import { answerCookie, answerIn, localeOfState } from '#features/identity/public.ts';
import { setCookie } from '#shared/cookies.ts';
import { localizePath } from '#shared/i18n/localize-path.ts';
import type { Search } from '#shared/navigation/search.ts';
import type { Site } from './site.ts';

interface Returned {
  readonly context: Site;
  readonly location: { readonly search: Search };
}

/**
 * For `beforeLoad` of the page providers send people back to: their answer leaves the address bar
 * before anything is shown, and the language is again the one the sign-in was begun in.
 */
export function leaveAnswer({ context, location }: Returned): void {
  const answer = answerIn(location.search);
  if (answer === null) return;
  const cookie = answerCookie(answer, context.publicOrigin.startsWith('https:'));
  if (!context.isServer) setCookie(document, cookie);
  throw redirect({
    href: localizePath('/auth/callback', localeOfState(answer.state)),
    replace: true,
    ...(context.isServer
      ? { headers: { 'set-cookie': cookie, 'cache-control': 'private, no-store' } }
      : { reloadDocument: true }),
  });
}
