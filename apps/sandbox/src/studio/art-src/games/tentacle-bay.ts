import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { glints, sea } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import { bottle, crab, glassFloat, hook, shipsWheel } from '../shapes/flotsam.ts';
import { chest, krakenEye, shipwreck, spyglass, tentacles } from '../shapes/tentacle-bay.ts';
import { dot, fill } from '../svg.ts';
import { words } from '../titles/tentacle-bay.ts';

const night = 310;
const kraken: Paint = { a: [330, 0.15, -0.06], b: [300, 0.15, -0.1], x: [0.85, 0.14, 80], night };
const wreck: Paint = { a: [50, 0.1, -0.16], b: [210, 0.1, -0.14], x: [0.82, 0.13, 82], night };

/** A low sun over a bay between two capes. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const x = width * (wide ? 0.5 : 0.56);
  const y = height * (wide ? 0.56 : 0.5);
  const r = wide ? height * 0.28 : width * 0.34;
  return {
    body:
      dot(x, y, r * 1.4, oklch(0.96, 0.08, 85), 0.25) +
      dot(x, y, r, oklch(0.96, 0.1, 88)) +
      times(
        5,
        (i) =>
          `<rect x="${n(random() * width * 0.8 - 20)}" y="${n(height * (0.1 + i * 0.07))}" width="${n(width * (0.3 + random() * 0.3))}" height="${n(2.4 + random() * 3)}" rx="2" fill="#fff" opacity=".35"/>`,
      ) +
      fill(
        `M-5 ${n(y + 4)}V${n(y - height * 0.16)}Q${n(width * 0.12)} ${n(y - height * 0.14)} ${n(width * 0.16)} ${n(y - height * 0.05)}Q${n(width * 0.26)} ${n(y - height * 0.03)} ${n(width * 0.3)} ${n(y + 4)}Z`,
        c.far,
      ) +
      fill(
        `M${width + 5} ${n(y + 4)}V${n(y - height * 0.1)}Q${n(width * 0.9)} ${n(y - height * 0.11)} ${n(width * 0.84)} ${n(y - height * 0.03)}L${n(width * 0.74)} ${n(y + 4)}Z`,
        c.far,
      ) +
      sea(width, height, y, oklch(0.55, 0.14, 350), 1, 4, 30) +
      glints(width, y + 5, height * 0.12, wide ? 12 : 8, ['#fff2c9', '#ffc9a8'], random) +
      sea(width, height, y + height * 0.16, oklch(0.4, 0.13, 330), 1, 7, 44, 12),
  };
};

const front: Scene = (width, height) => ({
  body: sea(
    width,
    height,
    height * (width > height ? 0.86 : 0.72),
    oklch(0.28, 0.1, 318),
    0.96,
    9,
    52,
    20,
  ),
});

export const tentacleBay: GameArt = {
  id: 'tentacle-bay',
  provider: 'Saltworks',
  paint: { a: kraken.a, b: kraken.b, x: kraken.x },
  sky: [
    [0.84, 0.1, 62],
    [0.72, 0.15, 22],
    [0.24, 0.1, night],
  ],
  glow: { color: [0.96, 0.08, 80], alpha: 0.6 },
  scene,
  front,
  tall: [{ body: tentacles, x: 50, y: 46, size: 122 }],
  square: [{ body: tentacles, x: 52, y: 46, size: 96, turn: 3 }],
  wide: [
    { body: tentacles, x: 8, y: 62, size: 42, turn: 4 },
    { body: shipwreck, x: 92, y: 66, size: 26, turn: 8, paint: wreck },
  ],
  title: {
    words,
    sign: ['#fffaf0', '#ffd9b0', '#3a0f34'],
    max: 54,
    fill: [
      [0.99, 0.03, 80],
      [0.9, 0.1, 60],
    ],
  },
  symbols: [
    {
      id: 'kraken-eye',
      body: krakenEye,
      paint: { a: [330, 0.16, -0.1], b: [85, 0.16, 0.02], x: [0.62, 0.19, 45], night },
      size: 94,
    },
    { id: 'shipwreck', body: shipwreck, paint: wreck, size: 86 },
    {
      id: 'chest',
      body: chest,
      paint: { a: [45, 0.12, -0.18], b: [80, 0.12, -0.06], x: [0.84, 0.15, 85], night },
      size: 90,
    },
    {
      id: 'ships-wheel',
      body: shipsWheel,
      paint: { a: [55, 0.11, -0.1], b: [40, 0.12, -0.18], x: [0.84, 0.13, 82], night },
      size: 84,
    },
    {
      id: 'spyglass',
      body: spyglass,
      paint: { a: [80, 0.13], b: [20, 0.14, -0.22], x: [0.86, 0.12, 85], night },
      size: 84,
    },
    {
      id: 'bottle',
      body: bottle,
      paint: { a: [165, 0.11, -0.02], b: [60, 0.09, -0.04], x: [0.6, 0.19, 28], night },
      size: 80,
    },
    {
      id: 'crab',
      body: crab,
      paint: { a: [35, 0.2, -0.06], b: [28, 0.17, -0.1], x: [0.8, 0.14, 80], night },
      size: 86,
    },
    {
      id: 'glass-float',
      body: glassFloat,
      paint: { a: [190, 0.1, -0.02], b: [75, 0.08], x: [0.8, 0.1, 190], night },
      size: 88,
    },
    {
      id: 'hook',
      body: hook,
      paint: { a: [20, 0.17, -0.08], b: [255, 0.03, -0.04], x: [0.7, 0.1, 255], night },
      size: 82,
    },
  ],
};
