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
  /** When the visitor's fingerprint is begun: with the page, with consent, or when a form needs it. */
  readonly fingerprintStart: 'startup' | 'consent' | 'form';
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

/** A page that everybody may be shown; the site declares the same shape. */
export interface GuestPage {
  /** What it depends on. */
  readonly key: string;
  /** The address it is rendered at. */
  readonly url: string;
}

/** The site's server build. */
export interface Site {
  render(request: Request, context: SiteRequestContext): Promise<Response>;
  /** The page that everybody who asks like this may be shown, or null for a page of one person. */
  guestPage(request: Request, country: string | null): GuestPage | null;
  /** Whether whoever asks has agreed to the tag manager. */
  letsInTags(request: Request): boolean;
  /** The `Set-Cookie` of a choice about cookies that a page without scripts posted. */
  cookieOfChoice(form: URLSearchParams, secure: boolean): string;
  /** What becomes of a form that a page without scripts posts; null where the site has no such form. */
  answerForm(request: Request, around: FormSurroundings): Promise<Response | null>;
}

/** The site declares the same shape. */
export interface FormSurroundings {
  readonly publicOrigin: string;
  /** Calls the contract as the visitor who posted; its cookies come back with the answer. */
  readonly callApi: (request: Request) => Promise<Response>;
}

interface SiteModule {
  readonly default: {
    fetch(request: Request, options: { context: SiteRequestContext }): Promise<Response>;
  };
  readonly guestPage: Site['guestPage'];
  readonly letsInTags: Site['letsInTags'];
  readonly cookieOfChoice: Site['cookieOfChoice'];
  readonly answerForm: Site['answerForm'];
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
    guestPage: module.guestPage,
    letsInTags: module.letsInTags,
    cookieOfChoice: module.cookieOfChoice,
    answerForm: module.answerForm,
  };
}
