import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, ribbon, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import {
  buoy,
  divingBell,
  eel,
  kelp,
  lobsterPot,
  scallop,
  shipsBell,
  starfish,
} from '../shapes/bell-and-brine.ts';
import { fill, linear, ring } from '../svg.ts';
import { words } from '../titles/bell-and-brine.ts';

const night = 245;
const rust: Paint = { a: [48, 0.14, -0.08], b: [70, 0.09, -0.12], x: [0.62, 0.1, 215], night };
const conger: Paint = { a: [265, 0.07, -0.18], b: [280, 0.08, -0.26], x: [0.78, 0.1, 210], night };

/** Deep water: shafts from a far surface, a drowned hull, salt hanging in the light. */
const scene: Scene = (width, height, c, random) => {
  const wide = width > height;
  const shaft = (x: number, spread: number): string =>
    fill(
      `M${n(width * x)}-6H${n(width * (x + 0.1))}L${n(width * (x + 0.1 + spread))} ${n(height * 0.9)}H${n(width * (x - spread * 0.6))}Z`,
      `url(#${c.id}s)`,
    );
  const keel = height * (wide ? 0.78 : 0.7);
  const rib = (i: number): string =>
    fill(
      ribbon(
        [
          [width * (0.3 + i * 0.1), height],
          [width * (0.24 + i * 0.115), keel],
          [width * (0.3 + i * 0.115), keel - height * (0.2 + (i % 3) * 0.03)],
        ],
        width * 0.026,
        width * 0.008,
      ),
      c.near,
      0.9,
    );
  return {
    defs: linear(`${c.id}s`, [
      [0, c.light, 0.55],
      [1, c.light, 0],
    ]),
    body:
      fill(
        `M0 0H${width}V${n(height * 0.05)}Q${n(width * 0.8)} ${n(height * 0.1)} ${n(width * 0.6)} ${n(height * 0.05)}T${n(width * 0.2)} ${n(height * 0.06)}T0 ${n(height * 0.05)}Z`,
        oklch(0.93, 0.05, 205),
        0.75,
      ) +
      shaft(0.1, 0.2) +
      shaft(0.42, 0.3) +
      shaft(0.74, 0.24) +
      fill(
        `M${n(width * 0.1)} ${height}Q${n(width * 0.3)} ${n(keel)} ${n(width * 0.7)} ${n(keel + 6)}T${n(width * 1.1)} ${n(keel - 10)}V${height}Z`,
        c.far,
        0.8,
      ) +
      times(6, rib) +
      times(16, () =>
        ring(
          random() * width,
          height * (0.1 + random() * 0.7),
          1 + random() * 3.4,
          oklch(0.93, 0.04, 210),
          0.8,
          0.6,
        ),
      ) +
      fill(
        `M0 ${n(height * 0.92)}Q${n(width * 0.25)} ${n(height * 0.85)} ${n(width * 0.5)} ${n(height * 0.92)}T${width} ${n(height * 0.9)}V${height}H0Z`,
        c.deep,
      ),
  };
};

export const bellAndBrine: GameArt = {
  id: 'bell-and-brine',
  provider: 'Saltworks',
  paint: { a: rust.a, b: rust.b, x: rust.x },
  sky: [
    [0.62, 0.09, 220],
    [0.38, 0.09, 238],
    [0.14, 0.05, night],
  ],
  glow: { color: [0.93, 0.06, 205], alpha: 0.4 },
  scene,
  tall: [
    { body: divingBell, x: 70, y: 34, size: 100, turn: 7 },
    { body: eel, x: 16, y: 46, size: 54, turn: -8, paint: conger },
  ],
  square: [
    { body: divingBell, x: 74, y: 34, size: 78, turn: 7 },
    { body: eel, x: 20, y: 46, size: 42, turn: -8, paint: conger },
  ],
  wide: [
    { body: divingBell, x: 6, y: 50, size: 34, turn: -5 },
    { body: eel, x: 94, y: 62, size: 27, paint: conger },
    {
      body: kelp,
      x: 101,
      y: 84,
      size: 20,
      turn: -8,
      paint: { a: [120, 0.12, -0.16], b: [105, 0.11, -0.26], x: [0.6, 0.12, 95], night },
    },
  ],
  title: {
    words,
    sign: ['#ffffff', '#ffc891', '#081320'],
    max: 62,
    fill: [
      [0.99, 0.02, 80],
      [0.86, 0.11, 62],
    ],
  },
  symbols: [
    { id: 'diving-bell', body: divingBell, size: 80 },
    {
      id: 'ships-bell',
      body: shipsBell,
      paint: { a: [86, 0.15, 0.04], b: [60, 0.12, -0.1], x: [0.97, 0.05, 95], night },
      size: 84,
    },
    { id: 'eel', body: eel, paint: conger, size: 88 },
    {
      id: 'buoy',
      body: buoy,
      paint: { a: [25, 0.2, -0.14], b: [240, 0.03, -0.14], x: [0.58, 0.11, 225], night },
      size: 86,
    },
    {
      id: 'lobster-pot',
      body: lobsterPot,
      paint: { a: [75, 0.1, -0.06], b: [60, 0.09, -0.2], x: [0.5, 0.17, 30], night },
      size: 86,
    },
    {
      id: 'scallop',
      body: scallop,
      paint: { a: [40, 0.09, 0.08], b: [30, 0.11, -0.04], x: [0.64, 0.14, 20], night },
      size: 84,
    },
    {
      id: 'starfish',
      body: starfish,
      paint: { a: [350, 0.15, -0.06], b: [80, 0.08, 0.1], x: [0.86, 0.1, 70], night },
      size: 88,
    },
    {
      id: 'kelp',
      body: kelp,
      paint: { a: [135, 0.15, -0.06], b: [120, 0.14, -0.18], x: [0.8, 0.14, 100], night },
      size: 84,
    },
  ],
};
