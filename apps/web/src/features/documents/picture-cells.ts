/** A picture in colours: red, green, blue and alpha of each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Brightness, and how blue and how red it is beside that. */
export type Tone = readonly [number, number, number];

/** A picture by cells, row by row. */
export interface Cells {
  readonly wide: number;
  readonly high: number;
  readonly tones: readonly Tone[];
}

/** Cells of the longer side. */
const longerSide = 96;

export const distance = (one: Tone, other: Tone): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export const medianTone = (all: readonly Tone[]): Tone => [
  medianOf(all.map((tone) => tone[0])),
  medianOf(all.map((tone) => tone[1])),
  medianOf(all.map((tone) => tone[2])),
];

/** How far from this tone a half of them is. */
export const spreadAround = (middle: Tone, all: readonly Tone[]): number =>
  medianOf(all.map((tone) => distance(tone, middle)));

export function toneAt({ width, data }: Pixels, x: number, y: number): Tone {
  const at = (y * width + x) * 4;
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [luma, blue - luma, red - luma];
}

/** Cells that have the tone of paper without its print: of their lighter pixels alone. */
export function cellsOf(pixels: Pixels): Cells {
  const { width, height } = pixels;
  const scale = Math.min(1, longerSide / Math.max(width, height));
  const wide = Math.max(1, Math.round(width * scale));
  const high = Math.max(1, Math.round(height * scale));
  const start = (cell: number, of: number, size: number) => Math.floor((cell * size) / of);
  const tones = Array.from({ length: wide * high }, (_, at) => {
    const [column, row] = [at % wide, Math.floor(at / wide)];
    const across = [start(column, wide, width), start(column + 1, wide, width)] as const;
    return lighterTone(pixels, across, [start(row, high, height), start(row + 1, high, height)]);
  });
  return { wide, high, tones };
}

type Span = readonly [from: number, to: number];

function lighterTone(pixels: Pixels, across: Span, down: Span): Tone {
  const mean = meanTone(pixels, across, down, 0);
  return meanTone(pixels, across, down, mean[0] - 0.5);
}

/** The mean of the pixels that are at least this bright. */
function meanTone(
  { width, data }: Pixels,
  [left, right]: Span,
  [top, bottom]: Span,
  least: number,
): Tone {
  let [count, brightness, reds, blues] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
      const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      if (luma < least) continue;
      count += 1;
      brightness += luma;
      reds += red;
      blues += blue;
    }
  if (count === 0) return [0, 0, 0];
  return [brightness / count, (blues - brightness) / count, (reds - brightness) / count];
}
