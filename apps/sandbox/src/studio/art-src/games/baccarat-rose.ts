import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { roseWindow, squeezed } from '../shapes/baccarat-rose.ts';
import { fill, line } from '../svg.ts';
import { words } from '../titles/baccarat-rose.ts';

/** A salon: light falls from the window in bands, gold arcs run over the panelling. */
const scene: Scene = (width, height, c) => ({
  body:
    fill(
      `M${n(width * 0.62)} ${n(-height * 0.05)}L${n(width * 0.98)} ${n(-height * 0.05)}L${n(width * 0.42)} ${height}H${n(-width * 0.18)}Z`,
      c.light,
      0.2,
    ) +
    fill(
      `M${n(width * 0.2)} ${n(-height * 0.05)}L${n(width * 0.36)} ${n(-height * 0.05)}L${n(-width * 0.05)} ${n(height * 0.8)}H${n(-width * 0.4)}Z`,
      c.light,
      0.12,
    ) +
    times(3, (i) =>
      line(
        `M${n(-width * 0.1)} ${n(height * (0.38 + i * 0.17))}Q${n(width * 0.5)} ${n(height * (0.62 + i * 0.17))} ${n(width * 1.1)} ${n(height * (0.3 + i * 0.2))}`,
        c.gold,
        1.4,
        0.55 - i * 0.12,
      ),
    ),
});

export const baccaratRose: GameArt = {
  id: 'baccarat-rose',
  provider: 'Harbour Live',
  paint: { a: [5, 0.14], b: [355, 0.16, -0.14], x: [0.86, 0.1, 20] },
  sky: [
    [0.42, 0.12, 345],
    [0.36, 0.11, 348],
    [0.16, 0.06, 340],
  ],
  glow: { color: [0.75, 0.13, 355], alpha: 0.3 },
  scene,
  tall: [
    { body: roseWindow, x: 70, y: 30, size: 116, turn: -8 },
    { body: squeezed, x: 26, y: 51, size: 48, turn: -6 },
  ],
  square: [
    { body: roseWindow, x: 70, y: 30, size: 92, turn: -8 },
    { body: squeezed, x: 21, y: 38, size: 38, turn: -6 },
  ],
  wide: [
    { body: roseWindow, x: 92, y: 28, size: 44, turn: -8 },
    { body: squeezed, x: 8, y: 74, size: 20, turn: -10 },
  ],
  title: {
    words,
    sign: ['#fffafa', '#ffc3cf', '#2a0a20'],
    align: 'left',
    max: 48,
    fill: [
      [0.99, 0.01, 20],
      [0.85, 0.09, 5],
    ],
  },
  symbols: [],
};
