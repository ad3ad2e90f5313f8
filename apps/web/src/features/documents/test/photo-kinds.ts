import {
  type Draws,
  type Ground,
  grounds,
  mix,
  type SheetName,
  shaded,
  sheets,
} from './documents-and-grounds.ts';
import type { Box, Photo } from './made-pictures.ts';

/** Sides of a photograph: a phone's held either way, or a square. */
const formats = [
  [480, 360],
  [360, 480],
  [480, 270],
] as const;

export function photoBy(draws: Draws, sheet: SheetName, ground: Ground, box: Box): Photo {
  const [width, height] = draws.of(formats);
  return {
    ...{ width, height, sheet, ground, box },
    degrees: draws.between(-20, 20) + (sheets[sheet].ratio < 1 === width < height ? 0 : 90),
    tilt: [draws.between(-0.15, 0.15), draws.between(-0.15, 0.15)],
    ...{ dusk: draws.between(0.6, 1), duskFrom: draws.between(0, 360), noise: draws.between(1, 6) },
  };
}
export const anySheet = (draws: Draws) =>
  draws.of(['letter', 'bill', 'card', 'passport', 'bankCard']);
export const anyGround = (draws: Draws) =>
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
