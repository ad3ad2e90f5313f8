import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import {
  blackPearl,
  brassHelmet,
  diveLamp,
  diver,
  openOyster,
  ropeKnot,
  scallop,
} from '../shapes/pearl-diver.ts';
import { coralBranch, mantaRay, nautilus, seaUrchin } from '../shapes/reef.ts';
import { fill, ring } from '../svg.ts';
import { words } from '../titles/pearl-diver.ts';

const night = 250;
const coral: Paint = { a: [32, 0.17, -0.02], b: [20, 0.15], x: [0.8, 0.1, 40], night };
const manta: Paint = { a: [240, 0.07, -0.14], b: [215, 0.05, 0.04], x: [0.8, 0.1, 200], night };

/** Shafts of daylight in shallow water. */
const scene: Scene = (width, height, c, random) => ({
  body:
    times(4, (i) => {
      const k = 0.1 + i * 0.25;
      return fill(
        `M${n(width * k)} 0H${n(width * (k + 0.13))}L${n(width * (k - 0.1 + i * 0.03))} ${height}H${n(width * (k - 0.42 + i * 0.03))}Z`,
        c.light,
        0.15,
      );
    }) +
    times(14, () =>
      ring(
        random() * width,
        random() * height * 0.8,
        1 + random() * random() * 7,
        c.light,
        1,
        0.25 + random() * 0.5,
      ),
    ) +
    fill(
      `M0 ${height}V${n(height * 0.8)}Q${n(width * 0.1)} ${n(height * 0.7)} ${n(width * 0.17)} ${n(height * 0.8)}T${n(width * 0.4)} ${n(height * 0.84)}T${n(width * 0.66)} ${n(height * 0.86)}T${n(width * 0.88)} ${n(height * 0.78)}T${width} ${n(height * 0.74)}V${height}Z`,
      c.deep,
      0.7,
    ),
});

export const pearlDiver: GameArt = {
  id: 'pearl-diver',
  provider: 'Saltworks',
  paint: { a: [345, 0.11], b: [320, 0.1], x: [0.86, 0.1, 80] },
  sky: [
    [0.82, 0.08, 190],
    [0.68, 0.1, 200],
    [0.3, 0.09, night],
  ],
  glow: { color: [0.98, 0.04, 180], alpha: 0.7 },
  scene,
  tall: [
    { body: mantaRay, x: 86, y: 46, size: 38, turn: 28, paint: manta },
    { body: scallop, x: 42, y: 65, size: 126, turn: -10 },
    { body: coralBranch, x: 96, y: 90, size: 52, turn: 10, paint: coral },
  ],
  square: [
    { body: scallop, x: 38, y: 65, size: 92, turn: -12 },
    { body: coralBranch, x: 92, y: 80, size: 44, turn: 8, paint: coral },
  ],
  wide: [
    { body: scallop, x: 9, y: 78, size: 36, turn: -8 },
    { body: coralBranch, x: 94, y: 74, size: 28, turn: 6, paint: coral },
    { body: mantaRay, x: 88, y: 22, size: 20, turn: -24, paint: manta },
  ],
  title: {
    words,
    sign: ['#fffdf9', '#fbd3e2', '#05262f'],
    place: 'top',
    max: 42,
    fill: [
      [0.995, 0.01, 85],
      [0.93, 0.06, 340],
    ],
  },
  symbols: [
    {
      id: 'black-pearl',
      body: blackPearl,
      paint: { a: [290, 0.06, -0.2], b: [290, 0.06], x: [0.88, 0.1, 85], night },
    },
    {
      id: 'open-oyster',
      body: openOyster,
      paint: { a: [255, 0.05, -0.08], b: [345, 0.07, 0.12], x: [0.9, 0.1, 80], night },
    },
    {
      id: 'diver',
      body: diver,
      paint: { a: [55, 0.08, 0.02], b: [70, 0.12, -0.1], x: [0.5, 0.17, 255], night },
    },
    {
      id: 'brass-helmet',
      body: brassHelmet,
      paint: { a: [75, 0.12], b: [58, 0.11], x: [0.8, 0.12, 190], night },
      size: 92,
    },
    {
      id: 'manta-ray',
      body: mantaRay,
      paint: { a: [235, 0.11, -0.06], b: [210, 0.05, 0.1], x: [0.8, 0.1, 200], night },
    },
    {
      id: 'dive-lamp',
      body: diveLamp,
      paint: { a: [158, 0.1, -0.06], b: [158, 0.08], x: [0.8, 0.1, 80], night },
      size: 92,
    },
    {
      id: 'nautilus',
      body: nautilus,
      paint: { a: [75, 0.05, 0.1], b: [40, 0.12], x: [0.58, 0.14, 42], night },
      size: 92,
    },
    {
      id: 'coral-branch',
      body: coralBranch,
      paint: { a: [24, 0.2, -0.06], b: [15, 0.18], x: [0.8, 0.1, 30], night },
      size: 94,
    },
    {
      id: 'sea-urchin',
      body: seaUrchin,
      paint: { a: [308, 0.15, -0.08], b: [300, 0.16, -0.16], x: [0.85, 0.1, 310], night },
    },
    {
      id: 'rope-knot',
      body: ropeKnot,
      paint: { a: [78, 0.09], b: [70, 0.08], x: [0.8, 0.09, 80], night },
      size: 92,
    },
  ],
};
