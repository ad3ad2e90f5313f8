import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../payments/acquirer.ts';
import { instrumentOf } from '../payments/instrument.ts';
import type { Payment } from '../payments/payment.ts';
import type { PaymentStore } from '../payments/store.ts';
import { type PayoutScenario, scenarioOf } from './destinations.ts';
import type { PayoutAnswer, PayoutEvent, PayoutRequest } from './protocol.ts';
import type { Payout, PayoutStore } from './store.ts';

/** How long payouts take, in milliseconds. */
export interface PayoutTiming {
  readonly usual: number;
  readonly slow: number;
  /** How late the webhook of a lost one leaves after the payout was decided. */
  readonly lateWebhook: number;
}

export const usualPayoutTiming: PayoutTiming = { usual: 2_000, slow: 20_000, lateWebhook: 180_000 };

export type Ordered =
  | { readonly kind: 'created' | 'repeated'; readonly payout: Payout }
  | { readonly kind: 'keyReused' | 'referenceUsed' | 'sourceUnknown' };

/** Pays the merchant's customers. The outcome of a payout and its webhooks are written together. */
export class PayoutDesk {
  readonly #store: PayoutStore;
  readonly #payments: Pick<PaymentStore, 'byReference' | 'paidBy'>;
  readonly #clock: Clock;
  readonly #timing: PayoutTiming;
  readonly #changed: () => void;

  constructor(deps: {
    readonly store: PayoutStore;
    /** What money goes back to. */
    readonly payments: Pick<PaymentStore, 'byReference' | 'paidBy'>;
    readonly clock: Clock;
    readonly timing: PayoutTiming;
    readonly changed: () => void;
  }) {
    this.#store = deps.store;
    this.#payments = deps.payments;
    this.#clock = deps.clock;
    this.#timing = deps.timing;
    this.#changed = deps.changed;
  }

  order(request: PayoutRequest, idempotencyKey: string): Ordered {
    const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const earlier = this.#store.byIdempotencyKey(idempotencyKey);
    if (earlier)
      return earlier.bodyHash === bodyHash
        ? { kind: 'repeated', payout: earlier }
        : { kind: 'keyReused' };
    if (this.#store.byReference(request.reference)) return { kind: 'referenceUsed' };
    const source = this.#sourceOf(request);
    if (source === undefined) return { kind: 'sourceUnknown' };
    const now = this.#clock.now().getTime();
    const scenario = scenarioOf(request, source);
    const payout: Payout = {
      id: `po_${randomBytes(18).toString('base64url')}`,
      request,
      bodyHash,
      status: 'processing',
      reason: null,
      scenario,
      createdAt: now,
      settlesAt: now + (isSlow(scenario) ? this.#timing.slow : this.#timing.usual),
    };
    this.#store.together(() => {
      this.#store.insert(payout, idempotencyKey);
      if (scenario === 'claiming')
        this.#tell(payout, [eventOf({ ...payout, status: 'paid' }, now)], now + this.#timing.usual);
    });
    this.#changed();
    return { kind: 'created', payout };
  }

  /** The payment whose money goes back; null where the place is written out, undefined where there is none. */
  #sourceOf({ method, destination, customer }: PayoutRequest): Payment | null | undefined {
    if ('deposit' in destination) {
      const paid = this.#payments.byReference(destination.deposit);
      return paid?.status === 'succeeded' && paid.request.method === method ? paid : undefined;
    }
    if (!('instrument' in destination)) return null;
    return this.#payments
      .paidBy(customer.id)
      .find((paid) => instrumentOf(paid)?.id === destination.instrument);
  }

  findByReference(reference: string): Payout | null {
    this.settleOverdue();
    return this.#store.byReference(reference);
  }

  /** Decides what is due and writes the webhooks that tell of it. */
  settleOverdue(): void {
    for (const payout of this.#store.overdue(this.#clock.now().getTime())) {
      switch (payout.scenario) {
        case 'declined':
        case 'claiming':
          this.#settle({ ...payout, status: 'failed', reason: 'declined' });
          break;
        case 'unknown':
          this.#settle({ ...payout, status: 'failed', reason: 'accountUnknown' });
          break;
        case 'paid':
        case 'slow':
        case 'doubled':
        case 'lostWebhook':
        case 'lying':
          this.#settle({ ...payout, status: 'paid' });
      }
    }
  }

  #settle(payout: Payout): void {
    const now = this.#clock.now().getTime();
    const honest = eventOf(payout, now);
    const lie = { ...honest.data, amount: honest.data.amount + 1 };
    const told: readonly PayoutEvent[] =
      payout.scenario === 'lying'
        ? [{ ...honest, id: newEventId(), data: lie }, honest]
        : payout.scenario === 'doubled'
          ? [honest, { ...honest, id: newEventId() }]
          : [honest];
    const dueAt = now + (payout.scenario === 'lostWebhook' ? this.#timing.lateWebhook : 0);
    this.#store.together(() => {
      this.#store.settle(payout);
      this.#tell(payout, told, dueAt);
    });
    this.#changed();
  }

  /** Puts webhooks about a payout among those to be sent at `dueAt`. */
  #tell({ id, request }: Payout, events: readonly PayoutEvent[], dueAt: number): void {
    for (const event of events)
      this.#store.deliveries.add(event.id, id, request.webhookUrl, JSON.stringify(event), dueAt);
  }
}

const isSlow = (scenario: PayoutScenario) => scenario === 'slow' || scenario === 'claiming';

export function payoutAnswerOf(payout: Payout): PayoutAnswer {
  const { reference, amount, currency } = payout.request;
  return {
    id: payout.id,
    reference,
    status: payout.status,
    reason: payout.reason,
    amount,
    currency,
    createdAt: new Date(payout.createdAt).toISOString(),
  };
}

function eventOf(payout: Payout, now: number): PayoutEvent {
  const { id: payoutId, createdAt: _, ...data } = payoutAnswerOf(payout);
  return {
    id: newEventId(),
    type: payout.status === 'paid' ? 'payout.paid' : 'payout.failed',
    createdAt: new Date(now).toISOString(),
    data: { payoutId, ...data },
  };
}

function newEventId(): string {
  return `evt_${randomBytes(18).toString('base64url')}`;
}
