import { readCookie, writeCookie } from '../cookies.ts';
import type { Kept } from '../storage.ts';

/**
 * The page a guest requested, or was on when the session ended, until they have signed in. Kept for
 * the tab; a redirect of the server hands it over in a cookie, which the tab takes at once.
 */
const NAME = 'asked-page';
const LONGEST = 1000;
/** Seconds in which the tab takes the cookie over. */
const HANDOVER = 60;

/**
 * An address on this site, path and query, out of anything; null for whatever could lead elsewhere.
 */
export function pageOnThisSite(address: string | null): string | null {
  if (!address || address.length > LONGEST || !/^\/(?![/\\])[^\\]*$/.test(address)) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(address, base)) return null;
  const { origin, pathname, search } = new URL(address, base);
  // Dots may have been resolved into an address that starts with two slashes.
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}` : null;
}

/** The `Set-Cookie` with which the server hands the page over. */
export const requestedPageCookie = (address: string, secure: boolean): string =>
  writeCookie(NAME, pageOnThisSite(address) ?? '', { maxAge: HANDOVER, secure });

/** What a redirect of the server left, for a visitor without scripts, whose tab takes nothing over. */
export const handedOverPage = (cookies: string): string | null =>
  pageOnThisSite(readCookie(cookies, NAME));

/** The `Set-Cookie` that takes away what a redirect of the server left. */
export const withoutHandedOverPage = (secure: boolean): string =>
  writeCookie(NAME, '', { maxAge: 0, secure });

/** Takes over what a redirect of the server left. */
export function adoptRequestedPage(jar: { cookie: string }, kept: Kept, secure: boolean): void {
  const address = readCookie(jar.cookie, NAME);
  if (address === null) return;
  jar.cookie = withoutHandedOverPage(secure);
  keepRequestedPage(kept, address);
}

export function keepRequestedPage(kept: Kept, address: string): void {
  const page = pageOnThisSite(address);
  if (page !== null) kept.setItem(NAME, page);
}

/** The page requested, which is forgotten with it. */
export function takeRequestedPage(kept: Kept): string | null {
  const page = pageOnThisSite(kept.getItem(NAME));
  forgetRequestedPage(kept);
  return page;
}

/** Whether a page waits for the sign-in. */
export const hasRequestedPage = (kept: Kept): boolean =>
  pageOnThisSite(kept.getItem(NAME)) !== null;

export const forgetRequestedPage = (kept: Kept): void => kept.removeItem(NAME);
