import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { glints, stars } from '../scenery.ts';
import { doubleWheel, doubleZero } from '../shapes/boardwalk-double.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/boardwalk-double.ts';

/** Where the planks meet. */
const meets = (width: number, height: number) => ({ x: width * 0.5, y: height * 0.5 });

/** The sea at night behind a rail, and strings of bulbs across. */
const scene: Scene = (width, height, c, random) => {
  const { y } = meets(width, height);
  const string = (from: number, to: number, sag: number): string =>
    line(
      `M-4 ${n(from)}Q${n(width / 2)} ${n(from + sag)} ${width + 4} ${n(to)}`,
      c.cream,
      0.8,
      0.6,
    ) +
    times(12, (i) => {
      const t = (i + 0.5) / 12;
      const bulb = (1 - t) ** 2 * from + 2 * t * (1 - t) * (from + sag) + t * t * to;
      const color = [c.lamp, c.x, c.light][i % 3] ?? c.lamp;
      return dot(width * t, bulb + 2, 5, color, 0.22) + dot(width * t, bulb + 2, 2, color);
    });
  return {
    body:
      stars(width, height * 0.4, 26, random) +
      fill(`M0 ${n(y - height * 0.1)}H${width}V${n(y + 4)}H0Z`, c.deep, 0.7) +
      glints(width, y - height * 0.09, height * 0.08, 22, [c.x, c.light, c.lamp], random) +
      string(height * 0.06, height * 0.02, height * 0.12) +
      string(height * 0.01, height * 0.09, height * 0.16),
  };
};

/** Planks run to where the sea begins; a rail stands before it. */
const front: Scene = (width, height, c) => {
  const { x, y } = meets(width, height);
  const planks = 14;
  const edge = (i: number): number => x + ((i - planks / 2) / planks) * width * 3.4;
  return {
    body:
      fill(
        `M${-width} ${height}L${n(x - width * 0.62)} ${n(y)}H${n(x + width * 0.62)}L${width * 2} ${height}Z`,
        c.near,
      ) +
      times(planks, (i) =>
        fill(
          `M${n(x + ((i - planks / 2) / planks) * width * 1.24)} ${n(y)}L${n(edge(i))} ${height}H${n(edge(i + 1) - 1.6)}L${n(x + ((i + 1 - planks / 2) / planks) * width * 1.24 - 0.7)} ${n(y)}Z`,
          i % 3 === 1 ? c.light : c.cream,
          i % 2 ? 0.1 : 0.05,
        ),
      ) +
      line(
        `M0 ${n(y - height * 0.07)}H${width}M0 ${n(y - height * 0.035)}H${width}`,
        c.cream,
        1.6,
        0.75,
      ) +
      times(9, (i) =>
        line(
          `M${n((i + 0.5) * (width / 9))} ${n(y - height * 0.075)}V${n(y + 1)}`,
          c.cream,
          1.6,
          0.75,
        ),
      ) +
      fill(`M0 ${n(y)}H${width}V${n(y + 2.4)}H0Z`, c.deep, 0.8),
  };
};

export const boardwalkDouble: GameArt = {
  id: 'boardwalk-double',
  provider: 'Harbour Live',
  paint: { a: [250, 0.12, -0.08], b: [255, 0.1, -0.16], x: [0.86, 0.09, 210] },
  sky: [
    [0.24, 0.1, 285],
    [0.36, 0.13, 300],
    [0.2, 0.08, 265],
  ],
  glow: { color: [0.72, 0.17, 15], alpha: 0.55 },
  scene,
  front,
  tall: [{ body: doubleZero, x: 50, y: 25, size: 90, turn: -4 }],
  square: [{ body: doubleZero, x: 50, y: 24, size: 60, turn: -4 }],
  wide: [
    { body: doubleZero, x: 13, y: 26, size: 22, turn: -6 },
    { body: doubleWheel, x: 93, y: 34, size: 24, turn: 14 },
  ],
  title: {
    words,
    sign: ['#fff4f2', '#ff9b92', '#0b0f2c'],
    max: 44,
    fill: [
      [0.99, 0.02, 60],
      [0.84, 0.11, 30],
    ],
  },
  symbols: [],
};
