import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { rays } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import {
  bamboo,
  foldedBoat,
  foldingFan,
  inkBrush,
  paperCrane,
  redKite,
  scroll,
  seal,
  shears,
  tigerMask,
} from '../shapes/paper-tiger.ts';
import { dot, fill, group } from '../svg.ts';
import { words } from '../titles/paper-tiger.ts';

const night = 20;
const tiger: Paint = { a: [52, 0.19, -0.02], b: [82, 0.05, 0.08], x: [0.58, 0.2, 22], night };
const crane: Paint = { a: [70, 0.03, 0.14], b: [28, 0.19, -0.08], x: [0.3, 0.05, 20], night };

/** Sheets of red paper: a sun of folded rays, and hills cut out one before the other. */
const scene: Scene = (width, height, c, random) => {
  const x = width * (width > height ? 0.5 : 0.36);
  const y = height * 0.5;
  const r = Math.min(width, height) * 0.36;
  const hill = (top: number, phase: number, color: string): string => {
    const ridge = times(7, (i) => {
      const up = (i + phase) % 2 === 0 ? -0.04 - random() * 0.11 : 0.06;
      return `L${n((width * (i + 0.2 + random() * 0.6)) / 6)} ${n(height * (top + up))}`;
    });
    const d = `M0 ${height}V${n(height * top)}${ridge}V${height}Z`;
    return group('translate(2 -3)', fill(d, '#1c0206', 0.35)) + fill(d, color);
  };
  return {
    body:
      rays(x, y, width + height, 22, oklch(0.5, 0.19, 24), 0.55, 0.03) +
      dot(x + 3, y + 4, r, '#1c0206', 0.35) +
      dot(x, y, r, oklch(0.9, 0.1, 82)) +
      dot(x, y, r * 0.78, oklch(0.84, 0.14, 74)) +
      hill(0.66, 0, oklch(0.4, 0.15, 20)) +
      hill(0.76, 1, oklch(0.9, 0.04, 75)) +
      hill(0.82, 0, oklch(0.5, 0.18, 26)) +
      hill(0.92, 1, c.near),
  };
};

export const paperTiger: GameArt = {
  id: 'paper-tiger',
  provider: 'Kite Studio',
  paint: { a: tiger.a, b: tiger.b, x: tiger.x },
  sky: [
    [0.44, 0.17, 24],
    [0.53, 0.2, 28],
    [0.2, 0.08, night],
  ],
  glow: { color: [0.9, 0.14, 75], alpha: 0.3 },
  scene,
  tall: [{ body: tigerMask, x: 66, y: 33, size: 112, turn: 8 }],
  square: [{ body: tigerMask, x: 74, y: 30, size: 84, turn: 8 }],
  wide: [
    { body: tigerMask, x: 7, y: 62, size: 36, turn: -6 },
    { body: paperCrane, x: 94, y: 38, size: 22, turn: 8, paint: crane },
    {
      body: bamboo,
      x: 99,
      y: 76,
      size: 20,
      paint: { a: [135, 0.12, -0.1], b: [120, 0.1, -0.2], x: [0.55, 0.14, 140], night },
    },
  ],
  title: {
    words,
    sign: ['#fffaf0', '#ffd98f', '#38060d'],
    max: 54,
    fill: [
      [0.99, 0.02, 85],
      [0.9, 0.1, 80],
    ],
  },
  symbols: [
    { id: 'tiger-mask', body: tigerMask, size: 92 },
    {
      id: 'scroll',
      body: scroll,
      paint: { a: [262, 0.14, -0.2], b: [85, 0.1, 0], x: [0.55, 0.21, 25], night },
      size: 88,
    },
    { id: 'paper-crane', body: paperCrane, paint: { ...crane, a: [245, 0.05, 0.1] }, size: 88 },
    {
      id: 'fan',
      body: foldingFan,
      paint: { a: [195, 0.11, -0.06], b: [50, 0.1, -0.24], x: [0.62, 0.21, 30], night },
      size: 88,
    },
    {
      id: 'ink-brush',
      body: inkBrush,
      paint: { a: [65, 0.12, -0.04], b: [25, 0.18, -0.16], x: [0.6, 0.2, 25], night },
      size: 82,
    },
    {
      id: 'red-kite',
      body: redKite,
      paint: { a: [22, 0.21, -0.14], b: [88, 0.13, 0.06], x: [0.3, 0.05, 20], night },
      size: 86,
    },
    {
      id: 'folded-boat',
      body: foldedBoat,
      paint: { a: [250, 0.12, -0.06], b: [245, 0.06, 0.1], x: [0.6, 0.11, 215], night },
      size: 90,
    },
    {
      id: 'shears',
      body: shears,
      paint: { a: [230, 0.02, 0], b: [20, 0.17, -0.2], x: [0.6, 0.2, 25], night },
      size: 88,
    },
    {
      id: 'seal',
      body: seal,
      paint: { a: [165, 0.08, -0.1], b: [85, 0.12, 0], x: [0.52, 0.21, 27], night },
      size: 88,
    },
    {
      id: 'bamboo',
      body: bamboo,
      paint: { a: [135, 0.15, -0.12], b: [120, 0.1, -0.26], x: [0.5, 0.15, 142], night },
      size: 86,
    },
  ],
};
