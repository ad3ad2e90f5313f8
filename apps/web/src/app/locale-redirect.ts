import type { Visitor } from '@pierlight/contract/player/schemas';
import { readCookie } from '#shared/cookies.ts';
import { acceptedLocale } from '#shared/i18n/accepted-locale.ts';
import { defaultLocale, isLocale, LANGUAGE_COOKIE, type Locale } from '#shared/i18n/locales.ts';
import { localizePath, splitLocale, withoutDefaultPrefix } from '#shared/i18n/localize-path.ts';
import type { SiteRequestContext } from '../server-context.ts';

export interface LocaleRedirect {
  readonly status: 301 | 302;
  readonly href: string;
}

/**
 * Where a page request has to go for its language, or null when it may stay. `/en/…` never stands in
 * an address. An address without a prefix leads to the chosen language, else to that of the
 * visitor's country, else to the one the browser asks for; one with a prefix says what it wants.
 */
export async function localeRedirect(
  request: Request,
  context: SiteRequestContext,
): Promise<LocaleRedirect | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { pathname, search } = new URL(request.url);
  const canonical = withoutDefaultPrefix(pathname);
  if (canonical !== null) return { status: 301, href: `${canonical}${search}` };
  if (splitLocale(pathname).locale !== defaultLocale || isWithoutLocale(pathname)) return null;
  const wanted = await wantedLocale(request, context);
  if (wanted === defaultLocale) return null;
  return { status: 302, href: `${localizePath(pathname, wanted)}${search}` };
}

/**
 * Links of mails and the questions stay in the language they are asked in, and so does what a device
 * asks for to install the site.
 */
const isWithoutLocale = (pathname: string) =>
  /^\/(?:verify|password-reset)\/[^/]+$|^\/questions(?:\/|$)|^\/(?:offline|manifest\.webmanifest)$/.test(
    pathname,
  );

async function wantedLocale(request: Request, context: SiteRequestContext): Promise<Locale> {
  const chosen = readCookie(request.headers.get('cookie') ?? '', LANGUAGE_COOKIE);
  if (isLocale(chosen)) return chosen;
  if (context.country === null) {
    return acceptedLocale(request.headers.get('accept-language')) ?? defaultLocale;
  }
  const suggested = await suggestedLocale(request, context);
  return isLocale(suggested) ? suggested : defaultLocale;
}

async function suggestedLocale(
  request: Request,
  { fetchApi, publicOrigin }: SiteRequestContext,
): Promise<string | null> {
  const url = `${publicOrigin}/api/player/init`;
  const response = await fetchApi(new Request(url, { headers: request.headers }));
  if (!response.ok) return null;
  const { data } = (await response.json()) as { data: Visitor };
  return data.locale;
}
