import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the site is given with each page request; the site declares the same shape. */
export interface SiteRequestContext {
  /** Nonce of this answer's Content-Security-Policy. */
  readonly nonce: string;
  /** Answers a call of the contract without a network hop; takes absolute URLs below `/api`. */
  readonly fetchApi: (request: Request) => Promise<Response>;
  /** ISO 3166-1 alpha-2 code; null when unknown. */
  readonly country: string | null;
  /** Scheme and host under which visitors reach the site. */
  readonly publicOrigin: string;
  /** Third parties whose scripts pages may load. */
  readonly thirdParties: ThirdParties;
  /** Whether the operator traces: the browser then times its calls. */
  readonly isTraced: boolean;
}

/** The site declares the same shape. */
export interface ThirdParties {
  readonly tagManagerId: string | null;
  readonly chat: {
    readonly host: string;
    readonly token: string;
    readonly forGuests: boolean;
  } | null;
}

/** The site's server build. */
export interface Site {
  render(request: Request, context: SiteRequestContext): Promise<Response>;
  /** What a page depends on when everybody may be shown the same, or null for a page of one person. */
  guestCacheKey(request: Request, country: string | null): string | null;
  /** Whether whoever asks has agreed to the tag manager. */
  letsInTags(request: Request): boolean;
}

interface SiteModule {
  readonly default: {
    fetch(request: Request, options: { context: SiteRequestContext }): Promise<Response>;
  };
  readonly guestCacheKey: Site['guestCacheKey'];
  readonly letsInTags: Site['letsInTags'];
}

/**
 * Loads the built site. @param build folder holding `client/` and `server/`.
 * @throws Error telling how to build it when there is none.
 */
export async function loadSite(build: string): Promise<Site> {
  const entry = path.join(build, 'server/server.js');
  let module: SiteModule;
  try {
    module = (await import(pathToFileURL(entry).href)) as SiteModule;
  } catch (cause) {
    throw new Error(`The site is not built at ${entry}: run "npm run build" first`, { cause });
  }
  return {
    render: (request, context) => module.default.fetch(request, { context }),
    guestCacheKey: module.guestCacheKey,
    letsInTags: module.letsInTags,
  };
}
