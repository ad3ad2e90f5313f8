import type { CheckName, CheckReason, CheckState } from '@pierlight/contract/verification/statuses';

/** A player as the provider knows them, and where the check stands that they go through. */
export interface Applicant {
  readonly externalId: string;
  readonly check: CheckName;
  readonly state: Extract<
    CheckState,
    'required' | 'pending' | 'retry' | 'approved' | 'rejected' | 'onHold'
  >;
  readonly reasons: readonly CheckReason[];
  /** `YYYY-MM-DD`, out of the documents; null while it was not read. It is looked at and not kept. */
  readonly birthdate: string | null;
}

/** A webhook about a player. It only announces a change: the current state is then queried. */
export interface ProviderEvent {
  readonly externalId: string;
}

/** A provider of identity verification. Every call ends within 5 s. @throws VerificationFailure from all but `readWebhook` */
export interface VerificationProvider {
  /** Address of the script that a page opens the provider's own page with. */
  readonly scriptUrl: string;
  /** Lets a page go through a check in the name of a player. */
  token(ask: {
    readonly externalId: string;
    readonly check: CheckName;
  }): Promise<{ readonly token: string; readonly expiresInSeconds: number }>;
  /** Null for a player who never began; also where a check is gone through that is none of ours. */
  find(externalId: string): Promise<Applicant | null>;
  /** Has a player begin anew. */
  reset(externalId: string): Promise<void>;
  /**
   * Verifies and reads a webhook; null for an event that does not concern a check.
   * @throws DomainError forbidden when it is not proven to be the provider's, malformedRequest when it is but
   *   cannot be read
   */
  readWebhook(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): ProviderEvent | null;
}

/** A call that did not come through, or that the provider refused. */
export class VerificationFailure extends Error {
  override readonly name = 'VerificationFailure';
}
