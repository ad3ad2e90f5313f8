import { circle, ellipse, n, times } from '../geometry.ts';
import { barLetters } from '../lettering.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, group, line } from '../svg.ts';

const bulbs: readonly (readonly [number, number])[] = [
  [14, 14],
  [27, 14],
  [40, 14],
  [53, 14],
  [66, 14],
  [79, 14],
  [87, 22],
  [80, 33],
  [70, 44],
  [62, 56],
  [56, 69],
  [52, 83],
  [40, 92],
  [28, 91],
  [31, 77],
  [38, 63],
  [47, 51],
  [58, 40],
  [14, 27],
  [14, 40],
];

export const seven: Shape = {
  outline: 'M8 8H92V30C72 50 60 70 56 97H22C27 70 40 50 60 36H32C27 36 24 39 24 46H8Z',
  details: (c) =>
    line(
      'M13 13H87V28C67 48 56 68 51 92H28C33 68 46 50 69 31H30C23 31 20 35 19 41H13Z',
      c.hi,
      1.6,
      0.9,
    ) + bulbs.map(([x, y]) => dot(x, y, 3, c.lamp) + dot(x - 0.7, y - 0.8, 1.1, '#fff')).join(''),
};

export const beaconLamp: Shape = {
  outline: 'M24 70V42C24 22 35 10 50 10C65 10 76 22 76 42V70Z',
  behind: (c) =>
    times(12, (i) => {
      const a = Math.PI + (i * Math.PI) / 11;
      const at = (r: number, t: number): string =>
        `${n(50 + r * Math.cos(t))} ${n(42 + r * Math.sin(t))}`;
      return fill(`M${at(34, a - 0.07)}L${at(56, a)}L${at(34, a + 0.07)}Z`, c.lamp);
    }) +
    fill('M12 80H88L94 97H6Z', c.b) +
    fill('M12 80H88L90 86H10Z', c.bDeep, 0.6) +
    fill('M18 69H82V81H18Z', c.bDeep) +
    fill('M18 69H82V73H18Z', c.hi, 0.6),
  details: (c) =>
    dot(50, 46, 22, '#fff', 0.55) +
    fill(ellipse(50, 46, 9, 15), '#fff') +
    line('M24 34H76M24 46H76M24 58H76', c.bDeep, 2, 0.55) +
    line('M37 12V70M63 12V70', c.bDeep, 2, 0.5) +
    line('M31 44Q31 26 42 19', '#fff', 4, 0.9),
  over: (c) => fill('M43 4h14v8h-14Z', c.b) + dot(50, 3, 5, c.b),
};

export const stormLantern: Shape = {
  outline: 'M50 34C66 34 72 46 70 58C69 68 64 74 62 78H38C36 74 31 68 30 58C28 46 34 34 50 34Z',
  behind: (c) =>
    line('M24 36C18 4 82 4 76 36', c.bDeep, 3) +
    line('M30 32C22 40 22 74 28 84M70 32C78 40 78 74 72 84', c.b, 5) +
    fill('M34 22H66L70 34H30Z', c.b) +
    fill('M42 12H58L62 22H38Z', c.bDeep) +
    fill('M26 78H74L80 97H20Z', c.b) +
    fill('M26 78H74L76 84H24Z', c.bDeep),
  details: (c) =>
    dot(50, 60, 17, c.lamp, 0.8) +
    fill('M50 40C58 52 60 60 56 68Q50 76 44 68C40 60 44 52 50 40Z', c.x) +
    fill('M50 52C54 59 55 63 53 67Q50 71 47 67C45 63 47 58 50 52Z', '#fff') +
    line('M36 58Q36 44 44 40', '#fff', 3, 0.9),
  over: (c) => line('M30 52H70', c.bDeep, 1.6) + dot(76, 90, 4, c.x),
};

export const bell: Shape = {
  outline:
    'M50 10C56 10 58 14 60 16C76 22 81 38 82 56Q84 70 94 79Q96 86 88 86H12Q4 86 6 79Q16 70 18 56C19 38 24 22 40 16C42 14 44 10 50 10Z',
  behind: (c) =>
    fill('M22-2H78V10H22Z', c.bDeep) +
    fill('M22-2H78V2H22Z', c.hi, 0.35) +
    line('M50 4V16', c.ink, 6) +
    line('M50 84V100', c.bDeep, 4) +
    dot(50, 92, 8.5, c.bDeep) +
    dot(47.5, 89.5, 2.6, '#fff', 0.6),
  details: (c) =>
    fill('M10 76H90L94 82Q94 86 88 86H12Q6 86 6 82Z', c.b) +
    line('M17 62Q50 70 83 62M21 38Q50 44 79 38', c.lo, 2.4, 0.55) +
    line('M30 58Q29 36 41 25', '#fff', 4.6, 0.75),
};

const plate = (y: number, height: number, c: Ink): string => {
  const k = (Math.min(height, 29) * 0.62) / 14.4;
  return (
    fill(
      `M6 ${y + 2.5}Q6 ${y} 9 ${y}H91Q94 ${y} 94 ${y + 2.5}V${y + height - 2.5}Q94 ${y + height} 91 ${y + height}H9Q6 ${y + height} 6 ${y + height - 2.5}Z`,
      c.a,
    ) +
    fill(`M10 ${n(y + 3)}H90V${n(y + height - 3)}H10Z`, c.x) +
    fill(`M10 ${n(y + 3)}H90V${n(y + height * 0.42)}H10Z`, '#fff', 0.16) +
    group(
      `translate(${n(49.5 - (barLetters.width * k * 1.2) / 2)} ${n(y + height / 2 + 7.2 * k)}) scale(${(k * 1.2).toFixed(3)} ${k.toFixed(3)})`,
      `<path d="${barLetters.d}" fill="#000" opacity=".45" transform="translate(.6 1)"/><path d="${barLetters.d}" fill="${c.cream}"/>`,
    )
  );
};

const bars = (rows: readonly number[], height: number): Shape => ({
  outline: rows.map((y) => `M6 ${y}H94V${y + height}H6Z`).join(''),
  details: (c) => rows.map((y) => plate(y, height, c)).join(''),
});

export const tripleBar = bars([8, 38, 68], 26);
export const doubleBar = bars([18, 52], 30);
export const singleBar = bars([32], 36);

export const lemon: Shape = {
  outline:
    'M12 30C24 8 54 2 74 18C82 24 92 22 96 30C98 38 90 42 90 52C90 76 66 94 42 90C32 88 24 96 16 92C8 88 12 80 9 70C5 56 4 44 12 30Z',
  behind: (c) => fill('M84 24Q90 6 108 8Q106 26 88 30Z', c.leaf),
  details: (c) =>
    line('M22 40Q30 22 48 17', '#fff', 4.5, 0.7) +
    times(16, (i) => {
      const r = Math.sqrt(i / 16);
      return dot(46 + 36 * Math.cos(i * 2.4) * r, 54 + 32 * Math.sin(i * 2.4) * r, 1.3, c.lo, 0.4);
    }),
};

export const cherries: Shape = {
  outline: circle(27, 72, 25) + circle(74, 74, 23),
  behind: (c) =>
    line('M28 56Q34 30 62 8M72 58Q72 34 62 8', c.stem, 4.5) +
    fill('M62 8Q78-8 100 6Q86 26 62 8Z', c.leaf) +
    line('M66 8Q82 4 96 7', c.stem, 1.4, 0.7),
  details: (c) =>
    line('M11 68Q13 56 24 52M59 70Q61 60 69 57', '#fff', 4.2, 0.8) +
    fill(ellipse(28, 51, 7, 2.2), c.ink, 0.4) +
    fill(ellipse(73, 54, 6, 2.2), c.ink, 0.4),
};
