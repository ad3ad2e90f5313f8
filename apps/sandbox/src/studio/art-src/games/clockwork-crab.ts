import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { glints, sea } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import {
  brassGear,
  cog,
  crab,
  mainspring,
  pressureGauge,
  steamWhistle,
  windingKey,
} from '../shapes/clockwork-crab.ts';
import { hexNut, scallop, seaweed, starfish } from '../shapes/tidepool.ts';
import { dot, fill, line, ring } from '../svg.ts';
import { words } from '../titles/clockwork-crab.ts';

const night = 215;
const shell: Paint = { a: [42, 0.16, -0.12], b: [80, 0.12, -0.02], x: [0.86, 0.14, 195], night };
const brass = (x: Paint['x']): Paint => ({ a: [80, 0.13, 0], b: [60, 0.11, -0.1], x, night });

/** The tide works at dusk: great wheels turn in the haze, pipes stand in the sea. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const shore = height * (wide ? 0.7 : 0.62);
  const wheel = (
    x: number,
    y: number,
    r: number,
    teeth: number,
    color: string,
    alpha: number,
  ): string =>
    fill(cog(x, y, r, teeth, r * 0.11), color, alpha) +
    dot(x, y, r * 0.68, c.light, 0.16) +
    ring(x, y, r * 0.66, color, r * 0.06, alpha) +
    times(5, (i) => {
      const a = (i * Math.PI * 2) / 5 + x;
      return line(
        `M${n(x)} ${n(y)}L${n(x + r * 0.8 * Math.cos(a))} ${n(y + r * 0.8 * Math.sin(a))}`,
        color,
        Number(n(r * 0.1)),
        alpha,
      );
    }) +
    dot(x, y, r * 0.2, color, alpha);
  const haze = oklch(0.5, 0.1, 45);
  return {
    body:
      dot(
        width * (wide ? 0.5 : 0.5),
        shore,
        height * (wide ? 0.3 : 0.2),
        oklch(0.92, 0.12, 80),
        0.75,
      ) +
      wheel(
        width * (wide ? 0.26 : 0.16),
        height * 0.34,
        height * (wide ? 0.26 : 0.17),
        18,
        haze,
        0.55,
      ) +
      wheel(
        width * (wide ? 0.42 : 0.62),
        height * (wide ? 0.14 : 0.1),
        height * (wide ? 0.17 : 0.13),
        14,
        haze,
        0.45,
      ) +
      wheel(
        width * (wide ? 0.72 : 0.98),
        height * 0.36,
        height * (wide ? 0.32 : 0.2),
        22,
        haze,
        0.6,
      ) +
      times(wide ? 5 : 3, (i) => {
        const x = width * (wide ? 0.1 + i * 0.2 : 0.08 + i * 0.38);
        const h = height * (0.2 + 0.14 * random());
        return (
          fill(`M${n(x)} ${n(shore + 8)}V${n(shore - h)}h12V${n(shore + 8)}Z`, c.near) +
          fill(
            `M${n(x - 3)} ${n(shore - h)}h18v6h-18ZM${n(x - 2)} ${n(shore - h * 0.5)}h16v4h-16Z`,
            c.near,
          ) +
          [0, 1, 2]
            .map((k) => dot(x + 8 + k * 9, shore - h - 8 - k * 9, 7 + k * 3, c.cream, 0.16))
            .join('')
        );
      }) +
      sea(width, height, shore, oklch(0.5, 0.09, 205), 1, 6, 36, 4) +
      sea(width, height, shore + height * 0.08, oklch(0.4, 0.08, 208), 1, 8, 48, 22) +
      sea(width, height, shore + height * 0.18, c.near, 1, 8, 56, 10) +
      glints(width, shore + 4, height * 0.14, wide ? 24 : 14, [c.lamp, c.light], random),
  };
};

export const clockworkCrab: GameArt = {
  id: 'clockwork-crab',
  provider: 'Kite Studio',
  paint: { a: shell.a, b: shell.b, x: shell.x },
  sky: [
    [0.46, 0.09, 215],
    [0.78, 0.12, 65],
    [0.24, 0.07, night],
  ],
  glow: { color: [0.92, 0.13, 75], alpha: 0.6 },
  scene,
  tall: [{ body: crab, x: 50, y: 43, size: 80, turn: -5 }],
  square: [{ body: crab, x: 60, y: 37, size: 58, turn: -6 }],
  wide: [
    { body: crab, x: 87, y: 70, size: 29, turn: -6 },
    { body: windingKey, x: 8, y: 70, size: 21, turn: -16, paint: brass([0.62, 0.18, 35]) },
  ],
  title: {
    words,
    sign: ['#fff6e0', '#f0b26a', '#0b2f36'],
    max: 52,
    fill: [
      [0.98, 0.04, 90],
      [0.82, 0.13, 65],
    ],
  },
  symbols: [
    {
      id: 'brass-gear',
      body: brassGear,
      paint: { a: [82, 0.14, -0.02], b: [78, 0.12, 0.04], x: [0.8, 0.1, 80], night },
      size: 98,
    },
    {
      id: 'winding-key',
      body: windingKey,
      paint: { a: [225, 0.03, 0.06], b: [235, 0.03, -0.06], x: [0.64, 0.19, 35], night },
      size: 92,
    },
    { id: 'clockwork-crab', body: crab, paint: shell, size: 74 },
    { id: 'pressure-gauge', body: pressureGauge, paint: brass([0.4, 0.1, 240]), size: 90 },
    {
      id: 'steam-whistle',
      body: steamWhistle,
      paint: { a: [62, 0.14, -0.06], b: [84, 0.12, 0], x: [0.6, 0.2, 28], night },
      size: 84,
    },
    {
      id: 'mainspring',
      body: mainspring,
      paint: { a: [255, 0.12, -0.08], b: [80, 0.13, 0], x: [0.8, 0.1, 80], night },
      size: 92,
    },
    {
      id: 'starfish',
      body: starfish,
      paint: { a: [25, 0.19, -0.1], b: [25, 0.15], x: [0.88, 0.09, 70], night },
      size: 96,
    },
    {
      id: 'scallop',
      body: scallop,
      paint: { a: [350, 0.08, 0.06], b: [350, 0.1, -0.1], x: [0.66, 0.15, 350], night },
      size: 90,
    },
    {
      id: 'hex-nut',
      body: hexNut,
      paint: { a: [210, 0.04, -0.04], b: [220, 0.02, 0.04], x: [0.8, 0.1, 80], night },
      size: 84,
    },
    {
      id: 'seaweed',
      body: seaweed,
      paint: { a: [140, 0.15, -0.12], b: [155, 0.11, -0.24], x: [0.78, 0.15, 105], night },
      size: 90,
    },
  ],
};
