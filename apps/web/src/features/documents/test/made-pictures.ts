import type { Pixels } from '../picture-cells.ts';
import {
  type Colour,
  type Draws,
  type Ground,
  grounds,
  mix,
  type Paint,
  type SheetName,
  sheets,
} from './documents-and-grounds.ts';

/** Where a document lies in a picture, by the box around its corners: in shares of the picture's sides. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Photo {
  readonly width: number;
  readonly height: number;
  readonly sheet: SheetName;
  readonly ground: Ground;
  readonly degrees: number;
  /** How much nearer one end of the document is, across and down. */
  readonly tilt: readonly [number, number];
  /** The box to fill; the document keeps its shape and is as large as it can be, or as it has to be. */
  readonly box: Box;
  readonly covers?: boolean;
  /** Shares of the document that are then moved out of the picture, by the side. */
  readonly beyond?: Partial<Record<keyof Box, number>>;
  /** Share of the light at the darkest corner, and degrees of where that is. */
  readonly dusk: number;
  readonly duskFrom: number;
  readonly noise: number;
  /** Things beside it: painted over the ground, before the document, and over both. */
  readonly under?: (x: number, y: number) => Colour | null;
  readonly over?: (x: number, y: number, box: Box) => Colour | null;
  /** Share of light within a shadow. */
  readonly shadow?: (x: number, y: number) => number;
}

/** A photograph of a document, as a phone would take it. */
export function photoOf(photo: Photo, draws: Draws): Pixels {
  const { width, height, degrees, tilt, box, dusk, duskFrom, noise } = photo;
  const { ratio, paint } = sheets[photo.sheet];
  const ground = grounds[photo.ground];
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const seen = (x: number, y: number): readonly [number, number] => {
    const near = 1 / (1 - tilt[0] * x - tilt[1] * y);
    return [(x * cos - y * sin) * near, (x * sin + y * cos) * near];
  };
  const corners = [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => seen((across * ratio) / 2, down / 2)),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const scales = [
    ((box.right - box.left) * width) / wide,
    ((box.bottom - box.top) * height) / high,
  ];
  const scale = photo.covers ? Math.max(...scales) : Math.min(...scales);
  const { beyond = {} } = photo;
  const placed = (low: keyof Box, high: keyof Box, size: number, least: number, most: number) => {
    const [before, after] = [beyond[low], beyond[high]];
    if (before !== undefined) return -least * scale - before * (most - least) * scale;
    if (after !== undefined) return size - most * scale + after * (most - least) * scale;
    return ((box[low] + box[high]) / 2) * size - ((most + least) / 2) * scale;
  };
  const middle = [
    placed('left', 'right', width, Math.min(...xs), Math.max(...xs)),
    placed('top', 'bottom', height, Math.min(...ys), Math.max(...ys)),
  ] as const;
  const unit = Math.min(width, height);
  const duskTurn = (duskFrom * Math.PI) / 180;
  const data = new Uint8ClampedArray(width * height * 4);
  const colourAt = (x: number, y: number): Colour => {
    const [turnedX, turnedY] = [(x - middle[0]) / scale, (y - middle[1]) / scale];
    // The turn undone, then the perspective.
    const [near, far] = [turnedX * cos + turnedY * sin, turnedY * cos - turnedX * sin];
    const depth = 1 / (1 + tilt[0] * near + tilt[1] * far);
    const [onX, onY] = [near * depth + ratio / 2, far * depth + 0.5];
    const over = photo.over?.(x / width, y / height, box);
    if (over) return over;
    if (onX >= 0 && onY >= 0 && onX < ratio && onY < 1) return paint(onX, onY);
    return photo.under?.(x / width, y / height) ?? ground(x / unit, y / unit);
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const along =
        ((x / width - 0.5) * Math.cos(duskTurn) + (y / height - 0.5) * Math.sin(duskTurn)) / 1.42 +
        0.5;
      const light = mix(1, dusk, along) * (photo.shadow?.(x / width, y / height) ?? 1);
      const [a, b] = [colourAt(x + 0.25, y + 0.25), colourAt(x + 0.75, y + 0.75)];
      // The sum of three is near enough to what sensors do.
      const grain = (draws.next() + draws.next() + draws.next() - 1.5) * 2 * noise;
      const at = (y * width + x) * 4;
      for (const part of [0, 1, 2] as const)
        data[at + part] = ((a[part] + b[part]) / 2) * light + grain;
      data[at + 3] = 255;
    }
  return { width, height, data };
}

/** A picture that is painted pixel by pixel, as a scanner or a screen makes it. */
export function painted(
  width: number,
  height: number,
  paint: Paint,
  draws: Draws,
  noise = 0,
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const grain = noise === 0 ? 0 : (draws.next() + draws.next() - 1) * 2 * noise;
      const colour = paint(x, y);
      const at = (y * width + x) * 4;
      for (const part of [0, 1, 2] as const) data[at + part] = colour[part] + grain;
      data[at + 3] = 255;
    }
  return { width, height, data };
}
