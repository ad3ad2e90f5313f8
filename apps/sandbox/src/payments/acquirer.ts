import { createHash, randomBytes } from 'node:crypto';
import { paceOf } from '../slow-orders.ts';
import { type CheckedCard, challengeCode, challengeTries, type Scenario } from './cards.ts';
import { eventOf } from './events.ts';
import { type Decision, methods, pinTries, walletPin } from './methods.ts';
import { drawing, isFinal, type Payment } from './payment.ts';
import type { CreateRequest, FailureReason } from './protocol.ts';
import type { PaymentStore } from './store.ts';

/** How long things take, in milliseconds. */
export interface Timing {
  /** How long a page stays open. */
  readonly pageOpen: number;
  /** How long a Pix code can be paid. */
  readonly codeOpen: number;
  /** How long the bank of the slow card thinks. */
  readonly slowSettlement: number;
  /** How late the webhook of the lost-webhook card leaves. */
  readonly lateWebhook: number;
}

export const usualTiming: Timing = {
  pageOpen: 60 * 60_000,
  codeOpen: 30 * 60_000,
  slowSettlement: 20_000,
  lateWebhook: 20_000,
};

export interface Clock {
  now(): Date;
}

/** What a test card stands for, as the bank decides it; `challenge` asks first. */
const decisionOf: Readonly<Record<Exclude<Scenario, 'challenge'>, Decision>> = {
  success: 'approve',
  declined: 'deny',
  insufficient: 'empty',
  slow: 'slow',
  lostWebhook: 'late',
  lying: 'lie',
  claiming: 'claim',
};

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
      step: methods[request.method].firstStep,
      wrongCodes: 0,
      brand: null,
      last4: null,
      payer: null,
      createdAt: now,
      expiresAt: now + (request.method === 'pix' ? this.#timing.codeOpen : this.#timing.pageOpen),
      settlesAt: null,
    };
    this.#store.together(() => {
      this.#store.insert(payment, idempotencyKey, bodyHash);
      if (paceOf(request.amount) === 'lateRefusal') this.#fail(payment, 'declined');
      else if (request.method === 'voucher') this.#redeem(payment);
      else if (request.method === 'pix') this.#tell(payment, now + drawing);
    });
    this.#changed();
    return { kind: 'created', payment: this.#store.byId(payment.id) ?? payment };
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
    if (card.scenario === 'challenge') this.#store.update({ ...known, step: 'challenge' });
    else this.#decide(known, decisionOf[card.scenario]);
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

  /** The customer chose a bank to pay from. */
  chooseBank(id: string, bank: string): void {
    const payment = this.find(id);
    if (payment?.status !== 'pending' || payment.step !== 'bank') return;
    this.#store.update({ ...payment, payer: bank, step: 'approval' });
  }

  /** The customer signed in to the wallet; the third wrong PIN ends the payment. */
  signIn(id: string, email: string, pin: string): void {
    const payment = this.find(id);
    if (payment?.status !== 'pending' || payment.step !== 'signIn') return;
    const wrongCodes = payment.wrongCodes + 1;
    const known: Payment = { ...payment, payer: email };
    if (pin === walletPin) this.#store.update({ ...known, step: 'approval' });
    else if (wrongCodes < pinTries) this.#store.update({ ...known, wrongCodes });
    else this.#fail({ ...known, wrongCodes }, 'signInFailed');
  }

  /** The customer, or the bank behind, decided about a payment that waits for approval. */
  decide(id: string, decision: Decision): void {
    const payment = this.find(id);
    if (payment?.status === 'pending' && payment.step === 'approval')
      this.#decide(payment, decision);
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

  #decide(payment: Payment, decision: Decision): void {
    switch (decision) {
      case 'approve':
        this.#succeed(payment, 0);
        break;
      case 'late':
        this.#succeed(payment, this.#timing.lateWebhook);
        break;
      case 'lie': {
        const { request } = payment;
        const paid: Payment = { ...payment, status: 'succeeded' };
        this.#finish(paid, 0, { ...paid, request: { ...request, amount: request.amount * 10 } });
        break;
      }
      case 'claim': {
        const refused: Payment = { ...payment, status: 'failed', reason: 'declined' };
        this.#finish(refused, 0, { ...refused, status: 'succeeded', reason: null });
        break;
      }
      case 'deny':
        this.#fail(payment, 'declined');
        break;
      case 'empty':
        this.#fail(payment, 'insufficientFunds');
        break;
      case 'slow': {
        const settlesAt = this.#now() + this.#timing.slowSettlement;
        this.#store.update({ ...payment, status: 'processing', settlesAt });
        this.#changed();
      }
    }
  }

  /** A voucher pays exactly what it is worth, in its own currency, once. */
  #redeem(payment: Payment): void {
    const { amount, currency, fields } = payment.request;
    const voucher = this.#store.voucher((fields.voucherCode ?? '').replace(/\D/g, ''));
    const isExact = voucher?.amount === amount && voucher.currency === currency;
    if (!voucher) this.#fail(payment, 'voucherUnknown');
    else if (voucher.isUsed) this.#fail(payment, 'voucherUsed');
    else if (!isExact) this.#fail(payment, 'voucherValue');
    else {
      this.#store.useVoucher(voucher.code, payment.id);
      this.#decide(payment, voucher.isSlow ? 'slow' : 'approve');
    }
  }

  #succeed(payment: Payment, webhookDelay: number): void {
    this.#finish({ ...payment, status: 'succeeded', reason: null }, webhookDelay);
  }

  #fail(payment: Payment, reason: FailureReason): void {
    this.#finish({ ...payment, status: 'failed', reason }, 0);
  }

  /** @param told what the webhook says of the payment, when it does not tell the truth */
  #finish(payment: Payment, webhookDelay: number, told = payment): void {
    if (!isFinal(payment.status)) throw new Error(`payment ${payment.id} has no outcome yet`);
    this.#store.together(() => {
      this.#store.update(payment);
      this.#tell(told, this.#now() + webhookDelay);
    });
    this.#changed();
  }

  /** Puts a webhook about a payment, as it stands at `dueAt`, among those to be sent then. */
  #tell(payment: Payment, dueAt: number): void {
    const event = eventOf(payment, dueAt);
    const { webhookUrl } = payment.request;
    this.#store.deliveries.add(event.id, payment.id, webhookUrl, JSON.stringify(event), dueAt);
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
