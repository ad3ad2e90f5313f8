import type { Customer } from '../provider.ts';

/**
 * What the platform asks of whoever pays players out. Its failures are those of `PaymentProvider`:
 * `ProviderFailure` tells whether a call surely had no effect, was refused, or may have had one.
 */

/** Why a payout failed, as a key of the client's texts. */
export type PayoutFailure =
  /** The receiving bank or wallet sent it back. */
  | 'payoutDeclined'
  /** There is no such account. */
  | 'payoutAccountUnknown'
  /** Its owner stopped the destination before it was sent. */
  | 'payoutStopped'
  /** An operator refused it. */
  | 'payoutRefused'
  /** A check of its player was refused. */
  | 'checkRefused'
  /** The provider never took it on. */
  | 'unavailable';

export type PayoutState =
  | { readonly kind: 'open' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'failed'; readonly reason: PayoutFailure };

/** A payout as its provider states it. */
export interface ProviderPayout {
  readonly id: string;
  /** The invoice's id, if the provider tells the truth. */
  readonly reference: string;
  /** Subunits that arrive. */
  readonly amount: bigint;
  readonly currency: string;
  readonly state: PayoutState;
}

export interface PayoutOrder {
  /** The invoice's id; also the key under which the provider pays once, however often it is sent. */
  readonly reference: string;
  /** Subunits that are to arrive, without our fee. */
  readonly amount: bigint;
  readonly currency: string;
  readonly method: string;
  /** Where to, by the names of the method's fields. */
  readonly destination: Readonly<Record<string, string>>;
  readonly customer: Customer;
}

/** A callback whose sender is proven. */
export interface PayoutEvent {
  readonly id: string;
  readonly payout: ProviderPayout;
}

/** Every call ends within 5 s. @throws ProviderFailure from all but `parsePayoutWebhook` */
export interface PayoutProvider {
  readonly id: string;
  /** Takes an order; the same reference again answers the payout there is and pays nothing. */
  createPayout(order: PayoutOrder): Promise<ProviderPayout>;
  /** The payout of a reference; null when the provider never had it. */
  findPayout(reference: string): Promise<ProviderPayout | null>;
  /** @throws DomainError forbidden, malformedRequest: as `PaymentProvider.parseWebhook` */
  parsePayoutWebhook(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): PayoutEvent;
}
