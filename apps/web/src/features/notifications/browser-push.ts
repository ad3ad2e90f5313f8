import type { PushSubscription as Given } from '@pierlight/contract/notifications/push';
import { useSyncExternalStore } from 'react';

/** What this browser says of pushes; `unknown` until it can be asked. */
export type BrowserPush = 'unknown' | 'unsupported' | 'denied' | 'askable' | 'granted';

function browserPush(): BrowserPush {
  const isThere =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'default' ? 'askable' : Notification.permission;
}

/** A visitor comes back from the browser's settings with a focus. */
function onReturn(changed: () => void) {
  window.addEventListener('focus', changed);
  return () => window.removeEventListener('focus', changed);
}

export const useBrowserPush = (): BrowserPush =>
  useSyncExternalStore(onReturn, browserPush, () => 'unknown');

async function pushManager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('The service worker is not there');
  return registration.pushManager;
}

/**
 * Asks the visitor, where they were not asked before, and subscribes this browser.
 * @throws Error when they or the browser refuse
 */
export async function subscribeBrowser(publicKey: string): Promise<Given> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('It was not allowed');
  const manager = await pushManager();
  // One of another key, or of somebody who was here before, would go on otherwise.
  await (await manager.getSubscription())?.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

export async function unsubscribeBrowser(): Promise<void> {
  await (await (await pushManager()).getSubscription())?.unsubscribe();
}
