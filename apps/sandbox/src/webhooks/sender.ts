import type { Delivery, DeliveryStore } from './delivery-store.ts';
import { signatureHeader } from './signature.ts';

const attemptDeadline = 5_000;
const longestPause = 5 * 60_000;
const patience = 3 * 24 * 60 * 60_000;

/** Milliseconds to wait after the `attempts`-th failure: 1 s, 2 s, 4 s … at most 5 min. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPause, 1_000 * 2 ** Math.min(attempts - 1, 20));
}

/**
 * Sends the webhooks that are due, until each has been answered with 2xx or is three days old. What
 * is due stands in the store, so a restart of the provider or an absence of the merchant loses none.
 */
export class WebhookSender {
  readonly #store: DeliveryStore;
  readonly #secret: string;
  readonly #clock: { now(): Date };
  readonly #report: (problem: string, delivery: Delivery) => void;
  #running: Promise<void> | null = null;

  constructor(
    store: DeliveryStore,
    secret: string,
    clock: { now(): Date },
    report: (problem: string, delivery: Delivery) => void,
  ) {
    this.#store = store;
    this.#secret = secret;
    this.#clock = clock;
    this.#report = report;
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
    const next = now + pauseAfter(delivery.attempts + 1);
    const givenUp = next - delivery.firstDueAt > patience;
    this.#store.putOff(delivery.eventId, givenUp ? null : next, problem);
    this.#report(problem, delivery);
  }

  async #post({ url, body }: Delivery): Promise<string | null> {
    const seconds = Math.floor(this.#clock.now().getTime() / 1000);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'pierlight-signature': signatureHeader(this.#secret, seconds, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(attemptDeadline),
      });
      await response.body?.cancel();
      return response.ok ? null : `HTTP ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
