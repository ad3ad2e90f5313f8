/** What is wrong with a picture of a document, as far as a machine sees that. */
export const pictureFaults = ['small', 'dark', 'glare', 'blurred'] as const;
export type PictureFault = (typeof pictureFaults)[number];

export interface Luma {
  readonly width: number;
  readonly height: number;
  /** Brightness of each pixel, row by row, from 0 to 255. */
  readonly values: Uint8ClampedArray;
}

/** Pixels of the shorter side below which small print is not legible. */
const legible = 600;
const darkBelow = 55;
/** Of a photograph, a share of pixels that are nothing but white is a reflection; of a scan it is paper. */
const glareShare = 0.04;
const paperAbove = 170;
const white = 252;
/** Variance of the Laplacian, the usual measure of sharpness, on a picture whose longer side is `checkedSide`. */
const sharpFrom = 60;

/** Pixels of the longer side of the picture that is looked at. */
export const checkedSide = 1_000;

/**
 * What a player could do better before sending a picture. It advises, and decides nothing: a person reviews it.
 * @param shorterSide of the picture as it was taken, in pixels
 */
export function faultsOf(luma: Luma, shorterSide: number): PictureFault[] {
  const { values } = luma;
  let sum = 0;
  let blown = 0;
  for (const value of values) {
    sum += value;
    if (value >= white) blown += 1;
  }
  const mean = sum / values.length;
  const faults: Record<PictureFault, boolean> = {
    small: shorterSide < legible,
    dark: mean < darkBelow,
    glare: mean < paperAbove && blown / values.length > glareShare,
    blurred: sharpness(luma) < sharpFrom,
  };
  // One in the dark is not sharp either: light is what helps.
  return pictureFaults.filter((fault) => faults[fault] && !(fault === 'blurred' && faults.dark));
}

function sharpness({ width, height, values }: Luma): number {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const edge =
        4 * (values[at] ?? 0) -
        (values[at - 1] ?? 0) -
        (values[at + 1] ?? 0) -
        (values[at - width] ?? 0) -
        (values[at + width] ?? 0);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  if (count === 0) return 0;
  return squares / count - (sum / count) ** 2;
}
