import { randomUUID } from 'node:crypto';
import type { Delivery } from '../webhooks/delivery-store.ts';
import type { WebhookProtocol } from '../webhooks/sender.ts';
import type { Applicant } from './applicant.ts';
import { clientId } from './protocol.ts';
import { payloadDigest } from './signature.ts';
import type { VerificationStore } from './store.ts';
import { millisecond, secondWithZone } from './times.ts';
import type { DeliveryMode, DigestName, WebhookEvent, WebhookType } from './webhook-protocol.ts';

const minute = 60_000;
const hour = 60 * minute;
/** After how long the vendor tries again; after the last it gives up. */
export const resendPauses = [5 * minute, hour, 5 * hour, 18 * hour];
/** How late a slow webhook is, and a second copy, or an older event that comes after a newer one. */
const slowness = 20_000;
const afterwards = 1_000;

const isForged = ({ eventId }: Delivery) => eventId.startsWith('forged-');

/** Digests under the webhook's secret, and resends as the vendor's do. */
export function digestProtocol(secret: string, algorithm: () => DigestName): WebhookProtocol {
  return {
    deadline: 10_000,
    headers(delivery) {
      const key = isForged(delivery) ? `not ${secret}` : secret;
      return {
        'x-payload-digest': payloadDigest(algorithm(), key, delivery.body),
        'x-payload-digest-alg': algorithm(),
      };
    },
    nextAt(delivery, now) {
      // A forged one is not retried.
      const pause = isForged(delivery) ? undefined : resendPauses[delivery.attempts];
      return pause === undefined ? null : now + pause;
    },
  };
}

export interface Told {
  readonly type: WebhookType;
  readonly previousLevelName?: string;
}

/** Queues the webhook of an applicant's event, in a delivery mode. */
export function tell(
  store: VerificationStore,
  url: string,
  applicant: Applicant,
  told: Told,
  deliveryMode: DeliveryMode,
  now: number,
): void {
  if (deliveryMode === 'lost') return;
  const event = eventOf(applicant, told, now);
  const add = (eventId: string, body: string, dueAt: number) =>
    store.deliveries.add(eventId, applicant.id, url, body, dueAt);
  const before = store.lastTold(applicant.id);
  const body = JSON.stringify(event);
  if (deliveryMode === 'forged')
    add(`forged-${randomUUID()}`, JSON.stringify(oppositeOf(event)), now);
  add(event.correlationId, body, deliveryMode === 'slow' ? now + slowness : now);
  if (deliveryMode === 'doubled') add(`copy-${randomUUID()}`, body, now + afterwards);
  if (deliveryMode === 'reordered' && before !== null)
    add(`copy-${randomUUID()}`, before, now + afterwards);
}

function eventOf(
  applicant: Applicant,
  { type, previousLevelName }: Told,
  now: number,
): WebhookEvent {
  const { review } = applicant;
  return {
    applicantId: applicant.id,
    inspectionId: applicant.inspectionId,
    applicantType: 'individual',
    correlationId: `req-${randomUUID()}`,
    levelName: applicant.levelName,
    ...(previousLevelName !== undefined && { previousLevelName }),
    externalUserId: applicant.externalUserId,
    type,
    sandboxMode: true,
    reviewStatus: review.status,
    ...(type === 'applicantReviewed' && review.result && { reviewResult: review.result }),
    createdAt: secondWithZone(now),
    createdAtMs: millisecond(now),
    clientId,
  };
}

/** What somebody would like the shop to believe. */
function oppositeOf(event: WebhookEvent): WebhookEvent {
  const isGreen = event.reviewResult?.reviewAnswer === 'GREEN';
  return {
    ...event,
    correlationId: `req-${randomUUID()}`,
    type: 'applicantReviewed',
    reviewStatus: 'completed',
    reviewResult: isGreen
      ? { reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] }
      : { reviewAnswer: 'GREEN' },
  };
}
