import type { GamePay } from '@pierlight/contract/catalogue/schemas';

/** Draws whole numbers below 2³², the same ones from the same seed (sfc32 by Chris Doty-Humphrey). */
export function drawsFrom(seed: number): () => number {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 12; warm += 1) next();
  return next;
}

/** Pays in cells that are as likely as one another, each shared by two at most: Walker's alias method. */
export interface PayTable {
  readonly own: Float64Array;
  /** Which part of a cell is its own pay's. */
  readonly share: Float64Array;
  readonly other: Float64Array;
}

export function payTable(pays: readonly GamePay[]): PayTable {
  const all = pays.reduce((sum, { chance }) => sum + chance, 0);
  const own = Float64Array.from(pays, ({ multiple }) => multiple);
  const share = Float64Array.from(pays, ({ chance }) => (chance / all) * pays.length);
  const other = own.slice();
  const small: number[] = [];
  const large: number[] = [];
  share.forEach((full, at) => {
    (full < 1 ? small : large).push(at);
  });
  while (small.length > 0 && large.length > 0) {
    const [less, more] = [small.pop() as number, large.pop() as number];
    other[less] = own[more] as number;
    share[more] = (share[more] as number) + (share[less] as number) - 1;
    ((share[more] as number) < 1 ? small : large).push(more);
  }
  // What is left over is full but for rounding.
  for (const at of [...small, ...large]) share[at] = 1;
  return { own, share, other };
}

/** What a draw pays: two looks, however many pays there are. */
export function payOf({ own, share, other }: PayTable, drawn: number): number {
  const place = (drawn / 2 ** 32) * own.length;
  const cell = Math.floor(place);
  return (place - cell < (share[cell] as number) ? own[cell] : other[cell]) as number;
}
