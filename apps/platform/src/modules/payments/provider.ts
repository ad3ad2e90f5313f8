/** What the platform asks of a payment provider. Adapters speak its protocol and touch no database. */

/** Why a payment failed, as a key of the client's texts. */
export type FailureReason =
  | 'declined'
  | 'abandoned'
  | 'expired'
  | 'challengeFailed'
  | 'cancelled'
  /** The provider never took the payment on. */
  | 'unavailable';

export type PaymentState =
  | { readonly kind: 'open' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

/** A payment as its provider states it. */
export interface ProviderPayment {
  readonly id: string;
  /** The invoice's id, if the provider tells the truth. */
  readonly reference: string;
  /** Subunits. */
  readonly amount: bigint;
  readonly currency: string;
  readonly state: PaymentState;
  /** Where the player pays; null where the provider did not say. */
  readonly pageUrl: string | null;
}

export interface PaymentOrder {
  /** The invoice's id; also the key under which the provider takes an order once. */
  readonly reference: string;
  /** Subunits. */
  readonly amount: bigint;
  readonly currency: string;
  readonly method: string;
  readonly returnUrls: ReturnUrls;
  readonly customer: Customer;
}

/** Absolute addresses the player is sent back to. */
export interface ReturnUrls {
  readonly success: string;
  readonly failure: string;
  readonly cancel: string;
}

export interface Customer {
  readonly id: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string | null;
  readonly locale: string;
}

/** A callback whose sender is proven. */
export interface ProviderEvent {
  readonly id: string;
  readonly payment: ProviderPayment;
}

/**
 * How a call failed. `unavailable`: it surely had no effect, the provider was not reached; `refused`:
 * the provider said no; `unknownFate`: it may have had its effect.
 */
export type ProviderFailureKind = 'unavailable' | 'refused' | 'unknownFate';

export class ProviderFailure extends Error {
  readonly kind: ProviderFailureKind;

  constructor(kind: ProviderFailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ProviderFailure';
    this.kind = kind;
  }
}

/** Every call ends within 5 s. @throws ProviderFailure from all but `parseWebhook` */
export interface PaymentProvider {
  readonly id: string;
  /** Takes an order; the same reference again answers the payment there is. */
  createPayment(order: PaymentOrder): Promise<ProviderPayment>;
  getPayment(id: string): Promise<ProviderPayment | null>;
  findPayment(reference: string): Promise<ProviderPayment | null>;
  /** Asks for a cancellation and answers where the payment stands then, cancelled or not. */
  cancelPayment(id: string): Promise<ProviderPayment>;
  /**
   * Proves and reads a callback.
   * @throws DomainError forbidden when it is not proven to be the provider's, malformedRequest when
   *   it is but cannot be read
   */
  parseWebhook(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): ProviderEvent;
}
