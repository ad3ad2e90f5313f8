import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { type Consent, consentCookie } from './consent.ts';

export interface ConsentStore {
  /** What the page came with: its policy was made for this choice, whatever was chosen since. */
  readonly initial: Consent | null;
  /** Null while the visitor has not chosen. */
  get(): Consent | null;
  subscribe(listener: () => void): () => void;
  choose(consent: Consent): void;
}

export function createConsentStore(
  initial: Consent | null,
  writeCookie: (cookie: string) => void,
  isSecure: boolean,
): ConsentStore {
  const listeners = new Set<() => void>();
  let consent = initial;
  return {
    initial,
    get: () => consent,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (chosen) => {
      writeCookie(consentCookie(chosen, isSecure));
      consent = chosen;
      for (const listener of listeners) listener();
    },
  };
}

export function useConsent(): Consent | null {
  const { consent } = useServices();
  return useSyncExternalStore(consent.subscribe, consent.get, consent.get);
}
