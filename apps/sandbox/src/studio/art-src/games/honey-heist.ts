import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import {
  combBar,
  drip,
  getawayCar,
  honeyJar,
  picklocks,
  planner,
  pool,
  smoker,
  torch,
  vault,
  veil,
} from '../shapes/honey-heist.ts';
import { fill, line } from '../svg.ts';
import { words } from '../titles/honey-heist.ts';

const night = 70;
const steel: Paint = { a: [75, 0.02, -0.16], b: [70, 0.03, -0.34], x: [0.8, 0.17, 75], night };
const boss: Paint = { a: [70, 0.02, -0.36], b: [60, 0.04, -0.2], x: [0.76, 0.17, 72], night };

/** An office at night: a street lamp through the blinds, rooftops behind them, honey on the sill. */
const scene: Scene = (width, height, c) => {
  const wide = width > height;
  const left = wide ? width * 0.24 : width * 0.14;
  const right = wide ? width * 0.76 : width * 1.02;
  // Played wide, the title hangs over the blinds.
  const top = height * (wide ? 0.19 : 0.05);
  const foot = height * (wide ? 0.72 : 0.62);
  const w = right - left;
  const slats = wide ? 9 : 14;
  const step = (foot - top) / slats;
  const honey = oklch(0.78, 0.17, 72);
  const dark = oklch(0.13, 0.02, night);
  return {
    body:
      fill(`M${n(left)} ${n(top)}H${n(right)}V${n(foot)}H${n(left)}Z`, oklch(0.86, 0.14, 82)) +
      times(6, (i) => {
        const x = left + (w / 6) * i;
        const h = (foot - top) * (0.3 + ((i * 37) % 50) / 100);
        return fill(
          `M${n(x)} ${n(foot)}V${n(foot - h)}H${n(x + w / 12)}V${n(foot - h - (i % 2) * 9)}H${n(x + w / 6 + 1)}V${n(foot)}Z`,
          oklch(0.42, 0.09, 60),
        );
      }) +
      times(slats, (i) => {
        const y = top + step * i;
        return (
          fill(
            `M${n(left - 4)} ${n(y)}H${n(right + 4)}L${n(right)} ${n(y + step * 0.56)}H${n(left)}Z`,
            dark,
          ) + fill(`M${n(left)} ${n(y + step * 0.5)}H${n(right)}v1.200H${n(left)}Z`, honey, 0.8)
        );
      }) +
      line(
        `M${n(left + w * 0.2)} ${n(top)}V${n(foot)}M${n(left + w * 0.8)} ${n(top)}V${n(foot)}`,
        oklch(0.3, 0.04, night),
        1.4,
      ) +
      times(5, (i) => {
        const y = foot + (height - foot) * (0.16 + i * 0.17);
        const shift = (i + 1) * width * 0.05;
        return fill(
          `M${n(left - shift)} ${n(y)}H${n(right - shift * 0.4)}L${n(right - shift * 0.2 - width * 0.05)} ${n(y + (height - foot) * 0.07)}H${n(left - shift - width * 0.05)}Z`,
          honey,
          0.34 - i * 0.045,
        );
      }) +
      fill(`M0 ${n(foot)}H${width}v5H0Z`, oklch(0.3, 0.05, 60)) +
      pool(
        wide ? width * 0.1 : width * 0.52,
        foot + (height - foot) * 0.34,
        width * (wide ? 0.13 : 0.42),
        honey,
      ) +
      fill(`M0 0H${width}V3${times(7, (i) => `L${n(width - (width / 7) * i)} 3`)}L0 3Z`, honey) +
      times(9, (i) =>
        fill(
          drip(
            (width / 8) * i,
            2,
            width * (wide ? 0.028 : 0.055),
            wide && i > 1 && i < 8 ? 5 : 12 + ((i * 29) % 34) * (wide ? 0.7 : 1),
          ),
          i % 3 ? honey : c.lamp,
        ),
      ),
  };
};

export const honeyHeist: GameArt = {
  id: 'honey-heist',
  provider: 'Oddfellow',
  paint: { a: steel.a, b: steel.b, x: steel.x },
  sky: [
    [0.17, 0.02, night],
    [0.22, 0.04, night],
    [0.12, 0.02, night],
  ],
  glow: { color: [0.8, 0.15, 75], alpha: 0.25 },
  scene,
  tall: [{ body: planner, x: 50, y: 34, size: 90, paint: boss }],
  square: [{ body: planner, x: 50, y: 30, size: 66, paint: boss }],
  wide: [
    { body: vault, x: 10, y: 62, size: 30 },
    { body: planner, x: 91, y: 70, size: 32, paint: boss },
  ],
  title: {
    words,
    sign: ['#fff3cf', '#f2b02a', '#150d04'],
    max: 56,
    fill: [
      [0.98, 0.06, 92],
      [0.8, 0.17, 75],
    ],
  },
  symbols: [
    { id: 'vault', body: vault, paint: steel, size: 90 },
    { id: 'planner', body: planner, paint: { ...boss, a: [285, 0.06, -0.26] }, size: 94 },
    {
      id: 'getaway-car',
      body: getawayCar,
      paint: { a: [25, 0.17, -0.16], b: [215, 0.06, 0], x: [0.86, 0.1, 85], night },
      size: 84,
    },
    {
      id: 'honey-jar',
      body: honeyJar,
      paint: { a: [80, 0.05, 0.08], b: [80, 0.05, 0.05], x: [0.74, 0.17, 66], night },
      size: 90,
    },
    {
      id: 'comb-bar',
      body: combBar,
      paint: { a: [86, 0.16, 0.04], b: [66, 0.15, -0.1], x: [0.9, 0.14, 92], night },
      size: 94,
    },
    {
      id: 'veil',
      body: veil,
      paint: { a: [95, 0.06, 0.04], b: [110, 0.03, 0.04], x: [0.8, 0.16, 75], night },
      size: 90,
    },
    {
      id: 'smoker',
      body: smoker,
      paint: { a: [230, 0.04, -0.04], b: [40, 0.13, -0.1], x: [0.3, 0.03, 70], night },
      size: 80,
    },
    {
      id: 'torch',
      body: torch,
      paint: { a: [255, 0.09, -0.2], b: [250, 0.03, 0], x: [0.62, 0.2, 28], night },
      size: 82,
    },
    {
      id: 'picklocks',
      body: picklocks,
      paint: { a: [200, 0.04, 0.06], b: [80, 0.14, -0.02], x: [0.6, 0.12, 165], night },
      size: 92,
    },
  ],
};
