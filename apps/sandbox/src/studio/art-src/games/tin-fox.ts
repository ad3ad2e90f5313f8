import { oklch } from '../color.ts';
import type { GameArt, Scene } from '../game.ts';
import { n, polar, times } from '../geometry.ts';
import type { Paint } from '../shape.ts';
import { clockwork, fox, gauge, gear, key, lamp, rose, spark, spring } from '../shapes/tin-fox.ts';
import { fill, group, line } from '../svg.ts';
import { words } from '../titles/tin-fox.ts';

const night = 168;
const copper: Paint = { a: [46, 0.15, -0.06], b: [85, 0.05, 0.04], x: [0.72, 0.17, 50], night };
const brass: Paint['a'] = [82, 0.13, 0];

/** Stepped fans of a cinema's front, rising from a point. */
const fan = (
  x: number,
  y: number,
  reach: number,
  colors: readonly [string, string, string],
): string =>
  times(9, (i) => {
    const a = Math.PI + (i * Math.PI) / 9;
    const b = a + Math.PI / 9;
    const r = reach * (1 - Math.abs(i - 4) * 0.09);
    return (
      fill(`M${n(x)} ${n(y)}L${polar(x, y, r, a)}L${polar(x, y, r, b)}Z`, colors[i % 2 ? 0 : 1]) +
      line(
        `M${polar(x, y, r * 0.93, a + 0.02)}L${polar(x, y, r * 0.93, b - 0.02)}`,
        colors[2],
        2.2,
      ) +
      line(
        `M${polar(x, y, r * 0.8, a + 0.02)}L${polar(x, y, r * 0.8, b - 0.02)}`,
        colors[2],
        1,
        0.7,
      )
    );
  });

/** The lobby of a picture house: a fan over stepped pilasters, a polished floor. */
const scene: Scene = (width, height) => {
  const wide = width > height;
  const foot = height * (wide ? 0.86 : 0.76);
  const dark = oklch(0.2, 0.05, night);
  const green = oklch(0.36, 0.09, night);
  const metal = oklch(0.72, 0.13, 62);
  const step = (x: number, flip: 1 | -1): string =>
    times(4, (i) => {
      const w = (wide ? width * 0.05 : width * 0.055) * (4 - i);
      const top = height * (0.06 + i * 0.15);
      const left = flip > 0 ? x : x - w;
      return (
        fill(
          `M${n(left)} ${n(top)}h${n(w)}V${n(foot)}h${n(-w)}Z`,
          oklch(0.2 + i * 0.035, 0.05 + i * 0.01, night),
        ) +
        line(
          `M${n(flip > 0 ? left + w : left)} ${n(top)}V${n(foot)}M${n(left)} ${n(top)}h${n(w)}`,
          metal,
          1.3,
          0.85,
        )
      );
    });
  return {
    body:
      fan(width / 2, foot, wide ? height * 1.12 : height * 0.86, [green, dark, metal]) +
      step(0, 1) +
      step(width, -1) +
      fill(`M0 ${n(foot)}H${width}V${height}H0Z`, dark) +
      fill(`M0 ${n(foot)}H${width}v2.500H0Z`, metal) +
      times(9, (i) => {
        const x = (width / 8) * i;
        return line(
          `M${n(width / 2 + (x - width / 2) * 0.7)} ${n(foot + 3)}L${n(x + (x - width / 2) * 0.6)} ${height}`,
          metal,
          0.8,
          0.35,
        );
      }) +
      group(`translate(0 ${n(foot + height * 0.06)})`, line(`M0 0H${width}`, metal, 0.8, 0.35)),
  };
};

export const tinFox: GameArt = {
  id: 'tin-fox',
  provider: 'Kite Studio',
  paint: { a: copper.a, b: copper.b, x: copper.x },
  sky: [
    [0.3, 0.08, night],
    [0.26, 0.07, night],
    [0.15, 0.04, night],
  ],
  glow: { color: [0.85, 0.14, 75], alpha: 0.4 },
  scene,
  tall: [
    {
      body: gear,
      x: 14,
      y: 13,
      size: 34,
      turn: 10,
      paint: { ...copper, a: brass, b: [60, 0.12, -0.1] },
    },
    { body: gear, x: 90, y: 20, size: 26, turn: 24, paint: { ...copper, b: brass } },
    { body: fox, x: 50, y: 47, size: 92 },
  ],
  square: [{ body: fox, x: 50, y: 40, size: 70 }],
  wide: [
    { body: fox, x: 9, y: 58, size: 30 },
    {
      body: gear,
      x: 93,
      y: 64,
      size: 22,
      turn: 14,
      paint: { ...copper, a: brass, b: [60, 0.12, -0.1] },
    },
    { body: gear, x: 84, y: 90, size: 14, turn: 6 },
  ],
  title: {
    words,
    sign: ['#fff4dd', '#f2ae6b', '#06231b'],
    max: 54,
    fill: [
      [0.98, 0.05, 85],
      [0.8, 0.13, 62],
    ],
  },
  symbols: [
    {
      id: 'spark',
      body: spark,
      paint: { a: [85, 0.16, 0.06], b: [205, 0.12, 0.04], x: [0.86, 0.16, 85], night },
      size: 92,
    },
    { id: 'tin-fox', body: fox, paint: copper, size: 88 },
    {
      id: 'clockwork',
      body: clockwork,
      paint: { a: brass, b: [30, 0.13, -0.1], x: [0.6, 0.2, 20], night },
      size: 88,
    },
    {
      id: 'steel-rose',
      body: rose,
      paint: { a: [8, 0.16, -0.14], b: [170, 0.08, -0.12], x: [0.68, 0.17, 12], night },
      size: 84,
    },
    {
      id: 'winding-key',
      body: key,
      paint: { a: [92, 0.14, 0.06], b: [245, 0.03, 0.02], x: [0.55, 0.18, 30], night },
      size: 80,
    },
    {
      id: 'gauge',
      body: gauge,
      paint: { a: [240, 0.05, -0.08], b: brass, x: [0.9, 0.1, 90], night },
      size: 90,
    },
    {
      id: 'spring',
      body: spring,
      paint: { a: [255, 0.09, 0], b: [260, 0.05, -0.12], x: [0.8, 0.1, 250], night },
      size: 84,
    },
    {
      id: 'gear',
      body: gear,
      paint: { a: [38, 0.14, -0.08], b: brass, x: [0.8, 0.1, 80], night },
      size: 86,
    },
    {
      id: 'lamp',
      body: lamp,
      paint: { a: brass, b: [195, 0.09, 0.02], x: [0.9, 0.15, 85], night },
      size: 92,
    },
  ],
};
