import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { glints } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import {
  bell,
  blossom,
  cherries,
  grapes,
  halfLemon,
  lemon,
  orange,
  seven,
  town,
  watermelon,
} from '../shapes/lemon-row.ts';
import { fill, line } from '../svg.ts';
import { words } from '../titles/lemon-row.ts';

const night = 215;
const citrus: Paint = { a: [102, 0.18, 0.06], b: [140, 0.15, -0.1], x: [0.86, 0.16, 95], night };

/** A pergola over the bay: beams across the sky, a town on its cliff, the sea below. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const shore = height * (wide ? 0.7 : 0.62);
  const beams = height * (wide ? 0.05 : 0.04);
  const pale = oklch(0.96, 0.03, 85);
  const cliff = oklch(0.55, 0.06, 190);
  const size = wide ? height * 0.42 : width * 0.44;
  const left = wide ? width * 0.62 : width * 0.46;
  return {
    body:
      fill(
        `M${n(left - size * 0.5)} ${n(shore)}Q${n(left)} ${n(shore - size * 0.3)} ${n(left + size * 0.3)} ${n(shore - size * 0.5)}T${width + 10} ${n(shore - size * 1.15)}V${n(shore)}Z`,
        cliff,
      ) +
      town(
        left,
        shore,
        size,
        [pale, oklch(0.88, 0.09, 60), oklch(0.84, 0.1, 30), oklch(0.93, 0.08, 95)],
        oklch(0.62, 0.15, 40),
        oklch(0.4, 0.08, 220),
      ) +
      fill(`M0 ${n(shore)}H${width}V${height}H0Z`, oklch(0.62, 0.12, 205)) +
      fill(`M0 ${n(shore)}H${width}V${n(shore + 3)}H0Z`, oklch(0.9, 0.06, 195), 0.8) +
      glints(width, shore + 6, height * 0.2, 14, [c.cream, c.light], random) +
      fill(`M0 ${n(beams)}H${width}V${n(beams + (wide ? 7 : 8))}H0Z`, oklch(0.42, 0.07, 55)) +
      times(9, (i) => {
        const x = (width / 8) * i - 4;
        return (
          fill(`M${n(x)} 0h9v${n(beams + 13)}h-9Z`, oklch(0.5, 0.08, 58)) +
          fill(`M${n(x + 6)} 0h3v${n(beams + 13)}h-3Z`, c.deep, 0.3)
        );
      }) +
      times(13, (i) => {
        const x = (width / 12) * i;
        const y = beams + 6 + ((i * 5) % 4) * 3;
        return fill(
          `M${n(x)} ${n(y)}q10-9 22 ${i % 2 ? 4 : -2}q-8 10-22 ${i % 2 ? -4 : 2}Z`,
          oklch(i % 3 ? 0.52 : 0.62, 0.14, 145),
        );
      }) +
      line(`M0 ${n(beams + 8)}H${width}`, c.deep, 1, 0.3),
  };
};

export const lemonRow: GameArt = {
  id: 'lemon-row',
  provider: 'Oddfellow',
  paint: { a: citrus.a, b: citrus.b, x: citrus.x },
  sky: [
    [0.86, 0.08, 200],
    [0.94, 0.06, 95],
    [0.33, 0.09, night],
  ],
  glow: { color: [0.99, 0.05, 95], alpha: 0.5 },
  scene,
  tall: [
    { body: lemon, x: 20, y: 20, size: 40, turn: -6 },
    { body: lemon, x: 79, y: 24, size: 46, turn: 8 },
    { body: lemon, x: 46, y: 42, size: 78, turn: 2 },
  ],
  square: [
    { body: lemon, x: 17, y: 30, size: 36, turn: -8 },
    { body: lemon, x: 83, y: 30, size: 38, turn: 10 },
    { body: lemon, x: 50, y: 36, size: 52, turn: 2 },
  ],
  wide: [
    { body: lemon, x: 5, y: 30, size: 17, turn: -8 },
    { body: lemon, x: 15, y: 44, size: 20, turn: 6 },
    { body: halfLemon, x: 7, y: 82, size: 18, turn: -8 },
    { body: lemon, x: 92, y: 38, size: 22, turn: 12 },
    { body: blossom, x: 97, y: 68, size: 8 },
  ],
  title: {
    words,
    sign: ['#fffbe0', '#ffe14a', '#063a3f'],
    max: 62,
    fill: [
      [1, 0.02, 100],
      [0.92, 0.16, 98],
    ],
    edge: [0.26, 0.07, 200],
  },
  symbols: [
    {
      id: 'seven',
      body: seven,
      paint: { a: [30, 0.21, -0.14], b: [60, 0.1], x: [0.9, 0.1, 90], night },
      size: 90,
    },
    {
      id: 'bell',
      body: bell,
      paint: { a: [84, 0.15, 0.02], b: [55, 0.14, -0.1], x: [0.9, 0.1, 90], night },
      size: 88,
    },
    {
      id: 'watermelon',
      body: watermelon,
      paint: { a: [18, 0.2, -0.08], b: [150, 0.15, -0.16], x: [0.8, 0.1, 90], night },
      size: 92,
    },
    {
      id: 'grapes',
      body: grapes,
      paint: { a: [312, 0.16, -0.16], b: [300, 0.14], x: [0.8, 0.1, 90], night },
      size: 90,
    },
    {
      id: 'orange',
      body: orange,
      paint: { a: [58, 0.19, -0.02], b: [52, 0.19, -0.08], x: [0.8, 0.15, 60], night },
      size: 92,
    },
    {
      id: 'cherry',
      body: cherries,
      paint: { a: [24, 0.22, -0.16], b: [15, 0.2, -0.1], x: [0.8, 0.1, 90], night },
      size: 90,
    },
    { id: 'lemon', body: lemon, paint: citrus, size: 86 },
  ],
};
