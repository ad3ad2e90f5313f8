import fc from 'fast-check';

/** Something a book may call, or that may happen beside it; numbers are small, so that they meet. */
export type Move =
  | { readonly kind: 'make'; readonly bet: number; readonly amount: number }
  | { readonly kind: 'commit' | 'discard'; readonly bet: number }
  | { readonly kind: 'win'; readonly bet: number; readonly key: number; readonly amount: number }
  | {
      readonly kind: 'cashOut';
      readonly bet: number;
      readonly key: number;
      readonly amount: number;
    }
  /** Of half of what runs, or of more than that. */
  | ({
      readonly kind: 'part';
      readonly bet: number;
      readonly key: number;
      readonly amount: number;
    } & Exact)
  | { readonly kind: 'lost'; readonly bet: number; readonly key: number }
  | ({ readonly kind: 'refund'; readonly bet: number; readonly key: number } & Exact)
  | ({
      readonly kind: 'rollback';
      readonly bet: number;
      readonly key: number;
      /** Null: of the result that stands. */ readonly parent: number | null;
    } & Exact)
  | { readonly kind: 'spend'; readonly share: number }
  | { readonly kind: 'give'; readonly amount: number };

interface Exact {
  /** It names the amount that stands; else one more. */
  readonly isExact: boolean;
}

const bet = fc.constantFrom(0, 0, 0, 1, 1, 1, 2);
const key = fc.integer({ min: 0, max: 4 });
/** Mostly others than those of results. */
const rollbackKey = fc.integer({ min: 3, max: 12 });
const amount = fc.integer({ min: 0, max: 150 });
const isExact = fc.integer({ min: 0, max: 6 }).map((draw) => draw > 0);
const of = <K extends string>(...kinds: K[]) => fc.constantFrom(...kinds);

export const anyMove: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: of('make'), bet, amount: fc.integer({ min: 1, max: 90 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: of('commit', 'discard'), bet }) },
  { weight: 4, arbitrary: fc.record({ kind: of('win', 'cashOut'), bet, key, amount }) },
  { weight: 3, arbitrary: fc.record({ kind: of('part'), bet, key, amount, isExact }) },
  { weight: 3, arbitrary: fc.record({ kind: of('lost'), bet, key }) },
  { weight: 3, arbitrary: fc.record({ kind: of('refund'), bet, key, isExact }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: of('rollback'),
      bet,
      key: rollbackKey,
      parent: fc.option(key),
      isExact,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: of('spend'), share: fc.integer({ min: 1, max: 2 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: of('give'), amount: fc.integer({ min: 1, max: 60 }) }),
  },
);

/** The call that a move becomes, with the amounts of the moment. */
export interface Call {
  readonly kind: 'make' | 'commit' | 'discard' | 'win' | 'lose' | 'refund' | 'rollback';
  readonly bet: number;
  readonly key: number | null;
  readonly amount: number;
  readonly isCashout: boolean;
  readonly part: { readonly closed: number; readonly left: number } | null;
  readonly parent: number | null;
}

interface ModelBet {
  readonly stake: number;
  open: number;
  held: number;
  paid: number;
  status: number;
  isConfirmed: boolean;
  result: number | null;
}

interface Known {
  readonly kind: string;
  /** Null for a tombstone, which any input meets. */
  readonly input: string | null;
  readonly status: string;
  readonly bet: number | null;
  readonly amount: number;
  readonly closed: number;
  isTakenBack: boolean;
}

/** What the books should say of one player whose book called this, one call after the other. */
export class BookModel {
  balance: number;
  readonly bets = new Map<number, ModelBet>();
  readonly #makes = new Map<number, Known>();
  readonly #calls = new Map<number, Known>();

  constructor(balance: number) {
    this.balance = balance;
  }

  get counted(): { staked: number; lost: number } {
    const all = [...this.bets.values()];
    const staked = all.reduce((sum, { held }) => sum + held, 0);
    return { staked, lost: staked - all.reduce((sum, { paid }) => sum + paid, 0) };
  }

  /** A move as the call that is sent for it; null for what is no call. */
  callOf(move: Move): Call | null {
    const none = { key: null, amount: 0, isCashout: false, part: null, parent: null };
    switch (move.kind) {
      case 'make':
        return { ...none, kind: 'make', bet: move.bet, amount: move.amount };
      case 'commit':
      case 'discard':
        return { ...none, kind: move.kind, bet: move.bet };
      case 'win':
      case 'cashOut': {
        const { bet: of, key: own, amount: paid } = move;
        const isCashout = move.kind === 'cashOut';
        return { ...none, kind: 'win', bet: of, key: own, amount: paid, isCashout };
      }
      case 'part': {
        const { bet: of, key: own, amount: paid } = move;
        const open = this.bets.get(of)?.open ?? 10;
        const closed = Math.max(1, Math.floor(open / 2));
        const left = Math.max(1, open - closed) + (move.isExact ? 0 : 1);
        return {
          ...none,
          kind: 'win',
          bet: of,
          key: own,
          amount: paid,
          isCashout: true,
          part: { closed, left },
        };
      }
      case 'lost':
        return { ...none, kind: 'lose', bet: move.bet, key: move.key };
      case 'refund': {
        const open = this.bets.get(move.bet)?.open ?? 10;
        return {
          ...none,
          kind: 'refund',
          bet: move.bet,
          key: move.key,
          amount: open + (move.isExact ? 0 : 1),
        };
      }
      case 'rollback': {
        const parent = move.parent ?? this.bets.get(move.bet)?.result ?? 0;
        const paid = this.#calls.get(parent)?.amount ?? 10;
        const sum = paid + (move.isExact ? 0 : 1);
        return {
          ...none,
          kind: 'rollback',
          bet: move.bet,
          key: move.key,
          amount: sum,
          parent,
        };
      }
      default:
        return null;
    }
  }

  /** The answer a call must get. */
  hear(call: Call): string {
    switch (call.kind) {
      case 'make':
        return this.#make(call);
      case 'discard':
        return this.#discard(call.bet);
      case 'commit': {
        const known = this.bets.get(call.bet);
        if (!known) return this.#missing(call.bet);
        if (known.status === 8) return 'discarded';
        known.isConfirmed = true;
        return 'ok';
      }
      default:
        return this.#result(call, call.key ?? 0);
    }
  }

  #missing(of: number): string {
    return this.#makes.get(of)?.input === null ? 'discarded' : 'bet_missing';
  }

  #make({ bet: of, amount: stake }: Call): string {
    const input = String(stake);
    const known = this.#makes.get(of);
    if (known) return this.#replayed(known, input);
    const status = stake > this.balance ? 'insufficient_funds' : 'ok';
    this.#makes.set(of, { ...fresh, kind: 'make', input, status, bet: of, amount: stake });
    if (status !== 'ok') return status;
    this.balance -= stake;
    this.bets.set(of, {
      stake,
      open: stake,
      held: stake,
      paid: 0,
      status: 1,
      isConfirmed: false,
      result: null,
    });
    return status;
  }

  #discard(of: number): string {
    const known = this.bets.get(of);
    if (!known) {
      if (!this.#makes.has(of))
        this.#makes.set(of, { ...fresh, kind: 'tombstone', input: null, bet: null });
      return 'ok';
    }
    if (known.status === 8) return 'ok';
    if (known.isConfirmed || known.status !== 1 || known.open !== known.stake) return 'confirmed';
    this.balance += known.held;
    Object.assign(known, { held: 0, open: 0, status: 8 });
    return 'ok';
  }

  #replayed(known: Known, input: string): string {
    if (known.input === null) return 'discarded';
    return known.input === input ? known.status : 'duplicate';
  }

  #result(call: Call, own: number): string {
    const found = this.bets.get(call.bet);
    if (!found) return this.#missing(call.bet);
    const input = JSON.stringify(call);
    const known = this.#calls.get(own);
    if (known) return this.#replayed(known, input);
    const noted = { ...fresh, kind: call.kind, input, bet: call.bet, amount: call.amount };
    if (call.kind === 'rollback') return this.#rollback(call, found, own, noted);
    if (found.status === 8) return 'discarded';
    if (found.result !== null) return 'settled';
    const { part } = call;
    if (part && part.closed + part.left !== found.open) return 'wrong_amount';
    if (call.kind === 'refund' && call.amount !== found.open) return 'wrong_amount';
    const closed = part?.closed ?? found.open;
    this.#calls.set(own, { ...noted, closed });
    this.balance += call.amount;
    if (call.kind === 'refund') found.held -= call.amount;
    else found.paid += call.amount;
    found.open -= closed;
    found.isConfirmed = true;
    if (!part) {
      found.result = own;
      found.status = call.kind === 'lose' ? 3 : call.kind === 'refund' ? 4 : call.isCashout ? 7 : 2;
    }
    return 'ok';
  }

  #rollback(call: Call, found: ModelBet, own: number, noted: Known): string {
    const of = call.parent ?? 0;
    if (of === own) return 'duplicate';
    const parent = this.#calls.get(of);
    if (!parent) {
      this.#calls.set(of, { ...fresh, kind: 'tombstone', input: null, bet: call.bet });
      this.#calls.set(own, noted);
      return 'ok';
    }
    if (parent.bet !== call.bet) return 'bet_missing';
    if (parent.input === null || parent.isTakenBack) {
      this.#calls.set(own, noted);
      return 'ok';
    }
    if (!['win', 'lose', 'refund'].includes(parent.kind) || parent.amount !== call.amount)
      return 'wrong_amount';
    if (found.result !== null && found.result !== of) return 'settled';
    if (this.balance < parent.amount) return 'insufficient_funds';
    this.balance -= parent.amount;
    parent.isTakenBack = true;
    if (parent.kind === 'refund') found.held += parent.amount;
    else found.paid -= parent.amount;
    Object.assign(found, { open: found.open + parent.closed, status: 1, result: null });
    this.#calls.set(own, noted);
    return 'ok';
  }
}

const fresh: Known = {
  kind: '',
  input: '',
  status: 'ok',
  bet: null,
  amount: 0,
  closed: 0,
  isTakenBack: false,
};
