/** What the platform asks of a payment provider. Adapters speak its protocol and touch no database. */
import type { PublicData } from '@pierlight/contract/payments/schemas';

/** Why a payment failed, as a key of the client's texts. */
export type FailureReason =
  | 'declined'
  | 'abandoned'
  | 'expired'
  | 'insufficientFunds'
  | 'challengeFailed'
  | 'signInFailed'
  | 'voucherUnknown'
  | 'voucherUsed'
  | 'voucherValue'
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
  /** What was ordered, in subunits. */
  readonly amount: bigint;
  /** What came, in subunits, where that may differ from what was ordered; null where it cannot. */
  readonly received: bigint | null;
  /** The payment whose means this one came by a second time or too late; null for one that was ordered. */
  readonly follows: string | null;
  readonly currency: string;
  readonly state: PaymentState;
  /**
   * What a payment came from that money can go back to: the provider's own name for it, the same with each
   * payment from there, and how its owner recognises it. Null where there is none, or it is not told.
   */
  readonly instrument: { readonly id: string; readonly shown: string } | null;
  /** Where the player pays; null where the provider did not say, or there is no page. */
  readonly pageUrl: string | null;
  /** What the player pays with on the site itself; null for what is paid on a page. */
  readonly publicData: Omit<PublicData, 'qrPicture'> | null;
}

export interface PaymentOrder {
  /** The invoice's id; also the key under which the provider takes an order once. */
  readonly reference: string;
  /** Subunits. */
  readonly amount: bigint;
  readonly currency: string;
  readonly method: string;
  readonly returnUrls: ReturnUrls;
  /** What the method's own fields were filled in with, by name. */
  readonly fields: Readonly<Record<string, string>>;
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

/** A settled movement of money as its provider's statement lists it. */
export interface StatementEntry {
  /** The provider's own id of it. */
  readonly id: string;
  /** The invoice's id, if the provider tells the truth. */
  readonly reference: string;
  /** From the player to us, or from us to the player. */
  readonly direction: 'in' | 'out';
  /** Subunits. */
  readonly amount: bigint;
  readonly currency: string;
  /** By the provider's clock. */
  readonly settledAt: Date;
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
  /** Every movement settled from a time (inclusive) to another (exclusive), by the provider's clock. */
  statement(from: Date, to: Date): Promise<StatementEntry[]>;
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
