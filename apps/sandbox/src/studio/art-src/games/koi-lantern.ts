import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import { circlingKoi, koi, leapingKoi } from '../shapes/koi.ts';
import {
  bamboo,
  lilyPads,
  lotus,
  mapleLeaf,
  paperLantern,
  riverStones,
  stoneBridge,
  teaBowl,
} from '../shapes/koi-lantern.ts';
import { words } from '../titles/koi-lantern.ts';

const night = 200;
const lanternPaint: Paint = { a: [58, 0.15, 0.04], b: [30, 0.1], x: [0.58, 0.2, 30], night };

const scene: Scene = (width, height, c) => ({
  body:
    lilyPads(width, height, c.near, c.mid) +
    times(
      3,
      (i) =>
        `<ellipse cx="${n(width * 0.56)}" cy="${n(height * 0.5)}" rx="${(i + 1) * 44}" ry="${(i + 1) * 36}" fill="none" stroke="${c.light}" opacity="${(0.34 - i * 0.09).toFixed(2)}"/>`,
    ),
});

export const koiLantern: GameArt = {
  id: 'koi-lantern',
  provider: 'Northlight',
  paint: { a: [75, 0.03, 0.1], b: [45, 0.12], x: [0.66, 0.2, 32] },
  sky: [
    [0.44, 0.09, 190],
    [0.34, 0.08, 195],
    [0.17, 0.05, 205],
  ],
  glow: { color: [0.85, 0.13, 80], alpha: 0.5 },
  scene,
  tall: [
    { body: paperLantern, x: 87, y: 12, size: 34, turn: 4, paint: lanternPaint },
    { body: koi, x: 54, y: 47, size: 118, turn: -8 },
  ],
  square: [
    { body: paperLantern, x: 16, y: 22, size: 32, turn: 4, paint: lanternPaint },
    { body: koi, x: 72, y: 42, size: 88, turn: -2 },
  ],
  wide: [
    { body: koi, x: 8, y: 60, size: 36, turn: -4 },
    { body: paperLantern, x: 94, y: 18, size: 17, turn: 3, paint: lanternPaint },
    { body: paperLantern, x: 84, y: 8, size: 10, turn: -3, paint: lanternPaint },
    {
      body: lotus,
      x: 91,
      y: 80,
      size: 20,
      paint: { a: [350, 0.12, 0.06], b: [155, 0.1, -0.1], x: [0.8, 0.1, 80], night },
    },
  ],
  title: {
    words,
    sign: ['#fffdf6', '#fad2a4', '#031a17'],
    align: 'left',
    max: 40,
    fill: [
      [0.99, 0.01, 85],
      [0.9, 0.08, 70],
    ],
  },
  symbols: [
    {
      id: 'golden-koi',
      body: circlingKoi,
      paint: { a: [84, 0.15, 0.02], b: [68, 0.15], x: [0.6, 0.16, 45], night },
    },
    {
      id: 'paper-lantern',
      body: paperLantern,
      paint: { a: [36, 0.2, -0.06], b: [60, 0.08], x: [0.82, 0.14, 82], night },
      size: 88,
    },
    {
      id: 'red-koi',
      body: koi,
      paint: { a: [40, 0.2, -0.08], b: [30, 0.17], x: [0.4, 0.16, 25], night },
    },
    {
      id: 'white-koi',
      body: leapingKoi,
      paint: { a: [230, 0.02, 0.16], b: [225, 0.05, 0.08], x: [0.28, 0.03, 260], night },
    },
    {
      id: 'stone-bridge',
      body: stoneBridge,
      paint: { a: [70, 0.02, 0.04], b: [205, 0.08, -0.06], x: [0.55, 0.18, 30], night },
    },
    {
      id: 'lotus',
      body: lotus,
      paint: { a: [350, 0.14, 0.02], b: [155, 0.1, -0.1], x: [0.8, 0.1, 80], night },
    },
    {
      id: 'maple-leaf',
      body: mapleLeaf,
      paint: { a: [58, 0.18, -0.06], b: [40, 0.15], x: [0.6, 0.18, 40], night },
      turn: 14,
      size: 94,
    },
    {
      id: 'bamboo',
      body: bamboo,
      paint: { a: [135, 0.15, -0.02], b: [145, 0.13, -0.1], x: [0.7, 0.14, 130], night },
      size: 96,
    },
    {
      id: 'tea-bowl',
      body: teaBowl,
      paint: { a: [175, 0.05, 0.06], b: [250, 0.12, -0.18], x: [0.68, 0.12, 125], night },
      size: 94,
    },
    {
      id: 'river-stones',
      body: riverStones,
      paint: { a: [250, 0.04, -0.06], b: [260, 0.03, -0.18], x: [0.6, 0.03, 250], night },
    },
  ],
};
