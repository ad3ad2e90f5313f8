import type { Pixels } from './picture-cells.ts';
import { isCropped } from './whole-page.ts';

/** What is wrong with a picture of a document, as far as a machine sees that. */
export const pictureFaults = ['small', 'dark', 'glare', 'blurred', 'cropped'] as const;
export type PictureFault = (typeof pictureFaults)[number];

interface Luma {
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

const lumaOf = (pixels: Pixels): Luma => {
  const { width, height, data } = pixels;
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    values[at] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return { width, height, values };
};

/**
 * What a player could do better before sending a picture. It advises, and decides nothing: a person reviews it.
 * @param shorterSide of the picture as it was taken, in pixels
 */
export function faultsOf(pixels: Pixels, shorterSide: number): PictureFault[] {
  const luma = lumaOf(pixels);
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
    cropped: isCropped(pixels),
  };
  // One in the dark is not sharp either, nor are its edges seen: light is what helps.
  return pictureFaults.filter(
    (fault) => faults[fault] && !(faults.dark && (fault === 'blurred' || fault === 'cropped')),
  );
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
