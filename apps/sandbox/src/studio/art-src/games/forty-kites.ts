import type { GameArt, Layer, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import { farKite, greatKite } from '../shapes/forty-kites.ts';
import { fill, line } from '../svg.ts';
import { words } from '../titles/forty-kites.ts';

const night = 245;
const paints: readonly Paint[] = [
  { a: [30, 0.2], b: [92, 0.15, 0.04], x: [0.6, 0.2, 30], night },
  { a: [30, 0.2], b: [165, 0.11], x: [0.6, 0.2, 30], night },
  { a: [30, 0.2], b: [350, 0.15], x: [0.6, 0.2, 30], night },
  { a: [30, 0.2], b: [280, 0.1], x: [0.6, 0.2, 30], night },
];

const far = (x: number, y: number, size: number, turn: number, color: number): Layer => ({
  body: farKite,
  x,
  y,
  size,
  turn,
  paint: paints[color] as Paint,
});

/** Streaks of wind, long clouds, and the chalk headland the strings come from. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const land = height * (wide ? 0.78 : 0.66);
  return {
    body:
      times(5, (i) => {
        const y = height * (0.1 + i * 0.13);
        const x = ((i * 47) % 70) * 0.01 * width - width * 0.2;
        return fill(
          `M${n(x)} ${n(y)}q${n(width * 0.14)} ${n(-height * 0.035)} ${n(width * 0.3)} ${n(-height * 0.01)}q${n(width * 0.2)} ${n(-height * 0.02)} ${n(width * 0.36)} ${n(height * 0.01)}Z`,
          '#fff',
          0.5,
        );
      }) +
      times(9, () => {
        const x = random() * width;
        const y = random() * height * 0.6;
        return line(
          `M${n(x)} ${n(y)}q${n(width * 0.08)} -4 ${n(width * 0.16)} 0`,
          '#fff',
          0.9,
          0.7,
        );
      }) +
      fill(`M0 ${n(land + height * 0.06)}H${width}V${height}H0Z`, c.far) +
      fill(
        `M${n(-width * 0.05)} ${height}V${n(land - height * 0.05)}Q${n(width * 0.16)} ${n(land - height * 0.09)} ${n(width * 0.34)} ${n(land)}Q${n(width * 0.4)} ${n(land + height * 0.1)} ${n(width * 0.52)} ${height}Z`,
        c.cream,
        0.95,
      ) +
      fill(
        `M${n(-width * 0.05)} ${n(land + height * 0.04)}V${n(land - height * 0.05)}Q${n(width * 0.16)} ${n(land - height * 0.09)} ${n(width * 0.34)} ${n(land)}Q${n(width * 0.2)} ${n(land - height * 0.02)} ${n(-width * 0.05)} ${n(land + height * 0.04)}Z`,
        '#5d9a5f',
      ),
  };
};

export const fortyKites: GameArt = {
  id: 'forty-kites',
  provider: 'Kite Studio',
  paint: { a: [32, 0.2, -0.02], b: [92, 0.15], x: [0.45, 0.14, 255] },
  sky: [
    [0.66, 0.12, 240],
    [0.86, 0.07, 220],
    [0.36, 0.1, night],
  ],
  glow: { color: [0.97, 0.06, 95], alpha: 0.55 },
  scene,
  tall: [
    far(15, 10, 22, -18, 0),
    far(38, 22, 14, 12, 1),
    far(12, 33, 16, 6, 2),
    far(33, 43, 10, -8, 3),
    far(90, 56, 13, 20, 1),
    { body: greatKite, x: 69, y: 27, size: 92, turn: 21 },
  ],
  square: [
    far(14, 16, 20, -18, 0),
    far(34, 34, 13, 12, 1),
    far(10, 48, 14, 6, 2),
    { body: greatKite, x: 72, y: 32, size: 70, turn: 21 },
  ],
  wide: [
    far(6, 20, 10, -18, 0),
    far(15, 42, 6, 12, 1),
    far(5, 58, 7, 6, 2),
    far(20, 14, 4, -8, 3),
    far(79, 12, 5, 20, 1),
    { body: greatKite, x: 92, y: 40, size: 34, turn: 21 },
  ],
  title: {
    words,
    sign: ['#ffffff', '#ffe3b0', '#0c3554'],
    max: 52,
    fill: [
      [1, 0, 0],
      [0.94, 0.07, 92],
    ],
  },
  symbols: [],
};
