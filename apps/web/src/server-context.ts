import type { FingerprintStart } from '#shared/visitor/own-visitor.ts';

/** Third parties whose scripts pages may load, as the operator set them up. */
export interface ThirdParties {
  /** Container of Google Tag Manager; null when nothing is measured. */
  readonly tagManagerId: string | null;
  /** The chat; null when there is none. */
  readonly chat: {
    /** Origin its script comes from. */
    readonly host: string;
    /** The site's public key there. */
    readonly token: string;
    /** Whether guests may chat too. */
    readonly forGuests: boolean;
  } | null;
}

/** What the process that serves the site hands over with each page request. */
export interface SiteRequestContext {
  /** Nonce of this response's Content-Security-Policy. */
  readonly nonce: string;
  /** Answers a call of the contract without a network hop; takes absolute URLs below `/api`. */
  readonly fetchApi: (request: Request) => Promise<Response>;
  /** ISO 3166-1 alpha-2 code of where the visitor is, as a trusted proxy says; null when unknown. */
  readonly country: string | null;
  /** Scheme and host under which visitors reach the site, without a trailing slash. */
  readonly publicOrigin: string;
  readonly thirdParties: ThirdParties;
  /** When the visitor's fingerprint is begun, as the operator has it. */
  readonly fingerprintStart: FingerprintStart;
  /** Whether the operator traces: the browser then times its calls. */
  readonly isTraced: boolean;
}

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: SiteRequestContext };
  }
}
