import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { glints, sea } from '../scenery.ts';
import { aceOfSpades, sevenOfHearts } from '../shapes/high-water.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/high-water.ts';

const night = 345;

/** A low sun over the estuary, far hills, and the pole the tide is read from. */
const scene: Scene = (width, height, c, random) => {
  const tall = height > width;
  const horizon = height * (tall ? 0.47 : 0.55);
  const pole = width * (width > height ? 0.14 : 0.13);
  const sun = width * (width > height ? 0.5 : 0.34);
  return {
    body:
      dot(sun, horizon, Math.min(width, height) * 0.34, c.light, 0.22) +
      dot(sun, horizon, Math.min(width, height) * 0.24, c.light, 0.9) +
      times(4, (i) =>
        fill(
          `M0 ${n(horizon * (0.2 + i * 0.17))}Q${n(width * 0.4)} ${n(horizon * (0.14 + i * 0.17))} ${width} ${n(horizon * (0.22 + i * 0.17))}v${n(3 + i * 2)}Q${n(width * 0.5)} ${n(horizon * (0.2 + i * 0.17))} 0 ${n(horizon * (0.23 + i * 0.17))}Z`,
          c.cream,
          0.2,
        ),
      ) +
      fill(
        `M0 ${n(horizon)}V${n(horizon - 14)}Q${n(width * 0.14)} ${n(horizon - 30)} ${n(width * 0.3)} ${n(horizon - 9)}T${n(width * 0.62)} ${n(horizon - 8)}T${width} ${n(horizon - 26)}V${n(horizon)}Z`,
        c.top,
        0.85,
      ) +
      sea(width, height, horizon, c.near, 1, 2, 30) +
      glints(width, horizon + 4, height * 0.2, 26, [c.light, c.cream], random) +
      fill(`M${n(pole - 9)} ${n(horizon * 0.34)}h18V${height}h-18Z`, c.cream) +
      times(12, (i) =>
        fill(
          `M${n(pole - 9)} ${n(horizon * 0.34 + 6 + i * 24)}h${i % 2 ? 18 : 11}v9h-${i % 2 ? 18 : 11}Z`,
          i % 2 ? c.x : c.deep,
        ),
      ) +
      line(`M${n(pole + 6)} ${n(horizon * 0.34)}V${height}`, c.deep, 5, 0.22),
  };
};

/** The tide, over the feet of the cards. */
const front: Scene = (width, height, c) => {
  const y = height * (height > width ? 0.66 : width > height ? 0.84 : 0.62);
  return {
    body:
      sea(width, height, y, c.near, 0.92, 7, 46, 10) +
      sea(width, height, y + height * 0.06, c.deep, 0.5, 8, 54, 30) +
      sea(width, height, y + height * 0.12, c.deep, 0.75, 9, 62, 4),
  };
};

export const highWater: GameArt = {
  id: 'high-water',
  provider: 'Halyard',
  paint: { a: [80, 0.03, 0.1], b: [20, 0.16], x: [0.62, 0.19, 32] },
  sky: [
    [0.56, 0.15, 18],
    [0.76, 0.13, 52],
    [0.26, 0.1, night],
  ],
  glow: { color: [0.95, 0.09, 78], alpha: 0.55 },
  scene,
  front,
  tall: [
    { body: aceOfSpades, x: 36, y: 37, size: 80, turn: -11 },
    { body: sevenOfHearts, x: 80, y: 32, size: 88, turn: 10 },
  ],
  square: [
    { body: aceOfSpades, x: 38, y: 29, size: 62, turn: -11 },
    { body: sevenOfHearts, x: 78, y: 24, size: 68, turn: 10 },
  ],
  wide: [
    { body: aceOfSpades, x: 83, y: 66, size: 27, turn: -9 },
    { body: sevenOfHearts, x: 98, y: 58, size: 30, turn: 8 },
  ],
  title: {
    words,
    sign: ['#fffaf0', '#ffcf95', '#3a0a1f'],
    max: 48,
    fill: [
      [0.99, 0.02, 85],
      [0.88, 0.12, 70],
    ],
  },
  symbols: [],
};
