import type { FastifyBaseLogger } from 'fastify';
import type { BetStore, WalletCall } from './store.ts';
import type { Wallet, WalletPath } from './wallet.ts';

/** How calls about results are delivered to the operator, for testing its wallet. */
export const deliveryModes = ['prompt', 'slow', 'doubled', 'reordered'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** Milliseconds a slow call waits. */
const slowness = 20_000;
const longestPause = 5 * 60_000;
/** "Already discarded": there is nothing left to tell. */
const alreadyDiscarded = 2005;
/** After so many attempts, the last ones five minutes apart, what is still refused waits for somebody at the desk. */
export const mostAttempts = 20;

/**
 * Sends calls to the operator's wallet, each bet's in order, until each is answered. They are stored together with
 * what they report, so that neither a restart of the book nor an outage of the operator loses one. A call that the
 * operator refuses repeatedly is set aside, so that it does not hold up the next one of its bet.
 */
export class Outbox {
  deliveryMode: DeliveryMode = 'prompt';
  readonly #store: BetStore;
  readonly #wallet: Wallet;
  readonly #clock: { now(): Date };
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #running: Promise<void> | null = null;

  constructor(
    store: BetStore,
    wallet: Wallet,
    clock: { now(): Date },
    log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.#store = store;
    this.#wallet = wallet;
    this.#clock = clock;
    this.#log = log;
  }

  /** Queues a call, in the transaction of the change that it reports. */
  add(id: string, betId: string, path: WalletPath, body: object): void {
    const now = this.#clock.now().getTime();
    this.#store.addCall(id, betId, path, body, this.deliveryMode === 'slow' ? now + slowness : now);
  }

  /** Makes an attempt for everything that is due. Calls that overlap share one pass. */
  sendDue(): Promise<void> {
    this.#running ??= this.#pass().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #pass(): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      const isReordered = this.deliveryMode === 'reordered';
      const due = this.#store
        .dueCalls(this.#clock.now().getTime(), isReordered)
        .filter(({ id }) => !tried.has(id));
      if (due.length === 0) return;
      for (const { id } of due) tried.add(id);
      if (isReordered) for (const call of due.reverse()) await this.#attempt(call);
      else await Promise.all(due.map((call) => this.#attempt(call)));
    }
  }

  async #attempt(call: WalletCall): Promise<void> {
    const body = JSON.parse(call.body) as object;
    const send = () => this.#wallet.call(call.path as WalletPath, body);
    const [answer] =
      this.deliveryMode === 'doubled' ? await Promise.all([send(), send()]) : [await send()];
    const now = this.#clock.now().getTime();
    const isOver =
      answer.kind === 'done' || (answer.kind === 'refused' && answer.code === alreadyDiscarded);
    if (isOver) return this.#store.callAnswered(call.id, now);
    const problem = answer.kind === 'refused' ? `${answer.code} ${answer.message}` : answer.reason;
    this.#log.warn({ problem, path: call.path, betId: call.betId }, 'a wallet call was not taken');
    if (answer.kind === 'refused' && call.attempts + 1 >= mostAttempts)
      return this.#store.setAsideCall(call.id, problem);
    const pause = Math.min(longestPause, 1000 * 2 ** Math.min(call.attempts, 20));
    this.#store.putOffCall(call.id, now + pause, problem);
  }
}
