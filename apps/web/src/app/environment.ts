import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { type KeptForm, readKeptForm } from '#shared/posted-forms/kept-form.ts';
import {
  browserTokenStore,
  requestTokenStore,
  type TokenStore,
} from '#shared/session/token-store.ts';
import type { FingerprintStart } from '#shared/visitor/own-visitor.ts';
import type { SiteRequestContext, ThirdParties } from '../server-context.ts';

/** Everything about where this code runs that the rest of the site is told instead of asking. */
export interface Environment {
  readonly side: 'server' | 'browser';
  readonly pathname: string;
  /** The `Cookie` header, or `document.cookie`. */
  readonly cookies: string;
  readonly publicOrigin: string;
  readonly country: string | null;
  readonly nonce: string | undefined;
  /** Null in the browser, which takes over what the server rendered. */
  readonly thirdParties: ThirdParties | null;
  /** Null in the browser, likewise. */
  readonly fingerprintStart: FingerprintStart | null;
  /** False in the browser until it has taken over what the server rendered. */
  readonly isTraced: boolean;
  /** A form that was posted without scripts and is to be shown again; null in the browser. */
  readonly keptForm: KeptForm | null;
  readonly tokens: TokenStore;
  readonly now: () => number;
  readonly fetch: (request: Request) => Promise<Response>;
}

export const readEnvironment = createIsomorphicFn()
  .server((): Environment => {
    const request = getRequest();
    const context = getGlobalStartContext() as SiteRequestContext | undefined;
    if (!context) throw new Error('The site is rendered without its request context');
    const cookies = request.headers.get('cookie') ?? '';
    return {
      side: 'server',
      pathname: new URL(request.url).pathname,
      cookies,
      publicOrigin: context.publicOrigin,
      country: context.country,
      nonce: context.nonce,
      thirdParties: context.thirdParties,
      fingerprintStart: context.fingerprintStart,
      isTraced: context.isTraced,
      keptForm: readKeptForm(cookies),
      tokens: requestTokenStore(cookies),
      now: () => Date.now(),
      fetch: (apiRequest) => context.fetchApi(apiRequest),
    };
  })
  .client(
    (): Environment => ({
      side: 'browser',
      pathname: window.location.pathname,
      cookies: document.cookie,
      publicOrigin: window.location.origin,
      country: null,
      nonce: undefined,
      thirdParties: null,
      fingerprintStart: null,
      isTraced: false,
      keptForm: null,
      tokens: browserTokenStore(document, window.location),
      now: () => Date.now(),
      fetch: (request) => fetch(request),
    }),
  );
