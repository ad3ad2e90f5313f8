import type { FrameMessage, SiteMessage } from '../messages.ts';

type Without<T> = T extends unknown ? Omit<T, 'source'> : never;

/** Ends the address of a table that was moved to, so that the player goes on there and does not begin. */
export const MOVED = '#moved';

export type SiteLink = {
  send(message: Without<FrameMessage>): void;
  /** Calls back for each message of the site. */
  listen(heard: (message: SiteMessage) => void): void;
};

/** Reads what the site says; null for anything that has not the shape of a message. */
function readSiteMessage(data: unknown): SiteMessage | null {
  const { type, amount } = (data ?? {}) as { readonly type?: unknown; readonly amount?: unknown };
  switch (type) {
    case 'pause':
    case 'resume':
    case 'mute':
    case 'unmute':
    case 'balance':
      return { type };
    case 'max-stake':
      return amount === null || (Number.isSafeInteger(amount) && Number(amount) > 0)
        ? { type, amount: amount as number | null }
        : null;
    default:
      return null;
  }
}

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
        const message = readSiteMessage(event.data);
        if (message) heard(message);
      });
    },
  };
}
