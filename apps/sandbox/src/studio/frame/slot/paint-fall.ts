/** How winning symbols vanish and others fall into the gaps. */

/** Milliseconds of each part. */
const VANISH = 240;
const DROP = 340;
export const FALL = VANISH + DROP;

/** A symbol somewhere on its reel; rows are fractional while it falls, the top one is 0. */
export type Piece = {
  readonly id: string;
  readonly row: number;
  readonly grow: number;
  readonly alpha: number;
};

/** Heavy at first, with a small rebound at the end. */
const landed = (t: number): number =>
  t < 0.8 ? (t / 0.8) ** 2 : 1 - 0.12 * Math.sin((t - 0.8) * 5 * Math.PI) * (1 - t) * 5;

/** The symbols of one reel so many milliseconds after those in the rows `removed` began to vanish. */
export function piecesOf(
  from: readonly string[],
  to: readonly string[],
  removed: readonly number[],
  age: number,
): Piece[] {
  if (age < VANISH) {
    const part = age / VANISH;
    return from.map((id, row) =>
      removed.includes(row)
        ? { id, row, grow: 1.1 - 0.5 * part, alpha: 1 - part }
        : { id, row, grow: 1, alpha: 1 },
    );
  }
  const part = landed(Math.min(1, (age - VANISH) / DROP));
  const kept = from.map((_, row) => row).filter((row) => !removed.includes(row));
  return to.map((id, row) => {
    const was = row < removed.length ? row - removed.length : (kept[row - removed.length] ?? row);
    return { id, row: was + (row - was) * part, grow: 1, alpha: 1 };
  });
}
