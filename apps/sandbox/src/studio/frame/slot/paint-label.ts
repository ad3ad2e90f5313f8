import type { Palette } from '../../protocol-common.ts';

/** Writes on a dark plate, as large as fits into a width. */
export function paintLabel(
  pen: CanvasRenderingContext2D,
  text: string,
  [x, y]: readonly [number, number],
  width: number,
  palette: Palette,
): void {
  const font = (size: number): string => `800 ${size}px "Onest Variable", system-ui, sans-serif`;
  const wanted = Math.max(11, width * 0.2);
  pen.font = font(wanted);
  const size = Math.min(wanted, (wanted * (width - 12)) / pen.measureText(text).width);
  pen.font = font(size);
  const plate = pen.measureText(text).width + 12;
  pen.beginPath();
  pen.roundRect(x - plate / 2, y - size * 0.75, plate, size * 1.5, size * 0.5);
  pen.fillStyle = palette.backdrop;
  pen.fill();
  pen.strokeStyle = palette.win;
  pen.lineWidth = 1.5;
  pen.stroke();
  pen.fillStyle = palette.win;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y + size * 0.05);
}
