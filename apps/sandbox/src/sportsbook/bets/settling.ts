import { resultOf, specOf } from '../floor/board.ts';
import type { EventChange } from '../floor/changes.ts';
import type { Standing } from '../floor/standing.ts';
import type { BetRecord, LegRecord, Posting } from './bet.ts';
import { resultBody, rollbackBody, settlementBody } from './calls.ts';
import { type BookContext, callContext, nowOf, write } from './context.ts';
import { linesOf, payoutOf } from './lines.ts';
import type { WalletPath } from './wallet.ts';

/** What a bet comes to as its legs stand; null while that is open. */
type Result = Pick<Posting, 'kind' | 'amount'>;

const paths: Readonly<Record<Posting['kind'], WalletPath>> = {
  win: '/bet/win',
  lost: '/bet/lost',
  refund: '/bet/refund',
};
const statuses = { win: 'won', lost: 'lost', refund: 'void' } as const;

/** Settles bets as events are decided, and anew when a result is corrected. */
export class Settling {
  readonly #book: BookContext;
  /** How each event with open legs stood when its bets were looked at last. */
  readonly #seen = new Map<string, string>();

  constructor(book: BookContext) {
    this.#book = book;
  }

  /** Looks at every event with open legs that something happened in. */
  settleDue(): void {
    const { store, floor } = this.#book;
    const now = nowOf(this.#book);
    const open = store.openEvents();
    for (const id of open) {
      const standing = floor.standing(id, now);
      const key = `${standing?.status}:${standing?.position.count}:${floor.changesOf(id).length}`;
      // New bets of an event that nothing happened in have nothing to settle yet.
      if (this.#seen.get(id) === key) continue;
      this.#seen.set(id, key);
      store.together(() => {
        for (const bet of store.ofEvent(id)) if (bet.status === 'open') this.#look(bet, now);
      });
    }
    if (this.#seen.size > open.length) {
      const still = new Set(open);
      for (const id of this.#seen.keys()) if (!still.has(id)) this.#seen.delete(id);
    }
  }

  /**
   * Does something to an event, and settles all its bets anew.
   *
   * @returns how many bets have a leg in it; null for an event that there is none of
   */
  change(eventId: string, change: EventChange): number | null {
    const { store, floor } = this.#book;
    const now = nowOf(this.#book);
    if (!floor.event(eventId, now)) return null;
    return store.together(() => {
      store.addChange(eventId, change);
      floor.change(eventId, change);
      const bets = store.ofEvent(eventId);
      for (const bet of bets) this.#look(bet, now, true);
      return bets.length;
    });
  }

  /** Makes a bet void as a whole. False: it has no stake left that could go back. */
  voidBet(bet: BetRecord, reason: string): boolean {
    if (bet.status === 'pending' || bet.status === 'refused' || bet.status === 'cashed-out')
      return false;
    const now = nowOf(this.#book);
    this.#book.store.together(() => this.#look({ ...bet, voidedFor: reason }, now));
    return true;
  }

  #look(bet: BetRecord, now: number, anew = false): void {
    if (bet.status === 'pending' || bet.status === 'refused') return;
    const legs = bet.legs.map((leg) => this.#leg(leg, now, anew));
    const isSame = legs.every(
      (leg, at) =>
        leg.status === bet.legs[at]?.status && leg.scoreAtEnd === bet.legs[at]?.scoreAtEnd,
    );
    const next = { ...bet, legs };
    const result = bet.status === 'cashed-out' ? null : resultOfBet(next);
    const { posted } = bet;
    if (result && (result.kind !== posted?.kind || result.amount !== posted.amount))
      this.#post(next, result, now);
    else if (!isSame) {
      const written = write(this.#book, bet, { legs });
      if (bet.status === 'open')
        this.#book.outbox.add(
          this.#book.newId(),
          bet.id,
          '/bet/settlement',
          settlementBody(written),
        );
    }
  }

  /** Posts a result; what was posted before is rolled back first. */
  #post(bet: BetRecord, { kind, amount }: Result, now: number): void {
    const { newId, outbox } = this.#book;
    const context = callContext(this.#book);
    const posted: Posting = { id: newId(), kind, amount };
    if (bet.posted) {
      const id = newId();
      outbox.add(id, bet.id, '/bet/rollback', rollbackBody(bet, id, bet.posted, context));
    }
    outbox.add(posted.id, bet.id, paths[kind], resultBody(bet, posted, context));
    const payout = amount + bet.cashOuts.reduce((sum, one) => sum + one.amount, 0);
    const status = statuses[kind];
    const corrections = bet.posted
      ? [
          ...bet.corrections,
          { at: now, from: bet.status, to: status, payoutBefore: bet.payout, payoutAfter: payout },
        ]
      : bet.corrections;
    write(this.#book, bet, {
      status,
      payout,
      posted,
      corrections,
      settledAt: bet.settledAt ?? now,
    });
  }

  /** @param anew whether the score is read again where the result stays */
  #leg(leg: LegRecord, now: number, anew: boolean): LegRecord {
    const { floor } = this.#book;
    const event = floor.event(leg.eventId, now);
    const standing = floor.standing(leg.eventId, now);
    const spec = event && specOf(event, leg.marketId);
    if (!standing || !spec) return { ...leg, status: 'void', scoreAtEnd: null };
    const won = standing.result(spec);
    if (won === null) return { ...leg, status: 'open', scoreAtEnd: null };
    const status = resultOf(won, spec.outcomes.indexOf(leg.outcomeId));
    const isKept = leg.status === status && leg.scoreAtEnd !== null && !anew;
    return { ...leg, status, scoreAtEnd: isKept ? leg.scoreAtEnd : scoreText(standing) };
  }
}

const scoreText = ({ position, status }: Standing): string =>
  status === 'postponed' ? '' : `${position.home}–${position.away}`;

function resultOfBet(bet: BetRecord): Result | null {
  if (bet.voidedFor !== null) return { kind: 'refund', amount: bet.stake };
  const lines = linesOf(bet.legs.length, bet.of);
  const isAlive = lines.some((line) => line.every((at) => bet.legs[at]?.status !== 'lost'));
  if (!isAlive) return { kind: 'lost', amount: 0 };
  if (bet.legs.some(({ status }) => status === 'open')) return null;
  if (bet.legs.every(({ status }) => status === 'void'))
    return { kind: 'refund', amount: bet.stake };
  const factors = bet.legs.map(({ status, odds }) =>
    status === 'won' ? odds : status === 'void' ? 100 : 0,
  );
  const amount = payoutOf(bet.stake, factors, bet.of);
  return amount > 0 ? { kind: 'win', amount } : { kind: 'lost', amount: 0 };
}
