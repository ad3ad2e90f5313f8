import type { AffiliateClickTaken } from '@pierlight/contract/affiliates/schemas';
import {
  AFFILIATE_COOKIE,
  AFFILIATE_PARAMETER,
  isAffiliateTag,
} from '#shared/affiliates/affiliate-tag.ts';
import { readCookie, writeCookie } from '#shared/cookies.ts';
import type { SiteRequestContext } from '../server-context.ts';

export interface AffiliateRedirect {
  /** The same address without the tag; the browser puts its hash back itself. */
  readonly href: string;
  /** Keeps the tag, in a browser that keeps none yet. */
  readonly cookie: string | null;
}

/** For how long the tag is kept when nobody says otherwise. */
const thirtyDays = 30 * 86_400;

/**
 * Where a page request with an affiliate's tag has to go, or null when it has none. The tag becomes a
 * cookie here and not in a page: no page that is kept for others ever holds one, it needs no script,
 * and browsers keep a server's cookie for as long as it says.
 */
export async function affiliateRedirect(
  request: Request,
  context: SiteRequestContext,
): Promise<AffiliateRedirect | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { pathname, search, searchParams } = new URL(request.url);
  const tag = searchParams.get(AFFILIATE_PARAMETER);
  if (tag === null) return null;
  const href = `${pathname.replace(/^\/+/, '/')}${withoutTag(search)}`;
  if (!isAffiliateTag(tag) || request.method === 'HEAD') return { href, cookie: null };
  const maxAge = (await noteClick(tag, pathname, request, context)) ?? thirtyDays;
  const isKept = readCookie(request.headers.get('cookie') ?? '', AFFILIATE_COOKIE) !== null;
  const secure = context.publicOrigin.startsWith('https:');
  return { href, cookie: isKept ? null : writeCookie(AFFILIATE_COOKIE, tag, { maxAge, secure }) };
}

/** The query without the tag, every other part exactly as it was written. */
function withoutTag(search: string): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(AFFILIATE_PARAMETER));
  return rest.length === 0 ? '' : `?${rest.join('&')}`;
}

/** Has the click noted; answers for how many seconds to keep the tag, null when that failed. */
async function noteClick(
  tag: string,
  pathname: string,
  request: Request,
  { fetchApi, publicOrigin }: SiteRequestContext,
): Promise<number | null> {
  const from = URL.parse(request.headers.get('referer') ?? '');
  const isLink = from?.protocol === 'https:' || from?.protocol === 'http:';
  const referrer = isLink && from.origin !== publicOrigin ? from.origin : null;
  const click = {
    tag,
    landing: landingOf(pathname),
    ...(referrer !== null && referrer.length <= 255 ? { referrer } : {}),
  };
  try {
    const response = await fetchApi(
      new Request(`${publicOrigin}/api/affiliates/clicks`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': request.headers.get('user-agent') ?? '',
        },
        body: JSON.stringify(click),
      }),
    );
    if (!response.ok) return null;
    return ((await response.json()) as { data: AffiliateClickTaken }).data.keptForSeconds;
  } catch {
    // A visitor is worth more than the note of where they came from.
    return null;
  }
}

/** What the log keeps of a path: not the codes that some carry at their end. */
const landingOf = (pathname: string) =>
  pathname.replace(/(\/(?:auth|verify|password-reset)\/).*$/, '$1').slice(0, 300);
