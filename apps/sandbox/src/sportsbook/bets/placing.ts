import { randomBytes } from 'node:crypto';
import type { PlaceBet, Refusal, Slip, SlipQuote } from '../protocol.ts';
import { marginText } from '../views/event-view.ts';
import type { BetRecord } from './bet.ts';
import { commitBody, discardBody, makeBody } from './calls.ts';
import { type BookContext, callContext, nowOf, write } from './context.ts';
import { type LegNow, legNow, legState, refusalOf } from './legs.ts';
import { stakeLimits, takesCurrency } from './limits.ts';
import { linesOf, marginOfLines, mostLines, payoutOf, totalOdds } from './lines.ts';
import { refusalOfWallet } from './refusals.ts';

export interface Player {
  readonly id: string;
  readonly session: string;
  readonly brand: string;
  readonly currency: string;
  readonly lang: BetRecord['player']['lang'];
}

/** How often a make is tried before the book lets go of the bet. */
const attempts = 2;
/** A unit, large enough that what it comes to is not cut. */
const unit = 1_000_000;

/** Takes bets, or refuses them with a reason. */
export class Placing {
  readonly #book: BookContext;
  readonly #deciding = new Map<string, Promise<void>>();

  constructor(book: BookContext) {
    this.#book = book;
  }

  /** What a slip comes to now. */
  quote(slip: Slip, currency: string): SlipQuote {
    const legs = slip.legs.map((leg) => legNow(this.#book.floor, leg, nowOf(this.#book)));
    const lines = linesOf(legs.length, slip.of).length;
    const odds = legs.flatMap((leg) => (leg.odds === null ? [] : [leg.odds]));
    const isPriced = odds.length === legs.length;
    const margins = legs.map(({ margin }) => margin ?? 0);
    const { least, most } = isPriced ? limitsOf(currency, odds, slip.of) : { least: 0, most: 0 };
    return {
      legs: legs.map(legState),
      lines,
      odds: isPriced && lines === 1 ? totalOdds(odds) : null,
      margin: isPriced ? marginText(marginOfLines(margins, slip.of)) : null,
      leastStake: least,
      mostStake: most,
      refusal: shapeRefusal(slip) ?? refusalOf(legs, 'any'),
    };
  }

  /** Takes a bet down, to be decided about at `heldUntil`; the same key gets the same bet. */
  place(player: Player, ask: PlaceBet): BetRecord | Refusal {
    const book = this.#book;
    const known = book.store.byKey(player.id, ask.key);
    if (known) return known;
    if (!takesCurrency(player.currency))
      return { code: 'bad_request', message: `The book does not take ${player.currency}` };
    const now = nowOf(book);
    const legs = ask.legs.map((leg) => legNow(book.floor, leg, now));
    const refusal =
      shapeRefusal(ask) ?? refusalOf(legs, ask.accept) ?? stakeRefusal(ask, legs, player);
    if (refusal) return refusal;
    const isLive = legs.some(({ board }) => board?.standing.status === 'live');
    const lines = linesOf(legs.length, ask.of).length;
    const id = book.newId();
    const bet: BetRecord = {
      id,
      reference: `BK-${randomBytes(5).toString('hex').toUpperCase()}`,
      key: ask.key,
      player,
      status: 'pending',
      version: 0,
      of: ask.of,
      lines,
      stakePlaced: ask.stake * lines,
      stake: ask.stake * lines,
      accept: ask.accept,
      placedAt: now,
      heldUntil: isLive ? now + book.liveDelayMs : now,
      settledAt: null,
      legs: legs.map(taken),
      makeId: book.newId(),
      asked: false,
      posted: null,
      payout: 0,
      cashOuts: [],
      corrections: [],
      voidedFor: null,
      refusal: null,
    };
    return write(book, bet, {});
  }

  /** Decides about every bet whose time has come. */
  async decideDue(): Promise<void> {
    const due = this.#book.store.dueBets(nowOf(this.#book));
    await Promise.all(due.map((bet) => this.#once(bet)));
  }

  /** When nothing is being decided about any more. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#deciding.values());
  }

  #once(bet: BetRecord): Promise<void> {
    let deciding = this.#deciding.get(bet.id);
    if (!deciding) {
      deciding = this.#decide(bet).finally(() => this.#deciding.delete(bet.id));
      this.#deciding.set(bet.id, deciding);
    }
    return deciding;
  }

  async #decide(bet: BetRecord): Promise<void> {
    const book = this.#book;
    // Asked before the book went down: whether the operator holds the stake, nobody knows, so it is let go of.
    if (bet.asked)
      return this.#letGo(bet, { code: 'timeout', message: 'The book was interrupted' });
    const legs = this.#legsNow(bet);
    const refusal = refusalOf(legs, bet.accept);
    if (refusal) return this.#refuse(bet, refusal);
    const asked = write(book, bet, {
      asked: true,
      legs: bet.legs.map((leg, at) => ({ ...leg, ...priceOf(legs[at]) })),
    });
    const answer = await this.#make(asked);
    if (answer.kind === 'unreachable')
      return this.#letGo(asked, {
        code: 'timeout',
        message: 'The operator did not answer in time',
      });
    if (answer.kind === 'refused') return this.#refuse(asked, refusalOfWallet(answer));
    // Play went on while the operator was asked: nothing is kept at odds that are gone.
    const gone = refusalOf(
      this.#legsNow(asked, true),
      asked.accept === 'none' ? 'better' : asked.accept,
    );
    if (gone) return this.#letGo(asked, gone);
    book.store.together(() => {
      write(book, asked, { status: 'open', heldUntil: null });
      book.outbox.add(book.newId(), bet.id, '/bet/commit', commitBody(asked));
    });
  }

  async #make(bet: BetRecord) {
    const body = makeBody(bet, callContext(this.#book));
    let answer = await this.#book.wallet.call('/bet/make', body);
    for (let tried = 1; tried < attempts && answer.kind === 'unreachable'; tried++)
      answer = await this.#book.wallet.call('/bet/make', body);
    return answer;
  }

  /** The legs of a bet as they are sold now, beside the odds that were seen, or that were taken. */
  #legsNow(bet: BetRecord, isTaken = false): LegNow[] {
    const { floor } = this.#book;
    return bet.legs.map((leg) => ({
      ...legNow(floor, { ...leg, odds: '' }, nowOf(this.#book)),
      seen: isTaken ? leg.odds : leg.seen,
    }));
  }

  #refuse(bet: BetRecord, refusal: Refusal): void {
    write(this.#book, bet, {
      status: 'refused',
      heldUntil: null,
      refusal,
      settledAt: nowOf(this.#book),
    });
  }

  #letGo(bet: BetRecord, refusal: Refusal): void {
    const { store, outbox, newId } = this.#book;
    store.together(() => {
      this.#refuse(bet, refusal);
      outbox.add(newId(), bet.id, '/bet/discard', discardBody(bet, refusal.code));
    });
  }
}

const limitsOf = (currency: string, odds: readonly number[], of: number) =>
  stakeLimits(currency, (payoutOf(unit, odds, of) / unit) * linesOf(odds.length, of).length);

function shapeRefusal({ legs, of }: Slip): Refusal | null {
  if (linesOf(legs.length, of).length > mostLines)
    return { code: 'bad_request', message: `A slip has at most ${mostLines} lines` };
  if (new Set(legs.map(({ eventId }) => eventId)).size < legs.length)
    return { code: 'related', message: 'Two legs are of one event' };
  return null;
}

function stakeRefusal(
  { stake, of }: PlaceBet,
  legs: readonly LegNow[],
  player: Player,
): Refusal | null {
  const odds = legs.map((leg) => leg.odds ?? 0);
  const { least, most } = limitsOf(player.currency, odds, of);
  if (stake > most)
    return { code: 'stake_too_large', message: 'The stake is too large', bound: most };
  if (stake < least)
    return { code: 'stake_too_small', message: 'The stake is too small', bound: least };
  return null;
}

const priceOf = (leg: LegNow | undefined) => ({
  odds: leg?.odds ?? 0,
  margin: leg?.margin ?? 0,
});

function taken(leg: LegNow): BetRecord['legs'][number] {
  const { choice, board, seen } = leg;
  const standing = board?.standing;
  const { eventId, marketId, outcomeId } = choice;
  return {
    eventId,
    marketId,
    outcomeId,
    seen: seen ?? 0,
    ...priceOf(leg),
    live: standing?.status === 'live',
    startsAt: board?.event.startsAt ?? 0,
    scoreThen:
      standing?.status === 'live' ? `${standing.position.home}–${standing.position.away}` : null,
    status: 'open',
    scoreAtEnd: null,
  };
}
