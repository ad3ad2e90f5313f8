import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Floor } from '../floor/floor.ts';
import type { BetRecord } from './bet.ts';
import type { CallContext } from './calls.ts';
import type { Outbox } from './outbox.ts';
import type { BetStore } from './store.ts';
import type { Wallet } from './wallet.ts';

/** What the parts of the book share. */
export interface BookContext {
  readonly store: BetStore;
  readonly floor: Floor;
  readonly wallet: Wallet;
  readonly outbox: Outbox;
  readonly clock: { now(): Date };
  readonly operatorId: string;
  /** How long a live bet is held before it is decided about, in milliseconds. */
  readonly liveDelayMs: number;
  /** The share of its fair value that a cash-out costs. */
  readonly cashOutCharge: number;
  readonly newId: () => string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly betEvents: BetEvents;
}

/** Emits bets that changed. */
export class BetEvents extends EventEmitter<{ bet: [BetRecord] }> {
  constructor() {
    super();
    // One for every call that waits for a bet.
    this.setMaxListeners(0);
  }
}

export const nowOf = ({ clock }: BookContext): number => clock.now().getTime();

export const callContext = (book: BookContext): CallContext => ({
  floor: book.floor,
  operatorId: book.operatorId,
  now: nowOf(book),
});

/** Writes a changed bet with its next version; the event is emitted when it is on disk. */
export function write(book: BookContext, bet: BetRecord, change: Partial<BetRecord>): BetRecord {
  const next: BetRecord = { ...bet, ...change, version: bet.version + 1 };
  book.store.put(next);
  queueMicrotask(() => book.betEvents.emit('bet', next));
  return next;
}
