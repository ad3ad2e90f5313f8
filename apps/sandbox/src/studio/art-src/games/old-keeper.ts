import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { sea, stars } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import {
  anchor,
  fogBell,
  greatLens,
  keeper,
  lighthouse,
  logbook,
  oilCan,
  pocketWatch,
  ropeCoil,
  sextant,
} from '../shapes/old-keeper.ts';
import { dot, fill, linear } from '../svg.ts';
import { words } from '../titles/old-keeper.ts';

const night = 278;
const tower: Paint = { a: [70, 0.02, 0.12], b: [35, 0.2, -0.1], x: [0.86, 0.14, 80], night };

/** Where the lamp of the tower stands in each format, so that the beam leaves from it. */
const lampAt = (width: number, height: number): readonly [number, number] => {
  if (width > height) return [width * 0.1, height * 0.2];
  return height > width ? [58, 60] : [46, 32];
};

const scene: Scene = (width, height, c, random) => {
  const [x, y] = lampAt(width, height);
  const across = 'x1="0" y1="0" x2="1" y2="0"';
  return {
    defs:
      linear(
        `${c.id}e`,
        [
          [0, c.lamp, 0.95],
          [1, c.lamp, 0.05],
        ],
        across,
      ) +
      linear(
        `${c.id}l`,
        [
          [0, c.lamp, 0],
          [1, c.lamp, 0.7],
        ],
        across,
      ),
    body:
      stars(width, height * 0.6, 26, random) +
      times(4, (i) => {
        const cx = width * (0.3 + i * 0.22);
        const cy = height * (0.4 + (i % 2) * 0.1);
        return fill(`M${n(cx - 60)} ${n(cy)}q10-18 34-14q14-18 40-4q26-8 36 18Z`, c.near, 0.6);
      }) +
      fill(`M${x} ${y}L${width + 90} ${y - 74}V${y + 66}Z`, `url(#${c.id}e)`) +
      fill(`M${x} ${y}L-90 ${y - 34}V${y + 30}Z`, `url(#${c.id}l)`) +
      dot(x, y, 30, c.lamp, 0.35) +
      sea(width, height, height * 0.72, c.near, 0.95, 9, 46) +
      sea(width, height, height * 0.8, c.deep, 0.9, 9, 46, 20),
  };
};

const front: Scene = (width, height, c) => ({
  body: fill(
    `M0 ${height}V${n(height * 0.8)}Q${n(width * 0.16)} ${n(height * 0.7)} ${n(width * 0.36)} ${n(height * 0.8)}Q${n(width * 0.5)} ${n(height * 0.87)} ${n(width * 0.66)} ${height}Z`,
    c.deep,
  ),
});

export const oldKeeper: GameArt = {
  id: 'old-keeper',
  provider: 'Saltworks',
  paint: { a: tower.a, b: tower.b, x: tower.x },
  sky: [
    [0.22, 0.06, 270],
    [0.36, 0.09, 275],
    [0.14, 0.04, night],
  ],
  glow: { color: [0.85, 0.14, 75], alpha: 0.25 },
  scene,
  front,
  tall: [{ body: lighthouse, x: 29, y: 47, size: 118 }],
  square: [{ body: lighthouse, x: 23, y: 52, size: 100 }],
  wide: [
    { body: lighthouse, x: 10, y: 55, size: 47 },
    {
      body: keeper,
      x: 92,
      y: 72,
      size: 34,
      paint: { a: [265, 0.07, -0.24], b: [265, 0.07, -0.24], x: [0.82, 0.13, 82], night },
    },
  ],
  title: {
    words,
    sign: ['#fffdf6', '#f6cf87', '#0a0d1a'],
    align: 'left',
    max: 46,
    fill: [
      [0.99, 0.01, 85],
      [0.88, 0.1, 80],
    ],
  },
  symbols: [
    {
      id: 'great-lens',
      body: greatLens,
      paint: { a: [200, 0.06, 0.1], b: [78, 0.13], x: [0.9, 0.13, 85], night },
      size: 90,
    },
    {
      id: 'logbook',
      body: logbook,
      paint: { a: [82, 0.05, 0.1], b: [30, 0.14, -0.14], x: [0.55, 0.18, 28], night },
      size: 94,
    },
    {
      id: 'keeper',
      body: keeper,
      paint: { a: [265, 0.1, -0.14], b: [262, 0.1, -0.14], x: [0.82, 0.13, 82], night },
    },
    { id: 'lighthouse', body: lighthouse, paint: tower, size: 92 },
    {
      id: 'sextant',
      body: sextant,
      paint: { a: [82, 0.14], b: [60, 0.13, -0.06], x: [0.6, 0.15, 160], night },
      size: 96,
    },
    {
      id: 'anchor',
      body: anchor,
      paint: { a: [245, 0.05, -0.06], b: [80, 0.08, 0.04], x: [0.7, 0.1, 80], night },
      size: 92,
    },
    {
      id: 'fog-bell',
      body: fogBell,
      paint: { a: [168, 0.09, -0.02], b: [50, 0.07, -0.14], x: [0.62, 0.12, 60], night },
      size: 96,
    },
    {
      id: 'oil-can',
      body: oilCan,
      paint: { a: [38, 0.2, -0.12], b: [250, 0.03], x: [0.32, 0.05, 270], night },
      size: 92,
    },
    {
      id: 'pocket-watch',
      body: pocketWatch,
      paint: { a: [255, 0.03, 0.04], b: [80, 0.1], x: [0.55, 0.19, 25], night },
      size: 92,
    },
    {
      id: 'rope-coil',
      body: ropeCoil,
      paint: { a: [75, 0.09], b: [70, 0.08], x: [0.5, 0.17, 28], night },
      size: 96,
    },
  ],
};
