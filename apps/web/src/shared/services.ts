import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Api } from './api/client.ts';
import type { ConsentStore } from './consent/consent-store.ts';
import type { Locale } from './i18n/locales.ts';
import type { Modals } from './modals/modals.ts';
import type { Session } from './session/session.ts';
import type { FingerprintStart, Fingerprints } from './visitor/own-visitor.ts';

/** What one browser tab, or one server-rendered request, runs on. */
export interface Services {
  readonly api: Api;
  /** The contract's client with a token of its own, which this page alone holds and nothing renews. */
  readonly apiWith: (token: string) => Api;
  readonly queryClient: QueryClient;
  readonly session: Session;
  /** Milliseconds since the epoch by the server's clock. */
  readonly serverNow: () => number;
  readonly locale: Locale;
  /** Opens modals from anywhere, outside components too. */
  readonly modals: Modals;
  readonly consent: ConsentStore;
  readonly fingerprints: Fingerprints;
  /** When the fingerprint is begun, as the operator has it. */
  readonly fingerprintStart: FingerprintStart;
  /** Scheme and host visitors reach the site under. */
  readonly publicOrigin: string;
  /** Country of the visitor as the server knows it; null in the browser, which asks `player.init`. */
  readonly country: string | null;
}

export function useServices(): Services {
  return useRouter().options.context;
}
