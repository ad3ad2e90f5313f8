import { useSyncExternalStore } from 'react';
import { localStore, tabStore } from '#shared/storage.ts';

/** What a browser hands over when the site can be installed; Chromium's, in no standard yet. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface OfferOptions {
  /** Kept for good. */
  readonly kept: Pick<Storage, 'getItem' | 'setItem'>;
  /** Kept for one visit: until the tab is closed. */
  readonly visit: Pick<Storage, 'getItem' | 'setItem'>;
}

const VISITS = 'visits';
const DISMISSED = 'install-dismissed';
/** The offer waits for the second visit: nobody installs what they have not seen yet. */
const FROM_VISIT = 2;

/**
 * Whether to offer installing the site: from the second visit on, when the browser can, until it was
 * done or turned down, which is remembered.
 */
export function createInstallOffer({ kept, visit }: OfferOptions) {
  const listeners = new Set<() => void>();
  let prompt: InstallPromptEvent | null = null;

  if (visit.getItem(VISITS) === null) {
    const visits = (Number(kept.getItem(VISITS)) || 0) + 1;
    kept.setItem(VISITS, String(visits));
    visit.setItem(VISITS, 'counted');
  }

  function change(next: InstallPromptEvent | null) {
    prompt = next;
    for (const listener of listeners) listener();
  }

  return {
    /** The browser says that it can install the site; its own banner stays away. */
    available(event: Event): void {
      event.preventDefault();
      change(event as InstallPromptEvent);
    },
    installed: () => change(null),
    isOffered: () =>
      prompt !== null &&
      Number(kept.getItem(VISITS)) >= FROM_VISIT &&
      kept.getItem(DISMISSED) === null,
    async accept(): Promise<void> {
      const asked = prompt;
      const answer = await asked?.prompt();
      if (answer?.outcome === 'dismissed') kept.setItem(DISMISSED, 'true');
      change(null);
    },
    dismiss(): void {
      kept.setItem(DISMISSED, 'true');
      change(prompt);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type InstallOffer = ReturnType<typeof createInstallOffer>;

let offer: InstallOffer | null = null;

/** The offer of this tab; browser only. */
export function installOffer(): InstallOffer {
  offer ??= createInstallOffer({ kept: localStore, visit: tabStore });
  return offer;
}

/** Listens for what the browser says about installing. */
export function watchInstalling(): () => void {
  const { available, installed } = installOffer();
  window.addEventListener('beforeinstallprompt', available);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('beforeinstallprompt', available);
    window.removeEventListener('appinstalled', installed);
  };
}

export const useIsInstallOffered = () =>
  useSyncExternalStore(installOffer().subscribe, installOffer().isOffered, () => false);
