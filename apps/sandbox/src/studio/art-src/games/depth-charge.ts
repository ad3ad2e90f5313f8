import type { GameArt, Scene } from '../game.ts';
import { n, polar, sector, TAU, times } from '../geometry.ts';
import { chain, seaMine } from '../shapes/depth-charge.ts';
import { dot, fill, line, ring } from '../svg.ts';
import { words } from '../titles/depth-charge.ts';

const night = 158;

/** A sonar screen: range rings, a fading sweep, echoes and the marks of the bearing. */
const scene: Scene = (width, height, c, random) => {
  const x = width * 0.5;
  const y = height * (width > height ? 0.5 : 0.42);
  const reach = Math.max(width * 0.86, height * 0.62);
  const rings = 6;
  return {
    body:
      times(9, (i) =>
        fill(sector(x, y, 0, reach, -1.75 - i * 0.13, -1.62 - i * 0.13), c.light, 0.3 - i * 0.032),
      ) +
      line(`M${n(x)} ${n(y)}L${polar(x, y, reach, -1.62)}`, c.light, 1.8, 0.9) +
      times(rings, (i) => ring(x, y, (reach * (i + 1)) / rings, c.light, i % 2 ? 0.7 : 1.2, 0.42)) +
      line(`M0 ${n(y)}H${width}M${n(x)} 0V${height}`, c.light, 0.7, 0.35) +
      times(72, (i) =>
        line(
          `M${polar(x, y, (reach * 4) / rings, (i * TAU) / 72)}L${polar(x, y, (reach * 4) / rings + (i % 6 ? 4 : 9), (i * TAU) / 72)}`,
          c.light,
          0.9,
          0.5,
        ),
      ) +
      times(11, () => {
        const [ex, ey] = [random() * width, random() * height * 0.75];
        return dot(ex, ey, 5, c.light, 0.16) + dot(ex, ey, 1.7, c.cream, 0.9);
      }),
  };
};

export const depthCharge: GameArt = {
  id: 'depth-charge',
  provider: 'Saltworks',
  paint: { a: [272, 0.035, 0.02], b: [25, 0.15], x: [0.68, 0.22, 30] },
  sky: [
    [0.34, 0.1, 150],
    [0.22, 0.075, 153],
    [0.1, 0.03, night],
  ],
  glow: { color: [0.86, 0.2, 146], alpha: 0.3 },
  scene,
  tall: [
    { body: chain, x: 70, y: 76, size: 70 },
    { body: chain, x: 15, y: 84, size: 38 },
    { body: seaMine, x: 15, y: 62, size: 32, turn: -20 },
    { body: seaMine, x: 70, y: 36, size: 108, turn: 10 },
  ],
  square: [
    { body: chain, x: 74, y: 88, size: 62 },
    { body: seaMine, x: 16, y: 34, size: 26, turn: -20 },
    { body: seaMine, x: 74, y: 40, size: 90, turn: 10 },
  ],
  wide: [
    { body: chain, x: 90, y: 96, size: 26 },
    { body: seaMine, x: 8, y: 30, size: 13, turn: -20 },
    { body: seaMine, x: 90, y: 58, size: 32, turn: 10 },
  ],
  title: {
    words,
    sign: ['#f4fff6', '#86f0a4', '#00150a'],
    align: 'left',
    max: 40,
    fill: [
      [0.99, 0.02, 150],
      [0.87, 0.18, 145],
    ],
  },
  symbols: [],
};
