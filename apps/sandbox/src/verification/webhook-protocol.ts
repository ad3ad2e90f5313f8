/** What Sumsub tells a merchant by webhook, and how the sandbox has it told. */
import type { ReviewResult, ReviewStatus } from './protocol.ts';

/** Where the sandbox's own dashboard has webhooks sent. */
export const webhookPath = '/api/verification/webhooks/sumsub';

export const webhookTypes = [
  'applicantCreated',
  'applicantPending',
  'applicantReviewed',
  'applicantOnHold',
  'applicantReset',
  'applicantPersonalInfoChanged',
  'applicantLevelChanged',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** The body of a webhook. There is nothing personal in it. */
export interface WebhookEvent {
  readonly applicantId: string;
  readonly inspectionId: string;
  readonly applicantType: 'individual';
  /** Of the event; it stays when the event is sent again. */
  readonly correlationId: string;
  readonly levelName: string;
  /** With `applicantLevelChanged` alone. */
  readonly previousLevelName?: string;
  readonly externalUserId: string;
  readonly type: WebhookType;
  readonly sandboxMode: true;
  readonly reviewStatus: ReviewStatus;
  /** With `applicantReviewed` alone. */
  readonly reviewResult?: ReviewResult;
  /** `2026-11-27 04:05:06+0000`. */
  readonly createdAt: string;
  /** `2026-11-27 04:05:06.789`, in UTC, and text for all its name. */
  readonly createdAtMs: string;
  readonly clientId: string;
}

export const digestAlgorithms = {
  HMAC_SHA1_HEX: 'sha1',
  HMAC_SHA256_HEX: 'sha256',
  HMAC_SHA512_HEX: 'sha512',
} as const;
export const digestNames = ['HMAC_SHA1_HEX', 'HMAC_SHA256_HEX', 'HMAC_SHA512_HEX'] as const;
export type DigestName = (typeof digestNames)[number];

/**
 * How the webhook of an event is delivered: at once, after 20 seconds, twice, followed by a late copy of the applicant's
 * previous one, after a forged one that says the opposite, or never.
 */
export const deliveryModes = ['prompt', 'slow', 'doubled', 'reordered', 'forged', 'lost'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];
