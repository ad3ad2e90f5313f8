import { useSyncExternalStore } from 'react';
import type { Preferences } from './preferences.ts';
import { preferenceCookie } from './preferences.ts';

export interface PreferencesStore {
  get(): Preferences;
  subscribe(listener: () => void): () => void;
  /** Takes over what the server rendered. */
  restore(rendered: Preferences): void;
  change(changed: Partial<Preferences>): void;
}

export function createPreferencesStore(
  initial: Preferences,
  writeCookie: (cookie: string) => void,
  isSecure: boolean,
): PreferencesStore {
  const listeners = new Set<() => void>();
  let preferences = initial;
  return {
    get: () => preferences,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: (rendered) => {
      preferences = rendered;
    },
    change: (changed) => {
      const { theme, drawer, searchKey } = changed;
      if (theme) writeCookie(preferenceCookie({ theme }, isSecure));
      if (drawer) writeCookie(preferenceCookie({ drawer }, isSecure));
      if (searchKey) writeCookie(preferenceCookie({ searchKey }, isSecure));
      preferences = { ...preferences, ...changed };
      for (const listener of listeners) listener();
    },
  };
}

export function usePreferenceValues(store: PreferencesStore): Preferences {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
