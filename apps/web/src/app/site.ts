import {
  createPreferencesStore,
  type PreferencesStore,
  readPreferences,
} from '#features/settings/public.ts';
import { type CallTraces, createCallTraces } from '#shared/api/call-traces.ts';
import { type ApiOptions, createApi } from '#shared/api/client.ts';
import { isProblem } from '#shared/api/problem.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { readConsent } from '#shared/consent/consent.ts';
import { createConsentStore } from '#shared/consent/consent-store.ts';
import { setCookie } from '#shared/cookies.ts';
import { splitLocale } from '#shared/i18n/localize-path.ts';
import { loadPatiently } from '#shared/lazy.ts';
import type { Modals } from '#shared/modals/modals.ts';
import type { KeptForm } from '#shared/posted-forms/kept-form.ts';
import { browserChecks } from '#shared/proof-of-work/browser-check.ts';
import type { Services } from '#shared/services.ts';
import { broadcastPlayer } from '#shared/session/cross-tab.ts';
import { refreshOnce, withRefreshLock } from '#shared/session/refresh-marker.ts';
import { createServerClock } from '#shared/session/server-clock.ts';
import { createSession } from '#shared/session/session.ts';
import { isUsable, readClaims } from '#shared/session/token.ts';
import { localStore, tabStore } from '#shared/storage.ts';
import { createFingerprints, type FingerprintStart } from '#shared/visitor/own-visitor.ts';
import type { ThirdParties } from '../server-context.ts';
import type { Environment } from './environment.ts';
import { type ErrorWords, errorWordsFor } from './error-words.ts';

/** The site's services and what only the composition needs; the context of every route. */
export interface Site extends Services {
  readonly preferences: PreferencesStore;
  readonly isServer: boolean;
  /** What the error page says where its texts did not come. */
  errorWords: () => ErrorWords | null;
  /** Whether a session outlives this page; not where the browser takes no cookies. */
  readonly keepsSession: () => boolean;
  /** None until the browser has taken over what the server rendered. */
  thirdParties: ThirdParties;
  /** The operator's; until the browser has taken over what the server rendered, the most reserved one. */
  fingerprintStart: FingerprintStart;
  /** Whether the operator traces; false until the browser has taken over what the server rendered. */
  isTraced: boolean;
  readonly callTraces: CallTraces;
  /** A form that was posted without scripts and is to be shown again; null in the browser. */
  readonly keptForm: KeptForm | null;
}

const loadEndpoints = () => loadPatiently(() => import('./endpoints.ts'));

/** Builds one tab's, or one request's, services. */
export function createSite(environment: Environment, modals: Modals): Site {
  const isServer = environment.side === 'server';
  const { tokens } = environment;
  const clock = createServerClock(environment.now);
  const session = createSession({
    store: tokens,
    now: clock.now,
    renew: isServer ? async () => null : renewInBrowser,
    broadcast: isServer ? () => undefined : (playerId) => broadcastPlayer(localStore, playerId),
  });
  const callTraces = createCallTraces();
  const calls: Omit<ApiOptions, 'authority'> = {
    load: loadEndpoints,
    origin: __API_ORIGIN__ || environment.publicOrigin,
    fetch: environment.fetch,
    answered: clock.learn,
    trace: callTraces.begin,
    bindingCredentials: __API_ORIGIN__ ? 'include' : 'same-origin',
    prove: async (challenge, signal) => {
      const { prove } = await import('#shared/proof-of-work/prove.ts');
      return browserChecks.run((running) => prove(challenge, running), signal);
    },
  };
  const api = createApi({
    ...calls,
    authority: {
      bearer: session.bearer,
      heldToken: session.heldToken,
      rejected: session.doubted,
    },
  });
  const apiWith = (token: string) =>
    createApi({
      ...calls,
      authority: {
        bearer: async () => token,
        heldToken: () => token,
        rejected: async () => null,
      },
    });

  async function renew(): Promise<string | null> {
    try {
      const { data } = await api.identity.refresh(undefined, { context: { bearer: 'held' } });
      // Before the next tab's turn, which looks for it.
      tokens.write(data.accessToken);
      return data.accessToken;
    } catch (error) {
      // Anything else says nothing of the session: too many calls, a lost answer, a server that is down.
      if (isProblem(error) && [401, 403].includes(error.status)) return null;
      throw error;
    }
  }

  function renewInBrowser(isDoubted: boolean): Promise<string | null> {
    const marker = {
      now: environment.now,
      wait: (milliseconds: number) =>
        new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
    };
    const adopt = () => {
      const token = tokens.read();
      return token !== null && isUsable(readClaims(token), clock.now()) ? token : null;
    };
    // Browsers keep locks from pages that did not come over TLS.
    const locks = 'locks' in navigator ? navigator.locks : undefined;
    return withRefreshLock(
      locks,
      async () =>
        (isDoubted ? null : adopt()) ??
        refreshOnce<string | null>(localStore, marker, { refresh: renew, adopt }),
    );
  }

  const { pathname, publicOrigin, country, cookies } = environment;
  const isSecure = publicOrigin.startsWith('https:');
  const queryClient = createQueryClient(api);
  const { locale } = splitLocale(pathname);
  const write = (cookie: string) => setCookie(document, cookie);
  const consent = createConsentStore(readConsent(cookies), write, isSecure);
  const site: Site = {
    api,
    apiWith,
    queryClient,
    session,
    serverNow: clock.now,
    locale,
    modals,
    publicOrigin,
    country,
    preferences: createPreferencesStore(readPreferences(cookies), write, isSecure),
    consent,
    fingerprints: createFingerprints({
      start: () => site.fingerprintStart,
      consent,
      compute: async () => (await import('#shared/visitor/fingerprint.ts')).computeFingerprint(),
      tab: tabStore,
      browser: localStore,
    }),
    fingerprintStart: environment.fingerprintStart ?? 'form',
    thirdParties: environment.thirdParties ?? { tagManagerId: null, chat: null },
    isTraced: environment.isTraced,
    callTraces,
    keptForm: environment.keptForm,
    isServer,
    errorWords: () => errorWordsFor(queryClient, locale),
    keepsSession: tokens.isKept,
  };
  return site;
}
