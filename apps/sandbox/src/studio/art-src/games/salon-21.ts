import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { cardFan, chipStack } from '../shapes/salon-21.ts';
import { fill, line } from '../svg.ts';
import { words } from '../titles/salon-21.ts';

/** A lamp hangs over green cloth; the panels of the room stand in the dark. */
const scene: Scene = (width, height, c) => ({
  body:
    times(7, (i) =>
      line(`M${n((i + 0.5) * (width / 7))} 0V${n(height * 0.5)}`, c.deep, i % 2 ? 3 : 1.2, 0.5),
    ) +
    fill(
      `M${n(width * 0.46)} 0H${n(width * 0.6)}L${n(width * 1.02)} ${n(height * 0.72)}H${n(width * 0.04)}Z`,
      c.light,
      0.26,
    ) +
    fill(
      `M${n(width * 0.4)} 0H${n(width * 0.66)}L${n(width * 0.6)} ${n(height * 0.05)}H${n(width * 0.46)}Z`,
      c.gold,
    ) +
    fill(
      `M${n(-width * 0.1)} ${height}V${n(height * 0.66)}Q${n(width * 0.5)} ${n(height * 0.52)} ${n(width * 1.1)} ${n(height * 0.66)}V${height}Z`,
      c.near,
    ) +
    line(
      `M${n(-width * 0.1)} ${n(height * 0.7)}Q${n(width * 0.5)} ${n(height * 0.56)} ${n(width * 1.1)} ${n(height * 0.7)}`,
      c.gold,
      2,
      0.8,
    ) +
    line(
      `M${n(width * 0.06)} ${n(height * 0.86)}Q${n(width * 0.5)} ${n(height * 0.72)} ${n(width * 0.94)} ${n(height * 0.86)}`,
      c.cream,
      1.2,
      0.4,
    ),
});

export const salon21: GameArt = {
  id: 'salon-21',
  provider: 'Harbour Live',
  paint: { a: [85, 0.1], b: [160, 0.1, -0.2], x: [0.82, 0.1, 88] },
  sky: [
    [0.34, 0.09, 160],
    [0.3, 0.08, 162],
    [0.14, 0.04, 165],
  ],
  glow: { color: [0.85, 0.1, 120], alpha: 0.4 },
  scene,
  tall: [
    { body: cardFan, x: 51, y: 43, size: 104, turn: 2 },
    { body: chipStack, x: 17, y: 70, size: 32 },
  ],
  square: [
    { body: cardFan, x: 52, y: 40, size: 84, turn: 2 },
    { body: chipStack, x: 14, y: 66, size: 26 },
  ],
  wide: [
    { body: cardFan, x: 91, y: 34, size: 27, turn: 8 },
    { body: chipStack, x: 8, y: 62, size: 16 },
  ],
  title: {
    words,
    sign: ['#fffaf0', '#f2d79c', '#03180f'],
    max: 56,
    fill: [
      [0.99, 0.02, 90],
      [0.85, 0.1, 85],
    ],
  },
  symbols: [],
};
