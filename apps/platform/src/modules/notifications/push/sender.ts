import type { PushPayload, PushSubscription } from '@pierlight/contract/notifications/push';
import webPush from 'web-push';
import { createOutgoing, type OutgoingAnswer } from '../../../kernel/outgoing/outgoing.ts';

export interface PushSettings {
  /** Null where no pushes are sent. */
  readonly vapid: {
    readonly publicKey: string;
    readonly privateKey: string;
    /** Whom a push service writes to when something is wrong. */
    readonly subject: string;
  } | null;
  /** A push service that is reached without TLS, or at a private address: the sandbox's. */
  readonly serviceOrigin: string | null;
}

export interface PushOptions {
  readonly ttlSeconds: number;
  readonly isUrgent: boolean;
}

/** What became of a push. `later` says after how many milliseconds the service wants it again, if it does. */
export type PushOutcome =
  | { readonly is: 'sent' | 'gone' }
  | { readonly is: 'later'; readonly after: number | null }
  | { readonly is: 'refused'; readonly status: number };

/** Whether a push service may be reached where a browser says. */
export const isPushEndpoint = ({ serviceOrigin }: PushSettings, endpoint: string): boolean => {
  const { protocol, origin, username, password } = new URL(endpoint);
  return !username && !password && (protocol === 'https:' || origin === serviceOrigin);
};

/** A header's seconds or date, in milliseconds from now. */
function retryAfterOf({ headers }: OutgoingAnswer, now: Date): number | null {
  const said = headers.get('retry-after');
  if (said === undefined) return null;
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now.getTime();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/**
 * Hands pushes to the browsers' push services, encrypted for the browser (RFC 8291) and signed (RFC 8292). Where a
 * service is comes from the browser: it is reached by TLS at public addresses only.
 */
export function createPushSender({ vapid, serviceOrigin }: PushSettings) {
  const outgoing = createOutgoing({
    trusted: serviceOrigin === null ? [] : [serviceOrigin],
    ...{ named: 'anyByTls', largestAnswer: 64 * 1024 },
  });

  /** @throws OutgoingFailure when there was no answer */
  return async function send(
    subscription: PushSubscription,
    payload: PushPayload,
    { ttlSeconds, isUrgent, now }: PushOptions & { readonly now: Date },
  ): Promise<PushOutcome> {
    if (vapid === null) return { is: 'gone' };
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(payload),
      {
        vapidDetails: vapid,
        TTL: ttlSeconds,
        urgency: isUrgent ? 'high' : 'normal',
        // 32 characters at most: while the browser is away, a second copy takes the place of the first.
        topic: payload.tag.replaceAll('-', ''),
      },
    );
    const { 'Content-Length': _length, ...others } = headers;
    const answer = await outgoing(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(others).map(([name, value]) => [name, String(value)]),
      ),
      body,
    });
    if (answer.ok) return { is: 'sent' };
    const { status } = answer;
    if (status === 404 || status === 410) return { is: 'gone' };
    if (status === 429 || status >= 500) return { is: 'later', after: retryAfterOf(answer, now) };
    return { is: 'refused', status };
  };
}

export type PushSender = ReturnType<typeof createPushSender>;
