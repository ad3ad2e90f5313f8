import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import {
  cockerel,
  coffee,
  guitar,
  orange,
  sardines,
  swallow,
  tart,
  tile,
  tilePattern,
  tram,
} from '../shapes/azulejo.ts';
import { fill, line } from '../svg.ts';
import { words } from '../titles/azulejo.ts';

const night = 262;
const glaze: Paint = { a: [250, 0.02, 0.12], b: [260, 0.19, -0.16], x: [0.84, 0.16, 88], night };
const yellow: Paint = { a: [90, 0.17, 0.04], b: [230, 0.05, 0.06], x: [0.62, 0.2, 32], night };

/** A street that climbs between a tiled wall and the sun on the river. */
const scene: Scene = (width, height, c) => {
  const wide = width > height;
  const size = wide ? 34 : 40;
  const blue = oklch(0.46, 0.17, 262);
  const foot = height * (wide ? 0.8 : 0.72);
  return {
    defs: `<pattern id="${c.id}p" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${tilePattern(size, blue, oklch(0.95, 0.02, 235), oklch(0.86, 0.15, 90))}</pattern>`,
    body:
      `<rect width="${width}" height="${n(foot)}" fill="url(#${c.id}p)"/>` +
      fill(
        `M0 0H${width}V${n(foot * 0.5)}Q${n(width * 0.4)} ${n(foot * 0.2)} 0 ${n(foot * 0.9)}Z`,
        '#fff',
        0.22,
      ) +
      fill(`M0 ${n(foot)}H${width}V${height}H0Z`, oklch(0.36, 0.13, 264)) +
      fill(`M0 ${n(foot)}H${width}V${n(foot + 5)}H0Z`, oklch(0.86, 0.15, 90)) +
      line(
        `M${n(width * 0.3)} ${height + 20}L${n(width * 0.52)} ${n(foot + 5)}M${n(width * 0.86)} ${height + 20}L${n(width * 0.68)} ${n(foot + 5)}`,
        c.cream,
        2.4,
        0.6,
      ),
  };
};

export const azulejo: GameArt = {
  id: 'azulejo',
  provider: 'Kite Studio',
  paint: { a: yellow.a, b: yellow.b, x: yellow.x },
  sky: [
    [0.9, 0.04, 235],
    [0.78, 0.09, 245],
    [0.34, 0.14, night],
  ],
  glow: { color: [0.98, 0.06, 95], alpha: 0.6 },
  scene,
  tall: [
    { body: tram, x: 63, y: 48, size: 112, turn: 3 },
    { body: swallow, x: 16, y: 16, size: 34, turn: -8, paint: { ...glaze, a: [262, 0.13, -0.3] } },
  ],
  square: [
    { body: tram, x: 70, y: 46, size: 82, turn: 3 },
    { body: swallow, x: 18, y: 22, size: 32, turn: -8, paint: { ...glaze, a: [262, 0.13, -0.3] } },
  ],
  wide: [
    { body: tram, x: 9, y: 60, size: 36, turn: 2 },
    {
      body: orange,
      x: 94,
      y: 82,
      size: 20,
      paint: { a: [58, 0.19, -0.02], b: [62, 0.18, -0.06], x: [0.8, 0.16, 60], night },
    },
    { body: swallow, x: 88, y: 20, size: 13, turn: 6, paint: { ...glaze, a: [262, 0.13, -0.3] } },
  ],
  title: {
    words,
    sign: ['#fffdf0', '#ffe27a', '#0b2160'],
    max: 60,
    fill: [
      [0.99, 0.02, 95],
      [0.9, 0.14, 92],
    ],
  },
  symbols: [
    { id: 'tile', body: tile, paint: glaze, size: 96 },
    { id: 'tram', body: tram, paint: yellow, size: 94 },
    {
      id: 'cockerel',
      body: cockerel,
      paint: { a: [280, 0.04, -0.36], b: [150, 0.14, -0.1], x: [0.85, 0.16, 88], night },
      size: 94,
    },
    {
      id: 'guitar',
      body: guitar,
      paint: { a: [72, 0.13, 0.02], b: [38, 0.12, -0.2], x: [0.86, 0.13, 85], night },
      size: 84,
    },
    {
      id: 'swallow',
      body: swallow,
      paint: { a: [258, 0.16, -0.22], b: [260, 0.1], x: [0.62, 0.2, 32], night },
      size: 92,
    },
    {
      id: 'sardines',
      body: sardines,
      paint: { a: [230, 0.05, 0.02], b: [30, 0.2, -0.1], x: [0.84, 0.13, 88], night },
      size: 94,
    },
    {
      id: 'coffee',
      body: coffee,
      paint: { a: [240, 0.015, 0.12], b: [258, 0.17, -0.14], x: [0.62, 0.11, 55], night },
      size: 88,
    },
    {
      id: 'tart',
      body: tart,
      paint: { a: [70, 0.13, 0], b: [60, 0.12, -0.08], x: [0.88, 0.15, 92], night },
      size: 92,
    },
    {
      id: 'orange',
      body: orange,
      paint: { a: [58, 0.19, -0.02], b: [62, 0.18, -0.06], x: [0.8, 0.16, 60], night },
      size: 92,
    },
  ],
};
