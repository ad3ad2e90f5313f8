import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { glints, rays, stars } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import { ball, pegField, pockets } from '../shapes/plinko-pier.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/plinko-pier.ts';

const night = 300;
const amber: Paint = { a: [62, 0.16, 0.04], b: [80, 0.12], x: [0.86, 0.15, 80], night };

/** The back of the booth: beams from its crown, and lamps on a drooping string. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const x = width * (wide ? 0.5 : 0.2);
  return {
    body:
      rays(x, -height * 0.1, height * 1.7, 13, c.light, 0.12, 0.2) +
      stars(width, height * 0.4, 16, random) +
      line(
        `M-6 ${n(height * 0.09)}Q${n(width * 0.3)} ${n(height * 0.2)} ${n(width * 0.58)} ${n(height * 0.06)}T${width + 8} ${n(height * 0.11)}`,
        c.deep,
        1.6,
      ) +
      times(9, (i) => {
        const t = (i + 0.5) / 9;
        const dip =
          t < 0.55
            ? Math.sin((t / 0.55) * Math.PI) * 0.055
            : Math.sin(((t - 0.55) / 0.45) * Math.PI) * 0.02;
        const y = height * (0.082 + dip);
        return dot(t * width, y + 4, 7, c.lamp, 0.2) + dot(t * width, y + 4, 2.8, c.lamp);
      }),
  };
};

/** The water under the pier, with the pier's piles. */
const front: Scene = (width, height, c, random) => {
  const y = height * (width > height ? 0.9 : 0.86);
  return {
    body:
      fill(`M0 ${n(y)}H${width}V${height}H0Z`, c.near) +
      times(6, (i) =>
        fill(`M${n(i * width * 0.21 - 4)} ${n(y)}h7l2 ${n(height - y)}h-11Z`, c.deep, 0.8),
      ) +
      line(`M0 ${n(y)}H${width}`, c.lamp, 1.6, 0.7) +
      glints(width, y + 3, height * 0.1, 20, [c.lamp, c.light, c.x], random),
  };
};

export const plinkoPier: GameArt = {
  id: 'plinko-pier',
  provider: 'Oddfellow',
  paint: { a: [2, 0.18, -0.04], b: [78, 0.11, -0.02], x: [0.76, 0.17, 350] },
  sky: [
    [0.44, 0.17, 318],
    [0.36, 0.16, 305],
    [0.18, 0.08, night],
  ],
  glow: { color: [0.76, 0.17, 345], alpha: 0.5 },
  scene,
  front,
  tall: [
    { body: pegField, x: 62, y: 36, size: 140, turn: -9 },
    { body: pockets, x: 52, y: 92, size: 118, turn: -3 },
    { body: ball, x: 27, y: 47, size: 62, turn: -14 },
    { body: ball, x: 84, y: 20, size: 20, turn: 30, paint: amber },
  ],
  square: [
    { body: pegField, x: 60, y: 50, size: 122, turn: -9 },
    { body: ball, x: 24, y: 40, size: 50, turn: -14 },
    { body: ball, x: 84, y: 26, size: 18, turn: 30, paint: amber },
  ],
  wide: [
    { body: pegField, x: 88, y: 60, size: 54, turn: 12 },
    { body: ball, x: 90, y: 66, size: 22, turn: 10 },
    { body: ball, x: 7, y: 70, size: 13, turn: 30, paint: amber },
  ],
  title: {
    words,
    sign: ['#fffaf0', '#ffc6d8', '#2a0c3f'],
    max: 60,
    fill: [
      [0.99, 0.02, 85],
      [0.88, 0.1, 350],
    ],
  },
  symbols: [],
};
