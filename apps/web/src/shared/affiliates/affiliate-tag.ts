import { readCookie } from '../cookies.ts';

/** Query parameter of an affiliate's link that names the affiliate. */
export const AFFILIATE_PARAMETER = 'stag';
/** Cookie that keeps the first tag a browser came with. */
export const AFFILIATE_COOKIE = 'affiliateTag';

/** Whether a text can be a tag: visible ASCII without spaces, as the contract takes it. */
export const isAffiliateTag = (text: string | null): text is string =>
  text !== null && /^[\x21-\x7e]{1,200}$/.test(text);

/** The tag this browser keeps, as calls carry it; null when there is none that would be taken. */
export function keptAffiliateTag(cookies: string): string | null {
  const tag = readCookie(cookies, AFFILIATE_COOKIE);
  return isAffiliateTag(tag) ? tag : null;
}
