import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
} from '@tanstack/react-start/server';
import './server-context.ts';

export { guestCacheKey } from './app/guest-cache.ts';
export type { SiteRequestContext } from './server-context.ts';

const handle = createStartHandler(defaultStreamHandler);

/** The site as a fetch handler: `fetch(request, { context: SiteRequestContext })`. */
export default createServerEntry({ fetch: handle });
