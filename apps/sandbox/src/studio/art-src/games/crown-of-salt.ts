import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import {
  clusterCrystal,
  cubeCrystal,
  hexCrystal,
  mineGate,
  octahedronCrystal,
  saltCellar,
  saltCrown,
  saltHeap,
  saltQueen,
  sceptre,
  signetRing,
} from '../shapes/crown-of-salt.ts';
import { fill } from '../svg.ts';
import { words } from '../titles/crown-of-salt.ts';

const night = 255;
const crystal = (a: Paint['a']): Paint => ({ a, b: a, x: [0.8, 0.1, a[0]], night });
const crown: Paint = { a: [82, 0.14], b: [225, 0.035, 0.08], x: [0.55, 0.2, 24], night };

/** The nave of a salt mine: pillars hewn from pale salt, daylight from a shaft. */
const scene: Scene = (width, height, c) => ({
  body:
    times(4, (i) => {
      const x = width * i * 0.31;
      const w = width * 0.11;
      return (
        fill(
          `M${n(x - w * 0.5)} 0H${n(x + w * 1.4)}L${n(x + w)} ${n(height * 0.16)}V${height}H${n(x)}V${n(height * 0.16)}Z`,
          c.far,
          0.55,
        ) +
        fill(
          `M${n(x + w * 0.6)} ${n(height * 0.16)}H${n(x + w)}V${height}H${n(x + w * 0.6)}Z`,
          c.near,
          0.4,
        )
      );
    }) +
    fill(
      `M${n(width * 0.36)} 0H${n(width * 0.66)}L${n(width * 1.06)} ${height}H${n(-width * 0.04)}Z`,
      c.light,
      0.45,
    ) +
    fill(
      `M${n(width * 0.45)} 0H${n(width * 0.58)}L${n(width * 0.86)} ${height}H${n(width * 0.16)}Z`,
      c.light,
      0.4,
    ),
});

const front: Scene = (width, height) => ({
  body: saltHeap(
    width,
    height,
    height * (width > height ? 0.86 : 0.6),
    oklch(0.96, 0.012, 225),
    oklch(0.82, 0.04, 235),
  ),
});

export const crownOfSalt: GameArt = {
  id: 'crown-of-salt',
  provider: 'Saltworks',
  paint: { a: crown.a, b: crown.b, x: crown.x },
  sky: [
    [0.6, 0.06, 245],
    [0.8, 0.05, 230],
    [0.62, 0.07, 245],
  ],
  glow: { color: [0.99, 0.03, 90], alpha: 0.75 },
  scene,
  front,
  tall: [{ body: saltCrown, x: 44, y: 40, size: 104, turn: -13 }],
  square: [{ body: saltCrown, x: 60, y: 34, size: 76, turn: -10 }],
  wide: [
    { body: saltCrown, x: 10, y: 66, size: 32, turn: -14 },
    { body: clusterCrystal, x: 93, y: 70, size: 24, paint: crystal([220, 0.06, 0.04]) },
  ],
  title: {
    words,
    sign: ['#2f5f9c', '#14305c', '#fbfdff'],
    onLight: true,
    edge: [0.99, 0.01, 230],
    fill: [
      [0.42, 0.1, 250],
      [0.28, 0.09, 258],
    ],
  },
  symbols: [
    { id: 'salt-crown', body: saltCrown, paint: crown },
    {
      id: 'mine-gate',
      body: mineGate,
      paint: { a: [55, 0.08, -0.1], b: [225, 0.02, 0.12], x: [0.85, 0.13, 80], night },
      size: 94,
    },
    {
      id: 'salt-queen',
      body: saltQueen,
      paint: { a: [52, 0.06, 0.1], b: [262, 0.1, -0.22], x: [0.46, 0.14, 18], night },
    },
    {
      id: 'sceptre',
      body: sceptre,
      paint: { a: [82, 0.14], b: [75, 0.15, -0.1], x: [0.78, 0.1, 205], night },
      size: 90,
    },
    {
      id: 'signet-ring',
      body: signetRing,
      paint: { a: [84, 0.14], b: [75, 0.14], x: [0.48, 0.19, 22], night },
      size: 94,
    },
    {
      id: 'salt-cellar',
      body: saltCellar,
      paint: { a: [250, 0.03, 0], b: [82, 0.13], x: [0.55, 0.1, 250], night },
      size: 94,
    },
    { id: 'amber-crystal', body: hexCrystal, paint: crystal([72, 0.16]), size: 92 },
    { id: 'rose-crystal', body: clusterCrystal, paint: crystal([2, 0.14]) },
    { id: 'jade-crystal', body: octahedronCrystal, paint: crystal([160, 0.13, -0.04]), size: 92 },
    { id: 'azure-crystal', body: cubeCrystal, paint: crystal([235, 0.13]), size: 98 },
  ],
};
