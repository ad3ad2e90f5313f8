import type { FastifyBaseLogger } from 'fastify';
import type { Delivery, DeliveryStore } from './delivery-store.ts';
import { signatureHeader } from './signature.ts';

const longestPause = 5 * 60_000;
const patience = 3 * 24 * 60 * 60_000;

/** How a provider proves its webhooks, and how it repeats them. */
export interface WebhookProtocol {
  /** Milliseconds an attempt may take. */
  readonly deadline: number;
  headers(delivery: Delivery, now: Date): Readonly<Record<string, string>>;
  /** When it is tried again after an attempt that failed at `now`; null: never. Unix milliseconds. */
  nextAt(delivery: Delivery, now: number): number | null;
}

/** Milliseconds to wait after the `attempts`-th failure: 1 s, 2 s, 4 s … at most 5 min. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPause, 1_000 * 2 ** Math.min(attempts - 1, 20));
}

/** The protocol of the providers that are the sandbox's own: signed afresh each time, for three days. */
export function ownProtocol(secret: string): WebhookProtocol {
  return {
    deadline: 5_000,
    headers: ({ body }, now) => ({
      'pierlight-signature': signatureHeader(secret, Math.floor(now.getTime() / 1000), body),
    }),
    nextAt({ attempts, firstDueAt }, now) {
      const next = now + pauseAfter(attempts + 1);
      return next - firstDueAt > patience ? null : next;
    },
  };
}

/**
 * Sends the webhooks that are due, until each has been answered with 2xx or its protocol gives up. What
 * is due stands in the store, so a restart of the provider or an absence of the merchant loses none.
 */
export class WebhookSender {
  readonly #store: DeliveryStore;
  readonly #protocol: WebhookProtocol;
  readonly #clock: { now(): Date };
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #running: Promise<void> | null = null;

  constructor(
    store: DeliveryStore,
    protocol: WebhookProtocol,
    clock: { now(): Date },
    log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.#store = store;
    this.#protocol = protocol;
    this.#clock = clock;
    this.#log = log;
  }

  /** Makes one attempt for everything due now. Calls that overlap share one pass. */
  sendDue(): Promise<void> {
    this.#running ??= this.#pass().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #pass(): Promise<void> {
    const due = this.#store.due(this.#clock.now().getTime());
    await Promise.all(due.map((delivery) => this.#attempt(delivery)));
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const problem = await this.#post(delivery);
    const now = this.#clock.now().getTime();
    if (problem === null) return this.#store.markDelivered(delivery.eventId, now);
    this.#store.putOff(delivery.eventId, this.#protocol.nextAt(delivery, now), problem);
    const { url, eventId } = delivery;
    this.#log.warn({ problem, url, eventId }, 'webhook not taken');
  }

  async #post(delivery: Delivery): Promise<string | null> {
    try {
      const response = await fetch(delivery.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...this.#protocol.headers(delivery, this.#clock.now()),
        },
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#protocol.deadline),
      });
      await response.body?.cancel();
      return response.ok ? null : `HTTP ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
