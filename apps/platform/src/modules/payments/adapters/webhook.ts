import type { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { readJson } from './provider-call.ts';
import { isSignedBy } from './signature.ts';

/** What a provider's callbacks are proven by. */
export interface WebhookOptions {
  readonly webhookSecret: string;
  readonly clock: Clock;
}

/**
 * Proves a callback by its header `Pierlight-Signature`, and reads it.
 * @throws DomainError forbidden when it is not proven, malformedRequest when it is but cannot be read
 */
export function readWebhook<Event>(
  { webhookSecret, clock }: WebhookOptions,
  event: z.ZodType<Event>,
  rawBody: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Event {
  if (!isSignedBy(webhookSecret, headers['pierlight-signature'], rawBody, clock.now()))
    throw new DomainError('forbidden');
  const parsed = event.safeParse(readJson(rawBody.toString('utf8')));
  if (!parsed.success) throw new DomainError('malformedRequest', { cause: parsed.error });
  return parsed.data;
}
