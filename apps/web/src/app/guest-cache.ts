import { readPreferences } from '#features/settings/public.ts';
import { AFFILIATE_PARAMETER } from '#shared/affiliates/affiliate-tag.ts';
import { readConsent } from '#shared/consent/consent.ts';
import { readCookie } from '#shared/cookies.ts';
import { acceptedLocale } from '#shared/i18n/accepted-locale.ts';
import { LANGUAGE_COOKIE } from '#shared/i18n/locales.ts';
import { addressSecrets } from '#shared/navigation/address-secrets.ts';
import { withoutCampaign } from '#shared/navigation/campaign-parameters.ts';
import { KEPT_FORM_COOKIE } from '#shared/posted-forms/kept-form.ts';
import { TOKEN_COOKIE } from '#shared/session/token-store.ts';

export interface GuestPage {
  /** Everything of the request that the page depends on, apart from the nonce. */
  readonly key: string;
  /** The address it is rendered at: visitors from all advertisements are shown the same page. */
  readonly url: string;
}

/**
 * The page that may be kept and shown to other guests, or null when none may: pages of anyone who holds a
 * token or has just posted a form are personal, and so are addresses that carry a code or an affiliate's tag.
 */
export function guestPage(request: Request, country: string | null): GuestPage | null {
  if (request.method !== 'GET') return null;
  const cookies = request.headers.get('cookie') ?? '';
  if (readCookie(cookies, TOKEN_COOKIE) || readCookie(cookies, KEPT_FORM_COOKIE)) return null;
  const { theme, drawer, searchKey } = readPreferences(cookies);
  // The locale the header asks for and not the header itself, of which there are thousands.
  const language =
    readCookie(cookies, LANGUAGE_COOKIE) ??
    `accepts ${acceptedLocale(request.headers.get('accept-language'))}`;
  const url = withoutCampaign(request.url);
  const { pathname, search, searchParams } = new URL(url);
  if (/\/(?:auth|verify|password-reset|unsubscribe)\//.test(pathname)) return null;
  // It shows the choice itself, of which the key says only that there is one.
  if (/\/cookie-settings\/?$/.test(pathname)) return null;
  if (addressSecrets.some((name) => searchParams.has(name))) return null;
  if (searchParams.has(AFFILIATE_PARAMETER)) return null;
  const isAsked = readConsent(cookies) === null;
  const key = JSON.stringify([
    pathname,
    search,
    theme,
    drawer,
    searchKey,
    isAsked,
    language,
    country,
  ]);
  return { key, url };
}
