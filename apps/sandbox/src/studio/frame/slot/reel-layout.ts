/** Where the cells of the reels are, in CSS px. */
export type ReelLayout = {
  readonly cell: { readonly width: number; readonly height: number };
  /** Between two reels. */
  readonly gap: number;
  /** Width and height of all cells together. */
  readonly width: number;
  readonly height: number;
};

const GAP_SHARE = 0.045;
/** A cell is at most this many times as wide as high, and as high as wide. */
const WIDEST = 1.14;
const TALLEST = 1.22;

/** The largest field of `reels` by `rows` that fits into a box. */
export function layReels(
  box: { readonly width: number; readonly height: number },
  reels: number,
  rows: number,
): ReelLayout {
  const gaps = reels - 1;
  let width = box.width / (reels + gaps * GAP_SHARE);
  let height = box.height / rows;
  width = Math.min(width, height * WIDEST);
  height = Math.min(height, width * TALLEST);
  const cell = { width: Math.floor(width), height: Math.floor(height) };
  const gap = Math.max(2, Math.round(cell.width * GAP_SHARE));
  return {
    cell,
    gap,
    width: cell.width * reels + gap * gaps,
    height: cell.height * rows,
  };
}
