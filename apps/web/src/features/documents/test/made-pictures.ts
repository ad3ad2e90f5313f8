import type { Pixels } from '../picture-cells.ts';

type Colour = readonly [number, number, number];
type Paint = (x: number, y: number) => Colour;

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
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
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
const shaded = ([red, green, blue]: Colour, by: number): Colour => [
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
const within = (x: number, y: number, left: number, top: number, right: number, bottom: number) =>
  x >= left && x < right && y >= top && y < bottom;

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

/** Where a document lies in a picture, by the box around its corners: in shares of the picture's sides. */
interface Box {
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

/** Sides of a photograph: a phone's held either way, or a square. */
const formats = [
  [480, 360],
  [360, 480],
  [480, 270],
] as const;

function photoBy(draws: Draws, sheet: SheetName, ground: Ground, box: Box): Photo {
  const [width, height] = draws.of(formats);
  return {
    ...{ width, height, sheet, ground, box },
    degrees: draws.between(-20, 20) + (sheets[sheet].ratio < 1 === width < height ? 0 : 90),
    tilt: [draws.between(-0.15, 0.15), draws.between(-0.15, 0.15)],
    ...{ dusk: draws.between(0.6, 1), duskFrom: draws.between(0, 360), noise: draws.between(1, 6) },
  };
}
const anySheet = (draws: Draws) => draws.of(['letter', 'bill', 'card', 'passport', 'bankCard']);
const anyGround = (draws: Draws) =>
  draws.of(['dark', 'grey', 'blue', 'wood', 'lightWood', 'stone', 'cloth', 'white']);
/** Leaves so much room at each side. */
const inside = (draws: Draws): Box => ({
  left: draws.between(0.02, 0.12),
  right: 1 - draws.between(0.02, 0.12),
  top: draws.between(0.02, 0.12),
  bottom: 1 - draws.between(0.02, 0.12),
});

/** Photographs of whole documents, by what else is in them. */
export const wholePhotos: Record<string, (draws: Draws) => Photo> = {
  'nothing else': (draws) => photoBy(draws, anySheet(draws), anyGround(draws), inside(draws)),
  'a hand that holds it': (draws) => {
    const from = draws.between(0.25, 0.6);
    const skin = draws.of([
      [224, 178, 150],
      [176, 124, 92],
      [98, 66, 50],
    ] as const);
    return {
      ...photoBy(draws, anySheet(draws), anyGround(draws), inside(draws)),
      over: (x, y, box) => {
        // Three fingers from the left.
        const reach = box.left + 0.12 - 0.04 * Math.sin((y - from) * 40);
        return y > from && y < from + 0.24 && x < reach
          ? shaded(skin, 0.85 + 0.2 * Math.abs(Math.sin((y - from) * 40)))
          : null;
      },
    };
  },
  'another sheet at the border': (draws) => {
    const turn = draws.between(-0.3, 0.3);
    return {
      ...photoBy(draws, anySheet(draws), anyGround(draws), { ...inside(draws), right: 0.72 }),
      under: (x, y) => (x + turn * (y - 0.5) > 0.84 && y < 0.8 ? [236, 235, 230] : null),
    };
  },
  'the end of the table': (draws) => {
    const turn = draws.between(-0.4, 0.4);
    const at = draws.between(0.1, 0.35);
    const floor = grounds[anyGround(draws)];
    return {
      ...photoBy(draws, anySheet(draws), anyGround(draws), inside(draws)),
      under: (x, y) => (y + turn * (x - 0.5) < at ? floor(x, y) : null),
    };
  },
  'the corner of the table': (draws) => {
    const turn = draws.between(-0.3, 0.3);
    const [at, side] = [draws.between(0.1, 0.3), draws.between(0.1, 0.3)];
    const floor = grounds[anyGround(draws)];
    return {
      ...photoBy(draws, anySheet(draws), anyGround(draws), inside(draws)),
      under: (x, y) =>
        y + turn * (x - 0.5) < at || x - turn * (y - 0.5) < side ? floor(x, y) : null,
    };
  },
  'a keyboard and a cup': (draws) => {
    const cup = draws.between(0.1, 0.3);
    return {
      ...photoBy(draws, anySheet(draws), anyGround(draws), { ...inside(draws), top: 0.3 }),
      under: (x, y) => {
        if (y < 0.2)
          return (x * 14) % 1 < 0.86 && (y * 16) % 1 < 0.84 ? [40, 42, 46] : [188, 190, 194];
        return (x - 0.95) ** 2 + (y - 0.9) ** 2 < cup ** 2 ? [240, 236, 228] : null;
      },
    };
  },
  'a shadow': (draws) => {
    const [turn, at] = [draws.between(-1, 1), draws.between(0.3, 0.7)];
    const deep = draws.between(0.45, 0.8);
    return {
      ...photoBy(draws, anySheet(draws), anyGround(draws), inside(draws)),
      shadow: (x, y) => mix(1, deep, Math.min(1, Math.max(0, (y + turn * (x - 0.5) - at) / 0.03))),
    };
  },
};

/** Photographs of documents of which a part is outside, by where. */
export const croppedPhotos: Record<string, (draws: Draws) => Photo> = {
  'one side': (draws) => ({
    ...photoBy(draws, anySheet(draws), anyGround(draws), inside(draws)),
    beyond: { [draws.of(['left', 'right', 'top', 'bottom'])]: draws.between(0.12, 0.4) },
  }),
  'two sides that meet': (draws) => ({
    ...photoBy(draws, anySheet(draws), anyGround(draws), inside(draws)),
    beyond: {
      [draws.of(['left', 'right'])]: draws.between(0.12, 0.4),
      [draws.of(['top', 'bottom'])]: draws.between(0.12, 0.4),
    },
  }),
  'two sides across': (draws) => {
    // Its long sides cross the short way of the picture.
    const photo = photoBy(draws, anySheet(draws), anyGround(draws), inside(draws));
    return {
      ...{ ...photo, degrees: photo.degrees / 2 + (photo.degrees > 45 ? -45 : 90) },
      box:
        photo.width > photo.height
          ? { left: 0.1, right: 0.9, top: -0.2, bottom: 1.2 }
          : { left: -0.2, right: 1.2, top: 0.1, bottom: 0.9 },
      covers: true,
    };
  },
};

const white = [255, 255, 255] as const;
/** A document from edge to edge, as wide as a height of 1 with it. */
function fullPage(
  sheet: SheetName,
  draws: Draws,
  change: (paint: Paint) => Paint = (paint) => paint,
): Pixels {
  const { ratio, paint } = sheets[sheet];
  const [width, height] = ratio < 1 ? [340, 480] : [480, Math.round(480 / ratio)];
  const changed = change(paint);
  const noise = draws.of([0, 0, 2]);
  return painted(width, height, (x, y) => changed((x / width) * ratio, y / height), draws, noise);
}
const colours = [
  [24, 74, 130],
  [150, 30, 40],
  [20, 110, 80],
  [60, 60, 66],
] as const;

/** Pictures that scanners, screens and cropping make of whole documents. */
export const scans: Record<string, (draws: Draws) => Pixels> = {
  'a scan from edge to edge': (draws) => fullPage(anySheet(draws), draws),
  'a letter with a coloured head': (draws) => {
    const [colour, high] = [draws.of(colours), draws.between(0.11, 0.15)];
    return fullPage('letter', draws, (paint) => (x, y) => (y < high ? colour : paint(x, y)));
  },
  'a letter with a coloured head and foot': (draws) => {
    const [colour, high, low] = [
      draws.of(colours),
      draws.between(0.11, 0.15),
      draws.between(0.9, 0.97),
    ];
    return fullPage(
      'letter',
      draws,
      (paint) => (x, y) => (y < high || y > low ? colour : paint(x, y)),
    );
  },
  'a bill with a coloured side and head': (draws) => {
    const [colour, high, wide] = [
      draws.of(colours),
      draws.between(0.11, 0.15),
      draws.between(0.04, 0.15),
    ];
    return fullPage(
      'bill',
      draws,
      (paint) => (x, y) => (y < high || x < wide ? colour : paint(x, y)),
    );
  },
  'a page within a frame': (draws) => {
    const colour = draws.of(colours);
    return fullPage(
      'bill',
      draws,
      (paint) => (x, y) => (within(x, y, 0.02, 0.02, 0.687, 0.98) ? paint(x, y) : colour),
    );
  },
  "a page on a phone's screen": (draws) => {
    const [bar, foot] = [draws.between(0.06, 0.15), draws.between(0.85, 0.95)];
    const { paint } = sheets.letter;
    return painted(
      270,
      480,
      (x, y) => {
        if (y < bar * 480 || y > foot * 480) return [28, 28, 30];
        return paint((x / 270) * sheets.letter.ratio, (y - bar * 480) / 382);
      },
      draws,
    );
  },
  'a card in the corner of a scanner': (draws) => {
    const [lid, size] = [draws.of([white, [30, 30, 30]] as const), draws.between(180, 300)];
    const sheet = sheets[draws.of(['card', 'passport', 'bankCard'])];
    return painted(
      340,
      480,
      (x, y) => {
        const [onX, onY] = [x / size, y / size];
        return onX < sheet.ratio && onY < 1 ? sheet.paint(onX, onY) : lid;
      },
      draws,
      2,
    );
  },
  'a sheet askew in a scanner': (draws) => ({
    ...photoOf(
      {
        ...photoBy(draws, draws.of(['letter', 'bill']), draws.of(['white', 'dark']), {
          left: 0,
          right: 1,
          top: 0,
          bottom: 1,
        }),
        ...{
          width: 340,
          height: 480,
          degrees: draws.between(-1.5, 1.5),
          tilt: [0, 0],
          covers: true,
          dusk: 1,
          noise: 2,
        },
      },
      draws,
    ),
  }),
  'a photograph that was cropped to the document': (draws) => {
    const sheet = anySheet(draws);
    const photo = photoBy(draws, sheet, anyGround(draws), {
      left: -0.01,
      right: 1.01,
      top: -0.01,
      bottom: 1.01,
    });
    const [width, height] =
      sheets[sheet].ratio < 1 ? [340, 480] : [480, Math.round(480 / sheets[sheet].ratio)];
    return photoOf(
      {
        ...photo,
        width,
        height,
        degrees: draws.between(-1, 1),
        tilt: [draws.between(-0.02, 0.02), 0],
        covers: true,
      },
      draws,
    );
  },
  'nothing but a table': (draws) => {
    const ground = grounds[anyGround(draws)];
    return painted(480, 360, (x, y) => ground(x / 360, y / 360), draws, 4);
  },
};
