import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { glints, stars } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import {
  albatross,
  compass,
  dividers,
  hourglass,
  iceberg,
  poleStar,
  sextant,
  shipLantern,
  tallShip,
  whaleFluke,
} from '../shapes/true-north.ts';
import { fill, linear } from '../svg.ts';
import { words } from '../titles/true-north.ts';

const night = 190;
const brass: Paint = { a: [82, 0.12, 0], b: [185, 0.07, -0.36], x: [0.62, 0.22, 27], night };
const ice: Paint = { a: [210, 0.05, 0.12], b: [200, 0.09, -0.16], x: [0.8, 0.08, 200], night };

/** Curtains of northern light over a shore of ice. */
const scene: Scene = (width, height, c, random) => {
  const horizon = height * 0.7;
  const curtain = (x: number, y: number, w: number, h: number, id: string): string =>
    fill(
      `M${n(x)} ${n(y)}q${n(w * 0.25)} ${n(-h * 0.16)} ${n(w * 0.5)} ${n(h * 0.05)}t${n(w * 0.5)} ${n(-h * 0.08)}v${n(h)}q${n(-w * 0.25)} ${n(-h * 0.2)} ${n(-w * 0.5)} ${n(-h * 0.06)}t${n(-w * 0.5)} ${n(h * 0.1)}Z`,
      `url(#${id})`,
    );
  return {
    defs:
      linear(`${c.id}m`, [
        [0, oklch(0.72, 0.14, 320), 0],
        [0.3, oklch(0.72, 0.15, 315), 0.4],
        [0.75, oklch(0.86, 0.18, 158), 0.75],
        [1, oklch(0.9, 0.16, 160), 0],
      ]) +
      linear(`${c.id}i`, [
        [0, oklch(0.94, 0.03, 200)],
        [1, oklch(0.52, 0.08, 210)],
      ]),
    body:
      stars(width, horizon, 34, random) +
      curtain(-width * 0.3, height * 0.16, width * 1.7, height * 0.44, `${c.id}m`) +
      curtain(-width * 0.6, height * 0.02, width * 2.1, height * 0.4, `${c.id}m`) +
      times(6, (i) => {
        const w = width * (0.16 + random() * 0.2);
        const x = width * (i * 0.2 - 0.1);
        const h = height * (0.05 + random() * 0.13);
        return fill(
          `M${n(x)} ${n(horizon)}l${n(w * 0.3)} ${n(-h)}l${n(w * 0.16)} ${n(h * 0.24)}l${n(w * 0.18)} ${n(-h * 0.4)}L${n(x + w)} ${n(horizon)}Z`,
          i % 2 ? `url(#${c.id}i)` : c.far,
          i % 2 ? 0.9 : 1,
        );
      }) +
      fill(`M0 ${n(horizon)}H${width}V${height}H0Z`, c.near) +
      glints(width, horizon + 2, height * 0.2, 16, [oklch(0.86, 0.18, 158), c.cream], random),
  };
};

export const trueNorth: GameArt = {
  id: 'true-north',
  provider: 'Halyard',
  paint: { a: brass.a, b: brass.b, x: brass.x },
  sky: [
    [0.2, 0.06, 262],
    [0.3, 0.08, 205],
    [0.12, 0.04, night],
  ],
  glow: { color: [0.84, 0.17, 160], alpha: 0.3 },
  scene,
  tall: [
    { body: compass, x: 78, y: 43, size: 138, turn: -12 },
    { body: albatross, x: 22, y: 17, size: 40, paint: { ...ice, x: [0.8, 0.15, 75] } },
  ],
  square: [{ body: compass, x: 76, y: 34, size: 104, turn: -12 }],
  wide: [
    { body: compass, x: 5, y: 60, size: 42, turn: -16 },
    {
      body: tallShip,
      x: 93,
      y: 56,
      size: 27,
      paint: { a: [40, 0.09, -0.3], b: [85, 0.04, 0.06], x: brass.x, night },
    },
  ],
  title: {
    words,
    sign: ['#fffbe8', '#e9c878', '#031416'],
    align: 'left',
    max: 62,
    fill: [
      [0.99, 0.03, 95],
      [0.86, 0.12, 85],
    ],
  },
  symbols: [
    {
      id: 'north-star',
      body: poleStar,
      paint: { a: [95, 0.1, 0.1], b: [165, 0.12, 0], x: [0.88, 0.16, 160], night },
    },
    {
      id: 'sextant',
      body: sextant,
      paint: { a: [70, 0.13, -0.04], b: [40, 0.11, -0.1], x: [0.5, 0.13, 200], night },
      size: 90,
    },
    { id: 'compass', body: compass, size: 98 },
    {
      id: 'tall-ship',
      body: tallShip,
      paint: { a: [40, 0.1, -0.22], b: [85, 0.05, 0.08], x: [0.6, 0.2, 27], night },
      size: 90,
    },
    {
      id: 'albatross',
      body: albatross,
      paint: { a: [220, 0.02, 0.14], b: [230, 0.04, 0], x: [0.8, 0.15, 70], night },
      size: 82,
    },
    {
      id: 'hourglass',
      body: hourglass,
      paint: { a: [30, 0.13, -0.16], b: [200, 0.05, 0.1], x: [0.84, 0.13, 82], night },
      size: 90,
    },
    {
      id: 'whale-fluke',
      body: whaleFluke,
      paint: { a: [270, 0.09, -0.2], b: [205, 0.11, -0.02], x: brass.x, night },
      size: 88,
    },
    {
      id: 'ship-lantern',
      body: shipLantern,
      paint: { a: [250, 0.05, -0.14], b: [85, 0.1], x: [0.72, 0.19, 52], night },
      size: 88,
    },
    {
      id: 'dividers',
      body: dividers,
      paint: { a: [195, 0.03, 0.04], b: [82, 0.07, 0.08], x: [0.55, 0.2, 27], night },
      size: 90,
    },
    { id: 'iceberg', body: iceberg, paint: ice, size: 90 },
  ],
};
