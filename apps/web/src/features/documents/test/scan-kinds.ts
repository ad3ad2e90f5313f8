import type { Pixels } from '../picture-cells.ts';
import {
  type Draws,
  grounds,
  type Paint,
  type SheetName,
  sheets,
  within,
} from './documents-and-grounds.ts';
import { painted, photoOf } from './made-pictures.ts';
import { anyGround, anySheet, photoBy } from './photo-kinds.ts';

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
