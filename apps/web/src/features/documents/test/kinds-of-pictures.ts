import type { Pixels } from '../picture-cells.ts';
import {
  type Draws,
  type Ground,
  grounds,
  mix,
  type Paint,
  type SheetName,
  shaded,
  sheets,
  within,
} from './documents-and-grounds.ts';
import { type Box, type Photo, painted, photoOf } from './made-pictures.ts';

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
