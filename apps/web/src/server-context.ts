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
}

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: SiteRequestContext };
  }
}
