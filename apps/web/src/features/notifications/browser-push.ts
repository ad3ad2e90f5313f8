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

/** Changes this browser's subscription, one tab at a time: what was found out before still holds at the end. */
export const oneTabAtATime = <Result>(change: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('pierlight.push', change) : change();

/** Asks the visitor, where they were not asked before. @throws Error when they refuse */
export async function askForPushes(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('It was not allowed');
}

/** Where this browser is reached with what is signed by the key, as far as it knows; null for nowhere. */
export async function endpointFor(publicKey: string): Promise<string | null> {
  const kept = await (await pushManager()).getSubscription();
  const key = kept?.options.applicationServerKey;
  return kept && key && base64url(key) === publicKey ? kept.endpoint : null;
}

export function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Subscribes this browser anew. @throws Error when it was not allowed, or the browser cannot */
export async function subscribeBrowser(publicKey: string): Promise<Given> {
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
