import { batch, computed, effect, signal } from '@preact/signals';
import type { AcceptOdds, Bet, LegChoice, Refusal, SlipQuote } from '../../protocol.ts';
import { Refused } from '../net/api.ts';
import { BetSender, choiceOf } from './bet-sender.ts';
import type { Book } from './book.ts';
import { plainMoney, readMoney } from './money.ts';
import { isSameLeg, type LegNow, legNow, type SlipLeg } from './slip-legs.ts';
import { quoteOf } from './slip-quote.ts';
import { countLines, stakeOfLine, sumsOf } from './slip-sums.ts';
import { keep, read } from './storage.ts';

export type SlipMode = 'singles' | 'combination' | 'system';

export type Placing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'placing' }
  | { readonly kind: 'placed'; readonly bets: readonly Bet[] }
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      /** Singles that were taken before one was refused. */
      readonly bets: readonly Bet[];
    }
  /** Nothing came back: the same slip can be sent again, and is one bet all the same. */
  | { readonly kind: 'unknown' };

export const mostLegs = 12;

interface Kept {
  readonly legs: readonly SlipLeg[];
  readonly mode: SlipMode;
  readonly of: number;
  readonly stake: string;
  readonly isTotal: boolean;
}
const empty: Kept = { legs: [], mode: 'singles', of: 2, stake: '', isTotal: false };

/** The bet slip: what is on it, what it comes to, and how it is placed. */
export class Slip {
  readonly legs = signal<readonly SlipLeg[]>([]);
  readonly mode = signal<SlipMode>('singles');
  readonly of = signal(2);
  readonly stake = signal('');
  readonly isTotal = signal(false);
  readonly accept = signal<AcceptOdds>('none');
  readonly placing = signal<Placing>({ kind: 'idle' });
  readonly quote = signal<SlipQuote | null>(null);
  readonly isFull = signal(false);
  readonly #book: Book;
  readonly #sender: BetSender;
  #follows = new Map<string, () => void>();
  readonly #ends: (() => void)[] = [];

  constructor(book: Book) {
    this.#book = book;
    this.#sender = new BetSender(book);
    const kept = { ...empty, ...read(() => sessionStorage, 'slip', empty) };
    batch(() => {
      this.legs.value = kept.legs;
      this.mode.value = kept.mode;
      this.of.value = kept.of;
      this.stake.value = kept.stake;
      this.isTotal.value = kept.isTotal;
      this.accept.value = read<AcceptOdds>(() => localStorage, 'accept', 'none');
    });
    this.#ends.push(
      effect(() => this.#followLegs(this.legs.value)),
      effect(() => keep(() => sessionStorage, 'slip', this.#kept())),
      effect(() => keep(() => localStorage, 'accept', this.accept.value)),
      effect(() => this.#requestQuote()),
    );
  }

  readonly now = computed((): readonly LegNow[] =>
    this.legs.value.map((leg) => legNow(leg, this.#book.floor.event(leg.eventId).value)),
  );
  readonly isRelated = computed(
    () => new Set(this.legs.value.map(({ eventId }) => eventId)).size < this.legs.value.length,
  );
  /** How many legs stand in a line. */
  readonly lineLegs = computed(() => {
    const { length } = this.legs.value;
    if (this.mode.value === 'singles') return 1;
    return this.mode.value === 'combination' ? length : Math.min(this.of.value, length);
  });
  readonly lines = computed(() => countLines(this.legs.value.length, this.lineLegs.value));
  /** The stake of a line in subunits; null when none is typed, or none that can be read. */
  readonly stakeOfLine = computed(() => {
    const amount = readMoney(this.stake.value, this.#book.session.currency.value);
    if (amount === null || amount === 0) return null;
    return this.isTotal.value ? stakeOfLine(amount, this.lines.value) : amount;
  });
  readonly sums = computed(() =>
    sumsOf(this.now.value, this.lineLegs.value, this.stakeOfLine.value ?? 0),
  );

  has(choice: LegChoice): boolean {
    return this.legs.value.some((leg) => isSameLeg(leg, choice));
  }

  toggle(leg: SlipLeg): void {
    if (this.has(leg)) {
      this.remove(leg);
      return;
    }
    if (this.legs.value.length >= mostLegs) {
      this.isFull.value = true;
      return;
    }
    // Another outcome of a market takes the place of the one before.
    const others = this.legs.value.filter(
      ({ eventId, marketId }) => eventId !== leg.eventId || marketId !== leg.marketId,
    );
    this.#set([...others, leg]);
  }

  remove(leg: LegChoice): void {
    this.#set(this.legs.value.filter((one) => !isSameLeg(one, leg)));
  }

  clear(): void {
    this.#set([]);
  }

  /** Begins anew once a bet is placed, with the same legs or none. */
  again(withLegs: boolean): void {
    this.placing.value = { kind: 'idle' };
    if (!withLegs) this.clear();
  }

  stakeTo(lineStake: number): void {
    const whole = this.isTotal.value ? lineStake * this.lines.value : lineStake;
    this.stake.value = plainMoney(whole, this.#book.session.currency.value);
  }

  /**
   * Places what is on the slip at the odds given, which are those that the pressed button showed.
   *
   * @param seen by leg, in their order
   */
  async place(seen: readonly string[]): Promise<void> {
    const stake = this.stakeOfLine.value;
    if (stake === null || this.placing.value.kind === 'placing') return;
    const legs = this.legs.value.map((leg, at) => ({ ...leg, odds: seen[at] ?? leg.odds }));
    this.legs.value = legs;
    this.placing.value = { kind: 'placing' };
    const slips = this.mode.value === 'singles' ? legs.map((leg) => [leg]) : [legs];
    const of = this.lineLegs.value;
    const bets: Bet[] = [];
    for (const slip of slips) {
      try {
        bets.push(await this.#sender.send({ legs: slip, of, stake, accept: this.accept.value }));
      } catch (error) {
        const isKnown = error instanceof Refused;
        // What was taken is off the slip: only the rest is sent when it is pressed again.
        this.legs.value = this.legs.value.filter((leg) => !bets.some((bet) => isLegOf(leg, bet)));
        this.placing.value = isKnown
          ? { kind: 'refused', refusal: error.refusal, bets }
          : { kind: 'unknown' };
        if (isKnown && error.refusal.code === 'session_ended') this.#book.onSessionOver();
        return;
      }
    }
    this.placing.value = { kind: 'placed', bets };
  }

  close(): void {
    for (const end of this.#ends) end();
    for (const end of this.#follows.values()) end();
  }

  #set(legs: readonly SlipLeg[]): void {
    batch(() => {
      const before = this.legs.value.length;
      this.legs.value = legs;
      this.isFull.value = false;
      if (this.placing.value.kind !== 'placing') this.placing.value = { kind: 'idle' };
      if (legs.length < 2) this.mode.value = 'singles';
      else if (before < 2 && legs.length === 2) this.mode.value = 'combination';
      else if (legs.length < 3 && this.mode.value === 'system') this.mode.value = 'combination';
      this.of.value = Math.max(2, Math.min(this.of.value, legs.length - 1));
    });
  }

  #kept(): Kept {
    return {
      legs: this.legs.value,
      mode: this.mode.value,
      of: this.of.value,
      stake: this.stake.value,
      isTotal: this.isTotal.value,
    };
  }

  #followLegs(legs: readonly SlipLeg[]): void {
    const wanted = new Set(legs.map(({ eventId }) => eventId));
    for (const [id, end] of this.#follows)
      if (!wanted.has(id)) {
        end();
        this.#follows.delete(id);
      }
    for (const id of wanted)
      if (!this.#follows.has(id)) this.#follows.set(id, this.#book.feed.follow(`event:${id}`));
  }

  /** Requests the bounds of the stake whenever legs or prices change, once they are still. */
  #requestQuote(): void {
    const legs = this.now.value;
    const of = this.lineLegs.value;
    void this.#book.session.token.value;
    clearTimeout(this.#pendingQuote);
    this.#pendingQuote = undefined;
    if (legs.length === 0 || legs.some(({ state }) => state !== 'open')) {
      this.quote.value = null;
      return;
    }
    const choices = legs.map(({ leg, odds }) => choiceOf({ ...leg, odds }));
    const pending = setTimeout(async () => {
      const quote = await quoteOf(this.#book, choices, of);
      // An answer about legs or prices of before says nothing of those of now.
      if (this.#pendingQuote === pending) this.quote.value = quote;
    }, 300);
    this.#pendingQuote = pending;
  }
  #pendingQuote: ReturnType<typeof setTimeout> | undefined;
}

const isLegOf = (leg: LegChoice, bet: Bet): boolean =>
  bet.legs.length === 1 && bet.legs.some((one) => isSameLeg(one, leg));
