import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import { rays } from '../scenery.ts';
import type { Paint } from '../shape.ts';
import {
  beaconLamp,
  bell,
  cherries,
  doubleBar,
  lemon,
  seven,
  singleBar,
  stormLantern,
  tripleBar,
} from '../shapes/seven-lamps.ts';
import { dot, line, radial } from '../svg.ts';
import { words } from '../titles/seven-lamps.ts';

const night = 20;
const beacon: Paint = { a: [80, 0.13, 0.1], b: [70, 0.13], x: [0.9, 0.12, 85], night };
const plate = (a: Paint['a'], x: Paint['x']): Paint => ({ a, b: a, x, night });

/** Seven bulbs on a wire across the top, and light behind the numeral. */
const scene: Scene = (width, height, c) => {
  const sag = height * 0.08;
  const drop = (t: number): number => 8 + sag * (1 - (2 * t - 1) ** 2);
  return {
    defs: radial(
      `${c.id}r`,
      [
        [0, c.light, 0.55],
        [1, c.light, 0],
      ],
      `gradientUnits="userSpaceOnUse" cx="${n(width * 0.55)}" cy="${n(height * 0.42)}" r="${width}"`,
    ),
    body:
      rays(width * 0.55, height * 0.42, Math.max(width, height) * 1.3, 16, `url(#${c.id}r)`, 1) +
      line(`M-4 8Q${n(width / 2)} ${n(8 + sag * 2)} ${width + 4} 8`, c.deep, 1.6) +
      times(7, (i) => {
        const t = (i + 0.5) / 7;
        const x = width * t;
        const y = drop(t) + 5;
        return (
          dot(x, y, 11, c.lamp, 0.2) + dot(x, y, 4.6, c.lamp) + dot(x - 1.2, y - 1.4, 1.6, '#fff')
        );
      }),
  };
};

export const sevenLamps: GameArt = {
  id: 'seven-lamps',
  provider: 'Northlight',
  paint: { a: [75, 0.15], b: [25, 0.19], x: [0.9, 0.12, 85] },
  sky: [
    [0.35, 0.14, 20],
    [0.45, 0.18, 25],
    [0.16, 0.06, night],
  ],
  glow: { color: [0.8, 0.17, 50], alpha: 0.7 },
  scene,
  tall: [{ body: seven, x: 56, y: 45, size: 120, turn: -8 }],
  square: [{ body: seven, x: 62, y: 43, size: 94, turn: -8 }],
  wide: [
    { body: seven, x: 9, y: 56, size: 40, turn: -10 },
    { body: beaconLamp, x: 92, y: 62, size: 27, turn: 4, paint: beacon },
  ],
  title: {
    words,
    sign: ['#fffbe6', '#ffb22e', '#4a0709'],
    fill: [
      [0.99, 0.03, 90],
      [0.85, 0.15, 70],
    ],
  },
  symbols: [
    { id: 'beacon-lamp', body: beaconLamp, paint: beacon, size: 86 },
    {
      id: 'red-seven',
      body: seven,
      paint: { a: [38, 0.21, -0.14], b: [75, 0.15], x: [0.9, 0.12, 85], night },
      turn: -6,
      size: 96,
    },
    {
      id: 'storm-lantern',
      body: stormLantern,
      paint: { a: [70, 0.15, 0.06], b: [165, 0.09, -0.06], x: [0.68, 0.2, 38], night },
    },
    {
      id: 'ships-bell',
      body: bell,
      paint: { a: [82, 0.15], b: [66, 0.14], x: [0.9, 0.1, 90], night },
      size: 90,
    },
    { id: 'triple-bar', body: tripleBar, paint: plate([85, 0.14], [0.45, 0.19, 25]) },
    { id: 'double-bar', body: doubleBar, paint: plate([250, 0.03, 0.06], [0.4, 0.1, 255]) },
    { id: 'single-bar', body: singleBar, paint: plate([50, 0.12], [0.3, 0.04, 30]) },
    {
      id: 'lemon',
      body: lemon,
      paint: { a: [100, 0.17, 0.04], b: [130, 0.14], x: [0.9, 0.14, 100], night },
      size: 86,
      turn: 10,
    },
    {
      id: 'cherries',
      body: cherries,
      paint: { a: [34, 0.21, -0.15], b: [15, 0.18], x: [0.75, 0.15, 140], night },
      size: 92,
    },
  ],
};
