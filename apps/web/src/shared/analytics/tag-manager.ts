import type { Consent } from '../consent/consent.ts';
import { analytics } from './analytics.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';
/** Cookies that tags of the container set under this site's name. */
const tagCookies = /^_(ga|gid|gat|gcl|gac)/;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type ConsentState = 'granted' | 'denied';

/** Google's consent mode, version 2, in its own words. */
function consentMode({ statistics, marketing }: Consent): Record<string, ConsentState> {
  const state = (isAgreed: boolean): ConsentState => (isAgreed ? 'granted' : 'denied');
  return {
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    analytics_storage: state(statistics),
  };
}

/** Everything is denied first, then what was agreed to is granted, as consent mode wants it. */
export function consentCommands(consent: Consent): readonly (readonly unknown[])[] {
  return [
    ['consent', 'default', consentMode({ statistics: false, marketing: false })],
    ['consent', 'update', consentMode(consent)],
  ];
}

/**
 * Loads the container of `id`, for a visitor who agreed to something. The page's policy lets it in only
 * where the server knew of that consent.
 */
export function startTagManager(id: string, consent: Consent): void {
  const layer: unknown[] = [];
  window.dataLayer = layer;
  // Commands are told from events by being the `arguments` of a function.
  function command() {
    // biome-ignore lint/complexity/noArguments: an array would be taken for an event
    layer.push(arguments);
  }
  const send = command as (...words: readonly unknown[]) => void;
  for (const words of consentCommands(consent)) send(...words);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  analytics.listen((event) => layer.push(event));
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER}?id=${encodeURIComponent(id)}`;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) script.nonce = nonce;
  document.head.append(script);
}

/** Removes the cookies that tags left behind, under every domain they may have chosen. */
export function forgetTags(jar: { cookie: string }, host: string): void {
  const labels = host.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const part of jar.cookie.split(';')) {
    const name = part.split('=', 1)[0]?.trim() ?? '';
    if (!tagCookies.test(name)) continue;
    jar.cookie = `${name}=; Path=/; Max-Age=0`;
    for (const domain of domains) jar.cookie = `${name}=; Path=/; Domain=${domain}; Max-Age=0`;
  }
}
