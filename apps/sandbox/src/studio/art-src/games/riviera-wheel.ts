import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { glints, sea } from '../scenery.ts';
import { palm, rouletteWheel } from '../shapes/riviera-wheel.ts';
import { fill } from '../svg.ts';
import { words } from '../titles/riviera-wheel.ts';

/** The wheel goes down over the bay like the sun. */
const scene: Scene = (width, height, c) => ({
  body: times(4, (i) =>
    fill(
      `M${n(width * (((i * 3) % 5) * 0.18 - 0.1))} ${n(height * (0.12 + i * 0.1))}h${n(width * 0.4)}q5 0 5 3t-5 3h${n(-width * 0.34)}q-6-1-${n(width * 0.06)}-6Z`,
      c.light,
      0.5,
    ),
  ),
});

const front: Scene = (width, height, c, random) => {
  const y = height * (width > height ? 0.66 : 0.6);
  return {
    body:
      fill(
        `M0 ${n(y + 3)}V${n(y - height * 0.05)}Q${n(width * 0.08)} ${n(y - height * 0.11)} ${n(width * 0.18)} ${n(y - height * 0.05)}T${n(width * 0.36)} ${n(y + 3)}Z`,
        c.far,
      ) +
      times(7, (i) =>
        fill(
          `M${n(width * 0.03 + i * width * 0.035)} ${n(y)}v${n(-height * (0.03 + random() * 0.03))}h${n(width * 0.024)}v${n(height * 0.06)}Z`,
          i % 2 ? c.cream : c.lamp,
          0.85,
        ),
      ) +
      fill(`M0 ${n(y)}H${width}V${height}H0Z`, c.near) +
      fill(
        `M${n(width * 0.3)} ${n(y)}H${n(width * 0.96)}L${n(width * 0.84)} ${height}H${n(width * 0.42)}Z`,
        c.gold,
        0.2,
      ) +
      sea(width, height, y + height * 0.1, c.deep, 0.35, 5, 36) +
      glints(width, y + 4, height * 0.2, 34, [c.lamp, c.light, c.x], random),
  };
};

export const rivieraWheel: GameArt = {
  id: 'riviera-wheel',
  provider: 'Northlight',
  paint: { a: [45, 0.1], b: [50, 0.1, -0.14], x: [0.82, 0.12, 80] },
  sky: [
    [0.72, 0.12, 350],
    [0.82, 0.12, 40],
    [0.34, 0.08, 215],
  ],
  glow: { color: [0.95, 0.08, 80], alpha: 0.7 },
  scene,
  front,
  tall: [
    { body: rouletteWheel, x: 62, y: 46, size: 128, turn: 12 },
    { body: palm, x: 8, y: 38, size: 88, turn: -4 },
  ],
  square: [
    { body: rouletteWheel, x: 66, y: 50, size: 98, turn: 12 },
    { body: palm, x: 6, y: 38, size: 66, turn: -4 },
  ],
  wide: [
    { body: rouletteWheel, x: 88, y: 62, size: 56, turn: 30 },
    { body: palm, x: 6, y: 50, size: 46, turn: -6 },
  ],
  title: {
    words,
    sign: ['#fffaf0', '#f5d79c', '#03211f'],
    fill: [
      [0.99, 0.02, 85],
      [0.9, 0.09, 75],
    ],
  },
  symbols: [],
};
