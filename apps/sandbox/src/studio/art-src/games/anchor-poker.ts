import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import { anchor, starChip } from '../shapes/anchor-poker.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/anchor-poker.ts';

const night = 255;
const signal: Paint = { a: [30, 0.19, -0.06], b: [30, 0.15], x: [0.8, 0.13, 85], night };

/** A ship's side: plates in rows of rivets, draught marks, and the red below the waterline. */
const scene: Scene = (width, height, c) => {
  const rows = height > width ? 7 : 5;
  const row = height / rows;
  const water = height * 0.72;
  return {
    body:
      times(rows, (i) => {
        const y = i * row;
        const shift = i % 2 ? width * 0.16 : width * 0.42;
        return (
          fill(`M0 ${n(y)}H${width}v${n(row * 0.16)}H0Z`, c.light, 0.06) +
          line(`M0 ${n(y)}H${width}`, c.deep, 2, 0.7) +
          line(
            `M${n(shift)} ${n(y)}v${n(row)}M${n(shift + width * 0.52)} ${n(y)}v${n(row)}`,
            c.deep,
            2,
            0.55,
          ) +
          times(Math.ceil(width / 13), (k) => dot(k * 13 + 6, y + 6, 1.3, c.light, 0.5))
        );
      }) +
      fill(`M0 ${n(water)}H${width}V${height}H0Z`, c.x, 0.72) +
      line(`M0 ${n(water)}H${width}`, c.cream, 3, 0.85) +
      times(5, (i) => {
        const y = height * 0.1 + i * height * 0.13;
        return line(`M${n(width * 0.9)} ${n(y)}h${i % 2 ? 7 : 13}`, c.cream, 3, 0.7);
      }) +
      line(
        `M${n(width * 0.02)} -6Q${n(width * 0.3)} ${n(height * 0.1)} ${n(width * 0.34)} ${n(height * 0.2)}`,
        c.gold,
        6,
        0.9,
      ),
  };
};

export const anchorPoker: GameArt = {
  id: 'anchor-poker',
  provider: 'Harbour Live',
  paint: { a: [82, 0.12], b: [250, 0.05], x: [0.5, 0.17, 30] },
  sky: [
    [0.5, 0.02, 245],
    [0.38, 0.025, 250],
    [0.18, 0.02, night],
  ],
  glow: { color: [0.9, 0.03, 240], alpha: 0.3 },
  scene,
  tall: [
    { body: anchor, x: 40, y: 34, size: 116, turn: -14 },
    { body: starChip, x: 80, y: 52, size: 56, paint: signal },
  ],
  square: [
    { body: anchor, x: 36, y: 34, size: 88, turn: -14 },
    { body: starChip, x: 80, y: 40, size: 46, paint: signal },
  ],
  wide: [
    { body: anchor, x: 8, y: 58, size: 30, turn: -14 },
    { body: starChip, x: 94, y: 72, size: 17, paint: signal },
  ],
  title: {
    words,
    sign: ['#fff8e6', '#e3b762', '#12161c'],
    max: 54,
    fill: [
      [0.99, 0.02, 90],
      [0.86, 0.12, 82],
    ],
  },
  symbols: [],
};
