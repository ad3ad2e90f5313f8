import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import {
  acorn,
  bluebell,
  chanterelle,
  fern,
  snail,
  stagBeetle,
  toadstool,
} from '../shapes/forest-floor.ts';
import { hollowOak, moonMoth, stag } from '../shapes/moss-court.ts';
import { dot, fill, linear } from '../svg.ts';
import { words } from '../titles/moss-court.ts';

const night = 165;
const agaric: Paint = { a: [30, 0.21, -0.14], b: [95, 0.06, 0.06], x: [0.86, 0.14, 95], night };
const moth: Paint = { a: [150, 0.07, 0.08], b: [125, 0.1, 0.04], x: [0.66, 0.17, 45], night };
const green: Paint = { a: [135, 0.16, -0.06], b: [150, 0.14, -0.16], x: [0.86, 0.14, 95], night };

/** Trunks in green light, and shafts that fall between them. */
const scene: Scene = (width, height, c, random) => ({
  defs: linear(`${c.id}s`, [
    [0, c.light, 0.5],
    [1, c.light, 0],
  ]),
  body:
    times(3, (i) => {
      const x = width * (0.12 + i * 0.3);
      return fill(
        `M${n(x)}-10H${n(x + width * 0.12)}L${n(x + width * 0.34)} ${height}H${n(x + width * 0.06)}Z`,
        `url(#${c.id}s)`,
      );
    }) +
    times(7, (i) => {
      const x = width * (i / 6.4) - 8;
      const w = 5 + random() * 9;
      return fill(
        `M${n(x)}-5H${n(x + w)}Q${n(x + w * 0.8)} ${n(height * 0.6)} ${n(x + w * 1.6)} ${height}H${n(x - w * 0.7)}Q${n(x + w * 0.2)} ${n(height * 0.6)} ${n(x)}-5Z`,
        i % 2 ? c.far : c.near,
        i % 2 ? 0.5 : 0.75,
      );
    }) +
    times(5, (i) =>
      fill(
        `M${n(width * (i * 0.26 - 0.16))} ${height}q${n(width * 0.16)} ${n(-height * (0.16 + (i % 2) * 0.06))} ${n(width * 0.36)} 0Z`,
        i % 2 ? c.near : c.deep,
        0.95,
      ),
    ) +
    times(9, () => dot(random() * width, height * (0.3 + random() * 0.5), 1.6, '#e9ffb0', 0.7)),
});

export const mossCourt: GameArt = {
  id: 'moss-court',
  provider: 'Oddfellow',
  paint: { a: agaric.a, b: agaric.b, x: agaric.x },
  sky: [
    [0.52, 0.13, 140],
    [0.36, 0.1, 152],
    [0.13, 0.04, night],
  ],
  glow: { color: [0.93, 0.16, 118], alpha: 0.6 },
  scene,
  tall: [
    { body: toadstool, x: 76, y: 47, size: 126, turn: 9 },
    { body: toadstool, x: 10, y: 64, size: 46, turn: -10 },
    { body: moonMoth, x: 25, y: 20, size: 44, turn: -18, paint: moth },
  ],
  square: [
    { body: toadstool, x: 76, y: 40, size: 86, turn: 9 },
    { body: moonMoth, x: 22, y: 28, size: 42, turn: -16, paint: moth },
  ],
  wide: [
    { body: toadstool, x: 7, y: 66, size: 42, turn: -8 },
    {
      body: stag,
      x: 91,
      y: 66,
      size: 32,
      paint: { a: [55, 0.1, -0.1], b: [50, 0.09, -0.16], x: [0.8, 0.06, 75], night },
    },
    { body: fern, x: 101, y: 88, size: 18, turn: 16, paint: green },
  ],
  title: {
    words,
    sign: ['#fbffe6', '#dbea6a', '#06170f'],
    max: 66,
    fill: [
      [0.99, 0.05, 112],
      [0.88, 0.16, 112],
    ],
  },
  symbols: [
    { id: 'moon-moth', body: moonMoth, paint: moth, size: 88 },
    {
      id: 'hollow-oak',
      body: hollowOak,
      paint: { a: [130, 0.14, -0.12], b: [55, 0.08, -0.14], x: [0.7, 0.18, 45], night },
    },
    {
      id: 'stag',
      body: stag,
      paint: { a: [55, 0.1, -0.06], b: [50, 0.09, -0.14], x: [0.82, 0.06, 75], night },
      size: 84,
    },
    { id: 'toadstool', body: toadstool, paint: agaric, size: 92 },
    {
      id: 'stag-beetle',
      body: stagBeetle,
      paint: { a: [290, 0.08, -0.26], b: [285, 0.06, -0.3], x: [0.42, 0.12, 40], night },
      size: 90,
    },
    {
      id: 'snail',
      body: snail,
      paint: { a: [85, 0.14, 0.02], b: [40, 0.1, -0.22], x: [0.8, 0.1, 80], night },
      size: 88,
    },
    {
      id: 'chanterelle',
      body: chanterelle,
      paint: { a: [75, 0.16, 0.02], b: [68, 0.17, -0.06], x: [0.8, 0.1, 80], night },
      size: 94,
    },
    {
      id: 'acorn',
      body: acorn,
      paint: { a: [95, 0.13, -0.08], b: [60, 0.08, -0.14], x: [0.8, 0.1, 80], night },
      size: 96,
    },
    { id: 'fern', body: fern, paint: green, size: 94 },
    {
      id: 'bluebell',
      body: bluebell,
      paint: { a: [280, 0.16, -0.02], b: [280, 0.12], x: [0.8, 0.1, 280], night },
      size: 92,
    },
  ],
};
