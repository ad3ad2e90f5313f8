import { randomUUID } from 'node:crypto';
import { priceMarket, specOf } from '../floor/board.ts';
import type { CashOutQuestion, CashOutQuote, Refusal } from '../protocol.ts';
import type { BetRecord, LegRecord } from './bet.ts';
import { cashOutBody } from './calls.ts';
import { type BookContext, callContext, nowOf, write } from './context.ts';
import { fairValue, linesOf } from './lines.ts';

/** How long a quote holds, in milliseconds. */
const holds = 2000;

interface Kept {
  readonly quote: CashOutQuote;
  readonly playerId: string;
  readonly betVersion: number;
  /** How the events of open legs stood. */
  readonly stands: string;
}

const refused = (code: Refusal['code'], message: string): Refusal => ({ code, message });

/** Buys bets back at what they are worth without margin, less a charge that is said. */
export class CashOuts {
  readonly #book: BookContext;
  readonly #quotes = new Map<string, Kept>();

  constructor(book: BookContext) {
    this.#book = book;
  }

  quote(playerId: string, { betId, stake }: CashOutQuestion): CashOutQuote | Refusal {
    const now = nowOf(this.#book);
    const bet = this.#book.store.byId(betId);
    if (!bet || bet.player.id !== playerId) return refused('unknown_bet', 'There is no such bet');
    if (bet.status !== 'open') return refused('not_open', 'The bet is not open');
    const closed = stake ?? bet.stake;
    if (closed < 1 || closed > bet.stake)
      return refused('bad_request', 'That is more than is staked');
    const values = bet.legs.map((leg) => this.#worth(leg, now));
    if (values.includes(null)) return refused('suspended', 'A market is suspended for a moment');
    const worth = values.filter((value) => value !== null);
    const fair = Math.floor(fairValue(closed, worth, bet.of) + 1e-9);
    const amount = Math.floor(fair * (1 - this.#book.cashOutCharge) + 1e-9);
    if (amount < 1) return refused('no_cash_out', 'The bet is worth nothing now');
    const quote: CashOutQuote = {
      quoteId: randomUUID(),
      betId,
      stake: closed,
      fairValue: fair,
      charge: fair - amount,
      chargeShare: this.#book.cashOutCharge.toFixed(3),
      amount,
      chance: chanceOf(bet, worth).toFixed(2),
      expiresAt: now + holds,
    };
    for (const [id, { quote: old }] of this.#quotes)
      if (old.expiresAt + 60_000 < now) this.#quotes.delete(id);
    const stands = this.#stands(bet, now);
    this.#quotes.set(quote.quoteId, { quote, playerId, betVersion: bet.version, stands });
    return quote;
  }

  /** Closes a bet, or a part of it, at a quote; the bet as it stands then. */
  take(playerId: string, quoteId: string): BetRecord | Refusal {
    const kept = this.#quotes.get(quoteId);
    if (!kept || kept.playerId !== playerId)
      return refused('quote_expired', 'There is no such quote');
    const { quote, betVersion, stands } = kept;
    const now = nowOf(this.#book);
    const { store, outbox, newId } = this.#book;
    return store.together(() => {
      const bet = store.byId(quote.betId);
      if (!bet) return refused('unknown_bet', 'There is no such bet');
      if (bet.status !== 'open') return refused('not_open', 'The bet is not open');
      if (now > quote.expiresAt) return refused('quote_expired', 'The quote is over');
      if (bet.version !== betVersion || this.#stands(bet, now) !== stands)
        return refused('quote_changed', 'Something happened since the quote');
      this.#quotes.delete(quoteId);
      const { amount, stake: closed } = quote;
      const left = bet.stake - closed;
      const id = newId();
      const written = write(this.#book, bet, {
        stake: left,
        payout: bet.payout + amount,
        cashOuts: [...bet.cashOuts, { at: now, amount, stake: closed }],
        ...(left === 0 && { status: 'cashed-out', settledAt: now }),
      });
      outbox.add(
        id,
        bet.id,
        '/bet/win',
        cashOutBody(written, id, { amount, closed, left }, callContext(this.#book)),
      );
      return written;
    });
  }

  /** What a leg multiplies its lines by on average; null while nothing is said about it. */
  #worth({ eventId, marketId, outcomeId, status, odds }: LegRecord, now: number): number | null {
    if (status !== 'open') return status === 'won' ? odds / 100 : status === 'void' ? 1 : 0;
    const event = this.#book.floor.event(eventId, now);
    const board = this.#book.floor.board(eventId, now);
    const spec = event && specOf(event, marketId);
    if (!event || !board || !spec || board.standing.suspension) return null;
    const market = board.markets.get(marketId) ?? priceMarket(event, board.standing, spec);
    // Decided, and not settled yet: the next moment tells.
    if (market.status === 'settled') return null;
    const p = market.outcomes.find(({ id }) => id === outcomeId)?.p ?? 0;
    return market.pVoid + ((1 - market.pVoid) * p * odds) / 100;
  }

  #stands(bet: BetRecord, now: number): string {
    return bet.legs
      .filter(({ status }) => status === 'open')
      .map(({ eventId }) => {
        const standing = this.#book.floor.standing(eventId, now);
        return `${eventId}:${standing?.status}:${standing?.position.count}:${standing?.suspension?.since ?? ''}`;
      })
      .join(' ');
  }
}

/** That every line wins, as the prices without margin see it. */
function chanceOf(bet: BetRecord, worth: readonly number[]): number {
  const chances = bet.legs.map(({ status, odds }, at) =>
    status === 'lost' ? 0 : status === 'open' ? Math.min(1, ((worth[at] ?? 0) * 100) / odds) : 1,
  );
  const lines = linesOf(chances.length, bet.of);
  const sum = lines.reduce(
    (all, line) => all + line.reduce((p, at) => p * (chances[at] ?? 0), 1),
    0,
  );
  return sum / lines.length;
}
