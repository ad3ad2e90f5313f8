import { createHash, randomBytes } from 'node:crypto';
import { type CheckedCard, challengeCode, challengeTries } from './cards.ts';
import { isFinal, type Payment } from './payment.ts';
import type { CreateRequest, FailureReason, WebhookEvent } from './protocol.ts';
import type { PaymentStore } from './store.ts';

/** How long things take, in milliseconds. */
export interface Timing {
  /** How long a page stays open. */
  readonly pageOpen: number;
  /** How long the bank of the slow card thinks. */
  readonly slowSettlement: number;
  /** How late the webhook of the lost-webhook card leaves. */
  readonly lateWebhook: number;
}

export const usualTiming: Timing = {
  pageOpen: 60 * 60_000,
  slowSettlement: 20_000,
  lateWebhook: 20_000,
};

export interface Clock {
  now(): Date;
}

export type Created =
  | { readonly kind: 'created' | 'repeated'; readonly payment: Payment }
  | { readonly kind: 'keyReused' | 'referenceUsed' };

/**
 * Moves payments through their life. Every step is taken from the state stored, so that a form sent
 * twice, an old page or a reload changes nothing; the outcome and its webhook are written together.
 */
export class Acquirer {
  readonly #store: PaymentStore;
  readonly #clock: Clock;
  readonly #timing: Timing;
  readonly #changed: () => void;

  constructor(store: PaymentStore, clock: Clock, timing: Timing, changed: () => void) {
    this.#store = store;
    this.#clock = clock;
    this.#timing = timing;
    this.#changed = changed;
  }

  create(request: CreateRequest, idempotencyKey: string): Created {
    const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const earlier = this.#store.byIdempotencyKey(idempotencyKey);
    if (earlier) {
      return earlier.bodyHash === bodyHash
        ? { kind: 'repeated', payment: earlier.payment }
        : { kind: 'keyReused' };
    }
    if (this.#store.byReference(request.reference)) return { kind: 'referenceUsed' };
    const now = this.#now();
    const payment: Payment = {
      id: `pay_${randomBytes(18).toString('base64url')}`,
      request,
      status: 'pending',
      reason: null,
      step: 'card',
      wrongCodes: 0,
      brand: null,
      last4: null,
      createdAt: now,
      expiresAt: now + this.#timing.pageOpen,
      settlesAt: null,
    };
    this.#store.insert(payment, idempotencyKey, bodyHash);
    this.#changed();
    return { kind: 'created', payment };
  }

  /** A payment as it stands now, closed when its page has run out. */
  find(id: string): Payment | null {
    this.settleOverdue();
    return this.#store.byId(id);
  }

  findByReference(reference: string): Payment | null {
    this.settleOverdue();
    return this.#store.byReference(reference);
  }

  /** The customer sent good card details. Does nothing unless the page is still asking for them. */
  submitCard(id: string, card: CheckedCard & { ok: true }): void {
    const payment = this.find(id);
    if (payment?.status !== 'pending' || payment.step !== 'card') return;
    const known: Payment = { ...payment, brand: card.brand, last4: card.last4 };
    switch (card.scenario) {
      case 'success':
        this.#succeed(known, 0);
        break;
      case 'lostWebhook':
        this.#succeed(known, this.#timing.lateWebhook);
        break;
      case 'challenge':
        this.#store.update({ ...known, step: 'challenge' });
        break;
      case 'slow':
        this.#store.update({
          ...known,
          status: 'processing',
          settlesAt: this.#now() + this.#timing.slowSettlement,
        });
        this.#changed();
        break;
      case 'declined':
        this.#fail(known, 'declined');
        break;
      case 'insufficient':
        this.#fail(known, 'insufficientFunds');
        break;
    }
  }

  /** The customer answered the bank's challenge; the third wrong code ends the payment. */
  submitCode(id: string, code: string): void {
    const payment = this.find(id);
    if (payment?.status !== 'pending' || payment.step !== 'challenge') return;
    const wrongCodes = payment.wrongCodes + 1;
    if (code.replace(/\s/g, '') === challengeCode) this.#succeed(payment, 0);
    else if (wrongCodes < challengeTries) this.#store.update({ ...payment, wrongCodes });
    else this.#fail({ ...payment, wrongCodes }, 'challengeFailed');
  }

  /** The customer went back to the merchant. */
  abandon(id: string): void {
    const payment = this.find(id);
    if (payment?.status !== 'pending') return;
    this.#finish({ ...payment, status: 'cancelled', reason: 'abandoned' }, 0);
  }

  /** The merchant cancels; only a payment that is still open can be. No webhook follows. */
  cancel(payment: Payment): Payment {
    if (payment.status !== 'pending') return payment;
    const cancelled: Payment = { ...payment, status: 'cancelled', reason: 'cancelled' };
    this.#store.update(cancelled);
    return cancelled;
  }

  /** Settles what the bank was thinking about and closes pages that have run out. */
  settleOverdue(): void {
    for (const payment of this.#store.overdue(this.#now())) {
      if (payment.status === 'processing') this.#succeed(payment, 0);
      else this.#finish({ ...payment, status: 'expired', reason: 'expired' }, 0);
    }
  }

  #succeed(payment: Payment, webhookDelay: number): void {
    this.#finish({ ...payment, status: 'succeeded', reason: null }, webhookDelay);
  }

  #fail(payment: Payment, reason: FailureReason): void {
    this.#finish({ ...payment, status: 'failed', reason }, 0);
  }

  #finish(payment: Payment, webhookDelay: number): void {
    if (!isFinal(payment.status)) throw new Error(`payment ${payment.id} has no outcome yet`);
    const now = this.#now();
    const event: WebhookEvent = {
      id: `evt_${randomBytes(18).toString('base64url')}`,
      type: payment.status === 'succeeded' ? 'payment.succeeded' : 'payment.failed',
      createdAt: new Date(now).toISOString(),
      data: {
        paymentId: payment.id,
        reference: payment.request.reference,
        amount: payment.request.amount,
        currency: payment.request.currency,
        status: payment.status,
        reason: payment.reason,
      },
    };
    this.#store.together(() => {
      this.#store.update(payment);
      this.#store.addDelivery(
        event.id,
        payment.id,
        payment.request.webhookUrl,
        JSON.stringify(event),
        now + webhookDelay,
      );
    });
    this.#changed();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
