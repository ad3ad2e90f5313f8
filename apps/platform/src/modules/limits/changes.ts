/** What of a limit changes: subunits in force, and what is to hold later. */
export interface Terms {
  readonly amount: bigint;
  /** From `next_from` on; null with a time: no limit any more. */
  readonly next_amount: bigint | null;
  readonly next_from: Date | null;
}

/** How long a higher amount, or the end of a limit, has to wait: 24 hours of 60 minutes. */
export const WAIT = 24 * 60 * 60_000;

/** A limit as it holds at a moment; null once it has ended. */
export function inForce<Row extends Terms>(row: Row, now: Date): Row | null {
  if (row.next_from === null || row.next_from > now) return row;
  if (row.next_amount === null) return null;
  return { ...row, amount: row.next_amount, next_amount: null, next_from: null };
}

/** Another amount: a lower one holds at once, the present one cancels a pending change, a higher one waits. */
export function withAmount(terms: Terms, amount: bigint, now: Date): Terms {
  if (amount <= terms.amount) return { amount, next_amount: null, next_from: null };
  // Asked for again, it waits no longer.
  if (amount === terms.next_amount) return terms;
  return { amount: terms.amount, next_amount: amount, next_from: new Date(now.getTime() + WAIT) };
}

export function withEnd(terms: Terms, now: Date): Terms {
  const isEnding = terms.next_from !== null && terms.next_amount === null;
  if (isEnding) return terms;
  return { amount: terms.amount, next_amount: null, next_from: new Date(now.getTime() + WAIT) };
}
