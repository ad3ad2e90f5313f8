import type { Palette } from '../../protocol-common.ts';
import type { ReelLayout } from './reel-layout.ts';

/** Cells that won, and the line they stand on. */
export type Highlight = {
  /** [reel, row] */
  readonly cells: readonly (readonly [number, number])[];
  /** The row on every reel, and its number for the badge. */
  readonly line: { readonly rows: readonly number[]; readonly number: number } | null;
};

const PULSE = 600;

/** Grows and comes back once. */
const pulse = (age: number): number =>
  age >= PULSE ? 1.04 : 1.04 + 0.1 * Math.sin((Math.PI * age) / PULSE);

/** Lays winning cells, their line and its badge over the field; the pen stands at the field's corner. */
export function paintHighlight(
  pen: CanvasRenderingContext2D,
  options: {
    readonly highlight: Highlight;
    readonly layout: ReelLayout;
    readonly palette: Palette;
    /** Milliseconds since it is shown. */
    readonly age: number;
    readonly symbol: (reel: number, row: number, y: number, grow: number) => void;
  },
): void {
  const { highlight, layout, palette, age } = options;
  const { cell, gap } = layout;
  const centre = (reel: number, row: number): [number, number] => [
    reel * (cell.width + gap) + cell.width / 2,
    (row + 0.5) * cell.height,
  ];
  const { line } = highlight;
  if (line) {
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    pen.beginPath();
    line.rows.forEach((row, reel) => {
      const [x, y] = centre(reel, row);
      if (reel === 0) pen.moveTo(-6, y);
      pen.lineTo(x, y);
      if (reel === line.rows.length - 1) pen.lineTo(layout.width + 4, y);
    });
    pen.strokeStyle = 'rgb(0 0 0 / 0.55)';
    pen.lineWidth = Math.max(5, cell.height * 0.05);
    pen.stroke();
    pen.strokeStyle = palette.win;
    pen.lineWidth = Math.max(2.5, cell.height * 0.026);
    pen.stroke();
  }
  const inset = Math.max(2, cell.height * 0.025);
  const corner = Math.min(12, cell.height * 0.09);
  for (const [reel, row] of highlight.cells) {
    const [x, y] = centre(reel, row);
    const left = x - cell.width / 2 + inset;
    const top = y - cell.height / 2 + inset;
    const width = cell.width - 2 * inset;
    const height = cell.height - 2 * inset;
    const glow = pen.createRadialGradient(x, y, 0, x, y, cell.height * 0.75);
    glow.addColorStop(0, `${palette.win}66`);
    glow.addColorStop(1, `${palette.win}14`);
    pen.beginPath();
    pen.roundRect(left, top, width, height, corner);
    pen.fillStyle = palette.reel;
    pen.fill();
    pen.fillStyle = glow;
    pen.fill();
    pen.strokeStyle = palette.win;
    pen.lineWidth = Math.max(2, cell.height * 0.018);
    pen.stroke();
    options.symbol(reel, row, y, pulse(age));
  }
  if (line) paintBadge(pen, line.number, centre(0, line.rows[0] ?? 0)[1], palette, cell.height);
}

function paintBadge(
  pen: CanvasRenderingContext2D,
  number: number,
  y: number,
  palette: Palette,
  cellHeight: number,
): void {
  const radius = Math.min(16, Math.max(10, cellHeight * 0.12));
  const x = -radius * 0.75;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = palette.win;
  pen.fill();
  pen.strokeStyle = palette.backdrop;
  pen.lineWidth = 3;
  pen.stroke();
  pen.fillStyle = '#1a0f08';
  pen.font = `800 ${Math.round(radius)}px "Onest Variable", system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(number), x, y + 1);
}
