import type { VerificationMessage } from '@pierlight/contract/realtime/channels';
import type { QueryClient } from '@tanstack/react-query';
import type { AlertRequest } from '#shared/alerts/alert-queue.ts';
import { verificationKey } from './keys.ts';

/** Refetches the status of the checks, and alerts a player who is elsewhere on the site. */
export function checkChanged(
  client: QueryClient,
  { check: { check, state } }: VerificationMessage,
): AlertRequest | null {
  void client.invalidateQueries({ queryKey: verificationKey });
  switch (state) {
    case 'approved':
    case 'retry':
    case 'required':
      return { key: `verification.${state}.${check}` };
    default:
      return null;
  }
}
