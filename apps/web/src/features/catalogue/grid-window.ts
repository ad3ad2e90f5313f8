/** Cards of a grid that are in the document, and the room the others take. */
export interface GridWindow {
  /** Index of the first card, at the start of a row. */
  readonly start: number;
  /** Index after the last card. */
  readonly end: number;
  /** Pixels of the rows before the first card, gaps included. */
  readonly before: number;
  /** Pixels of the rows after the last card, gaps included. */
  readonly after: number;
}

/** How a grid lies before the reader; all in pixels but `columns`. */
export interface GridView {
  readonly columns: number;
  /** Height of a row and the gap below it. */
  readonly stride: number;
  /** Top of the grid's first row, seen from the top of the view: negative once scrolled past. */
  readonly top: number;
  /** Height of the view. */
  readonly height: number;
}

/** Up to this many cards a grid stands in the document whole. */
const WHOLE = 108;
/** A window moves by so many rows at a time, so that most scrolling renders nothing. */
const STEP = 4;

/** The window of a grid that was not measured yet. */
export function firstWindow(count: number): GridWindow {
  return { start: 0, end: Math.min(count, WHOLE), before: 0, after: 0 };
}

/** What can be in view of a grid of `count` cards, and two views' heights around it. */
export function windowOf(count: number, view: GridView): GridWindow {
  const { columns, stride, top, height } = view;
  if (count <= WHOLE || columns < 1 || stride <= 0) return { ...firstWindow(count), end: count };
  const rows = Math.ceil(count / columns);
  const first = Math.floor((-top - 2 * height) / stride / STEP) * STEP;
  const last = Math.ceil((-top + 3 * height) / stride / STEP) * STEP;
  const startRow = Math.min(Math.max(first, 0), Math.max(rows - STEP, 0));
  const endRow = Math.min(Math.max(last, startRow + STEP), rows);
  return {
    start: startRow * columns,
    end: Math.min(endRow * columns, count),
    before: startRow * stride,
    after: (rows - endRow) * stride,
  };
}
