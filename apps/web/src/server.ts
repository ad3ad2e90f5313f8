import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
} from '@tanstack/react-start/server';
import { agreesToTags, readConsent } from '#shared/consent/consent.ts';
import './server-context.ts';

export { guestCacheKey } from './app/guest-cache.ts';

/** Whether the tag manager may be let into the page of this request. */
export function letsInTags(request: Request): boolean {
  return agreesToTags(readConsent(request.headers.get('cookie') ?? ''));
}

export type { SiteRequestContext } from './server-context.ts';

const handle = createStartHandler(defaultStreamHandler);

/** The site as a fetch handler: `fetch(request, { context: SiteRequestContext })`. */
export default createServerEntry({ fetch: handle });
