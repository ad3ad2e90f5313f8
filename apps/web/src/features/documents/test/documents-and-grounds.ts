export type Colour = readonly [number, number, number];
export type Paint = (x: number, y: number) => Colour;

/** Random numbers that are the same each time: mulberry32. */
export function drawsOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from: number, to: number) => from + (to - from) * next(),
    of: <const All extends readonly [unknown, ...unknown[]]>(all: All): All[number] =>
      all[Math.floor(next() * all.length)],
  };
}
export type Draws = ReturnType<typeof drawsOf>;

/** Something uneven that is the same each time, from 0 to 1. */
const speck = (x: number, y: number): number => {
  let mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
};
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;
/** Specks, smoothly joined. */
function cloud(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  return mix(
    mix(speck(left, top), speck(left + 1, top), across),
    mix(speck(left, top + 1), speck(left + 1, top + 1), across),
    down,
  );
}
export const shaded = ([red, green, blue]: Colour, by: number): Colour => [
  red * by,
  green * by,
  blue * by,
];

/** What a document lies on; places in shares of the shorter side. */
export const grounds = {
  dark: () => [52, 54, 60],
  grey: () => [122, 124, 126],
  blue: () => [58, 82, 128],
  wood: (x, y) => shaded([152, 106, 66], 0.8 + 0.4 * cloud(x * 4 + cloud(x * 3, y * 9), y * 60)),
  lightWood: (x, y) => shaded([206, 172, 128], 0.88 + 0.2 * cloud(x * 60, y * 5)),
  stone: (x, y) =>
    shaded(
      [140, 138, 134],
      0.75 + 0.3 * cloud(x * 25, y * 25) + 0.2 * speck(Math.floor(x * 300), Math.floor(y * 300)),
    ),
  cloth: (x, y) =>
    (Math.floor(x * 7) % 2 === 0) !== (Math.floor(y * 7) % 2 === 0)
      ? [176, 52, 48]
      : [222, 210, 204],
  white: () => [206, 205, 202],
} as const satisfies Record<string, Paint>;
export type Ground = keyof typeof grounds;

const ink: Colour = [44, 46, 52];
/** Words in lines: whether a place of a block of text is print. */
const isPrint = (x: number, y: number, size: number): boolean => {
  const line = Math.floor(y / size);
  const along = x / (size * 0.4);
  const letter = Math.floor(along);
  // Every sixth letter or so is a gap between words; strokes take a half of the others.
  if ((y / size) % 1 > 0.5 || speck(letter, line) < 0.17) return false;
  return speck(Math.floor(along * 4), Math.floor((y / size) * 8)) > 0.45;
};
interface Sheet {
  /** Width of a height of 1. */
  readonly ratio: number;
  readonly paint: Paint;
}
export const within = (
  x: number,
  y: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
) => x >= left && x < right && y >= top && y < bottom;

/** Documents; places in shares of their height. */
export const sheets = {
  letter: {
    ratio: Math.SQRT1_2,
    paint: (x, y) => {
      if (within(x, y, 0.07, 0.05, 0.2, 0.1)) return [30, 84, 140];
      const isText = within(x, y, 0.08, 0.16, 0.63, 0.3) || within(x, y, 0.08, 0.34, 0.63, 0.86);
      return isText && isPrint(x, y, 0.018) ? ink : [234, 233, 228];
    },
  },
  bill: {
    ratio: Math.SQRT1_2,
    paint: (x, y) => {
      if (within(x, y, 0.06, 0.4, 0.65, 0.9) && Math.floor(y * 30) % 2 === 0)
        return isPrint(x, y, 0.0167) ? ink : [205, 214, 226];
      if (within(x, y, 0.06, 0.4, 0.65, 0.9) && y % 0.0667 < 0.002) return ink;
      return within(x, y, 0.06, 0.06, 0.4, 0.3) && isPrint(x, y, 0.02) ? ink : [238, 238, 236];
    },
  },
  card: {
    ratio: 1.586,
    paint: (x, y) => {
      if (within(x, y, 0.08, 0.25, 0.48, 0.8))
        return within(x, y, 0.18, 0.38, 0.38, 0.8) ? [196, 150, 124] : [170, 178, 186];
      if (within(x, y, 0.56, 0.2, 1.5, 0.86) && isPrint(x, y, 0.09)) return ink;
      return [
        200 + 20 * Math.sin(x * 4),
        214 + 8 * Math.sin(y * 60 + x * 9),
        210 - 24 * Math.sin(x * 2),
      ];
    },
  },
  passport: {
    ratio: 1.42,
    paint: (x, y) => {
      if (within(x, y, 0.06, 0.16, 0.44, 0.66))
        return within(x, y, 0.15, 0.28, 0.35, 0.66) ? [150, 108, 86] : [190, 198, 206];
      if (within(x, y, 0.05, 0.8, 1.37, 0.95) && isPrint(x, y, 0.07)) return ink;
      if (within(x, y, 0.5, 0.14, 1.3, 0.72) && isPrint(x, y, 0.08)) return ink;
      return [222 + 8 * Math.sin(x * 7 + y * 5), 212, 216 + 10 * Math.sin(y * 9)];
    },
  },
  bankCard: {
    ratio: 1.586,
    paint: (x, y) => {
      if (within(x, y, 0.14, 0.38, 0.34, 0.56)) return [206, 180, 110];
      if (within(x, y, 0.14, 0.64, 1.4, 0.72) && x % 0.08 < 0.05) return [236, 236, 240];
      return [34 + 40 * y, 60 + 30 * x, 128 + 30 * x];
    },
  },
} as const satisfies Record<string, Sheet>;
export type SheetName = keyof typeof sheets;
