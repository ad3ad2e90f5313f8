import type { Search } from './search.ts';

/** Parameters of an address that open something once: of links in mails. */
export const addressSecrets = ['resetCode', 'confirmCode', 'token'] as const;
export type AddressSecret = (typeof addressSecrets)[number];

/** Before its name, under which the tab keeps one: a reload shall lose nothing. */
export const KEPT_SECRET = 'address-secret.';

/**
 * Runs as an inline script before everything else: what opens something once leaves the address bar,
 * and with it the history, before anything is shown or measured. The tab keeps it for whoever asks.
 *
 * It is sent as source text, so it must not name anything outside itself.
 */
export function takeAddressSecrets(kept: string, names: readonly string[]): void {
  const url = new URL(window.location.href);
  const found = names.filter((name) => url.searchParams.has(name));
  if (found.length === 0) return;
  try {
    for (const name of found) {
      window.sessionStorage.setItem(kept + name, url.searchParams.get(name) ?? '');
      url.searchParams.delete(name);
    }
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Without storage the address keeps it for whoever takes it from there.
  }
}

/** A query for links: what the server was sent stays out of the page it renders. */
export function withoutSecrets(search: object): Search {
  const names: readonly string[] = addressSecrets;
  return Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));
}

/** What the address of this tab carried, until it is forgotten. In the browser only. */
export function addressSecret(name: AddressSecret): string | null {
  try {
    return sessionStorage.getItem(KEPT_SECRET + name);
  } catch {
    return null;
  }
}

/** Keeps what came another way, or forgets it with null. */
export function keepAddressSecret(name: AddressSecret, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(KEPT_SECRET + name);
    else sessionStorage.setItem(KEPT_SECRET + name, value);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
