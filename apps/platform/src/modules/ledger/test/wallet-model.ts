import fc from 'fast-check';

/** Something that may happen to a player's money; keys and references are small numbers, so that they meet. */
export type Move =
  | ({ readonly kind: 'deposit' | 'withdraw'; readonly key: number } & Amount)
  | ({ readonly kind: 'bet'; readonly key: number } & Amount)
  | ({ readonly kind: 'win'; readonly key: number; readonly bet: number } & Amount)
  | { readonly kind: 'rollback'; readonly key: number; readonly reference: number }
  | { readonly kind: 'payOut'; readonly withdrawal: number; readonly fee: bigint }
  | { readonly kind: 'refund'; readonly withdrawal: number }
  | ({ readonly kind: 'adjust'; readonly key: number } & Amount);

interface Amount {
  readonly currency: Currency;
  /** Subunits; of an adjustment also below zero. */
  readonly amount: bigint;
}
type Currency = 'EUR' | 'USD';

/** What a move must be answered with; `error` where the database raises one. */
export interface Expected {
  readonly outcome: 'posted' | 'refused' | 'conflict' | 'error';
  readonly refusal: string | null;
}

const key = fc.integer({ min: 0, max: 5 });
/** Few, so that a request is often settled, and settled again. */
const paymentKey = fc.integer({ min: 0, max: 3 });
const amount = {
  currency: fc.constantFrom<Currency>('EUR', 'EUR', 'EUR', 'USD'),
  amount: fc.bigInt({ min: 1n, max: 60n }),
};

export const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('deposit' as const, 'withdraw' as const),
    key: paymentKey,
    ...amount,
  }),
  fc.record({ kind: fc.constant('bet' as const), key, ...amount }),
  fc.record({ kind: fc.constant('win' as const), key, bet: key, ...amount }),
  fc.record({ kind: fc.constant('rollback' as const), key, reference: key }),
  fc.record({
    kind: fc.constant('payOut' as const),
    withdrawal: paymentKey,
    fee: fc.bigInt({ min: 0n, max: 3n }),
  }),
  fc.record({ kind: fc.constant('refund' as const), withdrawal: paymentKey }),
  fc.record({
    kind: fc.constant('adjust' as const),
    key,
    currency: amount.currency,
    amount: fc.bigInt({ min: -40n, max: 40n }).filter((change) => change !== 0n),
  }),
);

interface Known {
  readonly kind: string;
  /** Null for a tombstone, which any input meets. */
  readonly input: string | null;
  readonly currency: Currency;
  readonly change: bigint;
  readonly expected: Expected;
  isTakenBack: boolean;
  settledBy: string | null;
}

const posted: Expected = { outcome: 'posted', refusal: null };
const conflict: Expected = { outcome: 'conflict', refusal: null };
const error: Expected = { outcome: 'error', refusal: null };
const refused = (refusal: string): Expected => ({ outcome: 'refused', refusal });

/** What the books should say of one player after moves that came one after the other. */
export class WalletModel {
  readonly balances = new Map<Currency, bigint>();
  /** What was requested and neither paid nor returned, by currency. */
  readonly reserve = new Map<Currency, bigint>();
  readonly #known = new Map<string, Known>();

  /** The answer the move must get. */
  hear(move: Move): Expected {
    switch (move.kind) {
      case 'deposit':
        this.#open(move.currency);
        return this.#post('payments', move, move.amount);
      case 'withdraw': {
        const isNew = !this.#known.has(`payments ${move.key}`);
        const answer = this.#post('payments', move, -move.amount);
        if (isNew && answer === posted) this.#reserve(move.currency, move.amount);
        return answer;
      }
      case 'bet':
        return this.#post('games', move, -move.amount);
      case 'win':
        return this.#win(move);
      case 'rollback':
        return this.#rollback(move);
      case 'payOut':
        return this.#settle(move.withdrawal, `payout ${move.fee}`, move.fee);
      case 'refund':
        return this.#settle(move.withdrawal, 'refund', null);
      case 'adjust':
        return this.#post('adjustments', move, move.amount);
    }
  }

  #open(currency: Currency): void {
    this.balances.set(currency, this.balances.get(currency) ?? 0n);
  }

  #reserve(currency: Currency, change: bigint): void {
    this.reserve.set(currency, (this.reserve.get(currency) ?? 0n) + change);
  }

  #post(scope: string, move: Extract<Move, { key: number } & Amount>, change: bigint): Expected {
    const name = `${scope} ${move.key}`;
    const input = JSON.stringify(move, (_, value) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
    const known = this.#known.get(name);
    if (known) return known.input === null || known.input === input ? known.expected : conflict;
    const balance = this.balances.get(move.currency);
    const expected =
      balance === undefined
        ? refused('account_missing')
        : balance + change < 0n
          ? refused('insufficient_funds')
          : posted;
    if (expected === posted) this.balances.set(move.currency, (balance ?? 0n) + change);
    const { kind, currency } = move;
    const fresh = { isTakenBack: false, settledBy: null };
    this.#known.set(name, { kind, input, currency, change, expected, ...fresh });
    return expected;
  }

  #win(move: Extract<Move, { kind: 'win' }>): Expected {
    if (!this.#known.has(`games ${move.key}`)) {
      const bet = this.#known.get(`games ${move.bet}`);
      const stands =
        bet?.kind === 'bet' &&
        bet.expected === posted &&
        !bet.isTakenBack &&
        bet.currency === move.currency;
      // Not kept: the bet may still come.
      if (!stands) return refused('bet_missing');
    }
    return this.#post('games', move, move.amount);
  }

  #rollback({ key: own, reference }: Extract<Move, { kind: 'rollback' }>): Expected {
    const name = `games ${reference}`;
    const fresh = { currency: 'EUR' as const, change: 0n, isTakenBack: false, settledBy: null };
    const target = this.#known.get(name) ?? {
      ...fresh,
      kind: 'bet',
      input: null,
      expected: refused('rolled_back'),
    };
    this.#known.set(name, target);
    if (target.kind !== 'bet' && target.kind !== 'win') return conflict;
    const known = this.#known.get(`games ${own}`);
    const input = `rollback of ${reference}`;
    if (known) return known.input === null || known.input === input ? known.expected : conflict;
    const undoes = target.expected === posted && !target.isTakenBack;
    const balance = (this.balances.get(target.currency) ?? 0n) - (undoes ? target.change : 0n);
    // Not kept: the money may come back.
    if (balance < 0n) return refused('insufficient_funds');
    if (undoes) {
      target.isTakenBack = true;
      this.balances.set(target.currency, balance);
    }
    this.#known.set(`games ${own}`, { ...fresh, kind: 'rollback', input, expected: posted });
    return posted;
  }

  #settle(withdrawal: number, way: string, fee: bigint | null): Expected {
    const asked = this.#known.get(`payments ${withdrawal}`);
    if (asked?.kind !== 'withdraw' || asked.expected !== posted) return error;
    if (fee !== null && fee >= -asked.change) return error;
    if (asked.settledBy !== null) return asked.settledBy === way ? posted : conflict;
    asked.settledBy = way;
    this.#reserve(asked.currency, asked.change);
    if (fee === null)
      this.balances.set(asked.currency, (this.balances.get(asked.currency) ?? 0n) - asked.change);
    return posted;
  }
}
