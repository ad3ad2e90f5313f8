import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import { kabuto, katana, swordGuard } from '../shapes/armoury.ts';
import {
  coinString,
  pineBranch,
  redMoon,
  ronin,
  sakeFlask,
  templeGate,
  warFan,
} from '../shapes/ronin-moon.ts';
import { fill } from '../svg.ts';
import { words } from '../titles/ronin-moon.ts';

const night = 22;
const vermilion: Paint = { a: [40, 0.21, -0.14], b: [30, 0.18], x: [0.82, 0.13, 82], night };
const pine: Paint = { a: [160, 0.1, -0.12], b: [50, 0.07, -0.18], x: [0.6, 0.1, 160], night };

/** A vermilion moon over hills cut from paper. */
const scene: Scene = (width, height, c) => {
  const wide = width > height;
  const r = wide ? height * 0.36 : Math.min(width * 0.5, height * 0.42);
  return {
    body:
      `<circle cx="${n(width * (wide ? 0.5 : 0.56))}" cy="${n(height * (wide ? 0.44 : 0.38))}" r="${n(r)}" fill="${c.x}"/>` +
      times(3, (i) => {
        const y = height * (0.68 + i * 0.09);
        const step = width * (0.26 - i * 0.04);
        let d = `M${n(-step * (0.3 + i * 0.3))} ${n(y)}`;
        for (let x = -step; x < width + step; x += step)
          d += `q${n(step / 2)} ${n(-step * 0.62)} ${n(step)} 0`;
        return fill(`${d}V${height}H-60Z`, [c.far, c.near, c.deep][i] ?? c.deep, 0.9);
      }),
  };
};

export const roninMoon: GameArt = {
  id: 'ronin-moon',
  provider: 'Northlight',
  paint: { a: [270, 0.05], b: [20, 0.17], x: [0.6, 0.21, 29] },
  sky: [
    [0.93, 0.03, 80],
    [0.88, 0.05, 70],
    [0.3, 0.12, night],
  ],
  glow: { color: [0.97, 0.02, 85], alpha: 0.3 },
  scene,
  tall: [
    {
      body: kabuto,
      x: 50,
      y: 36,
      size: 96,
      paint: { a: [270, 0.05], b: [20, 0.17], x: [0.8, 0.13, 80], night },
    },
    { body: pineBranch, x: 96, y: 14, size: 62, turn: 30, paint: pine },
  ],
  square: [
    {
      body: kabuto,
      x: 50,
      y: 25,
      size: 60,
      paint: { a: [270, 0.05], b: [20, 0.17], x: [0.8, 0.13, 80], night },
    },
    { body: pineBranch, x: 96, y: 16, size: 50, turn: 30, paint: pine },
  ],
  wide: [
    { body: pineBranch, x: 95, y: 36, size: 42, paint: pine },
    {
      body: ronin,
      x: 9,
      y: 66,
      size: 34,
      paint: { a: [75, 0.08, -0.02], b: [265, 0.07, -0.2], x: [0.8, 0.13, 80], night },
    },
  ],
  title: {
    words,
    sign: ['#fffaf0', '#f2dcb8', '#3a0508'],
    max: 48,
    fill: [
      [0.99, 0.02, 85],
      [0.93, 0.05, 80],
    ],
  },
  symbols: [
    { id: 'red-moon', body: redMoon, paint: vermilion },
    {
      id: 'temple-gate',
      body: templeGate,
      paint: { a: [44, 0.2, -0.1], b: [30, 0.18], x: [0.85, 0.13, 85], night },
      size: 94,
    },
    {
      id: 'ronin',
      body: ronin,
      paint: { a: [80, 0.09, 0], b: [265, 0.09, -0.16], x: [0.8, 0.13, 80], night },
    },
    {
      id: 'kabuto',
      body: kabuto,
      paint: { a: [270, 0.05], b: [30, 0.18, -0.1], x: [0.8, 0.13, 80], night },
      size: 92,
    },
    {
      id: 'katana',
      body: katana,
      paint: { a: [240, 0.02, 0.1], b: [290, 0.06, -0.3], x: [0.8, 0.13, 82], night },
      size: 94,
    },
    {
      id: 'war-fan',
      body: warFan,
      paint: { a: [85, 0.03, 0.12], b: [80, 0.12], x: [0.57, 0.21, 29], night },
    },
    {
      id: 'sword-guard',
      body: swordGuard,
      paint: { a: [285, 0.03, -0.16], b: [80, 0.13], x: [0.8, 0.13, 82], night },
    },
    {
      id: 'sake-flask',
      body: sakeFlask,
      paint: { a: [220, 0.03, 0.1], b: [255, 0.13, -0.16], x: [0.6, 0.2, 29], night },
    },
    {
      id: 'pine-branch',
      body: pineBranch,
      paint: { a: [155, 0.12, -0.04], b: [50, 0.09, -0.1], x: [0.6, 0.1, 160], night },
    },
    {
      id: 'coin-string',
      body: coinString,
      paint: { a: [75, 0.11, -0.02], b: [60, 0.1], x: [0.8, 0.13, 80], night },
    },
  ],
};
