import { readPreferences } from '#features/settings/preferences.ts';
import { AFFILIATE_PARAMETER } from '#shared/affiliates/affiliate-tag.ts';
import { readConsent } from '#shared/consent/consent.ts';
import { readCookie } from '#shared/cookies.ts';
import { acceptedLocale } from '#shared/i18n/accepted-locale.ts';
import { LANGUAGE_COOKIE } from '#shared/i18n/locales.ts';
import { addressSecrets } from '#shared/navigation/address-secrets.ts';
import { TOKEN_COOKIE } from '#shared/session/token-store.ts';

/**
 * Under which key a page may be kept and shown to other guests, or null when it may not be: pages
 * of anyone who holds a token are personal, and so are addresses that carry a code or an affiliate's
 * tag. The key holds everything of the request that the page depends on, apart from the nonce.
 */
export function guestCacheKey(request: Request, country: string | null): string | null {
  if (request.method !== 'GET') return null;
  const cookies = request.headers.get('cookie') ?? '';
  if (readCookie(cookies, TOKEN_COOKIE)) return null;
  const { theme, drawer } = readPreferences(cookies);
  // The locale the header asks for and not the header itself, of which there are thousands.
  const language =
    readCookie(cookies, LANGUAGE_COOKIE) ??
    `accepts ${acceptedLocale(request.headers.get('accept-language'))}`;
  const { pathname, search, searchParams } = new URL(request.url);
  if (/\/(?:auth|verify|password-reset)\//.test(pathname)) return null;
  if (addressSecrets.some((name) => searchParams.has(name))) return null;
  if (searchParams.has(AFFILIATE_PARAMETER)) return null;
  const isAsked = readConsent(cookies) === null;
  return JSON.stringify([pathname, search, theme, drawer, isAsked, language, country]);
}
