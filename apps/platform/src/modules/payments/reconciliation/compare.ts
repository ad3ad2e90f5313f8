import type { StatementEntry } from '../provider.ts';

/** A settled movement as our invoices have it. */
export interface OwnMovement {
  /** The invoice's id. */
  readonly reference: string;
  readonly direction: StatementEntry['direction'];
  /** Subunits. */
  readonly amount: bigint;
  readonly currency: string;
  readonly settledAt: Date;
}

/** Where a statement and our invoices differ. */
export interface Difference {
  readonly kind: 'missing' | 'extra' | 'amount' | 'currency';
  readonly direction: StatementEntry['direction'];
  /** The provider's id of the movement; null for a missing one. */
  readonly providerId: string | null;
  readonly reference: string;
  /** As we have it; of an extra movement, as stated. */
  readonly currency: string;
  /** Subunits as we have them; null for an extra movement. */
  readonly expected: bigint | null;
  /** Subunits as stated; null for a missing movement. */
  readonly actual: bigint | null;
}

export interface Comparison {
  /** Movements the statement has within the time. */
  readonly stated: number;
  /** How many of them are just as we have them. */
  readonly agreed: number;
  readonly differences: readonly Difference[];
}

interface Span {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/**
 * Holds a statement against our movements. Both must reach beyond the time, as the two sides note one
 * movement at different moments; what is judged is what the statement, or we, have within it.
 */
export function compare(
  time: Span,
  own: readonly OwnMovement[],
  statement: readonly StatementEntry[],
): Comparison {
  const ownByKey = new Map(own.map((movement) => [keyOf(movement), movement]));
  const statedKeys = new Set<string>();
  const differences: Difference[] = [];
  let [stated, agreed] = [0, 0];

  // A movement stated twice is extra the second time, wherever in the statement the first one stands.
  for (const entry of statement) {
    const key = keyOf(entry);
    const known = statedKeys.has(key) ? undefined : ownByKey.get(key);
    statedKeys.add(key);
    if (!isWithin(entry.settledAt, time)) continue;
    stated += 1;
    const difference = differenceOf(entry, known);
    if (difference) differences.push(difference);
    else agreed += 1;
  }
  for (const movement of own) {
    if (!isWithin(movement.settledAt, time) || statedKeys.has(keyOf(movement))) continue;
    const { direction, reference, currency, amount } = movement;
    differences.push({
      kind: 'missing',
      direction,
      providerId: null,
      reference,
      currency,
      expected: amount,
      actual: null,
    });
  }
  return { stated, agreed, differences };
}

function differenceOf(entry: StatementEntry, known: OwnMovement | undefined): Difference | null {
  const { direction, reference, id: providerId, amount: actual } = entry;
  const said = { direction, reference, providerId, actual };
  if (!known) return { kind: 'extra', ...said, currency: entry.currency, expected: null };
  const ours = { ...said, currency: known.currency, expected: known.amount };
  if (known.currency !== entry.currency) return { kind: 'currency', ...ours };
  return known.amount === entry.amount ? null : { kind: 'amount', ...ours };
}

const keyOf = ({ direction, reference }: Pick<OwnMovement, 'direction' | 'reference'>) =>
  `${direction} ${reference}`;

const isWithin = (at: Date, { from, to }: Span) => at >= from && at < to;
