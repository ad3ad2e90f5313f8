import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { rays } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import {
  ankh,
  blueLotus,
  canopicJar,
  clayTablet,
  funeralMask,
  goldenScarab,
  jackalGuard,
  papyrus,
  sacredEye,
  scarab,
  sunDisc,
} from '../shapes/scarab-rise.ts';
import { fill, radial, ring } from '../svg.ts';
import { words } from '../titles/scarab-rise.ts';

const night = 35;
const gold: Paint['a'] = [84, 0.15];
const lapis: Paint['a'] = [258, 0.16, -0.14];

/** Sunrise behind pyramids. */
const scene: Scene = (width, height, c) => {
  const y = height * 0.38;
  const r = Math.min(width, height) * 0.36;
  return {
    defs: radial(
      `${c.id}r`,
      [
        [0, c.light, 0.6],
        [1, c.light, 0],
      ],
      `gradientUnits="userSpaceOnUse" cx="${n(width * 0.5)}" cy="${n(y)}" r="${width}"`,
    ),
    body:
      rays(width * 0.5, y, Math.max(width, height) * 1.3, 18, `url(#${c.id}r)`, 1) +
      `<circle cx="${n(width * 0.5)}" cy="${n(y)}" r="${n(r)}" fill="${c.light}" opacity=".5"/>` +
      ring(width * 0.5, y, r * 1.3, c.light, 1.5, 0.6) +
      times(3, (i) => {
        const peak = width * (0.12 + i * 0.4);
        const top = height * (0.6 + (i % 2) * 0.07);
        const foot = height * 0.84;
        const half = width * 0.26;
        return (
          fill(
            `M${n(peak - half)} ${n(foot)}L${n(peak)} ${n(top)}L${n(peak + half)} ${n(foot)}Z`,
            c.far,
          ) +
          fill(
            `M${n(peak)} ${n(top)}L${n(peak + half)} ${n(foot)}H${n(peak + half * 0.2)}Z`,
            c.near,
            0.75,
          )
        );
      }) +
      fill(
        `M0 ${height}V${n(height * 0.8)}Q${n(width * 0.3)} ${n(height * 0.74)} ${n(width * 0.6)} ${n(height * 0.81)}T${width} ${n(height * 0.79)}V${height}Z`,
        c.near,
      ),
  };
};

export const scarabRise: GameArt = {
  id: 'scarab-rise',
  provider: 'Saltworks',
  paint: { a: [185, 0.11], b: [205, 0.12], x: [0.62, 0.15, 255] },
  sky: [
    [0.78, 0.13, 75],
    [0.62, 0.15, 55],
    [0.26, 0.08, night],
  ],
  glow: { color: [0.97, 0.09, 95], alpha: 0.85 },
  scene,
  tall: [{ body: scarab, x: 50, y: 42, size: 118 }],
  square: [{ body: scarab, x: 50, y: 35, size: 84 }],
  wide: [
    {
      body: jackalGuard,
      x: 91,
      y: 64,
      size: 36,
      paint: { a: [290, 0.03, -0.3], b: lapis, x: [0.8, 0.14, 82], night },
    },
    { body: scarab, x: 11, y: 34, size: 26, turn: -10 },
  ],
  title: {
    words,
    sign: ['#fffbe0', '#f8c94c', '#341703'],
    max: 50,
    fill: [
      [0.99, 0.04, 95],
      [0.88, 0.14, 85],
    ],
  },
  symbols: [
    {
      id: 'golden-scarab',
      body: goldenScarab,
      paint: { a: gold, b: [185, 0.13, -0.06], x: [0.68, 0.2, 38], night },
      size: 92,
    },
    {
      id: 'sun-disc',
      body: sunDisc,
      paint: { a: gold, b: [195, 0.12, -0.08], x: [0.5, 0.17, 262], night },
    },
    {
      id: 'funeral-mask',
      body: funeralMask,
      paint: { a: gold, b: lapis, x: [0.7, 0.14, 165], night },
      size: 90,
    },
    {
      id: 'jackal-guard',
      body: jackalGuard,
      paint: { a: [285, 0.04, -0.3], b: [185, 0.12, -0.1], x: [0.8, 0.14, 82], night },
      size: 94,
    },
    {
      id: 'sacred-eye',
      body: sacredEye,
      paint: { a: [255, 0.16, -0.08], b: [185, 0.13], x: [0.8, 0.14, 82], night },
    },
    { id: 'ankh', body: ankh, paint: { a: gold, b: [30, 0.18, -0.1], x: [0.6, 0.19, 25], night } },
    {
      id: 'canopic-jar',
      body: canopicJar,
      paint: { a: [80, 0.04, 0.1], b: [285, 0.05, -0.26], x: [0.6, 0.15, 255], night },
      size: 92,
    },
    {
      id: 'blue-lotus',
      body: blueLotus,
      paint: { a: [280, 0.13, 0.02], b: [265, 0.16, -0.1], x: [0.8, 0.13, 82], night },
    },
    {
      id: 'papyrus',
      body: papyrus,
      paint: { a: [85, 0.08, 0.06], b: [70, 0.1, -0.06], x: [0.4, 0.08, 45], night },
      size: 94,
    },
    {
      id: 'clay-tablet',
      body: clayTablet,
      paint: { a: [48, 0.11, -0.06], b: [45, 0.1], x: [0.6, 0.12, 45], night },
      size: 90,
    },
  ],
};
