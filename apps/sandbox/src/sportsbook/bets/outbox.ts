import type { FastifyBaseLogger } from 'fastify';
import type { BetStore, WalletCall } from './store.ts';
import type { Wallet, WalletPath } from './wallet.ts';

/** How calls of results reach the operator, for whoever tries its wallet. */
export const manners = ['prompt', 'slow', 'doubled', 'reordered'] as const;
export type Manner = (typeof manners)[number];

/** Milliseconds a slow call waits. */
const slowness = 20_000;
const longestPause = 5 * 60_000;
/** "Already discarded": there is nothing left to tell. */
const alreadyDiscarded = 2005;
/** After so many attempts, the last ones five minutes apart, what is still refused waits for somebody at the desk. */
export const mostAttempts = 20;

/**
 * Sends what the operator's wallet has to hear of, each bet's calls in their order, until each is answered. They stand
 * in the store beside what they tell of, so that neither an end of the book nor an absence of the operator loses one.
 * One that the operator refuses again and again is set aside, so that it does not hold up the next one of its bet.
 */
export class Outbox {
  manner: Manner = 'prompt';
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

  /** Notes a call; whoever calls does it in the transaction of what is told. */
  add(id: string, betId: string, path: WalletPath, body: object): void {
    const now = this.#clock.now().getTime();
    this.#store.addCall(id, betId, path, body, this.manner === 'slow' ? now + slowness : now);
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
      const isReordered = this.manner === 'reordered';
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
      this.manner === 'doubled' ? await Promise.all([send(), send()]) : [await send()];
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
