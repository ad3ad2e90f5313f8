import type { FrameMessage, SiteMessage } from '../messages.ts';

type Without<T> = T extends unknown ? Omit<T, 'source'> : never;

/** Ends the address of a table that was moved to, so that the player goes on there and does not begin. */
export const MOVED = '#moved';

export type SiteLink = {
  send(message: Without<FrameMessage>): void;
  /** Calls back for each message of the site. */
  listen(heard: (type: SiteMessage['type']) => void): void;
};

const heardTypes: ReadonlySet<string> = new Set<SiteMessage['type']>([
  'pause',
  'resume',
  'mute',
  'unmute',
  'balance',
]);

/**
 * The origin of the site around the frame: the one the session names, or the one the browser reports
 * (the page's policy lets no other site embed it). Null when there is none, and nothing is sent then.
 */
export function siteOrigin(lobbyUrl: string | null): string | null {
  if (window.parent === window) return null;
  if (lobbyUrl !== null && URL.canParse(lobbyUrl)) return new URL(lobbyUrl).origin;
  return document.location.ancestorOrigins?.[0] ?? null;
}

/** Talks to the site around the frame, to its exact origin only. */
export function createSiteLink(origin: string | null): SiteLink {
  return {
    send: (message) => {
      if (origin === null) return;
      window.parent.postMessage({ source: 'pierlight-studio', ...message }, origin);
    },
    listen: (heard) => {
      window.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (origin === null || event.origin !== origin || event.source !== window.parent) return;
        const type = (event.data as { type?: unknown } | null)?.type;
        if (typeof type === 'string' && heardTypes.has(type)) heard(type as SiteMessage['type']);
      });
    },
  };
}
