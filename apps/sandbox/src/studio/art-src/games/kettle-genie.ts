import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, ribbon, star, times } from '../geometry.ts';
import { rays, stars } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import {
  carpet,
  cinnamon,
  ember,
  genie,
  kettle,
  mint,
  pomegranate,
  rubyRing,
  starAnise,
  teaGlass,
} from '../shapes/kettle-genie.ts';
import { dot, fill, line } from '../svg.ts';
import { words } from '../titles/kettle-genie.ts';

const night = 300;
const steam: Paint = { a: [195, 0.1, -0.02], b: [190, 0.08, 0.06], x: [0.84, 0.13, 80], night };
const copper: Paint = { a: [52, 0.13, -0.06], b: [80, 0.11, 0], x: [0.62, 0.13, 195], night };

/** A deco hall: gold rays behind stepped arches, a crescent, and steam that climbs. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const x = width * (wide ? 0.5 : 0.62);
  const y = height * (wide ? 0.62 : 0.44);
  const gold = oklch(0.78, 0.12, 75);
  const arch = (k: number, color: string, edge: number): string => {
    const half = (wide ? height * 0.52 : width * 0.56) * k;
    const foot = height;
    const top = y - half * 1.05;
    const d = `M${n(x - half)} ${foot}V${n(y)}Q${n(x - half)} ${n(y - half * 0.66)} ${n(x)} ${n(top)}Q${n(x + half)} ${n(y - half * 0.66)} ${n(x + half)} ${n(y)}V${foot}Z`;
    return fill(d, color) + line(d, gold, edge, 0.75);
  };
  return {
    body:
      rays(x, y, width + height, 28, gold, 0.12, 0.06) +
      arch(1.24, oklch(0.24, 0.1, 300), 1.2) +
      arch(1, oklch(0.31, 0.11, 285), 1.6) +
      arch(0.76, oklch(0.44, 0.1, 215), 1.2) +
      stars(width, height * 0.5, 22, random) +
      dot(x, y - height * 0.12, height * 0.1, oklch(0.93, 0.08, 90)) +
      dot(x + height * 0.035, y - height * 0.135, height * 0.086, oklch(0.42, 0.1, 218)) +
      times(2, (i) =>
        fill(
          ribbon(
            [
              [width * (0.2 + i * 0.5), height * 0.9],
              [width * (0.34 + i * 0.4), height * 0.66],
              [width * (0.16 + i * 0.56), height * 0.42],
              [width * (0.36 + i * 0.4), height * 0.1],
            ],
            width * 0.07,
            width * 0.16,
            20,
          ),
          c.light,
          0.14,
        ),
      ) +
      times(5, (i) =>
        fill(star(width * (0.1 + i * 0.2), height * (0.06 + (i % 2) * 0.05), 4, 4, 1.2), gold, 0.8),
      ) +
      fill(`M0 ${n(height * 0.86)}H${width}V${height}H0Z`, c.near) +
      line(`M0 ${n(height * 0.86)}H${width}M0 ${n(height * 0.88)}H${width}`, gold, 0.9, 0.7) +
      times(Math.ceil(width / 20), (i) =>
        fill(star(i * 20 + 10, height * 0.93, 4, 7, 3), gold, 0.35),
      ),
  };
};

export const kettleGenie: GameArt = {
  id: 'kettle-genie',
  provider: 'Oddfellow',
  paint: { a: copper.a, b: copper.b, x: copper.x },
  sky: [
    [0.22, 0.09, 300],
    [0.33, 0.12, 300],
    [0.15, 0.07, night],
  ],
  glow: { color: [0.8, 0.12, 195], alpha: 0.35 },
  scene,
  tall: [
    { body: genie, x: 66, y: 33, size: 84, turn: 4, paint: steam },
    { body: kettle, x: 18, y: 66, size: 78, turn: 6 },
  ],
  square: [
    { body: genie, x: 72, y: 38, size: 66, turn: 4, paint: steam },
    { body: kettle, x: 18, y: 66, size: 58, turn: 6 },
  ],
  wide: [
    { body: kettle, x: 7, y: 72, size: 28 },
    { body: genie, x: 92, y: 55, size: 30, paint: steam },
  ],
  title: {
    words,
    sign: ['#fffbe9', '#f2c078', '#160828'],
    max: 58,
    fill: [
      [0.99, 0.04, 90],
      [0.84, 0.12, 72],
    ],
  },
  symbols: [
    { id: 'genie', body: genie, paint: steam, size: 80 },
    { id: 'kettle', body: kettle, size: 78 },
    {
      id: 'carpet',
      body: carpet,
      paint: { a: [305, 0.16, -0.2], b: [80, 0.11, 0.02], x: [0.58, 0.19, 25], night },
      size: 84,
    },
    {
      id: 'ruby-ring',
      body: rubyRing,
      paint: { a: [86, 0.13, 0.04], b: [15, 0.22, -0.12], x: [0.8, 0.1, 80], night },
      size: 88,
    },
    {
      id: 'tea-glass',
      body: teaGlass,
      paint: { a: [84, 0.11, 0.06], b: [80, 0.1], x: [0.52, 0.16, 42], night },
      size: 80,
    },
    {
      id: 'pomegranate',
      body: pomegranate,
      paint: { a: [20, 0.17, -0.08], b: [85, 0.07, 0.08], x: [0.56, 0.23, 12], night },
      size: 84,
    },
    {
      id: 'mint',
      body: mint,
      paint: { a: [150, 0.16, 0], b: [158, 0.13, -0.12], x: [0.8, 0.1, 150], night },
      size: 88,
    },
    {
      id: 'star-anise',
      body: starAnise,
      paint: { a: [55, 0.09, -0.16], b: [50, 0.07, -0.1], x: [0.76, 0.13, 72], night },
      size: 90,
    },
    {
      id: 'cinnamon',
      body: cinnamon,
      paint: { a: [48, 0.13, -0.12], b: [60, 0.11, 0], x: [0.82, 0.07, 85], night },
      size: 84,
    },
    {
      id: 'ember',
      body: ember,
      paint: { a: [260, 0.06, -0.2], b: [262, 0.05, -0.08], x: [0.68, 0.2, 45], night },
      size: 82,
    },
  ],
};
