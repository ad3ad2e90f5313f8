import type { VerificationMessage } from '@pierlight/contract/realtime/channels';
import type { QueryClient } from '@tanstack/react-query';
import type { AlertRequest } from '#shared/alerts/alert-queue.ts';
import { verificationKey } from './keys.ts';

/** Asks anew where the checks stand, and says what is news to whoever is elsewhere on the site. */
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

/** After missed messages. */
export const checksMissed = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: verificationKey });
